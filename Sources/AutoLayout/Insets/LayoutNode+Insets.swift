/// Marks a path from the root to the views whose guides follow the safe area or margins, for the pass to find them.
extension LayoutNode {
    var concernsInsets: Bool { !flags.isDisjoint(with: [.followsInsets, .holdsInsetFollowers]) }

    /// Makes the view's guides follow its insets from now on.
    func followInsets() {
        flags.insert(.followsInsets)
        markForLayout(.needsInsets)
        announceInsetFollowers()
    }

    /// Marks the ancestors, whose insets now matter.
    func announceInsetFollowers() {
        var ancestor = parent
        while let current = ancestor, !current.flags.contains(.holdsInsetFollowers) {
            current.flags.insert(.holdsInsetFollowers)
            current.markForLayout(.needsInsets)
            ancestor = current.parent
        }
    }

    /// Makes the next pass recompute the view's insets, if anything depends on them.
    func insetsChanged() {
        guard concernsInsets, !flags.contains(.needsInsets) else { return }
        markForLayout(.needsInsets)
    }
}
