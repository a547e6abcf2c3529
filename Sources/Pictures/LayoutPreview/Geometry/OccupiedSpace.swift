internal import AutoLayout

/// The parts of a picture with drawings that should not be covered.
///
/// The picture is divided into horizontal bands, so that a query visits only the drawings in the bands that it reaches.
struct OccupiedSpace {
    private static let bandCount = 1024
    /// The maximum number of drawings in a band. If there are more, the picture is unreadable there, and no space in
    /// the band counts as free.
    private static let mostInBand = 60

    private let canvas: Rect
    private let bandHeight: Double
    private var bands: [[Rect]]

    /// An empty picture.
    init(canvas: Rect) {
        self.canvas = canvas
        bandHeight = max(32, canvas.height / Double(OccupiedSpace.bandCount))
        bands = Array(repeating: [], count: OccupiedSpace.bandCount + 1)
    }

    /// Marks a rectangle as occupied; parts above or below the picture belong to its first or last band.
    mutating func occupy(_ rect: Rect) {
        for band in bands(of: rect) where bands[band].count <= OccupiedSpace.mostInBand { bands[band].append(rect) }
    }

    /// The sum of the areas that a rectangle shares with the occupied ones, in square points; infinite if the picture
    /// is unreadable there.
    func overlap(with rect: Rect) -> Double {
        var area = 0.0
        for band in bands(of: rect) {
            guard bands[band].count <= OccupiedSpace.mostInBand else { return .infinity }
            for other in bands[band] where isFirst(band, common: rect, other) { area += rect.commonArea(with: other) }
        }
        return area
    }

    /// The occupied rectangles that share more than an edge with a rectangle.
    func rects(in rect: Rect) -> [Rect] {
        bands(of: rect).flatMap { band in
            bands[band].filter { isFirst(band, common: rect, $0) && rect.overlaps($0) }
        }
    }

    /// Whether a band is the first one that both rectangles reach, so that each pair is visited once.
    private func isFirst(_ band: Int, common one: Rect, _ other: Rect) -> Bool {
        band == max(bands(of: one).lowerBound, bands(of: other).lowerBound)
    }

    private func bands(of rect: Rect) -> ClosedRange<Int> {
        let rows = rect.span(.vertical)
        return band(at: rows.start)...band(at: rows.end)
    }

    private func band(at y: Double) -> Int {
        Int(max(0, min((y - canvas.minY) / bandHeight, Double(OccupiedSpace.bandCount))))
    }
}
