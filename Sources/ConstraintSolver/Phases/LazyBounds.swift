/// Variables that must not be negative: nearly all never would be, so the bound is added only when one is.
///
/// An optimum without a limit that keeps to it is an optimum with it. Where one does not, the limit becomes a constraint
/// like any other, required and older than everything that was added, and stays for as long as its variable.
extension SolverState {
    /// Makes constraints of the limits that were not kept.
    mutating func addBrokenBounds() {
        while let variable = negatives.popLast() {
            let record = store.variables[variable]
            guard record.isAlive, record.isNonNegative, !record.hasLowerBound, store.values[variable] < 0 else {
                continue
            }
            // Where one gives way its neighbour may be next: all of a region at once, lest it take a round for each.
            if round >= SolverState.trustedRounds {
                for index in 0..<changedVariables.count { addLowerBound(changedVariables[index]) }
            }
            if record.state == .component { addAllBounds(of: record.component) }
            addLowerBound(variable)
        }
    }

    private mutating func addAllBounds(of component: Int32) {
        var variable = components[component].firstVariable
        while variable >= 0 {
            addLowerBound(variable)
            variable = store.variables[variable].next
        }
    }

    /// Makes a constraint of the limit of one variable, if it has one and it is none yet.
    mutating func addLowerBound(_ variable: Int32) {
        guard store.variables[variable].isNonNegative, !store.variables[variable].hasLowerBound else { return }
        let constraint = store.insertLowerBound(of: variable)
        enqueue(constraint)
        store.constraints[constraint].isEnforced = true
    }
}
