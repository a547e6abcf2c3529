internal import AutoLayout

/// A dimension with the lane in which it is drawn.
struct PlacedDimension {
    static let fontSize = 10.0
    /// The usual length of an arrowhead, and the distance from the line that is kept clear for it, in points.
    static let arrow = 4.0
    /// The length of the line behind an arrowhead that is outside the dimension for lack of space, in points.
    private static let tail = 7.0

    let dimension: Dimension
    /// The position of the line across its axis, in points.
    let lane: Double
    /// The rectangle of the caption.
    let label: Rect
    /// Whether the arrowheads are outside the dimension and point at each other.
    let isTight: Bool
    /// The extent of the drawn line.
    let line: Span

    /// A dimension in a lane with its caption at a spot, or next to the line if the spot is on the line but the line is
    /// too short.
    init(_ dimension: Dimension, lane: Double, words spot: WordSpot = .best, canvas: Rect) {
        self.dimension = dimension
        self.lane = lane
        let (axis, span) = (dimension.axis, dimension.span)
        isTight = span.length < 1.5 * PlacedDimension.arrow
        let tail = isTight ? PlacedDimension.tail : 0
        line = Span(span.start - tail, span.end + tail)
        let size = Size(width: dimension.wordWidth + 3, height: PlacedDimension.fontSize)
        let length = axis == .horizontal ? size.width : size.height
        let room = span.length - length - 4 * PlacedDimension.arrow
        let along = span.middle + (spot.share - 0.5) * max(0, room)
        let side = spot.side == 0 && room < 0 ? 1 : spot.side
        let distance = side * PlacedDimension.arrow
        let center =
            axis == .horizontal
            ? Point(x: along, y: lane - side * size.height / 2 - distance)
            : Point(x: lane + side * size.width / 2 + distance, y: along)
        label = Rect(origin: Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
            .pushed(into: canvas)
    }

    /// The length of the arrowheads, which are shorter than usual if the distance is too short for both.
    var headLength: Double {
        isTight ? PlacedDimension.arrow : min(PlacedDimension.arrow, 0.4 * dimension.span.length)
    }

    /// The area of the dimension's own arrowheads that the caption covers, in square points.
    var hiddenHeads: Double {
        let length = headLength + (isTight ? PlacedDimension.tail : 0)
        return [Span(line.start, line.start + length), Span(line.end - length, line.end)].reduce(0) { area, head in
            area + label.commonArea(with: box(of: head))
        }
    }

    /// The rectangle of the line with its arrowheads.
    var lineBox: Rect { box(of: line) }

    private func box(of part: Span) -> Rect {
        dimension.axis.rect(along: part, across: Span(lane - PlacedDimension.arrow, lane + PlacedDimension.arrow))
    }
}

extension Rect {
    /// The rectangle moved by the minimum distance that brings it inside another rectangle; if it does not fit, it is
    /// aligned with the left or top edge.
    func pushed(into canvas: Rect) -> Rect {
        let x = max(canvas.minX, min(minX, canvas.maxX - width))
        let y = max(canvas.minY, min(minY, canvas.maxY - height))
        return Rect(origin: Point(x: x, y: y), size: size)
    }
}
