internal import ConstraintSolver

/// The known problems of a tree's layout, as of the last comparison with the solver's solution.
///
/// The engine only signals that there is a new solution or a new solver; everything else is read from the engine's
/// tables.
struct Findings {
    /// Whether there has been a solve since the last comparison.
    var areDue = false
    /// The conflicts that were found and have not ended since.
    var conflicts: [KnownConflict] = []
    /// All conflicts that the solver had at the last comparison; nil if the next comparison has to read them in any
    /// case.
    var solverConflicts: [Conflict]?
    /// The ambiguities that the last search found.
    var ambiguities: [Ambiguity] = []
    /// The solver's `undeterminedChanges` as of that search; nil if the next comparison has to search in any case.
    var undeterminedChanges: Int? = 0
    /// The values that rounding may have changed.
    var unverified: Set<UnverifiedValue> = []

    /// Makes the next comparison read everything, as after a change of solver: the new solver's rows differ even where
    /// the indices are the same.
    mutating func invalidate() {
        solverConflicts = nil
        undeterminedChanges = nil
    }
}
