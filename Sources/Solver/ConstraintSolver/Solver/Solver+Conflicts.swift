// In a file of its own, since a linker drops whole files: programs that only ask for the constraints that were given up do
// not contain the search for irreducible sets.
extension Solver {
    /// The conflicts among required constraints in the last solve, in creation order of the dropped constraints. A
    /// conflict is left out once an edit may have ended it.
    ///
    /// - Complexity: O(*n* log *n*) in the members of all conflicts. If there are any, the first access after a solve
    ///   solves the required constraints connected to conflicts once more, to choose among several sets of members by
    ///   rank.
    public var conflicts: [Conflict] {
        state.findIrreducibleSets()
        return foundConflicts
    }
}
