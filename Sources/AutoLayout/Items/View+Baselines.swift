extension View {
    /// The first baseline of the text in the view, or its bottom edge where there is none.
    public final var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutNode, .firstBaseline) }

    /// The last baseline of the text in the view, or its bottom edge where there is none.
    public final var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutNode, .lastBaseline) }

    /// Whom the view leaves its baseline to, and that one, and so on: the last one speaks. None where the view speaks for
    /// itself, and where that leads out of it or in a circle.
    final func baselineSpeakers(isFirst: Bool) -> [View] {
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
