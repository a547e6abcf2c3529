/// Rectangles as sets of points, as in Core Graphics; sizes must not be negative.
extension Rect {
    /// The rectangle without any points, not even on an edge: the intersection of disjoint rectangles.
    public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// Whether this is the null rectangle.
    public var isNull: Bool { minX == .infinity || minY == .infinity }

    /// Whether the rectangle has no area: it is null, or its width or height is 0.
    public var isEmpty: Bool { isNull || width <= 0 || height <= 0 }

    /// The rectangle moved by distances in points.
    public func offsetBy(dx: Double, dy: Double) -> Rect {
        isNull ? self : Rect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// The rectangle with its vertical edges moved inward by `dx` points and its horizontal edges by `dy`; negative
    /// numbers move them outward. Null if the width or height would be negative.
    public func insetBy(dx: Double, dy: Double) -> Rect {
        let inset = Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
        return isNull || inset.width < 0 || inset.height < 0 ? .null : inset
    }

    /// Whether the rectangle contains a point; the left and top edges belong to it, the right and bottom edges do not.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether the rectangle contains all of another one, edges included.
    public func contains(_ other: Rect) -> Bool { union(other) == self }

    /// Whether the two rectangles overlap in an area, not just along an edge.
    public func intersects(_ other: Rect) -> Bool { !intersection(other).isNull }

    /// The area common to both; null if there is no such area, as when only edges touch.
    public func intersection(_ other: Rect) -> Rect {
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard left < right, top < bottom else { return .null }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle that contains both.
    public func union(_ other: Rect) -> Rect {
        if isNull { return other }
        if other.isNull { return self }
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
