/// A conflict, with the members that the solve found or, later, those chosen by rank.
struct StoredConflict {
    /// The members, oldest first.
    var members: [Int32]
    /// The multiplier of each member in the contradictory sum.
    var multipliers: [Double]
    var dropped: Int32
}

/// The known conflicts, by dropped constraint and by member. The time to add or remove a conflict depends on its number
/// of members but not, except for occasional purges, on the number of other conflicts.
struct ConflictTable {
    /// The conflicts that contain a constraint, identified by their dropped constraints. Some of these conflicts may
    /// have ended since they were recorded.
    private struct Membership {
        var dropped: [Int32] = []
        /// The number of entries at which conflicts that have ended are purged.
        var limit = 8
    }

    /// The conflicts, in no particular order.
    private(set) var all: [StoredConflict] = []
    private var positions: [Int32: Int] = [:]
    private var memberships: [Int32: Membership] = [:]
    /// The client's ranks of ordinary constraints; nil if their ages decide conflicts. This is safe because the client
    /// owns the solver.
    @safe unowned(unsafe) private(set) var ranking: (any ConflictRanking)?
    /// Whether the ranks of members may have changed since the last solve.
    private var haveChangedRanks = false
    /// The dropped constraints of conflicts of which another member has been dropped since, so that they prove nothing.
    private(set) var stale: [Int32] = []
    /// Whether the members have been chosen by rank; see `findIrreducibleSets`.
    private(set) var areIrreducible = false

    mutating func rank(by ranking: any ConflictRanking) { self.ranking = ranking }

    mutating func ranksMayHaveChanged() { haveChangedRanks = true }

    /// Whether ranks may have changed since this was last asked.
    mutating func takeChangedRanks() -> Bool {
        defer { haveChangedRanks = false }
        return haveChangedRanks
    }

    mutating func setIrreducible(_ irreducible: Bool) { areIrreducible = irreducible }

    var isEmpty: Bool { all.isEmpty }

    mutating func add(_ conflict: StoredConflict) {
        positions[conflict.dropped] = all.count
        all.append(conflict)
        list(conflict)
    }

    /// The conflict in which a constraint was dropped, if there is one.
    func conflict(dropping constraint: Int32) -> StoredConflict? { positions[constraint].map { all[$0] } }

    /// Replaces the members of a conflict.
    mutating func setMembers(ofConflictDropping constraint: Int32, to members: [Int32], _ multipliers: [Double]) {
        guard let position = positions[constraint] else { return }
        (all[position].members, all[position].multipliers) = (members, multipliers)
        list(all[position])
    }

    /// The conflicts that have the given member, in the order in which they were recorded.
    func conflicts(withMember constraint: Int32) -> [StoredConflict] {
        dropped(withMember: constraint).compactMap(conflict(dropping:))
    }

    /// Removes the conflict in which a constraint was dropped.
    mutating func remove(dropping constraint: Int32) {
        guard let position = positions.removeValue(forKey: constraint) else { return }
        stale.removeAll { $0 == constraint }
        let last = all.removeLast()
        if position == all.count { return }
        all[position] = last
        positions[last.dropped] = position
    }

    /// Marks the conflicts with a member that is being dropped.
    mutating func markStale(withMember constraint: Int32) {
        for dropped in dropped(withMember: constraint) where !stale.contains(dropped) { stale.append(dropped) }
    }

    /// Forgets that a constraint was a member of conflicts that have ended.
    mutating func forget(member constraint: Int32) { memberships[constraint] = nil }

    private mutating func list(_ conflict: StoredConflict) {
        for member in conflict.members {
            memberships[member, default: Membership()].dropped.append(conflict.dropped)
            guard let membership = memberships[member], membership.dropped.count >= membership.limit else { continue }
            let present = dropped(withMember: member)
            memberships[member] = Membership(dropped: present, limit: 2 * present.count + 8)
        }
    }

    /// The dropped constraints of the current conflicts that have the given member, each listed once.
    private func dropped(withMember constraint: Int32) -> [Int32] {
        var seen: Set<Int32> = []
        return (memberships[constraint]?.dropped ?? []).filter {
            conflict(dropping: $0)?.members.contains(constraint) == true && seen.insert($0).inserted
        }
    }
}
