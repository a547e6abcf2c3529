extension Solver {
    /// Whether rounding error may have affected the value of a variable. This is the case if the variable's region is
    /// too ill-conditioned for doubles and too large for exact fractions; if the rounding of coefficients such as 0.1
    /// decides the values of that region; if the variable follows from a chain of constraints that amplifies rounding
    /// error beyond the precision of double-double arithmetic; or if its value is too large for a double. Values
    /// computed from this variable are affected as well, even if they are not reported.
    ///
    /// - Precondition: The variable belongs to this solver and has not been removed.
    /// - Complexity: O(1)
    public func isUnverified(_ variable: Variable) -> Bool {
        precondition(contains(variable), "The variable does not belong to this solver.")
        return state.isUnverified(variable.slot)
    }

    /// Whether rounding error may have affected the value of any variable; false only if it certainly has not.
    ///
    /// - Complexity: O(1)
    package var mayHaveUnverified: Bool { state.mayHaveUnverified }

    /// The variables whose values may have been affected by rounding error in the last solve, in creation order.
    ///
    /// - Complexity: O(*n* log *n*) in the number of variables.
    public var unverified: [Variable] {
        (0..<Int32(state.store.variables.count))
            .filter { state.store.variables[$0].isAlive && state.isUnverified($0) }
            .sorted { state.store.variables[$0].serial < state.store.variables[$1].serial }
            .map(handle(ofVariable:))
    }
}

extension SolverState {
    fileprivate var mayHaveUnverified: Bool { precision.magnifiedCount > 0 || components.mayHaveUnverified }

    func isUnverified(_ variable: Int32) -> Bool {
        if !store.values[variable].isFinite { return true }
        return switch store.variables[variable].state {
        case .component: components[store.regionVariables[variable].component].isUnverified
        case .forward, .postsolved: store.variables[variable].growth.isBeyondBounds
        case .unassigned: false
        }
    }
}
