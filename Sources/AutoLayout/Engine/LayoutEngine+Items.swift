internal import ConstraintSolver

/// How views and guides come into use, and how their frames become rows.
extension LayoutEngine {
    /// The unknowns of an item, made now if it has none; views placed by their frames bring in those they are in.
    @discardableResult
    @inline(__always) func use(_ node: LayoutNode) -> ItemVariables { node.variables ?? bringIn(node) }

    private func bringIn(_ node: LayoutNode) -> ItemVariables {
        guard node.isPlacedByFrame else { return admit(node) }
        var waiting = [node]
        var current = node
        while current.isPlacedByFrame, let parent = current.parent, !parent.isInUse {
            waiting.append(parent)
            current = parent
        }
        for node in waiting.dropFirst().reversed() { admit(node) }
        return admit(node)
    }

    @discardableResult
    private func admit(_ node: LayoutNode) -> ItemVariables {
        label(node)
        let solver = solver
        let variables = ItemVariables(
            x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(isNonNegative: true),
            height: solver.makeVariable(isNonNegative: true))
        items.insert(node, variables)
        alignRows(of: node)
        node.announceSolvedItems()
        return variables
    }

    /// Has an item's own rows brought up to date in the next pass, which brings it into use if nothing has before.
    func refreshRows(of node: LayoutNode) {
        checkThread()
        needsSolve = true
        if node.isInUse { return items.enqueue(node) }
        // Taken out to be changed: then the compiler sees that nothing else uses it meanwhile, and checks nothing.
        var waiting = awaitingUse
        awaitingUse = []
        waiting.append(node)
        awaitingUse = waiting
    }

    /// Brings into use what no constraint mentions: last, so that items are ranked by the constraints on them, wherever
    /// they were before.
    func useWaitingItems() {
        var waiting = awaitingUse
        awaitingUse = []
        for node in waiting where !node.isInUse && node.engine === self { use(node) }
        waiting.removeAll(keepingCapacity: true)
        if awaitingUse.isEmpty { awaitingUse = waiting }
    }

    /// Brings the own rows of all waiting items up to date.
    func refreshItems() {
        while items.awaitingRowsCount > 0 {
            let awaiting = items.takeAwaitingRows()
            for node in awaiting {
                node.flags.remove(.awaitsRows)
                guard node.engine === self else { continue }
                use(node)
                alignRows(of: node)
                alignIntrinsicRows(of: node)
            }
            items.reuse(awaiting)
        }
    }

    /// Rows for the frame where the frame counts.
    private func alignRows(of node: LayoutNode) {
        guard let variables = node.variables else { return }
        guard node.isPlacedByFrame, let view = node.view else {
            if let placement = node.placement {
                node.placement = nil
                remove(placement.all)
                node.flags.insert(.needsIntrinsicSize)
            }
            return
        }
        if let placement = node.placement, placement.parent === node.parent {
            move(placement, to: frameForRows(of: node, view))
        } else {
            if let placement = node.placement { remove(placement.all) }
            node.placement = makePlacement(node, variables, frameForRows(of: node, view))
            node.flags.insert(.needsIntrinsicSize)
        }
    }

    /// The root's own corner is the origin of everything.
    private func frameForRows(of node: LayoutNode, _ view: View) -> Rect {
        let frame = node.parent == nil ? Rect(origin: .zero, size: view.frame.size) : view.frame
        let usable = Rect(
            x: frame.minX.usable, y: frame.minY.usable, width: frame.width.usable, height: frame.height.usable)
        guard frame != usable else { return frame }
        let message =
            "\(node.displayName)'s frame \(frame) is too large for constraints, which take it for \(usable)."
        journal.record(LayoutDiagnostic(kind: .notFinite, message: message, viewName: node.displayName))
        return usable
    }

    private func makePlacement(_ node: LayoutNode, _ variables: ItemVariables, _ frame: Rect) -> PlacementRows? {
        let origin = node.parent.map { use($0) }
        return attempt("The frame of \(node.displayName)") { () throws(SolverError) in
            PlacementRows(
                parent: node.parent,
                x: try makeGiven(variables.x, minus: origin?.x, frame.minX),
                y: try makeGiven(variables.y, minus: origin?.y, frame.minY),
                width: try makeGiven(variables.width, max(0, frame.width)),
                height: try makeGiven(variables.height, max(0, frame.height)))
        }
    }

    private func move(_ placement: PlacementRows, to frame: Rect) {
        attempt("The frame \(frame)") { () throws(SolverError) in
            try solver.setConstant(of: placement.x, to: frame.minX)
            try solver.setConstant(of: placement.y, to: frame.minY)
            try solver.setConstant(of: placement.width, to: max(0, frame.width))
            try solver.setConstant(of: placement.height, to: max(0, frame.height))
        }
    }

    /// The frame of a view is what constraints have to live with: where they cannot, they give way.
    private func makeGiven(
        _ variable: Variable, minus origin: Variable? = nil, _ constant: Double
    ) throws(SolverError) -> Constraint {
        guard let origin else {
            let terms: InlineArray<1, Term> = [Term(variable)]
            return try solver.addGiven(terms.span, constant: constant)
        }
        let terms: InlineArray<2, Term> = [Term(variable), Term(origin, -1)]
        return try solver.addGiven(terms.span, constant: constant)
    }

    func remove(_ rows: [Constraint]) {
        for row in rows {
            attempt("A row") { () throws(SolverError) in try solver.remove(row) }
        }
        needsSolve = true
    }
}
