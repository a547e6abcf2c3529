internal import ConstraintSolver

extension LayoutEngine {
    /// Reads how large a view's content is, and how much that counts, where somebody has said that it changed.
    func alignIntrinsicRows(of node: LayoutNode) {
        guard node.flags.contains(.needsIntrinsicSize), node.isInUse else { return }
        node.flags.remove(.needsIntrinsicSize)
        guard !node.flags.contains(.isPlain), let view = node.view else { return }
        let size = node.isPlacedByFrame ? View.noIntrinsicSize : contentSize(of: view, node)
        // Who was asked may have taken the view away.
        guard node.engine === self, let variables = node.variables else { return }
        if node.intrinsic == nil {
            guard size.width >= 0 || size.height >= 0 else { return }
            node.intrinsic = IntrinsicRows()
        }
        guard let rows = node.intrinsic else { return }
        align(&rows.width, variables.width, size.width, view, .horizontal)
        align(&rows.height, variables.height, size.height, view, .vertical)
        rows.content = size
    }

    /// Reads the height again of content whose width has come out otherwise than it was when its height was read.
    /// - Returns: whether any has changed, so that there is more to solve.
    func fitContent() -> Bool {
        let waiting = awaitingFit
        awaitingFit.removeAll(keepingCapacity: true)
        for node in waiting {
            guard node.engine === self, let view = node.view, let rows = node.intrinsic,
                let variables = node.variables,
                let height = fittedHeight(of: view, node, instead: view.intrinsicContentSize.width),
                height != rows.content.height, node.intrinsic === rows
            else { continue }
            align(&rows.height, variables.height, height, view, .vertical)
            rows.content.height = height
            lastInvalidatingNode = node
            // In a trial the stack is the real one, which must not hear of it.
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
        guard node.engine === self, !node.isPlacedByFrame, let variables = node.variables else { return nil }
        let solved = solver.value(of: variables.width)
        let height = view.intrinsicContentHeight(forWidth: solved > 0 ? solved : natural)
        if height == nil {
            node.flags.remove(.heightFollowsWidth)
        } else {
            node.flags.insert(.heightFollowsWidth)
        }
        return height?.isUsable == true ? height : nil
    }

    private func align(
        _ pair: inout IntrinsicRows.Pair, _ extent: Variable, _ length: Double, _ view: View, _ axis: Axis
    ) {
        let hugging = view.contentHuggingPriority(for: axis)
        let resistance = view.contentCompressionResistancePriority(for: axis)
        align(&pair.hugging, length >= 0, extent, .lessThanOrEqual, length, hugging)
        // That it is at least 0 says nothing new, but a row that stays keeps its rank when the content comes back.
        align(&pair.resistance, length >= 0, extent, .greaterThanOrEqual, length, resistance)
    }

    private func align(
        _ row: inout Constraint?, _ isWanted: Bool, _ extent: Variable, _ relation: Relation, _ length: Double,
        _ priority: LayoutPriority
    ) {
        needsSolve = true
        guard isWanted else {
            if let present = row { remove([present]) }
            row = nil
            return
        }
        guard let present = row else {
            var sum = ShortRow()
            sum.append(1, variableAt: Int32(extent.index))
            row = solver.add(sum, relation, constant: length, priority: priority.rawValue, age: .content)
            return
        }
        row = attempt("A content size of \(length) at \(priority.rawValue)") { () throws(SolverError) in
            try solver.setConstant(of: present, to: length)
            try solver.setPriority(of: present, to: priority.rawValue)
            return present
        }
    }
}
