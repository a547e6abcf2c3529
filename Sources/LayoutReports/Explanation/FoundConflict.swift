/// A minimal set of constraints from a list that cannot all hold: if any one of them is removed, the others can.
struct FoundConflict {
    /// The indices of the constraints, in the order of the list.
    var members: [Int]
    /// For each member, the change to its constant alone that would let all members hold; nil if no change would.
    var changes: [Double?]

    /// The smallest sufficient change.
    var gap: Double { changes.reduce(.infinity) { min($0, $1.map { abs($0) } ?? .infinity) } }
}
