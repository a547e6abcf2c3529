internal import AutoLayout

/// The parts of a picture where something is drawn that nothing else should lie on.
///
/// It is cut into horizontal bands, so that asking costs what is drawn nearby and no more.
struct OccupiedSpace {
    private static let bandCount = 1024
    /// Where more than that is drawn, nothing can be made out any more, and nothing is free.
    private static let mostInBand = 400

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

    func isFree(_ rect: Rect) -> Bool {
        bands(of: rect).allSatisfy { band in
            bands[band].count <= OccupiedSpace.mostInBand && !bands[band].contains { $0.overlaps(rect) }
        }
    }

    private func bands(of rect: Rect) -> ClosedRange<Int> {
        let rows = rect.span(.vertical)
        return band(at: rows.start)...band(at: rows.end)
    }

    private func band(at y: Double) -> Int {
        Int(max(0, min((y - canvas.minY) / bandHeight, Double(OccupiedSpace.bandCount))))
    }
}
