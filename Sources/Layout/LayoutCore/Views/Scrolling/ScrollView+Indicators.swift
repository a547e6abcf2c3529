extension ScrollView {
    /// The thickness of an indicator and its distance from the edges, in points.
    private static let indicatorWidth = 3.0
    private static let indicatorMargin = 3.0
    /// The length of the shortest indicator, in points.
    private static let shortestIndicator = 7.0

    /// The indicators in drawings, in points from the top-left corner of the frame: one for each axis along which
    /// indicators are shown and the content, with its insets, is larger than the frame, if the frame is long enough for
    /// an indicator.
    package final var scrollIndicators: [Rect] {
        let (inset, size, frame) = (adjustedContentInset, contentSize, bounds)
        let (width, margin) = (ScrollView.indicatorWidth, ScrollView.indicatorMargin)
        var indicators: [Rect] = []
        if showsVerticalScrollIndicator,
            let span = span(
                of: frame.height, in: size.height + inset.top + inset.bottom, from: frame.minY + inset.top)
        {
            indicators.append(
                Rect(x: frame.width - margin - width, y: span.start, width: width, height: span.length))
        }
        if showsHorizontalScrollIndicator,
            let span = span(of: frame.width, in: size.width + inset.left + inset.right, from: frame.minX + inset.left)
        {
            indicators.append(
                Rect(x: span.start, y: frame.height - margin - width, width: span.length, height: width))
        }
        return indicators
    }

    /// The part of an edge that represents the visible part of the content; nil if all of the content is visible or the
    /// edge is too short.
    private func span(of visible: Double, in whole: Double, from offset: Double) -> (start: Double, length: Double)? {
        let track = visible - 2 * ScrollView.indicatorMargin
        guard whole > visible + Tolerance.points, track > ScrollView.shortestIndicator else { return nil }
        let length = max(ScrollView.shortestIndicator, track * visible / whole)
        let share = max(0, min(offset / (whole - visible), 1))
        return (ScrollView.indicatorMargin + share * (track - length), length)
    }
}
