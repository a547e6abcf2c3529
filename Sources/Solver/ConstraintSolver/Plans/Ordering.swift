/// The order of the postsolve plan: variables come before those that are computed from them.
extension SolverState {
    /// Marks the postsolved variables that are computed from unassigned ones, directly or through other variables.
    mutating func markDownstream() {
        if postsolvePlan.steps.isEmpty { return }
        stack.removeAll()
        for index in 0..<unassignedVariables.count { stack.append(unassignedVariables[index]) }
        while let variable = stack.popLast() {
            visitReaders(of: variable) { state, dependent in
                guard !state.store.variables[dependent].isVisited else { return }
                state.store.variables[dependent].isVisited = true
                state.downstream.append(dependent)
                state.stack.append(dependent)
            }
        }
    }

    /// Calls `visit` for each variable that a step of the postsolve plan computes directly from the given one.
    private mutating func visitReaders(of variable: Int32, _ visit: (inout SolverState, Int32) -> Void) {
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let record = store.constraints[store.terms[term].constraint]
            if record.role == .definition, record.step >= 0, record.decidedTerm != term {
                visit(&self, store.terms[record.decidedTerm].variable)
            }
            term = store.terms[term].next
        }
    }

    /// Appends the steps of the newly postsolved variables to the plan, in the reverse of the order in which presolve
    /// removed the variables, and then moves the earlier steps that depend on these variables to the end.
    mutating func planPostsolve() {
        guard !postsolveOrder.isEmpty else { return }
        let oldEnd = Int32(postsolvePlan.steps.count)
        stack.removeAll()
        while let constraint = postsolveOrder.popLast() {
            store.constraints[constraint].step = postsolvePlan.append(constraint)
            let term = store.constraints[constraint].decidedTerm
            noteGrowth(of: store.terms[term].variable, determinedBy: term, in: constraint)
            stack.append(store.terms[term].variable)
            resolveUndeterminedInputs(of: constraint)
        }
        // If the plan was empty, no earlier steps can depend on the new ones.
        if oldEnd == 0 { return stack.removeAll() }
        contacts.removeAll()
        while let variable = stack.popLast() {
            visitReaders(of: variable) { state, dependent in
                guard !state.store.variables[dependent].isVisited else { return }
                if state.store.variables[dependent].state == .postsolved {
                    let constraint = state.store.variables[dependent].decider
                    if state.store.constraints[constraint].step >= oldEnd { return }
                    state.contacts.append(constraint)
                }
                state.store.variables[dependent].isVisited = true
                state.downstream.append(dependent)
                state.stack.append(dependent)
            }
        }
        while let variable = downstream.popLast() { store.variables[variable].isVisited = false }
        moveContactsToEnd()
    }

    private mutating func moveContactsToEnd() {
        contacts.sort { store.constraints[$0].step < store.constraints[$1].step }
        for index in 0..<contacts.count {
            let old = store.constraints[contacts[index]].step
            let isMarked = postsolvePlan.isMarked(old)
            postsolvePlan.remove(at: old)
            store.constraints[contacts[index]].step = postsolvePlan.append(contacts[index], marked: isMarked)
            let term = store.constraints[contacts[index]].decidedTerm
            noteGrowth(of: store.terms[term].variable, determinedBy: term, in: contacts[index])
        }
    }

    /// Queues the components of a constraint's undetermined variables to be solved again, since the constraint now
    /// depends on these variables.
    mutating func resolveUndeterminedInputs(of constraint: Int32) {
        for term in store.termRange(of: constraint) {
            let variable = store.terms[term].variable
            if store.variables[variable].state == .component, store.variables[variable].isUndetermined {
                markDirty(store.regionVariables[variable].component)
            }
        }
    }
}
