extension View {
    /// What the tree of this view has to say about its layout, oldest first.
    public final var layoutDiagnostics: [LayoutDiagnostic] { [] }

    /// Who is told of each diagnostic of the tree; by default the first of each kind is printed to standard error.
    public final var layoutDiagnosticHandler: ((LayoutDiagnostic) -> Void)? {
        get { nil }
        set {}
    }
}
