internal import AutoLayout

/// The part of a picture that a page shows, without the empty space above and below unless the reader chooses whole
/// screens.
struct PictureWindow {
    let size: Size
    /// The visible part of the height, in points.
    let shown: Span

    init(_ snapshot: LayoutSnapshot) {
        size = snapshot.canvas.size
        shown = OverlayDrawing(snapshot, .allOverlays).trimmed
    }

    /// The element around the picture, with the picture's width and the aspect ratios of the visible part and of the
    /// whole.
    var tag: XMLTag {
        let classes = ["window", shown.start > 0 ? "cut-top" : "", shown.end < size.height ? "cut-bottom" : ""]
        let style =
            "width: \(size.width.plain)px; aspect-ratio: \(size.width.plain) / \(shown.length.plain); "
            + "--whole: \(size.width.plain) / \(size.height.plain); --above: \((100 * shown.start / max(1, size.width)).plain)%"
        return XMLTag("div").with("class", classes.filter { !$0.isEmpty }.joined(separator: " ")).with("style", style)
    }
}
