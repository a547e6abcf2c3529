internal import AutoLayout

/// Gives each dimension a lane, so that no two lie on top of each other where there is room.
struct DimensionLanes {
    private static let step = 13.0
    /// Where along the line the words may stand, the best place first.
    private static let shares = [0.5, 0.3, 0.7]
    /// How many lanes are tried on either side of the best one.
    private static let reach = 12
    /// How far from an edge of what it measures a line keeps, in points.
    private static let margin = 6.0
    /// How far outside what it measures a line may go, in points.
    private static let outside = 40.0

    private let canvas: Rect
    private var words: OccupiedSpace
    private var horizontalLines: OccupiedSpace
    private var verticalLines: OccupiedSpace

    /// Lanes in a picture where something is written already that no dimension should lie on.
    init(canvas: Rect, avoiding boxes: [Rect]) {
        self.canvas = canvas
        words = OccupiedSpace(canvas: canvas)
        horizontalLines = words
        verticalLines = words
        for box in boxes { words.occupy(box) }
    }

    /// Finds a lane, the nearest to the best one that is free, or else one where at least the words can be read.
    ///
    /// An alignment has no lane: it is drawn where the places are, and may be crossed by anything.
    mutating func place(_ dimension: Dimension) -> PlacedDimension {
        let home = dimension.home
        guard !dimension.isAlignment else {
            return PlacedDimension(dimension, lane: home.middle, canvas: canvas)
        }
        let margin = min(DimensionLanes.margin, home.length / 2)
        let inside = Span(home.start + margin, home.end - margin)
        let best = inside.nearest(to: home.start + dimension.share * home.length)
        let lanes = lanes(around: best, from: home, in: canvas.span(dimension.axis.other))
        let places = lanes.lazy.flatMap { [canvas] lane in
            DimensionLanes.shares.map { PlacedDimension(dimension, lane: lane, words: $0, canvas: canvas) }
        }
        let placed =
            places.first(where: isFree) ?? places.first(where: isLegible)
            ?? places.first { words.isFree($0.label) } ?? PlacedDimension(dimension, lane: best, canvas: canvas)
        words.occupy(placed.label)
        if dimension.axis == .horizontal {
            horizontalLines.occupy(placed.lineBox)
        } else {
            verticalLines.occupy(placed.lineBox)
        }
        return placed
    }

    /// Whether nothing lies on anything else, but that lines may cross.
    private func isFree(_ placed: PlacedDimension) -> Bool {
        let lines = placed.dimension.axis == .horizontal ? horizontalLines : verticalLines
        return isLegible(placed) && lines.isFree(placed.lineBox) && horizontalLines.isFree(placed.label)
            && verticalLines.isFree(placed.label)
    }

    /// Whether nothing lies on what is written.
    private func isLegible(_ placed: PlacedDimension) -> Bool {
        words.isFree(placed.label) && words.isFree(placed.lineBox)
    }

    /// The lanes to try, the best first, none far outside of what is measured nor outside of the picture.
    private func lanes(around best: Double, from home: Span, in picture: Span) -> [Double] {
        let allowed = Span(
            max(home.start - DimensionLanes.outside, picture.start + PlacedDimension.arrow),
            min(home.end + DimensionLanes.outside, picture.end - PlacedDimension.arrow))
        var lanes = [best]
        for number in 1...DimensionLanes.reach {
            let distance = Double(number) * DimensionLanes.step
            for lane in [best - distance, best + distance] where allowed.nearest(to: lane) == lane {
                lanes.append(lane)
            }
        }
        return lanes
    }
}
