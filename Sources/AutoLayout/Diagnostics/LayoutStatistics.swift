internal import ConstraintSolver

/// How much work the passes over a tree have done so far: counts, so that tests can say what a change costs.
public struct LayoutStatistics: Hashable, Codable, Sendable {
    /// Passes that had something to do.
    public internal(set) var passes = 0
    /// Times the solver was run with something changed.
    public internal(set) var solves = 0
    /// Values that were computed again.
    public internal(set) var valuesReplayed = 0
    /// Values for which it was decided anew which constraint gives them.
    public internal(set) var valuesRedecided = 0
    /// Rows of constraints that were read.
    public internal(set) var rowsTouched = 0
    /// Times the tree was looked through for who is in a conflict, or not decided: none while all is well.
    public internal(set) var searches = 0
    /// Exchanges of one decisive constraint for another.
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
    /// How much work the passes over the tree of this view have done so far.
    /// - Complexity: O(*d*) in the depth of the view.
    public final var layoutStatistics: LayoutStatistics {
        layoutNode.existingEngineOfTree?.statistics ?? LayoutStatistics()
    }
}
