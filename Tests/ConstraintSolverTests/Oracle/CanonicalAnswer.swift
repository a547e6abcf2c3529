/// The one answer that the solver's contract defines for a system.
struct CanonicalAnswer: Hashable, Sendable {
    struct Level: Hashable, Sendable {
        var priority: Double
        var totalViolation: Double
        /// The most that rounding can add to a total computed from floating-point values.
        var rounding = 0.0
    }

    /// Required rows that contradict the required rows kept before them; these rows count as optional.
    var dropped: [Int] = []
    /// The distinct priorities below required, from the highest down.
    var levels: [Level] = []
    var values: [Double] = []
    /// The variables that the rows do not determine without the resting values.
    var loose: [Int] = []
}
