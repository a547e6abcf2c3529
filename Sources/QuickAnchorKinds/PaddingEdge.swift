/// An edge in a list of paddings.
package struct PaddingEdge: Sendable {
    /// The kind that constrains it to the parent or one of the parent's inset guides.
    package let inside: QuickAnchorType
    /// The kind that constrains it to the facing edge of another item.
    package let facing: QuickAnchorType

    /// The edges of a list, in its order.
    package static let all = [
        PaddingEdge(inside: .topToTop, facing: .topToBottom),
        PaddingEdge(inside: .leadingToLeading, facing: .leadingToTrailing),
        PaddingEdge(inside: .bottomToBottom, facing: .bottomToTop),
        PaddingEdge(inside: .trailingToTrailing, facing: .trailingToLeading),
    ]
}
