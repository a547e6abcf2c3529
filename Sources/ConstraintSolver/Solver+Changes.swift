extension Solver {
    /// Lends the variables to which the last solve gave another value, in the order of `changedVariables` and as indices,
    /// and the values of all variables by index: for a caller who keeps many values and has no time for handles.
    ///
    /// - Precondition: The solver is neither changed nor solved meanwhile.
    /// - Complexity: O(1)
    public func withChanges<Result>(_ body: (_ changed: Span<Int32>, _ values: Span<Double>) -> Result) -> Result {
        state.changedVariables.withSpan { changed in state.store.values.withSpan { values in body(changed, values) } }
    }
}
