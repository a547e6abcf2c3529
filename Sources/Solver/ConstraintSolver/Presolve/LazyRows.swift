/// The reduction that leaves out a row: a required row becomes lazy, and an optional one redundant.
///
/// A limit (a required inequality) that contains a postsolved variable or one of an existing component is left out,
/// since it probably holds anyway: `Verification` checks it, and enforces it if it is violated. This is exact: an
/// optimum that was found without a constraint but happens to satisfy it is also an optimum with the constraint. A row
/// without unknowns is left out as well, since the rest of the problem cannot affect it.
///
/// The reduction records only the role and, for a lazy row, that it must be checked. Giving the row another role takes
/// the reduction back.
extension SolverState {
    static let trustedRounds = 3

    /// Whether a constraint may be left out as lazy; after a few rounds with violated lazy constraints, each region is
    /// optimized as a whole.
    func isDeferrable(_ record: ConstraintRecord) -> Bool {
        usesFastPath && progress.round < SolverState.trustedRounds && record.isDeferrable
    }

    /// Leaves out the limits that contain a postsolved variable or one of an existing component.
    mutating func applyLazyRows() {
        for index in 0..<region.rows.count {
            let constraint = region.rows[index]
            let record = store.constraints[constraint]
            guard record.role == .unassigned, isDeferrable(record), touchesAssigned(constraint) else { continue }
            applyLazyRow(constraint)
            resolveUndeterminedInputs(of: constraint)
        }
    }

    /// Makes a constraint lazy if it is required, so that it is only verified, or redundant if it is optional.
    mutating func applyLazyRow(_ constraint: Int32) {
        if store.constraints[constraint].isRequired {
            store.constraints[constraint].become(.lazy)
            enqueueCheck(constraint)
        } else {
            store.constraints[constraint].become(.redundant)
        }
    }

    /// Moves the lazy rows of an unassigned variable back to the region that is being decomposed.
    mutating func undoLazyRows(of variable: Int32) {
        guard store.variables[variable].state == .unassigned, store.variables[variable].isAlive else { return }
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let constraint = store.terms[term].constraint
            if store.constraints[constraint].role == .lazy { unassignRow(constraint) }
            term = store.terms[term].next
        }
    }

    /// Moves a lazy row to the region of the next round, where it must not become lazy again.
    mutating func enforce(_ constraint: Int32) {
        store.constraints[constraint].isEnforced = true
        unassignRow(constraint)
        progress.requestRound()
    }
}
