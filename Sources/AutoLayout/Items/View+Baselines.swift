extension View {
    /// The first baseline of the text in the view, or its top edge where there is none.
    public final var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutNode, .firstBaseline) }

    /// The last baseline of the text in the view, or its bottom edge where there is none.
    public final var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutNode, .lastBaseline) }

    /// Where a baseline of the view's own text is: at a share of its height below the top edge, and an offset in points.
    /// Where the view has no text, it is the top edge for the first one and the bottom edge for the last one.
    package final func baselinePlace(isFirst: Bool, width: Double) -> (share: Double, offset: Double) {
        var (share, offset) = View.edgePlace(isFirst: isFirst)
        if isFirst, let fromTop = firstBaselineOffsetFromTop(forWidth: width), fromTop.isUsable {
            offset = fromTop
        } else if !isFirst, let fromBottom = lastBaselineOffsetFromBottom(forWidth: width), fromBottom.isUsable {
            offset = -fromBottom
        }
        if let height = centredContentHeight(forWidth: width), height.isUsable {
            offset += (share - 0.5) * height
            share = 0.5
        }
        return (share, offset)
    }

    /// Where a baseline is of what has no text.
    static func edgePlace(isFirst: Bool) -> (share: Double, offset: Double) { (isFirst ? 0 : 1, 0) }

    /// Whom the view leaves its baseline to, and that one, and so on: the last one speaks. None where the view speaks for
    /// itself, and where that leads out of it or in a circle.
    package final func baselineSpeakers(isFirst: Bool) -> [View] {
        var speakers: [View] = []
        for _ in 0..<64 {
            let last = speakers.last ?? self
            let next = isFirst ? last.forFirstBaselineLayout : last.forLastBaselineLayout
            if next === last { return speakers }
            guard next.isDescendant(of: last) else { return [] }
            speakers.append(next)
        }
        return []
    }
}
