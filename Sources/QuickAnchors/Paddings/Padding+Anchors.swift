internal import AutoLayout
internal import QuickAnchorKinds

extension Padding {
    /// The anchors that four paddings in a parent stand for, free edges having none, then others.
    ///
    /// Any other number of paddings is the caller's mistake and stops the program.
    static func anchors(
        _ paddings: [Padding], in parent: View, followedBy others: [QuickAnchor] = [], _ fileID: String, _ line: Int
    ) -> [QuickAnchor] {
        guard paddings.count == PaddingEdge.all.count else {
            Misuse.stop("\(Misuse.wantedPaddings), but got \(paddings.count)", fileID, line)
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
