internal import ConstraintSolver

/// The creation of variables for views and guides, and the translation of their frames into rows.
extension LayoutEngine {
    /// The variables of an item, made now if it has none.
    @discardableResult
    package func use(_ node: LayoutNode) -> ItemVariables { node.variables ?? makeVariables(node) }

    /// The variables of the item at a slot; the item must be in use.
    func variables(at slot: Int32) -> ItemVariables {
        let (unknowns, solver) = (items.unknowns[Int(slot)], solver)
        return ItemVariables(
            x: solver.handle(ofVariable: unknowns.x), y: solver.handle(ofVariable: unknowns.y),
            width: solver.handle(ofVariable: unknowns.width), height: solver.handle(ofVariable: unknowns.height))
    }

    private func makeVariables(_ node: LayoutNode) -> ItemVariables {
        label(node)
        items.bringIntoUse(items.slot(of: node), ItemUnknowns(in: solver), hasFrame: true)
        if node.isPlacedByFrame { alignRows(of: node) }
        return variables(at: node.slot)
    }

    /// Makes the next pass update an item's own rows, and bring the item into use if nothing else has.
    func refreshRows(of node: LayoutNode) {
        checkThread()
        pending.requestSolve()
        if node.isInUse { return items.enqueue(node) }
        var waiting = pending.takeAwaitingVariables()
        if waiting.isEmpty { waiting.reserveCapacity(16) }
        waiting.append(items.register(node))
        pending.setAwaitingVariables(waiting)
    }

    /// Brings items into use that no constraint mentions. These items come last, so that constraints determine the
    /// order of the others.
    func makeRequestedVariables() {
        var waiting = pending.takeAwaitingVariables()
        if !waiting.isEmpty { pending.keepUnmentioned(where: items.holds) }
        for item in waiting where items.holds(item) {
            if !item.node.isInUse {
                use(item.node)
                pending.gotVariables(unmentioned: item)
            }
            // Most guides have no content, and therefore are not listed when they come into use.
            if item.node.guide?.contentGuide != nil { items.enqueue(item.node) }
        }
        // After a large first layout, the list's storage is too large to keep for edits.
        guard pending.awaitingVariables.isEmpty, waiting.count <= 256 else { return }
        waiting.removeAll(keepingCapacity: true)
        pending.setAwaitingVariables(waiting)
    }

    /// Updates each queued item's own rows.
    func refreshItems() {
        while items.awaitingRowsCount > 0 {
            let awaiting = items.takeAwaitingRows()
            for slot in awaiting {
                guard let node = items.awaitingNode(at: slot) else { continue }
                node.flags.remove(.awaitsRows)
                if !node.isInUse { use(node) }
                alignRows(of: node)
                alignIntrinsicRows(of: node)
            }
            items.reuse(awaiting)
        }
    }

    /// Updates or adds the rows for the frame of an item that is placed by its frame; removes those of any other item.
    func alignRows(of node: LayoutNode) {
        guard node.isPlacedByFrame, let view = node.view else {
            if let placement = node.placement {
                node.placement = nil
                remove(placement.all)
                node.flags.insert(.needsIntrinsicSize)
            }
            return
        }
        let frame = frameForRows(of: node, view)
        if let placement = node.placement {
            move(placement, to: frame)
        } else if let variables = node.variables {
            node.placement = makePlacement(node, variables, frame)
            node.flags.insert(.needsIntrinsicSize)
        }
    }

    /// The frame that the rows express; a root's corner is the origin. Numbers that are too large for constraints are
    /// reported and limited.
    private func frameForRows(of node: LayoutNode, _ view: View) -> Rect {
        let frame = Rect(origin: node.parent == nil ? .zero : view.frame.origin, size: view.frame.size)
        let usable = Rect(
            x: frame.minX.usable, y: frame.minY.usable, width: frame.width.usable, height: frame.height.usable)
        if frame != usable { reportUnusable(frame, takenFor: usable, of: node) }
        return usable
    }

    private func makePlacement(_ node: LayoutNode, _ variables: ItemVariables, _ frame: Rect) -> PlacementRows? {
        attempt("The frame of \(node.displayName)") { () throws(SolverError) in
            PlacementRows(
                x: try makeGiven(variables.x, frame.minX), y: try makeGiven(variables.y, frame.minY),
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

    /// Adds a row that sets a variable to a component of a frame. Constraints that contradict the row are dropped.
    private func makeGiven(_ variable: Variable, _ constant: Double) throws(SolverError) -> Constraint {
        try solver.addDefinition(CollectionOfOne(Term(variable)).span, constant: constant)
    }

    func remove(_ rows: [Constraint]) {
        for row in rows {
            attempt("A row") { () throws(SolverError) in try solver.remove(row) }
        }
        pending.requestSolve()
    }
}
