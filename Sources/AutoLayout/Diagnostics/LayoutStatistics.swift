internal import ConstraintSolver

/// Counts of the work done by all passes over a tree so far, so that tests can measure the cost of a change.
public struct LayoutStatistics: Hashable, Codable, Sendable {
    /// The passes that had work to do.
    public internal(set) var passes = 0
    /// Solves after a change.
    public internal(set) var solves = 0
    /// Values recomputed.
    public internal(set) var valuesReplayed = 0
    /// Values whose determining constraint was chosen again.
    public internal(set) var valuesRedecided = 0
    /// Constraint rows read.
    public internal(set) var rowsTouched = 0
    /// Conditions evaluated for the first time, or because a number they read has crossed a threshold.
    public internal(set) var conditionsEvaluated = 0
    /// Searches for the members of conflicts and for ambiguities; stays 0 if there are no conflicts or ambiguities.
    public internal(set) var searches = 0
    /// Pivots of the simplex method.
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
    /// Counts of the work done by all passes over this view's tree so far.
    /// - Complexity: O(*d*) in the depth of the view.
    public final var layoutStatistics: LayoutStatistics {
        layoutNode.existingEngineOfTree?.statistics ?? LayoutStatistics()
    }
}
