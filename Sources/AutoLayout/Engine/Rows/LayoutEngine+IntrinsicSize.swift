internal import ConstraintSolver

extension LayoutEngine {
    /// Reads a view's content size and its priorities after they were invalidated.
    func alignIntrinsicRows(of node: LayoutNode) {
        guard node.flags.contains(.needsIntrinsicSize), node.isInUse else { return }
        node.flags.remove(.needsIntrinsicSize)
        guard !node.flags.contains(.isPlain), let view = node.view else { return }
        let size = node.isPlacedByFrame ? View.noIntrinsicSize : contentSize(of: view, node)
        // In a trial the stack is the real one, which must not hear of it. A stack counts the content of a view that is
        // placed by its frame, too.
        if standIns.isEmpty, node.isInUse(in: self), let stack = view.superview as? StackView {
            stack.contentWasRead(of: view, node.isPlacedByFrame ? view.fittedContentSize : size)
        }
        // Who was asked may have taken the view away.
        guard node.isInUse(in: self), size.width >= 0 || size.height >= 0 || node.contentPlace >= 0 else { return }
        let unknowns = items.unknowns[Int(node.slot)]
        var rows = items.content(of: node) ?? IntrinsicRows()
        rows.width = align(rows.width, unknowns.width, size.width, view, .horizontal)
        rows.height = align(rows.height, unknowns.height, size.height, view, .vertical)
        rows.content = size
        items.setContent(rows, of: node)
    }

    /// Reads the height again of content whose width has come out otherwise than it was when its height was read.
    /// - Returns: whether any has changed, so that there is more to solve.
    func fitContent() -> Bool {
        let waiting = awaitingFit.compactMap { self.node(at: $0) }
        awaitingFit.removeAll(keepingCapacity: true)
        for node in waiting {
            guard node.isInUse(in: self), let view = node.view, node.contentPlace >= 0,
                let height = fittedHeight(of: view, node, instead: view.intrinsicContentSize.width),
                node.isInUse(in: self), var rows = items.content(of: node), height != rows.content.height
            else { continue }
            let unknowns = items.unknowns[Int(node.slot)]
            rows.height = align(rows.height, unknowns.height, height, view, .vertical)
            rows.content.height = height
            items.setContent(rows, of: node)
            lastInvalidatingNode = node
            if standIns.isEmpty { view.notifyArrangingStack() }
        }
        // The lines have changed, and with them perhaps where they stand.
        for node in waiting { refreshBaselines(of: node) }
        return needsSolve
    }

    /// How large a view's content is, its height that at the width it has where the height follows the width.
    func contentSize(of view: View, _ node: LayoutNode) -> Size {
        var size = view.checkedIntrinsicContentSize
        if let height = fittedHeight(of: view, node, instead: size.width) { size.height = height }
        return size
    }

    /// The height of a view's content at the width it has, or would like to have while it has none; nil where the height
    /// does not follow the width.
    private func fittedHeight(of view: View, _ node: LayoutNode, instead natural: Double) -> Double? {
        guard node.isInUse(in: self), !node.isPlacedByFrame else { return nil }
        let height = view.intrinsicContentHeight(forWidth: node.solved.width > 0 ? node.solved.width : natural)
        if height == nil {
            node.flags.remove(.heightFollowsWidth)
        } else {
            node.flags.insert(.heightFollowsWidth)
            hasFittedContent = true
        }
        return height?.isUsable == true ? height : nil
    }

    /// - Returns: the rows that there are now.
    private func align(
        _ pair: IntrinsicRows.Pair, _ extent: Int32, _ length: Double, _ view: View, _ axis: Axis
    ) -> IntrinsicRows.Pair {
        needsSolve = true
        let (hugging, resistance) = (
            view.contentHuggingPriority(for: axis), view.contentCompressionResistancePriority(for: axis)
        )
        let solver = solver
        return IntrinsicRows.Pair(
            hugging: align(pair.hugging, solver, extent, .lessThanOrEqual, length, hugging),
            // That it is at least 0 says nothing new, but a row that stays keeps its rank when the content comes back.
            resistance: align(pair.resistance, solver, extent, .greaterThanOrEqual, length, resistance))
    }

    /// - Returns: the index of the row that there is now; none is wanted where there is no length.
    private func align(
        _ row: Int32, _ solver: Solver, _ extent: Int32, _ relation: Relation, _ length: Double,
        _ priority: LayoutPriority
    ) -> Int32 {
        guard length >= 0 else {
            if row >= 0 { remove([solver.handle(ofConstraint: row)]) }
            return -1
        }
        guard row >= 0 else {
            let none: ShortTerm = (0, -1)
            return solver.add(
                ((1, extent), none, none, none), relation, constant: length, priority: priority.rawValue, age: .content)
        }
        let changed: Void? = attempt("A content size of \(length) at \(priority.rawValue)") {
            () throws(SolverError) in
            let present = solver.handle(ofConstraint: row)
            try solver.setConstant(of: present, to: length)
            try solver.setPriority(of: present, to: priority.rawValue)
        }
        return changed == nil ? -1 : row
    }
}
