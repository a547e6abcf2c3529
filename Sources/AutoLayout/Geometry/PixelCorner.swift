/// Where a view's top left corner is among the pixels: exactly, and as it is shown.
///
/// Both count from the same edges of pixels near it. So what is inside a view that moves by whole pixels stays as it is:
/// edges are rounded in root space, and neighbours that touch go on touching, but nothing has to know where the root is.
struct PixelCorner: Equatable {
    /// Where the solver, or a frame, has it.
    var exact: Point
    /// Where it is drawn: on the edges themselves, unless a view that is placed by its frame is not on pixels.
    var shown: Point

    /// The corner of a root.
    static let origin = PixelCorner(exact: .zero, shown: .zero)

    /// The frame of what the solver has put at a rectangle in here, both edges on whole pixels.
    func frame(of rect: Rect, _ scale: Double) -> Rect {
        let left = (exact.x + rect.minX).onPixel(scale)
        let top = (exact.y + rect.minY).onPixel(scale)
        return Rect(
            x: left - shown.x, y: top - shown.y, width: (exact.x + rect.maxX).onPixel(scale) - left,
            height: (exact.y + rect.maxY).onPixel(scale) - top)
    }

    /// The corner of what the solver has put at a point in here.
    func cornerOf(_ point: Point, _ scale: Double) -> PixelCorner {
        let (x, y) = (exact.x + point.x, exact.y + point.y)
        return PixelCorner(exact: Point(x: x - x.onPixel(scale), y: y - y.onPixel(scale)), shown: .zero)
    }

    /// The corner of what its frame places at a point in here.
    func movedBy(_ point: Point, _ scale: Double) -> PixelCorner {
        let (x, y) = (shown.x + point.x, shown.y + point.y)
        let (left, top) = (x.onPixel(scale), y.onPixel(scale))
        return PixelCorner(
            exact: Point(x: exact.x + point.x - left, y: exact.y + point.y - top),
            shown: Point(x: x - left, y: y - top))
    }
}

extension Double {
    /// The least length of whole pixels that is no shorter, where there are pixels; a solver's last bits make none more.
    func upToPixel(_ scale: Double) -> Double {
        scale > 0 ? (self * scale - Tolerance.points).rounded(.up) / scale : self
    }

    /// The nearest pixel edge, the later one from exact halves; a solver's last bits do not decide which.
    func onPixel(_ scale: Double) -> Double {
        (self * scale + 0.5 + Tolerance.points).rounded(.down) / scale
    }
}
