extension View {
    /// The view's position in depth among its siblings: views with greater numbers are drawn in front and hit-tested
    /// first; 0 by default.
    ///
    /// Of siblings with the same number, the one that is later in `subviews` is in front. Neither `subviews` nor the
    /// layout depends on this property. A number that is NaN, infinite or beyond ±1e12 is refused with a diagnostic.
    public final var zPosition: Double {
        get { rareState?.zPosition ?? 0 }
        set {
            guard newValue.isUsable else { return reportNotFinite("z position", newValue.plain) }
            if newValue != zPosition { ownRareState.zPosition = newValue }
        }
    }

    /// The subviews in the order in which they are drawn, from back to front.
    /// - Complexity: O(*n*) in their number, O(*n* log *n*) if any subview has a `zPosition` other than 0.
    package final var subviewsInDepth: [View] {
        guard subviews.contains(where: { $0.zPosition != 0 }) else { return subviews }
        return subviews.enumerated().sorted {
            ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }.map { $0.element }
    }
}
