internal import ConstraintSolver

extension LayoutEngine {
    /// Reads how large a view's content is, and how much that counts, where somebody has said that it changed.
    func alignIntrinsicRows(of node: LayoutNode) {
        guard node.flags.contains(.needsIntrinsicSize), let variables = node.variables else { return }
        node.flags.remove(.needsIntrinsicSize)
        guard let view = node.view else { return }
        let size = node.isPlacedByFrame ? View.noIntrinsicSize : view.checkedIntrinsicContentSize
        if node.intrinsic == nil {
            guard size.width >= 0 || size.height >= 0 else { return }
            node.intrinsic = IntrinsicRows()
        }
        guard let rows = node.intrinsic else { return }
        align(&rows.width, variables.width, size.width, view, .horizontal)
        align(&rows.height, variables.height, size.height, view, .vertical)
    }

    private func align(
        _ pair: inout IntrinsicRows.Pair, _ extent: Variable, _ length: Double, _ view: View, _ axis: Axis
    ) {
        let hugging = view.contentHuggingPriority(for: axis)
        let resistance = view.contentCompressionResistancePriority(for: axis)
        align(&pair.hugging, length >= 0, extent, .lessThanOrEqual, length, hugging)
        align(&pair.resistance, length > 0, extent, .greaterThanOrEqual, length, resistance)
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
        let present = row
        row = attempt("A content size of \(length) at \(priority.rawValue)") { () throws(SolverError) in
            guard let present else {
                return try makeRow(extent, relation: relation, length, priority: priority.rawValue)
            }
            try solver.setConstant(of: present, to: length)
            try solver.setPriority(of: present, to: priority.rawValue)
            return present
        }
    }
}
