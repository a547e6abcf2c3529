extension View {
    /// A name for tests of the user interface; diagnostics and drawings use it if `name` is nil.
    public final var accessibilityIdentifier: String? {
        get { rareState?.accessibilityIdentifier }
        set { if newValue != nil || rareState != nil { ownRareState.accessibilityIdentifier = newValue } }
    }

    /// How much of a text names a view.
    private static let namingLength = 24

    /// Whether people are to touch the view, for checks of its size; false by default.
    public final var isTouchTarget: Bool {
        get { rareState?.isTouchTarget ?? false }
        set { if newValue != isTouchTarget { ownRareState.isTouchTarget = newValue } }
    }

    /// Calls the view by the type of a framework's view in front of it.
    package final func show(typeName: String) { ownRareState.shownTypeName = typeName }

    /// The name that it was given, if any.
    package final var knownName: String? { name ?? accessibilityIdentifier }

    /// The name of a view without one in diagnostics and drawings: its type, followed by the beginning of the text
    /// that it shows, as in `Label "Send"`.
    package final var typeNameWithText: String {
        guard let text = shownText, !text.isEmpty else { return typeName }
        let start = text.prefix(View.namingLength)
        return "\(typeName) \"\(start)\(start.endIndex < text.endIndex ? "…" : "")\""
    }
}
