internal import ConstraintSolver

extension RowSource {
    /// The row in the solver, with its handle; nil if there is none.
    func row(in engine: LayoutEngine) -> (handle: Constraint, row: LinearRow)? {
        guard node?.engine === engine else { return nil }
        var row = LinearRow()
        switch self {
        case .constraint(let constraint):
            guard let record = constraint.record, let handle = engine.row(of: record) else { return nil }
            // Baselines are not read again: the solved row already contains their offsets.
            if let written = engine.baselineRow(at: constraint.slot) { return (handle, written) }
            engine.write(&row, of: record)
            return (handle, row)
        case .frame(let node, let component):
            guard let placement = node.placement, let variables = node.variables else { return nil }
            let index = Int(component.rawValue)
            row.add(1, variables.all[index])
            if component.isExtent {
                row.constant = max(0, node.frame[component])
            } else if node.parent != nil {
                row.constant = node.frame[component]
            }
            return (placement.all[index], row)
        case .nonnegativity(let node, let axis):
            guard let bound = engine.lowerBound(of: node, axis), let variables = node.variables else { return nil }
            row.add(1, variables.extent(axis))
            row.relation = .greaterThanOrEqual
            return (bound, row)
        case .content(let node, let axis, let isHugging):
            guard let intrinsic = engine.items.content(of: node), let variables = node.variables else { return nil }
            let index = intrinsic.row(axis, isHugging: isHugging)
            guard index >= 0 else { return nil }
            row.add(1, variables.extent(axis))
            row.relation = isHugging ? .lessThanOrEqual : .greaterThanOrEqual
            row.constant = intrinsic.content.extent(axis)
            return (engine.solver.handle(ofConstraint: index), row)
        case .unknown:
            return nil
        }
    }
}
