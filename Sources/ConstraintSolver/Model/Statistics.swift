/// What the last `Solver.solve()` touched. Counts, so that tests can assert how much work a change caused.
public struct Statistics: Hashable, Sendable {
    /// Variables whose value was computed again by replaying a step of the plan.
    public var stepsReplayed = 0
    /// Variables for which it was decided anew which constraint determines them.
    public var variablesRedecided = 0
    /// Components (regions that are optimised together) that were solved.
    public var componentsSolved = 0
    /// Variables in those components.
    public var componentVariables = 0
    /// Updates of one basic constraint for another.
    public var pivots = 0
    /// Times a row of a constraint was read in deciding or replaying.
    public var rowsTouched = 0
    /// Times a basis was put in order from scratch because its updates had grown long or inexact.
    public var refactorizations = 0
    /// Components that were solved a second time, with more care, because a look at their residuals showed that rounding
    /// had got in the way.
    public var carefulSolves = 0
    /// Components that were solved in exact fractions, because their coefficients are far apart or because care did not
    /// help.
    public var exactSolves = 0
    /// Components whose answer rounding may have touched even so: too large for fractions.
    public var doubtfulSolves = 0

    /// Nothing touched.
    public init() {}
}
