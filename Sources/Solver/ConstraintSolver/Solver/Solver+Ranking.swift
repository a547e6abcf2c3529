extension Solver {
    /// Lets a client rank the constraints. The client must own the solver, which does not retain it.
    package func rank(by ranking: any ConflictRanking) { state.conflicts.rank(by: ranking) }

    /// Makes the next solve compare the ranks of constraints in conflicts again. A change of a constraint's constant
    /// needs no such call.
    ///
    /// - Returns: Whether there are conflicts, so that a solve is needed.
    package func ranksMayHaveChanged() -> Bool {
        if state.conflicts.isEmpty { return false }
        state.conflicts.ranksMayHaveChanged()
        return true
    }
}
