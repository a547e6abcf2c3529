extension Solver {
    /// Hands over the variables to which the last solve gave another value, in the order of `changedVariables`, by
    /// index and value and without an array.
    ///
    /// - Complexity: O(*n*) in their number.
    public func forEachChange(_ body: (_ index: Int, _ value: Double) -> Void) {
        for position in 0..<state.changedVariables.count {
            let variable = state.changedVariables[position]
            body(Int(variable), state.store.values[variable])
        }
    }
}
