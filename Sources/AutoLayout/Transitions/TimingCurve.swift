/// How far a transition has come at a time: a curve from (0, 0) to (1, 1).
public struct TimingCurve: Hashable, Codable, Sendable {
    /// The first control point; x in 0...1.
    public let first: Point
    /// The second control point; x in 0...1.
    public let second: Point

    /// A cubic Bézier curve with two control points, as CSS and Core Animation describe them.
    ///
    /// - Precondition: `x1` and `x2` are in 0...1, so that each time has one place on the curve.
    public init(x1: Double, y1: Double, x2: Double, y2: Double) {
        precondition((0...1).contains(x1) && (0...1).contains(x2), "A timing curve never goes back in time.")
        first = Point(x: x1, y: y1)
        second = Point(x: x2, y: y2)
    }

    /// At the same speed all the time.
    public static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
    /// Slow at first.
    public static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    /// Slow at last.
    public static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    /// Slow at first and at last.
    public static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    /// Quickly away, slow at last: what CSS calls ease.
    public static let ease = TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

    /// How much is done at a time in 0...1; outside, what is done at the nearer end.
    public func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        if self == .linear { return time }
        var (low, high) = (0.0, 1.0)
        // Each step halves the interval; after 53 it is as small as a Double in 0...1 can tell.
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
