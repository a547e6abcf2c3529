/// A client's ranks of constraints of the same age class. Of the members of a conflict in the newest class, the one with
/// the highest rank is dropped.
///
/// The ranks are read only where there is a conflict. They must be those of a total order, except that constraints may
/// have equal ranks.
package protocol ConflictRanking: AnyObject {
    /// Whether the first of two constraints, given by their indices, has the higher rank; nil if the ranks are equal.
    /// The function must not use the solver.
    func ranksHigher(_ first: Int32, _ second: Int32) -> Bool?
}

extension Solver {
    /// Lets a client rank the constraints. The client must own the solver, which does not retain it.
    package func rank(by ranking: any ConflictRanking) { state.ranking = ranking }

    /// Makes the next solve compare the ranks of constraints in conflicts again. A change of a constraint's constant
    /// needs no such call.
    ///
    /// - Returns: Whether there are conflicts, so that a solve is needed.
    package func ranksMayHaveChanged() -> Bool {
        if state.conflicts.isEmpty { return false }
        state.haveChangedRanks = true
        return true
    }
}
