extension View {
    /// The diagnostics of this view's tree so far, oldest first.
    public final var layoutDiagnostics: [LayoutDiagnostic] {
        layoutNode.existingEngineOfTree?.journal.entries ?? []
    }

    /// The conflicts that the last pass found in this view's tree; empty if all required constraints hold.
    /// - Complexity: O(*n*²) in the constraints of each conflict, plus the solves with which advice is tried.
    public final var layoutConflicts: [LayoutDiagnostic] {
        layoutNode.existingEngineOfTree?.currentConflicts ?? []
    }

    /// The ambiguities that the last pass found in this view's tree, with suggested fixes. Ambiguities that a conflict
    /// may have caused are left out, as are those of guides on which no view depends.
    /// - Complexity: O(*n*) in the number of ambiguous attributes and of the constraints on ambiguous items.
    public final var layoutAmbiguities: [LayoutDiagnostic] {
        layoutNode.existingEngineOfTree?.currentAmbiguities ?? []
    }

    /// A closure that is called with each diagnostic of the tree; by default, the first diagnostic of each kind is
    /// printed to standard error.
    public final var layoutDiagnosticHandler: ((LayoutDiagnostic) -> Void)? {
        get { layoutNode.existingEngineOfTree?.journal.handler }
        set { layoutNode.engineOfTree().journal.handler = newValue }
    }
}
