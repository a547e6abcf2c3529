extension View {
    /// Asks for `layoutSubviews()` in the next pass.
    public final func setNeedsLayout() {}

    /// Asks for `updateConstraints()` in the next pass.
    public final func setNeedsUpdateConstraints() {}

    /// Brings this view and everything in it up to date: constraints, then frames, parents first.
    /// - Complexity: in proportion to what has changed; nothing where nothing has.
    public final func layoutIfNeeded() {}

    /// The active constraints whose container this view is: the nearest view that holds both items.
    public final var constraints: [LayoutConstraint] { [] }
}
