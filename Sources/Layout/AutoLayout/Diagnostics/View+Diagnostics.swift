extension View {
    /// The diagnostics of this view's tree so far, oldest first; of more than 2,000, only the last ones.
    ///
    /// Without a handler, passes search for conflicts and ambiguities only until the first of each kind has been
    /// printed. From then on, the list has those that exist when it is read.
    /// - Complexity: see ``layoutConflicts`` and ``layoutAmbiguities``; O(1) if nothing has changed since the last call.
    public final var layoutDiagnostics: [LayoutDiagnostic] {
        layoutNode.existingEngineOfTree?.allDiagnostics ?? []
    }

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

    /// A closure that is called with each diagnostic of the tree; by default, the first diagnostic of each kind is
    /// printed to standard error.
    ///
    /// With a handler, every pass that may have changed the conflicts or ambiguities of the tree searches for them.
    public final var layoutDiagnosticHandler: ((LayoutDiagnostic) -> Void)? {
        get { layoutNode.existingEngineOfTree?.journal.handler }
        set { layoutNode.engineOfTree().journal.handler = newValue }
    }
}
