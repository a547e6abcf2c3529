extension Solver {
    /// Whether required constraints alone keep a variable from being less than its value in the last solve. If so, an
    /// optional upper bound on the variable changes nothing, whatever its priority.
    ///
    /// - Returns: `true` only if this is known: because required equalities determine the variable, or because the
    ///   basis of the optimum proves it.
    /// - Precondition: The variable belongs to this solver and has not been removed.
    /// - Complexity: O(terms of the variable's component), plus the cost of eliminating the rows of the basis that are
    ///   not triangular.
    package func isAtRequiredMinimum(_ variable: Variable) -> Bool {
        precondition(contains(variable), "The variable does not belong to this solver.")
        return state.isAtRequiredMinimum(variable.slot)
    }
}

extension SolverState {
    /// Expresses a variable as a linear combination of rows in its component's basis, and returns whether each row of
    /// the combination is required and tight, and resists a decrease of the variable. A forward variable is at its
    /// minimum, and a postsolved one is not known to be.
    mutating func isAtRequiredMinimum(_ variable: Int32) -> Bool {
        let record = store.variables[variable]
        if record.state != .component { return record.state == .forward }
        let component = store.regionVariables[variable].component
        if components[component].isUnverified { return false }
        load(component)
        return simplex.combination(of: store.regionVariables[variable].index).allSatisfy { row in
            row.constraint >= 0 && resistsLess(store.constraints[row.constraint], row.multiplier)
                && isTight(row.constraint)
        }
    }

    private func isTight(_ constraint: Int32) -> Bool {
        let (value, magnitude) = store.residual(of: constraint)
        return abs(value) <= Tolerance.residual * magnitude
    }

    /// Whether a tight row with this multiplier in a sum is required, and would be violated if its contribution to the
    /// sum decreased.
    private func resistsLess(_ row: ConstraintRecord, _ multiplier: Double) -> Bool {
        switch row.relation {
        case .equal: row.isRequired
        case .lessThanOrEqual: row.isRequired && multiplier < 0
        case .greaterThanOrEqual: row.isRequired && multiplier > 0
        }
    }
}

extension Simplex {
    /// The rows of the component's last basis that add up to a variable, with their multipliers.
    fileprivate mutating func combination(of variable: Int32) -> [ProofRow] {
        prepare()
        basis.addGradient(1, to: variable)
        basis.btran(problem)
        return (0..<basis.touchedSlots.count).map { index in
            let slot = basis.slots[basis.touchedSlots[index]]
            return ProofRow(constraint: problem.rows[slot.row].source, multiplier: slot.multiplier)
        }
    }
}
