internal import AutoLayout

extension Rect {
    /// Whether the two rectangles have more than edges in common; false if the width or height of this one is negative.
    func overlaps(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY && width >= 0 && height >= 0
    }

    /// The rectangle with 0 for a negative width or height, which no format can express.
    var withoutNegativeSize: Rect { Rect(origin: origin, size: size.withoutNegatives) }

    /// The area of the intersection of the two rectangles, in square points.
    func commonArea(with other: Rect) -> Double {
        let (width, height) = (
            min(maxX, other.maxX) - max(minX, other.minX), min(maxY, other.maxY) - max(minY, other.minY)
        )
        return width > 0 && height > 0 ? width * height : 0
    }
}

extension Size {
    /// The size with 0 for a negative width or height.
    var withoutNegatives: Size { Size(width: max(0, width), height: max(0, height)) }
}

extension Color {
    /// The color with each component clamped to 0...1; a component that is NaN counts as 0.
    var clamped: Color {
        Color(red: red.asShare, green: green.asShare, blue: blue.asShare, alpha: alpha.asShare)
    }
}

extension Double {
    /// The nearest number in 0...1; 0 for NaN.
    var asShare: Double { self > 0 ? min(self, 1) : 0 }
}
