extension View {
    /// Constraints, not active, that together decide all that no constraint decided in the last pass over the tree.
    ///
    /// Activating all of them ends every ambiguity and brings no conflict.
    /// - Complexity: O(*n*) in their number.
    public final func suggestedConstraints(fileID: String = #fileID, line: Int = #line) -> [LayoutConstraint] {
        let location = SourceLocation(fileID: fileID, line: line)
        return layoutNode.existingEngineOfTree?.knownAmbiguities.flatMap { $0.suggestions }.map {
            $0.makeConstraint(location)
        } ?? []
    }
}
