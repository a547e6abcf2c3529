/// Rectangles as sets of points, as Core Graphics has them; sizes are taken to be 0 or more.
extension Rect {
    /// The rectangle that holds no point at all, not even as an edge: what two apart have in common.
    public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// Whether this is the null rectangle.
    public var isNull: Bool { minX == .infinity || minY == .infinity }

    /// Whether it has no area: a width or a height of 0, or null.
    public var isEmpty: Bool { isNull || width <= 0 || height <= 0 }

    /// The rectangle moved by distances in points.
    public func offsetBy(dx: Double, dy: Double) -> Rect {
        isNull ? self : Rect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// The rectangle with both upright edges moved inwards by `dx` points, and the other two by `dy`; negative numbers
    /// move them outwards. Null where nothing is left.
    public func insetBy(dx: Double, dy: Double) -> Rect {
        let inset = Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
        return isNull || inset.width < 0 || inset.height < 0 ? .null : inset
    }

    /// Whether a point is in it: on the left or top edge it is, on the right or bottom edge it is not.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether all of another rectangle is in it, edges included.
    public func contains(_ other: Rect) -> Bool { union(other) == self }

    /// Whether the two have an area in common, and not edges alone.
    public func intersects(_ other: Rect) -> Bool { !intersection(other).isNull }

    /// The area that both have in common; null where there is none, as where no more than edges touch.
    public func intersection(_ other: Rect) -> Rect {
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard left < right, top < bottom else { return .null }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle that holds both.
    public func union(_ other: Rect) -> Rect {
        if isNull { return other }
        if other.isNull { return self }
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
