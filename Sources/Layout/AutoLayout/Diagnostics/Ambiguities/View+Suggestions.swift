extension View {
    /// Inactive constraints that together determine every view that the last pass over the tree found ambiguous.
    ///
    /// Activating all of them resolves these ambiguities and causes no conflict.
    /// - Complexity: O(*d* + *n*) in the depth of the view and the number of ambiguous attributes.
    public final func suggestedConstraints(fileID: String = #fileID, line: Int = #line) -> [LayoutConstraint] {
        let location = SourceLocation(fileID: fileID, line: line)
        return layoutNode.existingEngineOfTree?.presentAmbiguities.flatMap { $0.suggestions }.map {
            $0.makeConstraint(location)
        } ?? []
    }
}
