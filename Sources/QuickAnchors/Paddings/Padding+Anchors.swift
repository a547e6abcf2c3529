internal import AutoLayout
internal import QuickAnchorKinds

extension Padding {
    /// The anchors for four paddings in a parent, without the free edges, followed by others.
    ///
    /// Stops the program if the number of paddings is not four.
    static func anchors(
        _ paddings: [Padding], in parent: View, followedBy others: [QuickAnchor] = [], _ fileID: String, _ line: Int
    ) -> [QuickAnchor] {
        guard paddings.count == PaddingEdge.all.count else {
            Misuse.stop("\(Misuse.expectedPaddings), but got \(paddings.count)", fileID, line)
        }
        var anchors: [QuickAnchor] = []
        anchors.reserveCapacity(paddings.count + others.count)
        for (padding, edge) in zip(paddings, PaddingEdge.all) {
            guard let constant = padding.constant else { continue }
            let isInside = padding.relatedItem.map(parent.isInset(by:)) ?? true
            let kind = isInside ? edge.inside : edge.facing
            anchors.append(QuickAnchor(kind, padding.relatedItem, constant, nil, 1, fileID, line))
        }
        anchors += others
        return anchors
    }
}
