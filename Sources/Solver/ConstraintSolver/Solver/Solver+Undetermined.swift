extension Solver {
    /// Whether the constraints left a variable undetermined in the last solve, so that resting values decided its
    /// value. A variable that has been added since then counts as undetermined.
    ///
    /// - Precondition: The variable belongs to this solver and has not been removed.
    /// - Complexity: O(1)
    public func isUndetermined(_ variable: Variable) -> Bool {
        precondition(contains(variable), "The variable does not belong to this solver.")
        return state.store.variables[variable.slot].isUndetermined
    }
}

extension Solver {
    /// The number of undetermined variables: those that the last solve left undetermined, and those added since then.
    ///
    /// - Complexity: O(1)
    public var undeterminedCount: Int { state.changes.undeterminedCount }

    /// The number of times that a variable has become or ceased to be undetermined. While this number stays the same,
    /// `undetermined` does not change.
    ///
    /// - Complexity: O(1)
    package var undeterminedChanges: Int { state.changes.undeterminedChanges }
}

extension Solver {
    /// Whether the constraints above a priority allow a variable no value other than that of the last solve. If so,
    /// adding a constraint of that priority or below on this variable alone changes nothing.
    ///
    /// - Returns: `true` only if this is known.
    /// - Precondition: The variable belongs to this solver and has not been removed.
    /// - Complexity: O(*n* log *n*) in the number of terms of the constraints from which the variable follows.
    package func isDecided(_ variable: Variable, above priority: Double) -> Bool {
        precondition(contains(variable), "The variable does not belong to this solver.")
        return state.isDecided(variable.slot, above: priority)
    }
}

extension SolverState {
    mutating func isDecided(_ variable: Int32, above priority: Double) -> Bool {
        var isDecided = addToWalk(variable, ifDecidedAbove: priority)
        while isDecided, let definition = popWalk() {
            isDecided = store.level(of: definition) > priority
            for index in store.termRange(of: definition) where isDecided {
                let input = store.terms[index].variable
                isDecided =
                    index == Int(store.constraints[definition].decidedTerm)
                    || addToWalk(input, ifDecidedAbove: priority)
            }
        }
        endWalk()
        return isDecided
    }

    /// Whether a variable is decided above a priority, as far as its state shows. A postsolved variable counts as
    /// decided, and its row is added to the walk, to be examined later.
    private mutating func addToWalk(_ variable: Int32, ifDecidedAbove priority: Double) -> Bool {
        switch store.variables[variable].state {
        case .unassigned: false
        case .forward: true
        case .component: components[store.regionVariables[variable].component].decidingPriority > priority
        case .postsolved: addToWalk(variable)
        }
    }
}
