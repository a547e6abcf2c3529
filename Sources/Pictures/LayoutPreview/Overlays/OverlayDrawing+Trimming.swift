internal import AutoLayout

extension OverlayDrawing {
    /// The margin that remains above the first and below the last drawing, in points.
    private static let margin = 40.0
    /// The minimum fraction of the height that is trimmed at an edge; smaller empty areas remain.
    private static let muchEmpty = 0.15

    /// The vertical range of the picture without large empty spaces above and below.
    var trimmed: Span {
        let drawn = visible.map { snapshot.entries[$0].rectInRoot }.filter { $0 != canvas }
        let places = drawn + dimensions { _ in true }.map { $0.bounds }
        let least = OverlayDrawing.muchEmpty * canvas.height
        let start = (places.map { $0.minY }.min() ?? 0) - OverlayDrawing.margin
        let end = (places.map { $0.maxY }.max() ?? canvas.height) + OverlayDrawing.margin
        return Span(start > least ? start : 0, end < canvas.height - least ? end : canvas.height)
    }
}
