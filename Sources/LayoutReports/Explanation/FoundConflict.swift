/// Constraints of a list that cannot all hold, although they can without any one of them.
struct FoundConflict {
    /// The indices of the constraints, in the order of the list.
    var members: [Int]
    /// For each member, the change to its constant alone after which all of them can hold; nil if none would do.
    var changes: [Double?]

    /// The least change that is enough.
    var gap: Double { changes.reduce(.infinity) { min($0, $1.map { abs($0) } ?? .infinity) } }
}
