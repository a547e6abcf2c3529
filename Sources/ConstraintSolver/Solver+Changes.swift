extension Solver {
    /// Lends the indices of the variables that the last solve changed, in the order of `changedVariables`, and the
    /// values of all variables by index: for callers with too many values to use handles.
    ///
    /// - Precondition: The closure neither edits nor solves.
    /// - Complexity: O(1)
    public func withChanges<Result>(_ body: (_ changed: Span<Int32>, _ values: Span<Double>) -> Result) -> Result {
        state.changedVariables.withSpan { changed in state.store.values.withSpan { values in body(changed, values) } }
    }
}
