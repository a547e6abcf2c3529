/// A width and a height in points.
public struct Size: Hashable, Codable, Sendable {
    /// Points from left to right.
    public var width: Double
    /// Points from top to bottom.
    public var height: Double

    /// A size from its two extents in points.
    public init(width: Double = 0, height: Double = 0) {
        self.width = width
        self.height = height
    }

    /// The size of nothing.
    public static let zero = Size()
}

extension Size: CustomStringConvertible {
    /// The extents without superfluous digits, as in `165 × 100`.
    public var description: String { "\(width.plain) × \(height.plain)" }
}
