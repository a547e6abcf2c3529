internal import ConstraintSolver

/// The known problems of the layout of a tree, as of the last look at the solver's solution.
///
/// The engine only signals that there is a new solution, or another solver; the rest is read from its tables.
struct Findings {
    /// Something was solved since the last look.
    var areDue = false
    /// The conflicts that were reported and have not ended since.
    var conflicts: [KnownConflict] = []
    /// All conflicts that the solver had then; nil if they are to be compared in any case.
    var solverConflicts: [Conflict]?
    /// The ambiguities, and the state of the solver in which they were found.
    var ambiguities: [Ambiguity] = []
    var undeterminedChanges: Int? = 0
    /// The values that rounding may have changed.
    var unverified: Set<UnverifiedValue> = []

    /// Makes the next look compare everything: another solver has other rows, even under the same numbers.
    mutating func invalidate() {
        solverConflicts = nil
        undeterminedChanges = nil
    }
}
