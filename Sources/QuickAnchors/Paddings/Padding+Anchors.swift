internal import AutoLayout
internal import QuickAnchorKinds

extension Padding {
    /// The edges a list of paddings speaks of, in its order: the kind for the parent and its inset guides, and that for
    /// other items.
    private static let edges: [(parent: QuickAnchorType, named: QuickAnchorType)] = [
        (.topToTop, .topToBottom),
        (.leadingToLeading, .leadingToTrailing),
        (.bottomToBottom, .bottomToTop),
        (.trailingToTrailing, .trailingToLeading),
    ]

    /// The anchors that four paddings in a parent stand for, free edges having none, then others.
    ///
    /// Any other number of paddings is the caller's mistake and stops the program.
    static func anchors(
        _ paddings: [Padding], in parent: View, followedBy others: [QuickAnchor] = [], _ fileID: String, _ line: Int
    ) -> [QuickAnchor] {
        guard paddings.count == edges.count else {
            Misuse.stop("\(Misuse.wantedPaddings), but got \(paddings.count)", fileID, line)
        }
        var anchors: [QuickAnchor] = []
        anchors.reserveCapacity(edges.count + others.count)
        for (padding, edge) in zip(paddings, edges) {
            guard let constant = padding.constant else { continue }
            let isInside = padding.relatedItem.map(parent.isInset(by:)) ?? true
            let kind = isInside ? edge.parent : edge.named
            anchors.append(QuickAnchor(kind, padding.relatedItem, constant, nil, 1, fileID, line))
        }
        anchors += others
        return anchors
    }
}
