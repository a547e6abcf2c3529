extension Solver {
    /// Whether only its resting value decided a variable in the last solve.
    ///
    /// - Precondition: The variable belongs to this solver and was not removed.
    /// - Complexity: O(1)
    public func isUndecided(_ variable: Variable) -> Bool {
        precondition(contains(variable), "A variable was asked about that this solver does not have.")
        return state.store.variables[variable.slot].isUndecided
    }
}

extension Solver {
    /// How many variables only their resting value decided in the last solve.
    ///
    /// - Complexity: O(1)
    public var undecidedCount: Int { state.undecidedCount }

    /// How often a variable has become undecided or ceased to be: while it is the same, so is `undecided`.
    ///
    /// - Complexity: O(1)
    package var undecidedChanges: Int { state.undecidedChanges }
}

extension Solver {
    /// Whether constraints of priorities above one leave a variable no other value than the last solve gave it. Then one
    /// more constraint of that priority, or of a lower one, that has no other variable changes nothing.
    ///
    /// - Returns: false also where that has not been found out.
    /// - Precondition: The variable belongs to this solver and was not removed.
    /// - Complexity: O(what the variable follows from)
    package func isDecided(_ variable: Variable, above priority: Double) -> Bool {
        precondition(contains(variable), "A variable was asked about that this solver does not have.")
        return state.isDecided(variable.slot, above: priority)
    }
}

extension SolverState {
    mutating func isDecided(_ variable: Int32, above priority: Double) -> Bool {
        var isDecided = true
        stack.append(variable)
        while let next = stack.popLast() {
            guard isDecided, !store.variables[next].isVisited else { continue }
            store.variables[next].isVisited = true
            downstream.append(next)
            if store.variables[next].carrier >= 0 { stack.append(store.variables[next].carrier) }
            switch store.variables[next].state {
            case .loose: isDecided = false
            case .forward: break
            case .component:
                isDecided = components[store.variables[next].component].decidingPriority > priority
            case .postsolved:
                let definition = store.variables[next].decider
                isDecided = store.constraints[definition].priority > priority
                for term in store.termRange(of: definition)
                where store.terms[term].variable != next {
                    stack.append(store.terms[term].variable)
                }
            }
        }
        while let visited = downstream.popLast() { store.variables[visited].isVisited = false }
        return isDecided
    }

    /// Notes whether only its resting value decides a variable.
    @inline(__always) mutating func setUndecided(_ variable: Int32, _ isUndecided: Bool) {
        guard store.variables[variable].isUndecided != isUndecided else { return }
        store.variables[variable].isUndecided = isUndecided
        undecidedCount += isUndecided ? 1 : -1
        undecidedChanges += 1
    }
}
