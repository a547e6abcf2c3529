/// Required constraints that cannot all hold.
///
/// A conflict is proven by multipliers with which its members add up to a contradiction (Farkas). A proof starts from
/// the rows that the simplex method found infeasible, or from a violated constraint whose variables are all determined
/// by the forward plan. The rows that determine the proof's variables are added here, and the member of the highest
/// rank is dropped: it is no longer required, but a wish at the level just below. `ConflictTable` stores the conflicts,
/// and `ConflictMembers` determines their members on request, so that the members do not depend on the history of
/// edits.
///
/// Invariant: the constraints that are not dropped can all hold, and each dropped constraint has the highest rank in an
/// irreducible infeasible subset whose other members are not dropped. Only one state satisfies this: the one reached by
/// taking the constraints in the order of their ranks and dropping each one that contradicts those kept before it. The
/// state therefore does not depend on the order in which conflicts are found.
extension SolverState {
    /// Whether the first of two required constraints has the higher rank, so that it is dropped rather than the second.
    /// The client ranks the constraints of one age class; age decides among those of equal rank, and among all others.
    func ranksHigher(_ first: Int32, _ second: Int32) -> Bool {
        let (age, other) = (store.constraints[first].serial, store.constraints[second].serial)
        let areOfOneClass = Store.age(ofSerial: age) == Store.age(ofSerial: other)
        return (areOfOneClass ? conflicts.ranking?.ranksHigher(first, second) : nil) ?? (age > other)
    }

    private func highest(of members: [Int32]) -> Int32 {
        members.dropFirst().reduce(members[0]) { ranksHigher($1, $0) ? $1 : $0 }
    }

    /// Ends the conflicts in which the dropped constraint no longer has the highest rank.
    mutating func retryConflictsOfChangedRanks() {
        guard conflicts.takeChangedRanks() else { return }
        conflicts.setIrreducible(false)
        for conflict in conflicts.all where highest(of: conflict.members) != conflict.dropped { end(conflict) }
    }

    /// Resolves the conflict of a violated constraint whose variables are all determined by the forward plan.
    mutating func droppedConflict(at constraint: Int32) {
        walk.beginProof()
        walk.append(ProofRow(constraint: constraint, multiplier: 1))
        _ = provenDropped(inTwoDoubles: precision.magnifiedCount > 0)
    }

    /// Drops required rows to resolve the contradictions that the simplex has proven in a component. Returns false if
    /// none of the contradictions was more than rounding error.
    mutating func droppedConflicts() -> Bool {
        var isConflict = false
        var next = 0
        while next < simplex.proofs.rows.count {
            let start = simplex.proofs.rows[next].start
            var restsOnConstraints = true
            walk.beginProof()
            while next < simplex.proofs.rows.count, simplex.proofs.rows[next].start == start {
                walk.append(simplex.proofs.rows[next])
                if simplex.proofs.rows[next].constraint < 0 { restsOnConstraints = false }
                next += 1
            }
            if restsOnConstraints, provenDropped() { isConflict = true }
        }
        return isConflict
    }

    /// Adds to the proof the rows that determine its variables, and drops the row of the highest rank. Returns false if
    /// the contradiction may be rounding error.
    private mutating func provenDropped(inTwoDoubles: Bool = false) -> Bool {
        addDecidersToProof()
        if walk.isProofStale || containsDropped {
            // The proof relies on a row that was just dropped because of another conflict in this round: check again
            // without that row.
            progress.requestRound()
            // Resolving the previous conflict may already have dissolved the component of this row.
            undoReduction(ofRow: walk.proof[0].constraint)
            if store.constraints[walk.proof[0].constraint].role == .lazy { enqueue(walk.proof[0].constraint) }
            return true
        }
        guard isProofSignificant(inTwoDoubles: inTwoDoubles) else { return false }
        progress.requestRound()
        var members: [ProofRow] = []
        members.reserveCapacity(walk.proof.count)
        for index in 0..<walk.proof.count { members.append(walk.proof[index]) }
        members.sort { store.constraints[$0.constraint].serial < store.constraints[$1.constraint].serial }
        dropped(members)
        return true
    }

    private var containsDropped: Bool {
        (0..<walk.proof.count).contains { store.constraints[walk.proof[$0].constraint].isDropped }
    }

    private mutating func dropped(_ members: [ProofRow]) {
        let constraints = members.map { $0.constraint }
        let dropped = highest(of: constraints)
        conflicts.markStale(withMember: dropped)
        detach(dropped)
        store.setDropped(dropped, true)
        enqueue(dropped)
        for constraint in constraints { store.constraints[constraint].isInConflict = true }
        conflicts.add(
            StoredConflict(members: constraints, multipliers: members.map { $0.multiplier }, dropped: dropped))
    }

