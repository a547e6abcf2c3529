public import AutoLayout

/// One thing that is wrong with a layout, on one screen or on several.
public struct LayoutFault: Hashable, Sendable {
    /// The name of the view concerned, or its type's.
    public let viewName: String
    /// The names of the views it is in, from the root, and its own; a view without a name counts as the type and the
    /// index among its siblings, as in `screen > card > Label[2]`.
    public let path: String
    /// The screens on which it is so, in the order in which they were looked at, at least one.
    public internal(set) var screens: [Screen]
    /// What is wrong; of a conflict, as it is on the first screen.
    public let problem: Problem

    /// The size of the root on the first of the screens, in points.
    public var screenSize: Size { screens[0].size }
    /// The reading direction of the tree on the first of the screens.
    public var direction: LayoutDirection { screens[0].direction }

    /// A size and a direction in which a layout was looked at.
    public struct Screen: Hashable, Sendable {
        /// The size of the root, in points.
        public let size: Size
        /// The reading direction of the tree.
        public let direction: LayoutDirection
    }

    /// What is wrong with a view.
    public enum Problem: Hashable, Sendable {
        /// Required constraints cannot hold together; the diagnostic tells which.
        case conflict(LayoutDiagnostic)
        /// No constraint decides these attributes.
        case ambiguity([LayoutConstraint.Attribute])
        /// The view covers a part of a sibling behind it: the sibling's name, and the place in their parent, in points.
        case overlap(of: String, at: Rect)
        /// The view reaches beyond the edges of its parent: by how many points at each, 0 where it does not.
        case outside(EdgeInsets)
        /// The label shows less than its text: how wide the text is on one line, and how wide the label, in points.
        case truncatedText(shown: String, of: String, needed: Double, given: Double)
        /// The label shows lines for which it has no room: the size of the lines, and the label's, in points.
        case cutText(needed: Size, given: Size)
    }
}

extension LayoutFault.Problem {
    /// The rule that is broken.
    public var rule: LayoutRule {
        switch self {
        case .conflict: .noConflicts
        case .ambiguity: .noAmbiguity
        case .overlap: .noOverlaps
        case .outside: .nothingOutside
        case .truncatedText, .cutText: .textFits
        }
    }
}
