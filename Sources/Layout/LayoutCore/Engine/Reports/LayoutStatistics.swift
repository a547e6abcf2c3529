internal import ConstraintSolver

/// Counts of the work done so far by all passes over a tree and by all measurements with `HostedLayout`, so that tests
/// can determine the cost of a change.
public struct LayoutStatistics: Hashable, Codable, Sendable {
    /// The number of passes that had work to do.
    public internal(set) var passes = 0
    /// The number of solves after a change.
    public internal(set) var solves = 0
    /// The number of values recomputed.
    public internal(set) var valuesReplayed = 0
    /// The number of times that the solver chose again what determines a value.
    public internal(set) var valuesRedecided = 0
    /// The number of constraint rows read.
    public internal(set) var rowsTouched = 0
    /// The number of evaluations of conditions, mostly for the first time or because a number that they read has
    /// crossed a threshold.
    public internal(set) var conditionsEvaluated = 0
    /// The number of searches for the members of conflicts and for ambiguities; stays 0 if there are no conflicts or
    /// ambiguities.
    public internal(set) var searches = 0
    /// The number of pivots of the simplex method.
    public internal(set) var pivots = 0

    mutating func add(_ solve: Statistics) {
        solves += 1
        valuesReplayed += solve.stepsReplayed
        valuesRedecided += solve.variablesRedecided
        rowsTouched += solve.rowsTouched
        pivots += solve.pivots
    }
}

extension View {
    /// Counts of the work done so far by all passes over this view's tree and by all measurements with `HostedLayout`.
    /// - Complexity: O(*d*) in the depth of the view.
    public final var layoutStatistics: LayoutStatistics {
        layoutNode.existingEngineOfTree?.reports.statistics ?? LayoutStatistics()
    }

    /// The number of solves so far.
    /// - Complexity: O(1) in a view that is asked after its parent, which makes the engine of the tree known to it.
    package final var solvesOfTree: Int { layoutNode.engineOfTree().reports.statistics.solves }
}
