/// The reduction that removes a variable that occurs in a single row, an equality, together with that equality.
///
/// This is exact, since the variable can be computed from the other variables in the equality, whatever their values.
/// The removal may leave another variable in a single row, and so on: in this way, a list whose items have unknown
/// heights is decomposed into its items. Limits (required inequalities) do not count as rows at first: those on a
/// removed variable become lazy (`LazyRows`).
///
/// The reduction records the equality as the variable's definition, which becomes a step of the postsolve plan
/// (`Ordering`). The plan has these steps in reverse order of the removals.
extension SolverState {
    mutating func removeColumnSingletons() {
        search.removeStack()
        for index in 0..<region.variables.count {
            let variable = region.variables[index]
            guard store.variables[variable].state == .unassigned, store.variables[variable].isAlive else { continue }
            store.regionVariables[variable].holderCount = countHolders(of: variable)
            if store.regionVariables[variable].holderCount == 1 { search.push(variable) }
        }
        while let variable = search.pop() {
            guard store.variables[variable].state == .unassigned, store.regionVariables[variable].holderCount == 1
            else {
                continue
            }
            removeSingletons(variable)
        }
    }

    private func countHolders(of variable: Int32) -> Int32 {
        var count: Int32 = 0
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            if isInRegion(store.terms[term].constraint) { count += 1 }
            term = store.terms[term].next
        }
        return count
    }

    private mutating func removeSingletons(_ variable: Int32) {
        var term = store.variables[variable].firstTerm
        while term >= 0, !isInRegion(store.terms[term].constraint) { term = store.terms[term].next }
        guard term >= 0, canDefine(term) else { return }
        let constraint = store.terms[term].constraint
        // The last to take its resting value takes none if the others are known by then; see `UndeterminedPostsolved`.
        for other in store.termRange(of: constraint) {
            let (last, neighbor) = (store.terms[term].variable, store.terms[other].variable)
            if store.variables[neighbor].state == .unassigned, store.regionVariables[neighbor].holderCount == 1,
                store.variables[last].restsBefore(store.variables[neighbor]), canDefine(Int32(other))
            {
                term = Int32(other)
            }
        }
        applyColumnSingleton(store.terms[term].variable, definedBy: term, of: constraint)
        for other in store.termRange(of: constraint) {
            let neighbor = store.terms[other].variable
            if store.variables[neighbor].state != .unassigned { continue }
            store.regionVariables[neighbor].holderCount -= 1
            if store.regionVariables[neighbor].holderCount == 1 { search.push(neighbor) }
        }
    }

    /// Whether a constraint may define the variable of the given term as a function of its other variables.
    ///
    /// The constraint must be an unassigned equality that is not pinned, the term's coefficient must be large enough,
    /// and the constraint must not read variables that are computed from unassigned ones, or the plan would be cyclic.
    func canDefine(_ term: Int32) -> Bool {
        let constraint = store.terms[term].constraint
        let record = store.constraints[constraint]
        guard record.relation == .equal, !record.isPinned, record.role == .unassigned else { return false }
        var largest = 0.0
        for other in store.termRange(of: constraint) {
            largest = max(largest, abs(store.terms[other].coefficient))
            let variable = store.variables[store.terms[other].variable]
            if variable.isVisited { return false }
        }
        return abs(store.terms[term].coefficient) >= Tolerance.pivot * largest
    }

    /// Removes a variable, which will be computed from the other variables of a constraint.
    private mutating func applyColumnSingleton(_ variable: Int32, definedBy term: Int32, of constraint: Int32) {
        progress.statistics.variablesRedecided += 1
        store.constraints[constraint].become(.definition, of: term)
        store.variables[variable].become(.postsolved, by: constraint)
        setUndetermined(variable, false)
        search.append(definition: constraint)
    }

    /// Moves a postsolved variable and its definition back to the region that is being decomposed.
    mutating func undoColumnSingleton(of variable: Int32) {
        let definition = store.variables[variable].decider
        postsolve.remove(at: store.constraints[definition].step)
        unassign(variable)
        unassignRow(definition)
    }

    /// Takes back the column singletons that are not in the plan yet; the region still lists their variables and rows.
    mutating func undoUnplannedSingletons() {
        while let constraint = search.popDefinition() {
            store.variables[store.decidedVariable(of: constraint)].become(.unassigned)
            store.constraints[constraint].become(.unassigned)
        }
    }
}
