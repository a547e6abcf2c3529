/// A width and a height in points.
public struct Size: Hashable, Codable, Sendable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    /// A size from a width and a height in points.
    public init(width: Double = 0, height: Double = 0) {
        self.width = width
        self.height = height
    }

    /// A zero size.
    public static let zero = Size()

    package func extent(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Size: CustomStringConvertible {
    /// Width and height without trailing zeros, as in `165 × 100`.
    public var description: String { "\(width.plain) × \(height.plain)" }
}
