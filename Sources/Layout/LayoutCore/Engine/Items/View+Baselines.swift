extension View {
    /// The first baseline of `forFirstBaselineLayout`, by default this view, or that view's top edge if it has no text.
    public final var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutNode, .firstBaseline) }

    /// The last baseline of `forLastBaselineLayout`, by default this view, or that view's bottom edge if it has no
    /// text.
    public final var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutNode, .lastBaseline) }

    /// The position of a baseline of the view's own text: a fraction of the view's height below the top edge, plus an
    /// offset in points. Without text, the first baseline is the top edge, and the last is the bottom edge.
    package final func baselinePlace(isFirst: Bool, width: Double) -> (share: Double, offset: Double) {
        var (share, offset) = View.edgePlace(isFirst: isFirst)
        if isFirst, let fromTop = firstBaselineOffsetFromTop(forWidth: width), fromTop.isUsable {
            offset = fromTop
        } else if !isFirst, let fromBottom = lastBaselineOffsetFromBottom(forWidth: width), fromBottom.isUsable {
            offset = -fromBottom
        }
        if let height = centeredContentHeight(forWidth: width), height.isUsable {
            offset += (share - 0.5) * height
            share = 0.5
        }
        return (share, offset)
    }

    /// The baseline of an item without text.
    static func edgePlace(isFirst: Bool) -> (share: Double, offset: Double) { (isFirst ? 0 : 1, 0) }

    /// The chain of views to which this view delegates a baseline; the last view provides it. The result is empty if
    /// this view provides the baseline itself, if one of the views is not inside the previous one, or if the chain is
    /// longer than 63 views.
    package final func baselineProviders(isFirst: Bool) -> [View] {
        var providers: [View] = []
        for _ in 0..<64 {
            let last = providers.last ?? self
            let next = isFirst ? last.forFirstBaselineLayout : last.forLastBaselineLayout
            if next === last { return providers }
            guard next.isDescendant(of: last) else { return [] }
            providers.append(next)
        }
        return []
    }
}
