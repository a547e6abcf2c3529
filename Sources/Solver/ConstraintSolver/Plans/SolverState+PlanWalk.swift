/// The walk back through a plan visits the rows from which some variables follow, each row once and after all rows that
/// read the variable that it determines. The walk is used to prove conflicts, to compute certificates and to find the
/// constraints that determine a variable.
///
/// In a component, `Basis.btran` takes the same walk through the rows of the basis.
extension SolverState {
    /// Adds to the walk the row that determines a variable; returns false if there is no such row.
    mutating func addToWalk(_ variable: Int32) -> Bool {
        if store.variables[variable].isVisited { return true }
        let constraint = store.variables[variable].decider
        if constraint < 0 { return false }
        store.variables[variable].isVisited = true
        walk.append(WalkStep(constraint: constraint, position: store.constraints[constraint].step))
        return true
    }

    /// Removes from the walk the row that comes last in the plan, and returns it.
    mutating func popWalk() -> Int32? {
        guard let step = walk.popStep() else { return nil }
        store.variables[store.decidedVariable(of: step.constraint)].isVisited = false
        return step.constraint
    }

    /// Ends a walk early.
    mutating func endWalk() {
        while popWalk() != nil {}
    }
}

/// The multiples of determining rows that, subtracted from a sum of rows, leave only constants.
extension SolverState {
    /// Adds to the proof the rows that determine its forward variables.
    mutating func addDecidersToProof() {
        walk.prepareShares(count: store.variables.count, capacity: store.variables.capacity)
        walk.setProofStale(false)
        for index in 0..<walk.proof.count {
            subtract(walk.proof[index].multiplier, times: walk.proof[index].constraint)
        }
        while let constraint = popWalk() {
            let decided = store.terms[store.constraints[constraint].decidedTerm]
            let share = walk.popShare(of: decided.variable)
            // The tolerance is small, since a superfluous member only costs a retry of the conflict, whereas a missing
            // one would keep the conflict alive after its cause is gone.
            if abs(share.amount) <= Tolerance.mergedCoefficient * share.magnitude { continue }
            let multiplier = share.amount / decided.coefficient
            walk.append(ProofRow(constraint: constraint, multiplier: multiplier))
            subtract(multiplier, times: constraint)
        }
    }

    /// Subtracts a multiple of a row from the sum, except for the term of the variable that the row determines, and
    /// adds to the walk the rows that determine its other forward variables.
    private mutating func subtract(_ multiplier: Double, times constraint: Int32) {
        let decidedTerm = store.constraints[constraint].decidedTerm
        for index in store.termRange(of: constraint) where index != Int(decidedTerm) {
            let term = store.terms[index]
            guard store.variables[term.variable].state == .forward else { continue }
            if addToWalk(term.variable) {
                walk.shares[term.variable].add(-multiplier * term.coefficient)
            } else {
                walk.setProofStale(true)
            }
        }
    }
}
