public import AutoLayout

/// A laid-out tree as a plain value: all that pictures and comparisons need, and nothing that can change.
///
/// It can be stored: what is decoded equals what was encoded.
public struct LayoutSnapshot: Hashable, Codable, Sendable {
    /// The root's size in points.
    public let size: Size
    /// The views that are not hidden, nor in a hidden one, in the order in which they are drawn; the root is the first.
    public let entries: [Entry]
    /// The active constraints between these views and their guides, in the order of the views that hold them.
    public let constraints: [Constraint]
}
