/// A set of constraints from a list that cannot all hold. Unless it was too large to be reduced, it is irreducible: if
/// any one of the constraints is removed, the others can hold.
struct FoundConflict {
    /// The indices of the constraints, in the order of the list.
    var members: [Int]
    /// For each member, the change to its constant alone that would let all members hold; nil if no change would.
    var changes: [Double?]

    /// The size of the smallest sufficient change.
    var gap: Double { changes.reduce(.infinity) { min($0, $1.map { abs($0) } ?? .infinity) } }
}
