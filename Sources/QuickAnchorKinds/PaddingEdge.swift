/// An edge in a list of paddings.
package struct PaddingEdge: Sendable {
    /// The kind that constrains it to the parent or one of the parent's inset guides.
    package let inside: QuickAnchorType
    /// The kind that constrains it to the facing edge of another item.
    package let facing: QuickAnchorType
    /// Whether its axis begins there, so that an inset from it is positive.
    package let isFirst: Bool

    /// The edges of a list, in its order.
    package static let all = [
        PaddingEdge(inside: .topToTop, facing: .topToBottom, isFirst: true),
        PaddingEdge(inside: .leadingToLeading, facing: .leadingToTrailing, isFirst: true),
        PaddingEdge(inside: .bottomToBottom, facing: .bottomToTop, isFirst: false),
        PaddingEdge(inside: .trailingToTrailing, facing: .trailingToLeading, isFirst: false),
    ]
}
