package import ConstraintSolver

/// What has to be compared with the solver's solution to find the problems with the layout: at the end of a pass if
/// somebody is told about them, otherwise when somebody asks.
///
/// The engine only signals that there is a new solution or a new solver; the reader of problems reads everything else
/// from the engine's tables, and keeps the problems that it knows in `problems`.
package struct Findings {
    /// Whether there has been a solve since the last comparison.
    package var areDue = false
    /// All conflicts that the solver had at the last comparison; nil if the next comparison has to read them in any
    /// case.
    package var solverConflicts: [Conflict]?
    /// The solver's `undeterminedChanges` as of the last search for ambiguities; nil if the next comparison has to
    /// search in any case.
    package var undeterminedChanges: Int? = 0
    /// The known problems; nil if there have been none.
    package var problems: AnyObject?

    /// Makes the next comparison read everything, as after a change of solver: the new solver's rows differ even where
    /// the indices are the same.
    package mutating func invalidate() {
        solverConflicts = nil
        undeterminedChanges = nil
    }
}

/// For whom problems are searched for.
package enum ProblemListener {
    /// The handler of diagnostics or the reader of standard error, at the end of a pass: new problems are reported.
    case handler
    /// Somebody who asks for the problems that the last pass has left. While a pass is in progress, the known problems
    /// are those of the last search.
    case caller
}
