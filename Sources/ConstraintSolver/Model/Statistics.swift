/// Counts of the work done by the last `Solver.solve()`, so that tests can check what a change costs.
public struct Statistics: Hashable, Sendable {
    /// Variables recomputed by replaying a step of the plan.
    public var stepsReplayed = 0
    /// Variables for which the determining constraint was chosen again.
    public var variablesRedecided = 0
    /// Components solved; a component is a region that is optimized on its own.
    public var componentsSolved = 0
    /// Variables in those components.
    public var componentVariables = 0
    /// Simplex pivots.
    public var pivots = 0
    /// Constraint rows read while determining or replaying.
    public var rowsTouched = 0
    /// Times a basis was refactored because its list of etas had grown long or inexact.
    public var refactorizations = 0
    /// Components solved a second time, more carefully, because their residuals revealed rounding error.
    public var carefulSolves = 0
    /// Components solved in exact fractions, because their coefficients differ too much in size or careful solving did
    /// not help.
    public var exactSolves = 0
    /// Components too large for fractions, whose solutions may still be affected by rounding.
    public var unverifiedSolves = 0

    /// Creates statistics with all counts at zero.
    public init() {}
}
