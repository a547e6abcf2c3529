/// The position of a view's top-left corner on the pixel grid: exact, and as drawn.
///
/// Both are relative to nearby pixel edges, so moving a view by whole pixels does not change the frames inside it.
/// Edges are thus rounded in root coordinates, and adjacent views stay adjacent, although no absolute position is
/// stored.
struct PixelCorner: Equatable {
    /// The position from the solver or a frame.
    var exact: Point
    /// The position as drawn: on pixel edges, unless the view is placed by a frame that is off the pixel grid.
    var shown: Point

    /// The corner of a root.
    static let origin = PixelCorner(exact: .zero, shown: .zero)

    /// The frame for a rectangle from the solver, with all edges on whole pixels.
    func frame(of rect: Rect, _ scale: Double) -> Rect {
        let left = (exact.x + rect.minX).onPixel(scale)
        let top = (exact.y + rect.minY).onPixel(scale)
        return Rect(
            x: left - shown.x, y: top - shown.y, width: (exact.x + rect.maxX).onPixel(scale) - left,
            height: (exact.y + rect.maxY).onPixel(scale) - top)
    }

    /// The corner of an item that the solver places at a point in this view.
    func cornerOf(_ point: Point, _ scale: Double) -> PixelCorner {
        let (x, y) = (exact.x + point.x, exact.y + point.y)
        return PixelCorner(exact: Point(x: x - x.onPixel(scale), y: y - y.onPixel(scale)), shown: .zero)
    }

    /// The corner of a view placed by its frame at a point in this view.
    func movedBy(_ point: Point, _ scale: Double) -> PixelCorner {
        let (x, y) = (shown.x + point.x, shown.y + point.y)
        let (left, top) = (x.onPixel(scale), y.onPixel(scale))
        return PixelCorner(
            exact: Point(x: exact.x + point.x - left, y: exact.y + point.y - top),
            shown: Point(x: x - left, y: y - top))
    }
}

extension Double {
    /// The length rounded up to whole pixels, if there is a scale, tolerating the solver's rounding error.
    package func upToPixel(_ scale: Double) -> Double {
        scale > 0 ? (self * scale - Tolerance.points).rounded(.up) / scale : self
    }

    /// The nearest pixel edge. Halves round up, even if the solver's rounding error puts them slightly below.
    func onPixel(_ scale: Double) -> Double {
        (self * scale + 0.5 + Tolerance.points).rounded(.down) / scale
    }
}
