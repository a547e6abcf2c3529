/// The sizes at which the size classes of a tree change from compact to regular.
public struct SizeClassThresholds: Hashable, Codable, Sendable {
    /// The smallest width, in points, that is regular.
    public var width: Double
    /// The smallest height, in points, that is regular.
    public var height: Double

    /// Creates thresholds in points; by default a width of 600 and a height of 480, below which Android's window size
    /// classes are compact.
    public init(width: Double = 600, height: Double = 480) {
        self.width = width
        self.height = height
    }

    func length(along axis: Axis) -> Double { axis == .horizontal ? width : height }
}
