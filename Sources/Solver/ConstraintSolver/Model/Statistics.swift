/// Counts of the work done by the last `Solver.solve()`, so that tests can check what a change costs.
public struct Statistics: Hashable, Sendable {
    /// Times that a variable was computed in doubles from the constraint that determines it, by propagation or by
    /// replaying a step of a plan.
    public var stepsReplayed = 0
    /// Times that a variable was assigned to a constraint or to a component, or lost a constraint to which propagation
    /// had assigned it.
    public var variablesRedecided = 0
    /// Times that a component was solved; a component is a region that is optimized on its own.
    public var componentsSolved = 0
    /// Variables of the solved components, counted each time that their component was solved.
    public var componentVariables = 0
    /// Simplex pivots.
    public var pivots = 0
    /// Constraint rows read while constraints were presolved, optimized, replayed or checked.
    public var rowsTouched = 0
    /// Times a basis was refactored because its list of etas had grown long or rounding error may have accumulated.
    public var refactorizations = 0
    /// Components solved a second time, more carefully, because rounding error may have affected the first solution.
    public var carefulSolves = 0
    /// Components solved in exact fractions, because their coefficients require it or because careful solving did not
    /// help.
    public var exactSolves = 0
    /// The products of two words that exact solves compute, as estimated in advance.
    package var exactProducts = 0
    /// Components whose solutions may still be affected by rounding error, mostly because they are too large for
    /// fractions.
    public var unverifiedSolves = 0

    /// Creates statistics with all counts at zero.
    public init() {}
}
