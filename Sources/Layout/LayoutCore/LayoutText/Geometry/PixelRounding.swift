/// The way in which the frames of views that constraints place are rounded to whole pixels.
public enum PixelRounding: Sendable {
    /// Rounds each edge, in the root's coordinates, half pixels to the right and downward. Views that touch still touch,
    /// and views of equal size may differ by a pixel.
    case edges
    /// Rounds origin and size separately, in the superview's coordinates, half pixels away from 0, as UIKit does. Views
    /// of equal size stay equal, and views that touch may overlap or be apart by a pixel.
    case originAndSize
}

/// The pixels to whose grid a tree's frames are rounded.
package struct PixelGrid: Equatable {
    /// Pixels per point, or 0 if frames are not rounded.
    package var scale = 0.0
    var rounding = PixelRounding.edges

    /// The length in points by which rounding may make views overlap that touch.
    package var overlap: Double { scale > 0 && rounding == .originAndSize ? 1 / scale : 0 }

    /// The frame for a rectangle from the solver, in a parent with the given corner.
    func frame(of solved: Rect, in corner: @autoclosure () -> PixelCorner) -> Rect {
        guard scale > 0 else { return solved.tidy }
        return rounding == .edges ? corner().frame(of: solved, scale) : roundedApart(solved)
    }

    private func roundedApart(_ solved: Rect) -> Rect {
        Rect(
            x: nearest(solved.minX), y: nearest(solved.minY), width: nearest(solved.width),
            height: nearest(solved.height))
    }

    /// The nearest multiple of a pixel. Halves go away from 0, even if the solver's rounding error puts them slightly
    /// closer to it.
    private func nearest(_ length: Double) -> Double {
        length < 0 ? 0 - (-length).onPixel(scale) : length.onPixel(scale)
    }
}
