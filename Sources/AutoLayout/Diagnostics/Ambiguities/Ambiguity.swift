/// A group of open items: determining one of them determines others.
struct Ambiguity {
    /// One attribute that no constraint determines.
    struct Opening {
        let item: RegisteredItem
        let component: Component
        let attribute: LayoutConstraint.Attribute
        /// The value it has been given, in points from the parent.
        let value: Double

        var node: LayoutNode { item.node }
        var flag: LayoutNode.Flags { .open(component) }
    }

    /// Parents before their subviews, siblings from back to front.
    var openings: [Opening] = []
    /// Constraints that together determine all of it.
    var suggestions: [AnchorSuggestion] = []
    /// The items that suggestions would tie it to.
    var related: [RegisteredItem] = []
    var isReported = false

    /// Whether it includes a view or the content of one that scrolls: the position of a guide that no view follows
    /// makes no difference.
    var isVisible: Bool {
        openings.contains { !$0.node.flags.contains(.isGuide) || $0.node.ownerOfEdges != nil }
    }

    /// Whether it may be caused by a dropped constraint; then the conflict has to be resolved first.
    var isConflictual: Bool { openings.contains { $0.node.flags.contains(.isInConflict) } }
}
