/// Items of which something is open together: what decides one of them decides others.
struct Ambiguity {
    /// One attribute that no constraint decides.
    struct Opening {
        let node: LayoutNode
        /// Which of its four unknowns this is, as a place in `ItemVariables`.
        let place: Int
        let attribute: LayoutConstraint.Attribute
        /// What it got meanwhile, in points, counted from the parent.
        let value: Double

        var flag: LayoutNode.Flags { LayoutNode.Flags.openings[place].flag }
    }

    /// Parents before what is in them, else from back to front.
    var openings: [Opening] = []
    /// Constraints that together decide all of it.
    var suggestions: [AnchorSuggestion] = []
    var isReported = false

    /// Whether a view is among them: where a guide is that no view follows makes no difference to anybody.
    var isVisible: Bool { openings.contains { !$0.node.flags.contains(.isGuide) } }

    /// Whether it may come of a constraint that was given up: then there is something else to settle first.
    var isConflictual: Bool { openings.contains { $0.node.flags.contains(.isInConflict) } }
}
