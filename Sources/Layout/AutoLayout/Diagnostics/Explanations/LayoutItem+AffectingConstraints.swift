internal import ConstraintSolver

extension LayoutItem {
    /// The active constraints that determined the item's position and size along an axis in the last pass, each after
    /// its inputs.
    ///
    /// - Complexity: usually O(*n* log *n*) in the constraints of the tree; nothing is stored between passes.
    public func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
        guard let engine = layoutNode.existingEngineOfTree, let variables = layoutNode.variables else { return [] }
        let indices = [variables.position(axis).index, variables.extent(axis).index]
        return Derivation(of: engine).reasons(for: indices).flatMap { $0.sources }.compactMap { $0.constraint }
    }
}
