extension View {
    /// The diagnostics of this view's tree so far, oldest first; of more than 2,000, only the last ones.
    ///
    /// Without a handler, passes search for conflicts and ambiguities only until the first of each kind has been
    /// printed. From then on, the list has those that exist when it is read.
    /// - Complexity: see ``layoutConflicts`` and ``layoutAmbiguities``; O(1) if nothing has changed since the last call.
    public final var layoutDiagnostics: [LayoutDiagnostic] {
        layoutNode.existingEngineOfTree?.allDiagnostics ?? []
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
