internal import AutoLayout

/// How much of a picture a page shows: nothing of what is empty at the top or the bottom, where that is much.
struct PictureWindow {
    /// What stays above the first and below the last thing that is drawn, in points.
    private static let margin = 40.0
    /// How much of the height has to be empty, as a share of it, for an edge to be cut.
    private static let least = 0.15

    private let size: Size
    /// What is shown of the height, in points.
    private let shown: Span

    init(_ picture: SVGPicture) {
        size = picture.snapshot.size
        let drawn = picture.visible.map { picture.snapshot.entries[$0].rectInRoot }.filter { $0 != picture.canvas }
        let places = drawn + picture.dimensions { _ in true }.map(\.bounds)
        let least = PictureWindow.least * size.height
        let start = (places.map(\.minY).min() ?? 0) - PictureWindow.margin
        let end = (places.map(\.maxY).max() ?? size.height) + PictureWindow.margin
        shown = Span(start > least ? start : 0, end < size.height - least ? end : size.height)
    }

    /// The element around the picture, of a size and shape that the stylesheet keeps.
    var tag: XMLTag {
        let classes = ["window", shown.start > 0 ? "cut-top" : "", shown.end < size.height ? "cut-bottom" : ""]
        let style =
            "width: \(size.width.plain)px; aspect-ratio: \(size.width.plain) / \(shown.length.plain); "
            + "--above: \((100 * shown.start / max(1, size.width)).plain)%"
        return XMLTag("div").with("class", classes.filter { !$0.isEmpty }.joined(separator: " ")).with("style", style)
    }
}
