internal import AutoLayout

/// A dimension with the lane it is drawn in.
struct PlacedDimension {
    static let fontSize = 10.0
    static let arrow = 4.0
    /// How far the line of an arrow goes on that stands outside, for want of room.
    private static let tail = 7.0

    let dimension: Dimension
    /// Where the line is across its axis, in points.
    let lane: Double
    /// Where the words are.
    let label: Rect
    /// Whether the arrow heads stand outside and point at one another.
    let isTight: Bool
    /// From where to where the line is drawn.
    let line: Span

    /// A dimension in a lane, its words at a share of the way along the line.
    init(_ dimension: Dimension, lane: Double, words share: Double = 0.5, canvas: Rect) {
        self.dimension = dimension
        self.lane = lane
        let span = dimension.span
        isTight = span.length < 3 * PlacedDimension.arrow
        let tail = isTight ? PlacedDimension.tail : 0
        line = Span(span.start - tail, span.end + tail)
        let words = Caption(dimension.words, size: PlacedDimension.fontSize)
        let size = Size(width: words.width + 4, height: PlacedDimension.fontSize + 2)
        let length = dimension.axis == .horizontal ? size.width : size.height
        let hasRoom = span.length >= length + 4 * PlacedDimension.arrow
        var center = dimension.axis.point(along: span.start + share * span.length, across: lane)
        if !hasRoom, dimension.axis == .horizontal { center.y -= size.height / 2 + PlacedDimension.arrow }
        if !hasRoom, dimension.axis == .vertical { center.x += size.width / 2 + PlacedDimension.arrow }
        label = Rect(origin: Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
            .pushed(into: canvas)
    }

    /// What the line with its arrow heads takes up.
    var lineBox: Rect {
        dimension.axis.rect(along: line, across: Span(lane - PlacedDimension.arrow, lane + PlacedDimension.arrow))
    }
}

extension Rect {
    /// The rectangle moved as little as it takes to be inside another, as far as it fits.
    func pushed(into canvas: Rect) -> Rect {
        let x = max(canvas.minX, min(minX, canvas.maxX - width))
        let y = max(canvas.minY, min(minY, canvas.maxY - height))
        return Rect(origin: Point(x: x, y: y), size: size)
    }
}
