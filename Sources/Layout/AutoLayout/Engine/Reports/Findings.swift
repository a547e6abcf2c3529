internal import ConstraintSolver

/// What has to be compared with the solver's solution to find the problems with the layout: at the end of a pass if
/// somebody is told about them, otherwise when somebody asks.
///
/// The engine only signals that there is a new solution or a new solver; the layer above reads everything else from the
/// engine's tables, and keeps the problems that it knows in `problems`.
struct Findings {
    /// Whether there has been a solve since the last comparison.
    var areDue = false
    /// All conflicts that the solver had at the last comparison; nil if the next comparison has to read them in any
    /// case.
    var solverConflicts: [Conflict]?
    /// The solver's `undeterminedChanges` as of the last search for ambiguities; nil if the next comparison has to
    /// search in any case.
    var undeterminedChanges: Int? = 0
    /// The known problems; nil if there have been none.
    var problems: AnyObject?

    /// Makes the next comparison read everything, as after a change of solver: the new solver's rows differ even where
    /// the indices are the same.
    mutating func invalidate() {
        solverConflicts = nil
        undeterminedChanges = nil
    }
}

/// For whom problems are searched for.
enum ProblemListener {
    /// The handler of diagnostics or the reader of standard error, at the end of a pass: new problems are reported.
    case handler
    /// Somebody who asks for the problems that the last pass has left. While a pass is in progress, the known problems
    /// are those of the last search.
    case caller
}

/// What the engine asks of the layer that knows the problems of layouts.
protocol ProblemReporting {
    /// Searches for the problems with the layout, unless nothing has been solved since the last search or nobody is
    /// told about them. If so, or if the layout has no problems, this costs only a few comparisons.
    func findProblems(for listener: ProblemListener)

    /// Makes the next pass report all conflicts as if they were new.
    func forgetConflicts()
}
