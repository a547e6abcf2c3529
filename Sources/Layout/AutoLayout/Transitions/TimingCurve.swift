/// The progress of a transition over time: a curve from (0, 0) to (1, 1).
public struct TimingCurve: Hashable, Codable, Sendable {
    /// The first control point; x in 0...1.
    public let first: Point
    /// The second control point; x in 0...1.
    public let second: Point

    /// A cubic Bézier curve with two control points, as in CSS and Core Animation.
    ///
    /// - Precondition: `x1` and `x2` are in 0...1, so that the curve has one value at each time.
    public init(
        x1: Double, y1: Double, x2: Double, y2: Double, fileID: String = #fileID, line: Int = #line
    ) {
        SourceLocation(fileID: fileID, line: line)
            .require(
                (0...1).contains(x1) && (0...1).contains(x2), "The x coordinates of control points must be in 0...1.")
        first = Point(x: x1, y: y1)
        second = Point(x: x2, y: y2)
    }

    /// Constant speed.
    public static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
    /// Slow at the start.
    public static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    /// Slow at the end.
    public static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    /// Slow at the start and at the end.
    public static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    /// Fast at the start, slow at the end: `ease` in CSS.
    public static let ease = TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

    /// The progress at a time in 0...1; times outside are clamped.
    public func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        if self == .linear { return time }
        var (low, high) = (0.0, 1.0)
        // Each step halves the interval; 53 steps reach the precision of a Double in 0...1.
        for _ in 0..<53 {
            let middle = (low + high) / 2
            if TimingCurve.bezier(first.x, second.x, middle) < time { low = middle } else { high = middle }
        }
        return TimingCurve.bezier(first.y, second.y, (low + high) / 2)
    }

    private static func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
}
