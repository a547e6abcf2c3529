internal import AutoLayout

/// Assigns a lane (the position of the line across its axis) to each dimension, and a spot on the lane to its caption,
/// with as little overlap as possible.
struct DimensionLanes {
    private static let step = 6.5
    /// The combinations of a lane, counted from the best one, and a spot for the caption, in the order in which they
    /// are tried.
    private static let trials = (-32...32)
        .flatMap { lane in WordSpot.all.map { (lane: lane, spot: $0, cost: 0.5 * Double(abs(lane)) + $0.cost) } }
        .enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }.map { $0.element }
    /// The minimum distance in points between the best lane and the ends of a dimension's `home`, if there is enough
    /// space.
    private static let margin = 6.0
    /// The maximum distance in points of a line from the items that it measures.
    private static let outside = 40.0

    private let canvas: Rect
    private var words: OccupiedSpace
    private var horizontalLines: OccupiedSpace
    private var verticalLines: OccupiedSpace

    /// Creates lanes in a picture with text in the given boxes, which dimensions should not cover.
    init(canvas: Rect, avoiding boxes: [Rect]) {
        self.canvas = canvas
        words = OccupiedSpace(canvas: canvas)
        horizontalLines = words
        verticalLines = words
        for box in boxes { words.occupy(box) }
    }

    /// Finds a position for each dimension that has a caption: the best free position that is tried, or the one with
    /// the least overlap if none is free.
    ///
    /// The shortest dimensions come first, since they have the fewest suitable positions.
    mutating func place(_ dimensions: [Dimension]) -> [PlacedDimension] {
        dimensions.filter { !$0.isAlignment }.enumerated()
            .sorted { ($0.element.span.length, $0.offset) < ($1.element.span.length, $1.offset) }
            .map { place($0.element) }
    }

    private mutating func place(_ dimension: Dimension) -> PlacedDimension {
        let placed = bestPlace(for: dimension)
        words.occupy(placed.label)
        if dimension.axis == .horizontal {
            horizontalLines.occupy(placed.lineBox)
        } else {
            verticalLines.occupy(placed.lineBox)
        }
        return placed
    }

    /// Whether a rectangle is free of text and lines.
    func isFree(_ rect: Rect) -> Bool {
        [words, horizontalLines, verticalLines].allSatisfy { $0.overlap(with: rect) == 0 }
    }

    /// The parts of a thin line that do not cross text.
    func gaps(in span: Span, along axis: Axis, at lane: Double) -> [Span] {
        let line = axis.rect(along: span, across: Span(lane - 0.5, lane + 0.5))
        return span.without(words.rects(in: line).map { $0.span(axis) })
    }

    private func bestPlace(for dimension: Dimension) -> PlacedDimension {
        let home = dimension.home
        let margin = min(DimensionLanes.margin, home.length / 2)
        let inside = Span(home.start + margin, home.end - margin)
        let best = inside.nearest(to: home.start + dimension.share * home.length)
        let allowed = allowedLanes(around: home, in: canvas.span(dimension.axis.other))
        var chosen = PlacedDimension(dimension, lane: best, canvas: canvas)
        var least = disorder(of: chosen, below: .infinity)
        // If the picture is too crowded to be readable, searching is pointless.
        guard least < .infinity else { return chosen }
        for trial in DimensionLanes.trials where least > 0 {
            let lane = best + Double(trial.lane) * DimensionLanes.step
            guard allowed.nearest(to: lane) == lane else { continue }
            let placed = PlacedDimension(dimension, lane: lane, words: trial.spot, canvas: canvas)
            let disorder = disorder(of: placed, below: least)
            if disorder < least { (chosen, least) = (placed, disorder) }
        }
        return chosen
    }

    /// The weighted overlap of a position with other drawings. Overlap with text counts most, and crossing lines do not
    /// count. The result is exact only if it is below the limit.
    private func disorder(of placed: PlacedDimension, below limit: Double) -> Double {
        let (label, line) = (placed.label, placed.lineBox)
        let lines = placed.dimension.axis == .horizontal ? horizontalLines : verticalLines
        var disorder = 60 * (words.overlap(with: label) + placed.hiddenHeads)
        if disorder < limit { disorder += 6 * words.overlap(with: line) }
        if disorder < limit { disorder += lines.overlap(with: line) }
        if disorder < limit {
            disorder += 2 * (horizontalLines.overlap(with: label) + verticalLines.overlap(with: label))
        }
        return disorder
    }

    /// The allowed range of lanes: near the measured items, and inside the picture.
    private func allowedLanes(around home: Span, in picture: Span) -> Span {
        Span(
            max(home.start - DimensionLanes.outside, picture.start + PlacedDimension.arrow),
            min(home.end + DimensionLanes.outside, picture.end - PlacedDimension.arrow))
    }
}
