/// Distances in points from the four edges, positive inward.
public struct EdgeInsets: Hashable, Codable, Sendable {
    /// Points down from the top edge.
    public var top: Double
    /// Points to the right of the left edge.
    public var left: Double
    /// Points up from the bottom edge.
    public var bottom: Double
    /// Points to the left of the right edge.
    public var right: Double

    /// Insets from four distances in points.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No inset at any edge.
    public static let zero = EdgeInsets()
}

extension EdgeInsets {
    /// The sum of two insets, edge by edge.
    public static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: first.top + second.top, left: first.left + second.left,
            bottom: first.bottom + second.bottom, right: first.right + second.right)
    }

    var isUsable: Bool { top.isUsable && left.isUsable && bottom.isUsable && right.isUsable }
}

extension EdgeInsets: CustomStringConvertible {
    /// The distances without trailing zeros, as in `(top: 8, left: 0, bottom: 8, right: 0)`.
    public var description: String {
        "(top: \(top.plain), left: \(left.plain), bottom: \(bottom.plain), right: \(right.plain))"
    }
}
