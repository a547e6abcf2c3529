extension View {
    /// The sizes at which the size classes in the tree with this root change from compact to regular.
    ///
    /// A number that is not finite, or is too large for constraints, is refused with a diagnostic.
    public final var sizeClassThresholds: SizeClassThresholds {
        get { rareState?.sizeClassThresholds ?? SizeClassThresholds() }
        set {
            guard newValue.width.isUsable, newValue.height.isUsable else {
                return reportNotFinite("size class thresholds", "\(newValue.width) × \(newValue.height)")
            }
            ownRareState.sizeClassThresholds = newValue
            layoutNode.engine?.readRoot()
        }
    }
}
