extension Solver {
    /// Whether required constraints alone keep a variable from being less than in the last solve. Then an optional upper
    /// limit on it, of whatever priority, changes nothing.
    ///
    /// - Returns: true only if the basis of the optimum proves it.
    /// - Precondition: The variable belongs to this solver and has not been removed.
    /// - Complexity: O(the constraints that the variable follows from)
    package func isLeast(_ variable: Variable) -> Bool {
        precondition(contains(variable), "The variable does not belong to this solver.")
        return state.isLeast(variable.slot)
    }
}

extension SolverState {
    /// Writes a variable as a sum of the rows of the basis: each with a share in it must be required, and violated if
    /// the variable were less.
    mutating func isLeast(_ variable: Int32) -> Bool {
        let record = store.variables[variable]
        if record.state != .component { return record.state == .forward }
        let component = store.regionVariables[variable].component
        guard components[component].isTriangular, !components[component].isUnverified else { return false }
        var isLeast = collectInputs(of: variable)
        prepareShares()
        if isLeast { shares[steps.count - 1] = Share(amount: 1, magnitude: 1) }
        for position in stride(from: steps.count - 1, through: 0, by: -1) where isLeast {
            guard let multiplier = replaceShare(at: position) else { continue }
            isLeast = resistsLess(store.constraints[steps[position].constraint], multiplier)
        }
        clearSteps()
        return isLeast
    }

    /// Whether a row that counts so often in a sum is required, and violated if its part of the sum were less.
    private func resistsLess(_ row: ConstraintRecord, _ multiplier: Double) -> Bool {
        switch row.relation {
        case .equal: row.isRequired
        case .lessThanOrEqual: row.isRequired && multiplier < 0
        case .greaterThanOrEqual: row.isRequired && multiplier > 0
        }
    }
}
