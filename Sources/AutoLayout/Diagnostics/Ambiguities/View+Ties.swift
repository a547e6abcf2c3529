extension View {
    /// The optional constraints in this view's tree whose outcome depends only on the order in which they were created,
    /// such as those of two labels with equal hugging priority, one of which has to stretch.
    ///
    /// Layout passes do not report ties, since the search requires a solve for each unsatisfied constraint.
    /// - Complexity: one solve of the connected constraints per unsatisfied optional constraint.
    public final var layoutTies: [LayoutDiagnostic] {
        layoutIfNeeded()
        guard let engine = layoutNode.existingEngineOfTree else { return [] }
        let ties = TieSearch(of: engine).run()
        engine.takeChanges()
        return ties.map { $0.diagnostic }
    }
}
