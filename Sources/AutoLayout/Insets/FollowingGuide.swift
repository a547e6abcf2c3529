/// A guide that constraints of its own place in its view, such as the guide of the margins.
///
/// They take effect once a constraint or a condition refers to the guide. Otherwise, merely reading the guide would
/// change layouts: the guide's size is never negative, which keeps a view at least as large as its margins.
class FollowingGuide: LayoutGuide {
    /// The constraints that place the guide, until they take effect.
    private(set) final var waiting: [LayoutConstraint] = []

    /// Places the guide by constraints.
    final func follow(_ constraints: [LayoutConstraint]) { waiting += constraints }

    override final func willBeUsed() {
        if waiting.isEmpty { return }
        let constraints = waiting
        waiting = []
        LayoutConstraint.activate(constraints)
    }
}

extension LayoutNode {
    /// Called before a constraint or a condition refers to the item.
    @inline(__always) func willBeUsed() {
        if flags.contains(.isGuide) { guide?.willBeUsed() }
    }
}
