extension View {
    /// What the tree of this view has had to say about its layout, oldest first.
    public final var layoutDiagnostics: [LayoutDiagnostic] {
        layoutNode.existingEngineOfTree?.journal.entries ?? []
    }

    /// The conflicts there were in the tree of this view at the last pass; empty where all required constraints hold.
    /// - Complexity: O(*n*) in the constraints of the conflicts.
    public final var layoutConflicts: [LayoutDiagnostic] {
        layoutNode.existingEngineOfTree?.currentConflicts ?? []
    }

    /// What no constraint decided in the tree of this view at the last pass, and what would settle it; empty where all is
    /// decided, and where what is open may come of a conflict.
    /// - Complexity: O(*n*) in what is open.
    public final var layoutAmbiguities: [LayoutDiagnostic] {
        layoutNode.existingEngineOfTree?.currentAmbiguities ?? []
    }

    /// Who is told of each diagnostic of the tree; by default the first of each kind is printed to standard error.
    public final var layoutDiagnosticHandler: ((LayoutDiagnostic) -> Void)? {
        get { layoutNode.existingEngineOfTree?.journal.handler }
        set { layoutNode.engineOfTree().journal.handler = newValue }
    }
}
