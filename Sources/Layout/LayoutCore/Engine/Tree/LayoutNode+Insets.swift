/// Marks on the paths from the root to the views that depend on their safe area or margins. The pass follows the marks
/// to find these views.
extension LayoutNode {
    var dependsOnInsets: Bool { !flags.isDisjoint(with: [.observesInsets, .containsInsetObservers]) }

    /// Records that the view depends on its safe area or margins from now on.
    package func observeInsets() {
        flags.insert(.observesInsets)
        markForLayout(.needsInsets)
        registerInsetObserver()
    }

    /// Marks the ancestors, whose insets now matter.
    func registerInsetObserver() {
        var ancestor = parent
        while let current = ancestor, !current.flags.contains(.containsInsetObservers) {
            current.flags.insert(.containsInsetObservers)
            current.markForLayout(.needsInsets)
            ancestor = current.parent
        }
    }

    /// Makes the next pass recompute the view's insets, if anything depends on them.
    func insetsChanged() {
        guard dependsOnInsets, !flags.contains(.needsInsets) else { return }
        markForLayout(.needsInsets)
    }
}

/// What the engine asks of a view's insets, which the layer above defines.
protocol InsetView {
    var safeAreaLayoutGuide: LayoutGuide { get }
    var layoutMarginsGuide: LayoutGuide { get }
    /// Updates the guides to the current insets.
    /// - Returns: whether anything has changed that affects subviews.
    func refreshInsets() -> Bool
}
