extension View {
    /// A name for UI tests; diagnostics and drawings use it if `name` is nil.
    public final var accessibilityIdentifier: String? {
        get { rareState?.accessibilityIdentifier }
        set { if newValue != nil || rareState != nil { ownRareState.accessibilityIdentifier = newValue } }
    }

    /// The maximum number of characters of shown text that are used in a name.
    private static let namingLength = 24

    /// Whether the view is meant to be touched, so that tests can check its size; false by default. Operable controls
    /// are checked even if this property is false, but may be as small as their natural size.
    public final var isTouchTarget: Bool {
        get { rareState?.isTouchTarget ?? false }
        set { if newValue != isTouchTarget { ownRareState.isTouchTarget = newValue } }
    }

    /// Names the view after the type of the framework's view that it represents.
    package final func show(typeName: String) { ownRareState.shownTypeName = typeName }

    /// Makes advice keep the text of the framework's view that the view represents legible.
    package final func show(text: String, wraps: Bool) { ownRareState.shownText = (text, wraps) }

    /// The view's name or, if that is nil, its accessibility identifier.
    package final var knownName: String? { name ?? accessibilityIdentifier }

    /// The name that diagnostics and drawings use for a view without one: its type, followed by the beginning of the
    /// text that it shows, as in `Label "Send"`.
    package final var typeNameWithText: String {
        guard let text = shownText, !text.isEmpty else { return typeName }
        let start = text.prefix(View.namingLength)
        return "\(typeName) \"\(start)\(start.endIndex < text.endIndex ? "…" : "")\""
    }
}
