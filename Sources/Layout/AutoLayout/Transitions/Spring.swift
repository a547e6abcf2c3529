/// A damped spring that pulls from 0 to 1.
public struct Spring: Hashable, Codable, Sendable {
    /// The duration of one oscillation without damping, in seconds.
    public let response: Double
    /// The damping fraction: below 1 the spring overshoots and returns; at 1 it arrives as soon as possible without
    /// overshooting.
    public let dampingFraction: Double

    /// A spring with a response in seconds and a damping fraction.
    /// - Precondition: Both are finite and above 0.
    public init(
        response: Double = 0.5, dampingFraction: Double = 0.825, fileID: String = #fileID, line: Int = #line
    ) {
        let caller = SourceLocation(fileID: fileID, line: line)
        caller.require(response.isFinite && response > 0, "A spring's response must be above 0.")
        caller.require(dampingFraction.isFinite && dampingFraction > 0, "A spring's damping must be above 0.")
        (self.response, self.dampingFraction) = (response, dampingFraction)
    }

    /// A spring with a perceived duration in seconds and a bounce, where 0 means none and greater numbers mean more.
    /// - Precondition: The duration is finite and above 0, and the bounce is in 0..<1.
    public init(duration: Double, bounce: Double = 0, fileID: String = #fileID, line: Int = #line) {
        let caller = SourceLocation(fileID: fileID, line: line)
        caller.require(duration.isFinite && duration > 0, "A spring's duration must be above 0.")
        caller.require((0..<1).contains(bounce), "A bounce must be in 0..<1.")
        self.init(response: duration, dampingFraction: 1 - bounce)
    }

    /// The time in seconds after which the spring is at rest: from then on, it is slow and within a thousandth of its
    /// end.
    public var settlingDuration: Double {
        var (low, high) = (0.0, response)
        while !isAtRest(at: high) { (low, high) = (high, 2 * high) }
        // The energy never grows, so there is exactly one such time; each step halves the interval.
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if isAtRest(at: middle) { high = middle } else { low = middle }
        }
        return high
    }

    private func isAtRest(at time: Double) -> Bool {
        let (distance, speed) = state(at: time, distance: -1, speed: 0)
        return distance * distance + speed * speed <= 1e-6
    }

    /// The progress at a time in seconds: 0 before the start, close to 1 at rest, more than 1 while the spring
    /// overshoots.
    public func progress(at time: Double) -> Double {
        time > 0 ? 1 + state(at: time, distance: -1, speed: 0).distance : 0
    }

    /// The displacement, in points, that an initial speed of one point per second causes at a time in seconds.
    func drift(at time: Double) -> Double {
        time > 0 ? state(at: time, distance: 0, speed: response / (2 * .pi)).distance : 0
    }

    /// The distance from the end, and the speed per radian of the undamped oscillation.
    ///
    /// The equation of motion is linear: the state at a time is the exponential of its matrix times the state at the
    /// start, whether the spring is underdamped, overdamped or critically damped.
    private func state(at time: Double, distance: Double, speed: Double) -> (distance: Double, speed: Double) {
        let angle = 2 * .pi / response * time
        guard angle.isPlaceable else { return (0, 0) }
        guard dampingFraction <= 2 else { return overdampedState(at: angle, distance: distance, speed: speed) }
        let turned = Matrix(0, angle, -angle, -2 * dampingFraction * angle).exponential
        return (turned.a * distance + turned.b * speed, turned.c * distance + turned.d * speed)
    }

    /// The state as the sum of a slow and a fast decay. The matrix exponential loses the slow decay when the two rates
    /// are far apart; the sum loses the difference between the rates when they are close together.
    private func overdampedState(
        at angle: Double, distance: Double, speed: Double
    ) -> (distance: Double, speed: Double) {
        // The product of the rates is 1. The square of a large damping would not be finite.
        let fast = dampingFraction + (dampingFraction - 1).squareRoot() * (dampingFraction + 1).squareRoot()
        let slow = 1 / fast
        // No number below exp(-1000) is needed, since that is already 0.
        func decay(_ rate: Double) -> Double { Matrix(-min(rate * angle, 1000), 0, 0, 0).exponential.a }
        let slowPart = (fast * distance + speed) / (fast - slow) * decay(slow)
        let fastPart = (slow * distance + speed) / (fast - slow) * decay(fast)
        return (slowPart - fastPart, fast * fastPart - slow * slowPart)
    }
}
