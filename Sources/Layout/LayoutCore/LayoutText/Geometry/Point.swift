/// A position in points from the top-left corner, with y growing downward.
public struct Point: Hashable, Codable, Sendable {
    /// Points from the left.
    public var x: Double
    /// Points from the top.
    public var y: Double

    /// A position from its two coordinates in points.
    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    /// The origin.
    public static let zero = Point()
}

extension Point: CustomStringConvertible {
    /// The coordinates without trailing zeros, as in `(20, 50)`.
    public var description: String { "(\(x.plain), \(y.plain))" }
}
