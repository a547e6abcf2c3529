public import AutoLayout

/// A laid-out tree as a plain value: what a picture or a comparison needs, and nothing that can change.
public struct LayoutSnapshot: Hashable, Sendable {
    /// One view of the tree.
    public struct Entry: Hashable, Sendable {
        /// The view's name, or its type's.
        public let name: String
        /// How many views it is in.
        public let depth: Int
        /// Where it is in its parent, in points.
        public let frame: Rect
        /// Where it is in the root, in points.
        public let rectInRoot: Rect
        /// What it is filled with.
        public let backgroundColor: Color?
        /// The radius of its corners, in points.
        public let cornerRadius: Double
    }

    /// The root's size in points.
    public let size: Size
    /// The views that are not hidden, nor in a hidden one, in the order in which they are drawn; the root is the first.
    public let entries: [Entry]
}
