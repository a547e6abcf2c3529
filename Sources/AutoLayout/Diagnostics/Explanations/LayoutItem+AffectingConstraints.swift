internal import ConstraintSolver

extension LayoutItem {
    /// The active constraints from which the item's place and size along an axis followed in the last pass, each after
    /// those it builds on.
    ///
    /// - Complexity: O(*n* log *n*) in the constraints of the tree; nothing is kept for it.
    public func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
        guard let engine = layoutNode.existingEngineOfTree, let variables = layoutNode.variables else { return [] }
        let indices = [variables.position(axis).index, variables.extent(axis).index]
        return Derivation(of: engine).steps(to: indices).flatMap { $0.sources }.compactMap { $0.constraint }
    }
}
