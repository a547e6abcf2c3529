public import AutoLayout

extension Drawing {
    /// The color of the indicators of a scroll view.
    public static let scrollIndicator = Color(white: 0, alpha: 0.35)
    /// The color of the outline and cross of a placeholder for an image.
    public static let placeholderLine = Color(red: 142 / 255, green: 142 / 255, blue: 147 / 255)
    /// The fill color of a placeholder for an image.
    public static let placeholderFill = Color(red: 229 / 255, green: 229 / 255, blue: 234 / 255)
}

extension Drawing.Shape {
    /// The two diagonals, which end at the rounded corners.
    public var cross: [(start: Point, end: Point)] {
        let corner = cornerRadius * (1 - 0.5.squareRoot())
        let cross = rect.inset(by: EdgeInsets(top: corner, left: corner, bottom: corner, right: corner))
        return [
            (cross.origin, Point(x: cross.maxX, y: cross.maxY)),
            (Point(x: cross.minX, y: cross.maxY), Point(x: cross.maxX, y: cross.minY)),
        ]
    }
}
