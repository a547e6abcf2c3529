/// An edge in a list of paddings.
@usableFromInline
package struct PaddingEdge: Sendable {
    /// The kind that constrains the edge to the parent or one of the parent's inset guides.
    @usableFromInline
    package let inside: QuickAnchorType
    /// The kind that constrains the edge to the facing edge of another item.
    @usableFromInline
    package let facing: QuickAnchorType
    /// Whether the edge is at the start of its axis, so that insets from it are positive.
    @usableFromInline
    package let isFirst: Bool

    /// The edges of a list of paddings, in order.
    @usableFromInline
    package static let all = [
        PaddingEdge(inside: .topToTop, facing: .topToBottom, isFirst: true),
        PaddingEdge(inside: .leadingToLeading, facing: .leadingToTrailing, isFirst: true),
        PaddingEdge(inside: .bottomToBottom, facing: .bottomToTop, isFirst: false),
        PaddingEdge(inside: .trailingToTrailing, facing: .trailingToLeading, isFirst: false),
    ]
}

extension PaddingEdge {
    /// The anchors of four paddings, followed by other anchors.
    @inlinable
    package static func anchors<Edge: PaddingValue, Anchor: QuickAnchorValue>(
        _ paddings: [Edge], followedBy anchors: [Anchor], isInset: (Anchor.Item) -> Bool, _ fileID: String, _ line: Int
    ) -> [Anchor] where Edge.Item == Anchor.Item {
        PaddingEdge.anchors(paddings.count, followedBy: anchors, fileID, line) { index, edge in
            let padding = paddings[index]
            guard let constant = padding.quickConstant else { return nil }
            let isInside = padding.relatedItem.map { isInset($0) } ?? true
            return Anchor(
                isInside ? edge.inside : edge.facing, relatedItem: padding.relatedItem, number: constant,
                relation: nil, multiplier: 1, fileID: fileID, line: line)
        }
    }

    /// The anchors that a closure makes for the paddings by index (nil for a free edge), followed by other anchors.
    @inlinable
    package static func anchors<Anchor: QuickAnchorValue>(
        _ count: Int, followedBy anchors: [Anchor], _ fileID: String, _ line: Int,
        _ anchor: (Int, PaddingEdge) -> Anchor?
    ) -> [Anchor] {
        if count != PaddingEdge.all.count { Misuse.checkPaddings(count, fileID, line) }
        var all: [Anchor] = []
        all.reserveCapacity(count + anchors.count)
        for (index, edge) in PaddingEdge.all.enumerated() {
            if let made = anchor(index, edge) { all.append(made) }
        }
        all += anchors
        return all
    }
}
