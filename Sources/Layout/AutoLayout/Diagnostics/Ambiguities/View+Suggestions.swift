extension View {
    /// Inactive constraints that together determine every view that the last pass over the tree found ambiguous.
    ///
    /// Activating all of them resolves these ambiguities and causes no conflict.
    /// - Complexity: that of ``layoutAmbiguities``, and O(*d*) in the depth of the view.
    public final func suggestedConstraints(fileID: String = #fileID, line: Int = #line) -> [LayoutConstraint] {
        let location = SourceLocation(fileID: fileID, line: line)
        return layoutNode.existingEngineOfTree?.presentAmbiguities.flatMap { $0.suggestions }.map {
            $0.makeConstraint(location)
        } ?? []
    }
}
