extension View {
    /// Diagnostics about the optional constraints in this view's tree whose outcome depends only on the order in which
    /// they came into effect, such as those of two labels with equal hugging priority, one of which has to stretch; and
    /// about stacks without views, and views with a hugging priority of 1000, that stretch because a stack has room
    /// left that no other view takes.
    ///
    /// Layout passes do not report ties, since the search requires solves for each unsatisfied optional constraint.
    /// - Complexity: that of `layoutIfNeeded()`, plus O(*n* log *n*) in the number of constraints of the tree and, for
    ///   each unsatisfied optional constraint, two solves of the constraints connected to it and O(*m*) in the number
    ///   of optional constraints.
    public final var layoutTies: [LayoutDiagnostic] {
        layoutIfNeeded()
        guard let engine = layoutNode.existingEngineOfTree else { return [] }
        let ties = TieSearch(of: engine).run()
        engine.takeChanges()
        return ties
    }
}
