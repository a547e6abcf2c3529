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
        guard components[component].isTriangular, !components[component].isDoubtful else { return false }
        moves.removeAll()
        var isLeast = collectInputs(of: variable)
        shares.reset(to: moves.count, filling: 0)
        if isLeast { shares[moves.count - 1] = 1 }
        // What reads a variable was listed after it.
        for index in stride(from: moves.count - 1, through: 0, by: -1) where isLeast {
            isLeast = shares[index] == 0 || isHeld(at: index)
        }
        while let move = moves.popLast() { store.variables[move.variable].isVisited = false }
        return isLeast
    }

    /// Lists what a variable follows from in the basis, and it last; false if something is at its resting value.
    private mutating func collectInputs(of variable: Int32) -> Bool {
        var isComplete = visitRow(of: variable)
        while let step = path.popLast() {
            let range = store.termRange(of: step.constraint)
            if !isComplete || step.nextTerm >= range.upperBound {
                store.regionVariables[step.variable].scratch = Int32(moves.count)
                moves.append(step)
                continue
            }
            path.append(step)
            path[path.count - 1].nextTerm += 1
            let input = store.terms[step.nextTerm].variable
            let record = store.variables[input]
            if record.state == .component, !record.isVisited {
                isComplete = visitRow(of: input)
            } else if record.state == .postsolved {
                isComplete = false
            }
        }
        return isComplete
    }

    /// Puts a variable with the row that determines it on the path; false if there is no such row.
    private mutating func visitRow(of variable: Int32) -> Bool {
        var term = store.variables[variable].firstTerm
        while term >= 0, store.constraints[store.terms[term].constraint].decidedTerm != term {
            term = store.terms[term].next
        }
        if term < 0 { return false }
        let constraint = store.terms[term].constraint
        store.variables[variable].isVisited = true
        path.append(
            RangedMove(
                variable: variable, constraint: constraint, nextTerm: Int32(store.termRange(of: constraint).lowerBound),
                old: store.values[variable]))
        return true
    }

    /// Whether a row is required and violated if its share in the sum were less. Passes the share on to its inputs.
    private mutating func isHeld(at index: Int) -> Bool {
        let row = store.constraints[moves[index].constraint]
        let multiplier = shares[index] / store.terms[row.decidedTerm].coefficient
        for term in store.termRange(of: moves[index].constraint) where term != Int(row.decidedTerm) {
            let input = store.terms[term]
            if store.variables[input.variable].isVisited {
                shares[store.regionVariables[input.variable].scratch] -= multiplier * input.coefficient
            }
        }
        switch row.relation {
        case .equal: return row.isRequired
        case .lessThanOrEqual: return row.isRequired && multiplier < 0
        case .greaterThanOrEqual: return row.isRequired && multiplier > 0
        }
    }
}
