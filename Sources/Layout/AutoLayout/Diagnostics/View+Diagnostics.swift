extension View {
    /// The conflicts that the last pass found in this view's tree; empty if all required constraints hold.
    /// - Complexity: O(*n*²) in the constraints of each conflict, plus the solves with which advice is tried.
    public final var layoutConflicts: [LayoutDiagnostic] {
        layoutNode.existingEngineOfTree?.currentConflicts ?? []
    }

    /// The ambiguities that the last pass found in this view's tree, with suggested fixes. Ambiguities that a conflict
    /// may have caused are left out, as are those of guides on which no view depends.
    ///
    /// Without a handler, passes do not search for ambiguities, so the first call after a pass that may have changed
    /// them does; if the tree has been edited in the meantime, it takes the edits into account.
    /// - Complexity: O(*n* log *n*) in the items and constraints of the tree, plus one or two solves of the constraints
    ///   connected to an ambiguous item for each fix that is tried, of which there are at most a few hundred; O(*n*) in
    ///   the number of ambiguous attributes if nothing has changed since the last call.
    public final var layoutAmbiguities: [LayoutDiagnostic] {
        layoutNode.existingEngineOfTree?.currentAmbiguities ?? []
    }
}
