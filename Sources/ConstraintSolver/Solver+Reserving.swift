extension Solver {
    /// Makes room for constraints about to be added, and for their terms, so that storage grows once for all of them.
    ///
    /// - Complexity: O(*n*) in the constraints there are, where it has to grow; O(1) on average over many calls.
    public func reserve(constraints: Int, terms: Int) {
        state.store.constraints.reserve(additional: constraints)
        state.store.terms.reserve(additional: terms)
        state.pendingRows.reserve(additional: constraints)
    }
}
