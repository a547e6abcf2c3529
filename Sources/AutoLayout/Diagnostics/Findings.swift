internal import ConstraintSolver

/// What is known to be wrong with the layout of a tree, as of the last look at the solver's answer.
///
/// The engine says only that there is a new answer, or another solver; what follows is read from its tables.
struct Findings {
    /// Something was solved since the last look.
    var areDue = false
    /// The conflicts that were reported and have not ended since.
    var conflicts: [KnownConflict] = []
    /// All conflicts as the solver had them then; nil where they are to be compared in any case.
    var solverConflicts: [Conflict]?
    /// What was undetermined, and the state of the solver in which that was found.
    var ambiguities: [Ambiguity] = []
    var undeterminedChanges: Int? = 0
    /// What rounding may have changed.
    var unverified: Set<UnverifiedValue> = []

    /// Has the next look compare everything: the rows of another solver are others, whatever their numbers.
    mutating func invalidate() {
        solverConflicts = nil
        undeterminedChanges = nil
    }
}
