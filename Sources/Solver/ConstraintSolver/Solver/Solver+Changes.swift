extension Solver {
    /// The variables whose values changed during the last solve, each once, in an unspecified but reproducible order.
    /// Variables that have been removed since then are left out.
    ///
    /// - Complexity: O(*n*) in the number of changed variables.
    public var changedVariables: [Variable] {
        (0..<changedCount).map { handle(ofVariable: state.changes.variables[$0]) }
    }

    /// The number of changed variables.
    ///
    /// - Complexity: O(1); after a changed variable has been removed, the first access takes O(*n*) in the number of
    ///   changed variables.
    public var changedCount: Int {
        state.dropRemovedChanges()
        return state.changes.variables.count
    }

    /// The index and value of the changed variable at a position in `changedVariables`. Reading them is faster than
    /// making handles if there are many changes.
    ///
    /// - Precondition: The position is at least 0 and less than `changedCount`.
    /// - Complexity: O(1)
    public func change(at position: Int) -> (index: Int, value: Double) {
        precondition(
            position >= 0 && position < state.changes.variables.count, "There is no change \(position).")
        let variable = state.changes.variables[position]
        return (Int(variable), state.store.values[variable])
    }

    /// The changes of the last solve, for a loop over many of them.
    @unsafe package var changes: Changes {
        let count = changedCount
        return unsafe Changes(
            variables: unsafe state.changes.variables.start, values: unsafe state.store.values.start, count: count)
    }
}

/// The changes of a solve, read in place and without a call for each.
///
/// It is valid until the solver is used again or deallocated: it points into the solver's storage.
@usableFromInline
@unsafe package struct Changes {
    @usableFromInline
    let variables: UnsafePointer<Int32>
    @usableFromInline
    let values: UnsafePointer<Double>
    /// The number of changes.
    @usableFromInline
    package let count: Int

    /// The index and the value of the changed variable at a position, which is at least 0 and less than `count`.
    package subscript(position: Int) -> (index: Int, value: Double) {
        @inlinable get {
            unsafe assert(position >= 0 && position < count, "There is no change at the position.")
            let variable = unsafe Int(variables[position])
            return unsafe (variable, values[variable])
        }
    }
}

extension SolverState {
    /// Drops removed variables from the list of changed ones.
    fileprivate mutating func dropRemovedChanges() {
        guard changes.hasRemoved else { return }
        changes.setRemoved(false)
        var end = 0
        for position in 0..<changes.variables.count where store.variables[changes.variables[position]].isChanged {
            changes.variables[end] = changes.variables[position]
            end += 1
        }
        changes.truncate(to: end)
    }
}
