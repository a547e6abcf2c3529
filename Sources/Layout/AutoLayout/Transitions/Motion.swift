/// The course of a transition over time.
public enum Motion: Hashable, Codable, Sendable {
    /// Along a curve, over a duration in seconds; a transition whose duration is not above 0 jumps to its end.
    case curve(TimingCurve, duration: Double)
    /// Driven by a spring.
    case spring(Spring)

    /// The duration in seconds; for a spring, the time until it comes to rest.
    public var duration: Double {
        switch self {
        case .curve(_, let duration): max(0, duration)
        case .spring(let spring): spring.settlingDuration
        }
    }

    /// The time in seconds from which nothing moves; infinite for a spring, which never stops completely.
    var end: Double {
        if case .curve = self { duration } else { .infinity }
    }

    /// The progress at a time in seconds: 0 before the start, 1 at the end of a curve; a spring approaches 1 and may
    /// overshoot.
    public func progress(at time: Double) -> Double {
        switch self {
        case .curve(let curve, let duration): duration > 0 ? curve.progress(at: time / duration) : time < 0 ? 0 : 1
        case .spring(let spring): spring.progress(at: time)
        }
    }

    /// The displacement, in points, that an initial speed of one point per second causes at a time in seconds. Along a
    /// curve, it returns to 0 by the end.
    func drift(at time: Double) -> Double {
        switch self {
        case .curve(_, let duration):
            guard time > 0, time < duration else { return 0 }
            let rest = 1 - time / duration
            return time * rest * rest
        case .spring(let spring): return spring.drift(at: time)
        }
    }
}
