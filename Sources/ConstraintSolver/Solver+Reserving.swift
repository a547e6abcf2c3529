extension Solver {
    /// Makes room for variables and constraints about to come, and for their terms: storage grows once for all of them.
    ///
    /// - Complexity: O(*n*) in what there is, where it has to grow; O(1) on average over many calls.
    public func reserve(variables: Int, constraints: Int, terms: Int) {
        state.store.variables.reserve(additional: variables)
        state.store.values.reserve(additional: variables)
        state.store.constraints.reserve(additional: constraints)
        state.store.terms.reserve(additional: terms)
        state.reserveQueues(variables: variables, constraints: constraints)
    }
}
