/// One ambiguous item, or several that are connected by constraints: determining one may determine others.
struct Ambiguity {
    /// One attribute that no constraint determines.
    struct Opening {
        let item: RegisteredItem
        let component: Component
        let attribute: LayoutConstraint.Attribute
        /// The value that the last pass chose, in points; a position is in the parent's coordinates.
        let value: Double

        var node: LayoutNode { item.node }
        var flag: LayoutNode.Flags { .open(component) }
    }

    /// The ambiguous attributes, on one level of the tree: in each view, those of subviews from back to front, then
    /// those of guides.
    var openings: [Opening] = []
    /// Constraints that cause no conflict and together determine the group, as far as such constraints were found;
    /// empty if the group is not visible.
    var suggestions: [AnchorSuggestion] = []
    /// The items to which the suggestions would constrain the group.
    var related: [RegisteredItem] = []
    /// The number of attributes, its own and others, that the suggestions determine.
    var determinedCount = 0
    var isReported = false
    /// Whether candidates for the suggestions were tried; if not, the suggestions keep what is undetermined as it is.
    var isTried = true

    /// Whether the group includes a view or the content of a scroll view. The position of a guide on which no view
    /// depends makes no visible difference.
    var isVisible: Bool {
        openings.contains { !$0.node.flags.contains(.isGuide) || $0.node.ownerOfEdges != nil }
    }

    /// Whether a dropped constraint may have caused the ambiguity; if so, the conflict has to be resolved first.
    var isConflictual: Bool { openings.contains { $0.node.flags.contains(.isInConflict) } }
}
