internal import AutoLayout

/// A range along one axis, in points.
struct Span {
    let start: Double
    let end: Double

    /// The range between two positions, in any order.
    init(_ one: Double, _ other: Double) {
        (start, end) = (min(one, other), max(one, other))
    }

    var length: Double { end - start }
    var middle: Double { (start + end) / 2 }

    /// The intersection of the two; nil if they do not even touch.
    func intersection(_ other: Span) -> Span? {
        let (start, end) = (max(start, other.start), min(end, other.end))
        return start <= end ? Span(start, end) : nil
    }

    /// The smallest span that contains both.
    func union(_ other: Span) -> Span { Span(min(start, other.start), max(end, other.end)) }

    /// The parts of the span that others do not cover, from start to end.
    func without(_ others: [Span]) -> [Span] {
        var (left, next) = ([Span](), start)
        for other in others.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
            if other.start > next { left.append(Span(next, min(other.start, end))) }
            next = max(next, other.end)
            guard next < end else { return left }
        }
        return left + [Span(next, end)]
    }

    /// The position in the span that is nearest to another position.
    func nearest(to place: Double) -> Double { max(start, min(place, end)) }
}

extension Axis {
    var other: Axis { self == .horizontal ? .vertical : .horizontal }

    /// The point with the given positions along and across this axis.
    func point(along: Double, across: Double) -> Point {
        self == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
    }

    /// The rectangle with the given spans along and across this axis.
    func rect(along: Span, across: Span) -> Rect {
        let (horizontal, vertical) = self == .horizontal ? (along, across) : (across, along)
        return Rect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }
}

extension Rect {
    /// The extent of the rectangle along an axis.
    func span(_ axis: Axis) -> Span { axis == .horizontal ? Span(minX, maxX) : Span(minY, maxY) }
}
