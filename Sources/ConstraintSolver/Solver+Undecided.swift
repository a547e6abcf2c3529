extension Solver {
    /// Whether only its resting value decided a variable in the last solve.
    ///
    /// - Precondition: The variable belongs to this solver and was not removed.
    /// - Complexity: O(1)
    public func isUndecided(_ variable: Variable) -> Bool {
        precondition(contains(variable), "A variable was asked about that this solver does not have.")
        return state.store.variables[variable.slot].isUndecided
    }
}

extension Solver {
    /// How many variables only their resting value decided in the last solve.
    ///
    /// - Complexity: O(1)
    public var undecidedCount: Int { state.undecidedCount }

    /// How often a variable has become undecided or ceased to be: while it is the same, so is `undecided`.
    ///
    /// - Complexity: O(1)
    public var undecidedChanges: Int { state.undecidedChanges }
}

extension SolverState {
    /// Notes whether only its resting value decides a variable.
    @inline(__always) mutating func setUndecided(_ variable: Int32, _ isUndecided: Bool) {
        guard store.variables[variable].isUndecided != isUndecided else { return }
        store.variables[variable].isUndecided = isUndecided
        undecidedCount += isUndecided ? 1 : -1
        undecidedChanges += 1
    }
}
