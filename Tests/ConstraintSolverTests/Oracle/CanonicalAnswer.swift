/// The one answer that the solver's contract defines for a system.
struct CanonicalAnswer: Hashable, Sendable {
    struct Level: Hashable, Sendable {
        var priority: Double
        var totalViolation: Double
        /// What rounding alone can add to a total that is counted from values in floating point.
        var rounding = 0.0
    }

    /// Required rows that cannot hold together with required rows before them.
    var dropped: [Int] = []
    /// The distinct priorities below required, from the highest down.
    var levels: [Level] = []
    var values: [Double] = []
    /// Variables that the rows leave some room, before resting values are looked at.
    var loose: [Int] = []
}
