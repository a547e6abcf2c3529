/// Distances from the four edges of a parent, positive inward, such as `EdgeInsets` and `UIEdgeInsets`.
public protocol QuickInsets {
    /// The kinds of the edges' anchors and the constants in points, which are negative for inward distances from the
    /// bottom, right and trailing edges.
    var quickEdges: [(kind: QuickAnchorType, constant: Double)] { get }
}

extension QuickInsets {
    /// The anchors of the edges, followed by other anchors.
    package func anchors<Anchor: QuickAnchorValue>(
        followedBy anchors: [Anchor], _ fileID: String, _ line: Int
    ) -> [Anchor] {
        quickEdges.map { Anchor($0.kind, $0.constant, fileID, line) } + anchors
    }
}