    /// Ends the stale conflict whose dropped constraint has the lowest rank, if there is one, and queues that constraint
    /// for another attempt.
    ///
    /// Those of higher ranks stay dropped meanwhile: if all were required again at once, a conflict of *n* constraints
    /// of which all must be dropped would take 2ⁿ attempts, as for a binary counter. In the order of the ranks, it takes
    /// at most one for each: an attempt can only drop constraints of the same rank or of higher ones.
    mutating func retryStaleConflict() {
        guard let dropped = lowestStale, let conflict = conflicts.conflict(dropping: dropped) else { return }
        end(conflict)
    }

    private var lowestStale: Int32? { conflicts.stale.min { ranksHigher($1, $0) } }

    /// Ends the conflicts that have the given member, and queues the constraints dropped in them for another attempt.
    mutating func retryConflicts(containing constraint: Int32) {
        retryConflicts(containing: constraint) { _, _ in true }
    }

    /// Ends those conflicts with the given member that the new constant may resolve, and queues the constraints dropped
    /// in them for another attempt.
    mutating func retryConflicts(containing constraint: Int32, whenItsConstantIs constant: Double) {
        let old = store.constraints[constraint].constant
        retryConflicts(containing: constraint) { state, conflict in
            guard let position = conflict.members.firstIndex(of: constraint) else { return true }
            let change = conflict.multipliers[position] * (constant - old)
            return !state.isProven(conflict, afterChange: change)
        }
    }

    private mutating func retryConflicts(
        containing constraint: Int32, where mayEnd: (borrowing SolverState, StoredConflict) -> Bool
    ) {
        guard store.constraints[constraint].isInConflict else { return }
        store.constraints[constraint].isInConflict = false
        for conflict in conflicts.conflicts(withMember: constraint).reversed() {
            guard mayEnd(self, conflict) else {
                store.constraints[constraint].isInConflict = true
                continue
            }
            end(conflict)
        }
        if !store.constraints[constraint].isInConflict { conflicts.forget(member: constraint) }
    }

    /// Ends a conflict, and makes the constraint dropped in it required again.
    private mutating func end(_ conflict: StoredConflict) {
        let dropped = conflict.dropped
        conflicts.remove(dropping: dropped)
        detach(dropped)
        store.setDropped(dropped, false)
        // A dropped constraint is in one conflict only, since the other members of a conflict are not dropped.
        store.constraints[dropped].isInConflict = false
        conflicts.forget(member: dropped)
        enqueue(dropped)
    }

    /// Whether the sum of the members is still clearly contradictory after its constant has changed by the given
    /// amount. Irreducibility depends on the coefficients alone, so the set remains irreducible.
    private func isProven(_ conflict: StoredConflict, afterChange change: Double) -> Bool {
        var gap = 0.0
        var magnitude = abs(change)
        var largest = 0.0
        for index in conflict.members.indices {
            let member = conflict.members[index]
            gap += conflict.multipliers[index] * store.constraints[member].constant
            largest = max(largest, abs(conflict.multipliers[index]))
            magnitude += abs(conflict.multipliers[index]) * store.residual(of: member).magnitude
        }
        let isSameWay = (gap > 0) == (gap + change > 0)
        return isSameWay
            && min(abs(gap), abs(gap + change)) > max(Tolerance.clear * magnitude, 2 * tolerance * largest)
    }

    /// Whether the constants of the proof contradict each other by more than its total rounding error, and by more than
    /// the client tolerates. The total includes the rounding error of the variables' values, unless they were computed
    /// in double-double arithmetic or eliminated in fractions. The minimum total violation of the constraints is the
    /// gap divided by the largest multiplier: the constraint that has it can bear all of it, and none can do so at a
    /// lower cost.
    private func isProofSignificant(inTwoDoubles: Bool) -> Bool {
        var gap = 0.0
        var noise = 0.0
        var largest = 0.0
        for index in 0..<walk.proof.count {
            let row = walk.proof[index]
            largest = max(largest, abs(row.multiplier))
            let constant = store.constraints[row.constraint].constant
            gap += row.multiplier * constant
            if inTwoDoubles {
                noise += abs(row.multiplier * constant)
            } else if simplex.proofs.areExact {
                noise += abs(row.multiplier) * store.forwardMagnitude(of: row.constraint)
            } else {
                noise += abs(row.multiplier) * store.residual(of: row.constraint).magnitude
            }
        }
        return abs(gap) > max(Tolerance.certificate * min(noise, .greatestFiniteMagnitude), tolerance * largest)
    }
}
