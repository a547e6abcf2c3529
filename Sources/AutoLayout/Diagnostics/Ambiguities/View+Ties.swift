extension View {
    /// The wishes in the tree of this view that came out as they did only because of the order in which they were made:
    /// two labels that hug equally, of which one has to stretch.
    ///
    /// A pass does not tell of these by itself, since looking for them takes a solve for each wish that was not met.
    public final func layoutTies() -> [LayoutDiagnostic] {
        layoutIfNeeded()
        guard let engine = layoutNode.existingEngineOfTree else { return [] }
        let ties = TieSearch(of: engine).run()
        engine.takeChanges()
        return ties.map { $0.diagnostic }
    }
}
