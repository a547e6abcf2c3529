internal import AutoLayout
internal import LayoutControls

extension View {
    /// Whether the view reacts to touches at all four edges of the area that it needs around its center; true if it is
    /// not meant to be touched.
    var reactsToTouchesNearby: Bool {
        guard let size = leastTouchSize else { return true }
        let center = Point(x: bounds.midX, y: bounds.midY)
        let (dx, dy) = (size.width / 2 - LayoutRule.tolerance, size.height / 2 - LayoutRule.tolerance)
        return [(-dx, 0), (dx, 0), (0, -dy), (0, dy)].allSatisfy { x, y in
            point(inside: Point(x: center.x + x, y: center.y + y))
        }
    }

    /// The size in points at which the view is easy to touch; nil if the view is not meant to be touched.
    ///
    /// Controls may be smaller than the required size if the platform's own controls are: a control's natural size is
    /// always large enough.
    private var leastTouchSize: Size? {
        let least = 44.0
        if isTouchTarget { return Size(width: least, height: least) }
        guard let control = self as? Control, control.isOperable else { return nil }
        let natural = control.naturalSize
        func length(_ natural: Double) -> Double { natural < 0 ? least : min(least, natural - invisibleLength) }
        let size = Size(width: length(natural.width), height: length(natural.height))
        // A control that shows nothing, such as a page control without pages, needs no room.
        return min(size.width, size.height) > 0 ? size : nil
    }

    /// The length in points below which differences are invisible: a pixel, or a point if the pixel size is unknown.
    var invisibleLength: Double {
        let scale = layoutNode.pixelGrid.scale
        return scale > 0 ? 1 / scale : 1
    }
}
