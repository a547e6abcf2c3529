/// A rectangle in points: its top-left corner and its size.
public struct Rect: Hashable, Codable, Sendable {
    /// The top-left corner.
    public var origin: Point
    /// The width and height.
    public var size: Size

    /// A rectangle from its corner and its size.
    public init(origin: Point = .zero, size: Size = .zero) {
        self.origin = origin
        self.size = size
    }

    /// A rectangle from four numbers in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// A zero rectangle.
    public static let zero = Rect()
}

extension Rect {
    /// The left edge in points.
    public var minX: Double { origin.x }
    /// The top edge in points.
    public var minY: Double { origin.y }
    /// The horizontal center in points.
    public var midX: Double { origin.x + size.width / 2 }
    /// The vertical center in points.
    public var midY: Double { origin.y + size.height / 2 }
    /// The right edge in points.
    public var maxX: Double { origin.x + size.width }
    /// The bottom edge in points.
    public var maxY: Double { origin.y + size.height }
    /// The width in points.
    public var width: Double { size.width }
    /// The height in points.
    public var height: Double { size.height }

    /// The rectangle with each edge moved inward by its inset.
    public func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: minX + insets.left, y: minY + insets.top,
            width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
    }
}

extension Rect: CustomStringConvertible {
    /// Corner and size without trailing zeros, as in `(20, 50, 165, 100)`.
    public var description: String { "(\(minX.plain), \(minY.plain), \(width.plain), \(height.plain))" }
}
