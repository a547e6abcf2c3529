extension Solver {
    /// Reserves storage for variables, constraints and terms that are about to be added, so that the storage grows only
    /// once.
    ///
    /// - Complexity: O(*n*) in the number of existing elements if storage has to grow; amortized O(1) per reserved
    ///   element over many calls.
    public func reserve(variables: Int, constraints: Int, terms: Int) {
        state.store.reserve(variables: variables, constraints: constraints, terms: terms)
    }
}
