public import AutoLayout

/// A laid-out tree as a plain value, with everything that pictures and comparisons need.
///
/// It can be encoded and stored: a decoded snapshot equals the original.
public struct LayoutSnapshot: Hashable, Codable, Sendable {
    /// The root's size in points.
    public let size: Size
    /// The root, followed by the views in it that are not hidden, in the order in which they are drawn.
    public let entries: [Entry]
    /// The active constraints on these views and their guides, in the order of the views that hold them. Those that
    /// position inset guides, and those with which containers keep themselves, their parts or their views small, are
    /// left out.
    public let constraints: [Constraint]
}
