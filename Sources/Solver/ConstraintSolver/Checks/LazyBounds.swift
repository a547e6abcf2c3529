/// The lower bounds of non-negative variables. Few variables ever become negative, so a bound is added only when it may
/// matter, in most cases because its variable has become negative.
///
/// An optimum found without a bound is also an optimum with it, provided that the optimum satisfies the bound. A bound
/// that is added becomes a required constraint. It counts as older than every constraint that is neither a definition
/// nor a lower bound, and exists until its variable is removed.
extension SolverState {
    /// Adds the bounds that are violated, and bounds of other variables that may be violated next.
    mutating func addBrokenBounds() {
        while let variable = checks.popNegative() {
            let record = store.variables[variable]
            guard record.isAlive, record.isNonNegative, !record.hasLowerBound, store.values[variable] < 0 else {
                continue
            }
            // When one bound becomes active, its neighbor may be next, so all bounds of a region are added together
            // instead of one per round.
            if progress.round >= SolverState.trustedRounds {
                for index in 0..<changes.variables.count { addLowerBound(changes.variables[index]) }
            }
            if record.state == .component { addAllBounds(of: store.regionVariables[variable].component) }
            addLowerBound(variable)
        }
    }

    private mutating func addAllBounds(of component: Int32) {
        var variable = components[component].firstVariable
        while variable >= 0 {
            addLowerBound(variable)
            variable = store.regionVariables[variable].next
        }
    }
}
