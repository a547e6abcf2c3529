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

    /// The anchors of four numbers in points (nil for a free edge), followed by other anchors.
    @inlinable
    package static func anchors<Number: QuickNumber, Anchor: QuickAnchorValue>(
        _ numbers: [Number?], followedBy anchors: [Anchor], _ fileID: String, _ line: Int
    ) -> [Anchor] {
        PaddingEdge.anchors(numbers.count, followedBy: anchors, fileID, line) { index, edge in
            numbers[index].map { Anchor(edge.inside, $0.quickValue, fileID, line) }
        }
    }

    /// The anchors that inset four edges by a number of points, followed by other anchors.
    @inlinable
    package static func anchors<Anchor: QuickAnchorValue>(
        inset: Double, followedBy anchors: [Anchor], _ fileID: String, _ line: Int
    ) -> [Anchor] {
        PaddingEdge.anchors(all.count, followedBy: anchors, fileID, line) { _, edge in
            Anchor(edge.inside, edge.isFirst ? inset : 0 - inset, fileID, line)
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

extension QuickAnchorValue {
    /// An anchor to the parent, plus a number in points.
    @inlinable
    init(_ kind: QuickAnchorType, _ constant: Double, _ fileID: String, _ line: Int) {
        self.init(
            kind, relatedItem: nil, number: constant, relation: nil, multiplier: 1, fileID: fileID, line: line)
    }
}
