public import AutoLayout

/// A laid-out tree as a plain value, with everything that pictures and comparisons need.
///
/// It can be encoded and stored: a decoded snapshot equals the original.
public struct LayoutSnapshot: Hashable, Codable, Sendable {
    /// The root's size in points.
    public let size: Size
    /// The visible views in the order in which they are drawn; the root is the first.
    public let entries: [Entry]
    /// The active constraints between these views and their guides, in the order of the views to which they belong.
    /// Those that position inset guides or keep parts of containers small are left out.
    public let constraints: [Constraint]
}
