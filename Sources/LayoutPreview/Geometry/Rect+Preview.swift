internal import AutoLayout

extension Rect {
    /// Whether the two have more than edges in common.
    func overlaps(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// What both cover, in square points.
    func commonArea(with other: Rect) -> Double {
        let (width, height) = (
            min(maxX, other.maxX) - max(minX, other.minX), min(maxY, other.maxY) - max(minY, other.minY)
        )
        return width > 0 && height > 0 ? width * height : 0
    }
}

extension Color {
    /// The same colour with each part in 0...1; a part that is NaN counts as 0.
    var clamped: Color {
        Color(red: red.asShare, green: green.asShare, blue: blue.asShare, alpha: alpha.asShare)
    }
}

extension Double {
    /// The nearest number in 0...1; 0 for NaN.
    var asShare: Double { self > 0 ? min(self, 1) : 0 }
}
