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
