public import LayoutCore
public import QuickAnchorKinds

extension EdgeInsets: QuickInsets {
    /// The kinds of the edges' anchors and the constants in points.
    public var quickEdges: [(kind: QuickAnchorType, constant: Double)] {
        [(.topToTop, top), (.leftToLeft, left), (.bottomToBottom, 0 - bottom), (.rightToRight, 0 - right)]
    }
}

extension DirectionalEdgeInsets: QuickInsets {
    /// The kinds of the edges' anchors and the constants in points.
    public var quickEdges: [(kind: QuickAnchorType, constant: Double)] {
        [
            (.topToTop, top), (.leadingToLeading, leading), (.bottomToBottom, 0 - bottom),
            (.trailingToTrailing, 0 - trailing),
        ]
    }
}
