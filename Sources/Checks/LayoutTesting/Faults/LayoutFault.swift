public import AutoLayout

/// A fault in a layout, on one or more screens.
public struct LayoutFault: Hashable, Sendable {
    /// The name of the affected view, or its type if it has no name.
    public let viewName: String
    /// The names of the view and its ancestors, from the root; a view without a name is identified by its type and its
    /// index among its siblings, as in `screen > card > Label[2]`.
    public let path: String
    /// The screens with this fault, in the order of the check; never empty.
    public internal(set) var screens: [Screen]
    /// The screen on which the fault is worst; for problems without a measure, the first screen.
    public internal(set) var worstScreen: Screen
    /// The problem on the worst screen.
    public internal(set) var problem: Problem

    /// The size of the root on the first screen, in points.
    public var screenSize: Size { screens[0].size }
    /// The reading direction on the first screen.
    public var direction: LayoutDirection { screens[0].direction }

    /// A screen on which a layout was checked.
    public struct Screen: Hashable, Sendable {
        /// The size of the root, in points.
        public let size: Size
        /// The reading direction of the tree.
        public let direction: LayoutDirection
        /// The factor by which the font sizes are multiplied.
        public let textScale: Double
        /// The variant of the labels' text.
        public let texts: TextVariant
    }

    /// A problem with a view.
    public enum Problem: Hashable, Sendable {
        /// Required constraints conflict; the diagnostic lists them.
        case conflict(LayoutDiagnostic)
        /// No constraint determines these attributes.
        case ambiguity([LayoutConstraint.Attribute])
        /// The view overlaps a sibling behind it: the sibling's name, and the common area in their parent, in points.
        case overlap(of: String, at: Rect)
        /// The view extends beyond its parent, by this many points at each edge.
        case outside(EdgeInsets)
        /// The label truncates its text: the text as shown and in full, the width that it needs on one line, and the
        /// label's width, in points.
        case truncatedText(shown: String, of: String, needed: Double, given: Double)
        /// The label clips its text: the size of the lines, and the label's size, in points.
        case cutText(needed: Size, given: Size)
        /// Only the order in which optional constraints were created decides which of them are satisfied; the
        /// diagnostic lists them.
        case tie(LayoutDiagnostic)
        /// The view is too small to be touched easily: its size, in points.
        case smallTarget(Size)
    }
}

extension LayoutFault.Problem {
    /// The rule that is violated.
    public var rule: LayoutRule {
        switch self {
        case .conflict: .noConflicts
        case .ambiguity: .noAmbiguity
        case .overlap: .noOverlaps
        case .outside: .nothingOutside
        case .truncatedText, .cutText: .textFits
        case .tie: .noTies
        case .smallTarget: .touchTargets
        }
    }
}
