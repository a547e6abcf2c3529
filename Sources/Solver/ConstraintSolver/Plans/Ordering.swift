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
            if isRead(term) { visit(&self, store.decidedVariable(of: store.terms[term].constraint)) }
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
            markUndecided(sharingInputsOf: constraint)
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
            let (isMarked, isUndecided) = (postsolve.isMarked(old), postsolve.isUndecided(old))
            postsolve.remove(at: old)
            let step = postsolve.append(search.contacts[index], marked: isMarked)
            if isUndecided { postsolve.markUndecided(step) }
            store.constraints[search.contacts[index]].step = step
            let term = store.constraints[search.contacts[index]].decidedTerm
            noteGrowth(of: store.terms[term].variable, determinedBy: term, in: search.contacts[index])
        }
    }
}

/// Marks the steps whose variables may have become, or ceased to be, undetermined (`UndeterminedPostsolved`).
extension SolverState {
    /// Marks the definitions that read a variable.
    mutating func markUndecided(reading variable: Int32) {
        visitReaders(of: variable) { state, dependent in
            state.postsolve.markUndecided(state.store.constraints[state.store.variables[dependent].decider].step)
        }
    }

    /// Marks a new definition and, if it is the second to read an undetermined variable, also the first.
    private mutating func markUndecided(sharingInputsOf definition: Int32) {
        for term in store.termRange(of: definition) {
            let variable = store.terms[term].variable
            guard store.variables[variable].isUndetermined, store.variables[variable].state != .unassigned else {
                continue
            }
            postsolve.markUndecided(store.constraints[definition].step)
            if readerCount(of: variable, upTo: 3) == 2 { markUndecided(reading: variable) }
        }
    }

    /// Makes the undetermined variables of a limit be determined again, since the limit may determine them.
    mutating func resolveUndeterminedInputs(of constraint: Int32) {
        for term in store.termRange(of: constraint) {
            let variable = store.terms[term].variable
            guard store.variables[variable].isUndetermined else { continue }
            switch store.variables[variable].state {
            case .component: components.markDirty(store.regionVariables[variable].component)
            case .postsolved: postsolve.markUndecided(store.constraints[store.variables[variable].decider].step)
            case .forward, .unassigned: break
            }
        }
    }

    /// The number of definitions that read a variable, or a limit if there are more.
    func readerCount(of variable: Int32, upTo limit: Int) -> Int {
        var count = 0
        var term = store.variables[variable].firstTerm
        while term >= 0, count < limit {
            if isRead(term) { count += 1 }
            term = store.terms[term].next
        }
        return count
    }

    /// Whether a step of the postsolve plan reads the variable of a term.
    private func isRead(_ term: Int32) -> Bool {
        let record = store.constraints[store.terms[term].constraint]
        return record.role == .definition && record.step >= 0 && record.decidedTerm != term
    }
}
