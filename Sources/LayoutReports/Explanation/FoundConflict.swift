/// Constraints of a list that cannot all hold, while any of them could without the others.
struct FoundConflict {
    /// The indices of the constraints, in the order of the list.
    var members: [Int]
    /// For each member, what to add to its constant, alone, so that all of them can hold; nil where none would do.
    var changes: [Double?]

    /// The least change that is enough.
    var gap: Double { changes.reduce(.infinity) { min($0, $1.map { abs($0) } ?? .infinity) } }
}
