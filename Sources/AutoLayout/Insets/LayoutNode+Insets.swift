/// How the pass finds the views whose guides follow the safe area or the margins: by a trail from the root.
extension LayoutNode {
    var concernsInsets: Bool { !flags.isDisjoint(with: [.followsInsets, .holdsInsetFollowers]) }

    /// From now on the view's guides follow its insets.
    func followInsets() {
        flags.insert(.followsInsets)
        markForLayout(.needsInsets)
        announceInsetFollowers()
    }

    /// Lets the ancestors know that what reaches into them matters.
    func announceInsetFollowers() {
        var ancestor = parent
        while let current = ancestor, !current.flags.contains(.holdsInsetFollowers) {
            current.flags.insert(.holdsInsetFollowers)
            current.markForLayout(.needsInsets)
            ancestor = current.parent
        }
    }

    /// Has the next pass read again what reaches into the view, if that is anybody's concern.
    func insetsChanged() {
        guard concernsInsets, !flags.contains(.needsInsets) else { return }
        markForLayout(.needsInsets)
    }
}
