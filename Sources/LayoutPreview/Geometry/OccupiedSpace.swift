internal import AutoLayout

/// The parts of a picture where something is drawn that nothing else should lie on.
///
/// It is cut into horizontal bands, so that asking costs what is drawn nearby and no more.
struct OccupiedSpace {
    private static let bandCount = 1024
    /// Where more than that is drawn, nothing can be made out any more, and nothing is free.
    private static let mostInBand = 60

    private let canvas: Rect
    private let bandHeight: Double
    private var bands: [[Rect]]

    /// A picture where nothing is drawn yet.
    init(canvas: Rect) {
        self.canvas = canvas
        bandHeight = max(32, canvas.height / Double(OccupiedSpace.bandCount))
        bands = Array(repeating: [], count: OccupiedSpace.bandCount + 1)
    }

    /// Takes a place; what of it is outside the picture does not matter.
    mutating func occupy(_ rect: Rect) {
        for band in bands(of: rect) where bands[band].count <= OccupiedSpace.mostInBand { bands[band].append(rect) }
    }

    /// How much of what is drawn lies in a rectangle, in square points; infinite where nothing can be made out any more.
    func overlap(with rect: Rect) -> Double {
        var area = 0.0
        for band in bands(of: rect) {
            guard bands[band].count <= OccupiedSpace.mostInBand else { return .infinity }
            for other in bands[band] where isFirst(band, common: rect, other) { area += rect.commonArea(with: other) }
        }
        return area
    }

    /// What is drawn that has more than an edge in common with a rectangle.
    func rects(in rect: Rect) -> [Rect] {
        bands(of: rect).flatMap { band in
            bands[band].filter { isFirst(band, common: rect, $0) && rect.overlaps($0) }
        }
    }

    /// Whether a band is the first of those that hold two rectangles, so that each is met once.
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
