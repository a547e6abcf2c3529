/// The order of the postsolve plan: variables come before those that are computed from them.
extension SolverState {
    /// Marks the postsolved variables that are computed from unassigned ones, directly or through other variables.
    mutating func markDownstream() {
        if postsolve.steps.isEmpty { return }
        search.removeStack()
        for index in 0..<region.variables.count { search.push(region.variables[index]) }
        while let variable = search.pop() {
            visitReaders(of: variable) { state, dependent in
                guard !state.store.variables[dependent].isVisited else { return }
                state.store.variables[dependent].isVisited = true
                state.search.append(downstream: dependent)
                state.search.push(dependent)
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
        guard search.hasDefinitions else { return }
        let oldEnd = Int32(postsolve.steps.count)
        search.removeStack()
        while let constraint = search.popDefinition() {
            store.constraints[constraint].step = postsolve.append(constraint)
            let term = store.constraints[constraint].decidedTerm
            noteGrowth(of: store.terms[term].variable, determinedBy: term, in: constraint)
            search.push(store.terms[term].variable)
            resolveUndeterminedInputs(of: constraint)
        }
        // If the plan was empty, no earlier steps can depend on the new ones.
        if oldEnd == 0 { return search.removeStack() }
        search.removeContacts()
        while let variable = search.pop() {
            visitReaders(of: variable) { state, dependent in
                guard !state.store.variables[dependent].isVisited else { return }
                if state.store.variables[dependent].state == .postsolved {
                    let constraint = state.store.variables[dependent].decider
                    if state.store.constraints[constraint].step >= oldEnd { return }
                    state.search.append(contact: constraint)
                }
                state.store.variables[dependent].isVisited = true
                state.search.append(downstream: dependent)
                state.search.push(dependent)
            }
        }
        while let variable = search.popDownstream() { store.variables[variable].isVisited = false }
        moveContactsToEnd()
    }

    private mutating func moveContactsToEnd() {
        search.sortContacts { store.constraints[$0].step < store.constraints[$1].step }
        for index in 0..<search.contacts.count {
            let old = store.constraints[search.contacts[index]].step
            let isMarked = postsolve.isMarked(old)
            postsolve.remove(at: old)
            store.constraints[search.contacts[index]].step = postsolve.append(search.contacts[index], marked: isMarked)
            let term = store.constraints[search.contacts[index]].decidedTerm
            noteGrowth(of: store.terms[term].variable, determinedBy: term, in: search.contacts[index])
        }
    }

    /// Queues the components of a constraint's undetermined variables to be solved again, since the constraint now
    /// depends on these variables.
    mutating func resolveUndeterminedInputs(of constraint: Int32) {
        for term in store.termRange(of: constraint) {
            let variable = store.terms[term].variable
            if store.variables[variable].state == .component, store.variables[variable].isUndetermined {
                components.markDirty(store.regionVariables[variable].component)
            }
        }
    }
}
