/// Presolve makes a problem smaller by exact reductions, as linear-programming solvers do. The file of each kind says
/// what it removes, why this is exact and what it records, and has its functions `apply…` and `undo…`:
/// - `RowSingletons`: a required equality determines its last unknown variable.
/// - `ColumnSingletons`: an equality determines, at the end (postsolve), a variable that no other row contains, apart
///   from lazy rows.
/// - `Components`: what remains is split into connected components, each optimized on its own.
/// - `LazyRows`: a row that probably holds, or that has no effect, is left out.
///
/// `VariableState` tells which reduction holds a variable, and `ConstraintRole` what a row does in its reduction. A
/// solver without edits, such as HiGHS, takes back its reductions in reverse order, from a stack. Here, an edit may
/// take back any of them: `undoReduction` takes back the one that holds a variable or a row, so that the next solve
/// reduces its variables and rows again.
extension SolverState {
    /// Takes back the reduction that holds a variable, if there is one.
    mutating func undoReduction(of variable: Int32) {
        switch store.variables[variable].state {
        case .unassigned: break
        case .forward: undoRowSingleton(of: variable)
        case .postsolved: undoColumnSingleton(of: variable)
        case .component: undoComponent(store.regionVariables[variable].component)
        }
    }

    /// Takes back the reduction to which a row owes its role. The caller gives the next role to a decider, and also to
    /// a lazy or redundant row, whose reduction holds no variable.
    mutating func undoReduction(ofRow constraint: Int32) {
        switch store.constraints[constraint].role {
        case .decider, .definition: undoReduction(of: store.decidedVariable(of: constraint))
        case .member: undoComponent(store.regionConstraints[constraint].component)
        case .lazy, .redundant, .vacant, .pending, .unassigned: break
        }
    }

    /// Moves a variable to the region that the next decomposition reduces.
    mutating func unassign(_ variable: Int32) {
        store.variables[variable].become(.unassigned)
        setGrowth(of: variable, to: Growth())
        if Int(variable) < store.regionVariables.count {
            store.regionVariables[variable].component = -1
        }
        listUnassigned(variable)
    }

    /// Adds an unassigned variable to the list, unless it is already there.
    mutating func listUnassigned(_ variable: Int32) {
        if !store.variables[variable].isListed {
            store.variables[variable].isListed = true
            region.append(variable: variable)
        }
    }

    /// Moves a row to the region that the next decomposition reduces.
    mutating func unassignRow(_ constraint: Int32) {
        store.constraints[constraint].become(.unassigned)
        region.append(row: constraint)
    }
}

/// The decomposition of the region that propagation has left unassigned.
extension SolverState {
    /// Assigns a state to every variable, and a role to every constraint, that propagation has left unassigned.
    mutating func decompose() {
        keepUnassignedRows()
        if region.isEmpty { return }
        store.coverRegions()
        dropAssigned()
        var nextVariable = 0
        var attempts = 0
        while true {
            while nextVariable < region.variables.count {
                undoLazyRows(of: region.variables[nextVariable])
                nextVariable += 1
            }
            let hasContacts = usesFastPath ? removeSingletons() : collectContacts()
            if !hasContacts { break }
            undoUnplannedSingletons()
            extendRegion(thoroughly: attempts == 3 || !usesFastPath)
            attempts += 1
        }
        planPostsolve()
        applyLazyRows()
        buildComponents()
        region.truncateRows(to: 0)
        while let variable = region.popVariable() { store.variables[variable].isListed = false }
    }

    /// Removes column singletons, and returns whether any remaining constraint contains a variable of a component or a
    /// postsolved variable.
    private mutating func removeSingletons() -> Bool {
        defer { while let variable = search.popDownstream() { store.variables[variable].isVisited = false } }
        markDownstream()
        removeColumnSingletons()
        // In the first round of a first solve, there are no components yet, and the variables just removed share no
        // remaining constraint with the rest.
        return !progress.isFirstRound && collectContacts()
    }

    /// Lists the unassigned variables of the remaining rows, and removes from the list the variables that propagation
    /// has assigned.
    private mutating func dropAssigned() {
        for index in 0..<region.rows.count {
            for term in store.termRange(of: region.rows[index]) {
                let variable = store.terms[term].variable
                if store.variables[variable].state == .unassigned { listUnassigned(variable) }
            }
        }
        if region.variables.count > store.variables.count / 8 { listBySlot() }
        var end = 0
        for index in 0..<region.variables.count {
            let variable = region.variables[index]
            if store.variables[variable].state == .unassigned, store.variables[variable].isAlive {
                region.variables[end] = variable
                end += 1
            } else {
                store.variables[variable].isListed = false
            }
        }
        region.truncateVariables(to: end)
    }

    /// Removes from the list the constraints that have been assigned, and also those without unknowns, which become
    /// lazy or redundant.
    private mutating func keepUnassignedRows() {
        var end = 0
        for index in 0..<region.rows.count where store.constraints[region.rows[index]].role == .unassigned {
            let constraint = region.rows[index]
            if store.constraints[constraint].unknownCount == 0 {
                applyLazyRow(constraint)
            } else {
                region.rows[end] = constraint
                end += 1
            }
        }
        region.truncateRows(to: end)
    }

    /// Puts the listed variables into the order of their slots, which is creation order unless a slot has been reused.
    /// If there are many, this is faster than sorting them.
    private mutating func listBySlot() {
        region.truncateVariables(to: 0)
        for slot in 0..<Int32(store.variables.count) where store.variables[slot].isListed {
            region.append(variable: slot)
        }
    }

    /// Whether a constraint is an edge of the graph that is being decomposed: it is unassigned, has unknowns and must
    /// not be left out as lazy.
    func isInRegion(_ constraint: Int32) -> Bool {
        let record = store.constraints[constraint]
        return record.role == .unassigned && store.constraints[constraint].unknownCount > 0 && !isDeferrable(record)
    }

    /// Collects the remaining constraints that contain a variable of a component or a postsolved variable, and returns
    /// whether there are any. Variables that a single equality connects to the rest have already been removed.
    private mutating func collectContacts() -> Bool {
        search.removeContacts()
        for index in 0..<region.rows.count {
            let constraint = region.rows[index]
            if isInRegion(constraint), touchesAssigned(constraint) {
                search.append(contact: constraint)
            }
        }
        return !search.contacts.isEmpty
    }

    /// Extends the region by the components and postsolved variables next to it or, if `thoroughly` is true, by all
    /// that are connected to it, even indirectly.
    private mutating func extendRegion(thoroughly: Bool) {
        for index in 0..<search.contacts.count { undoReductions(nextTo: search.contacts[index]) }
        guard thoroughly else { return }
        var nextRow = 0
        var nextVariable = 0
        while true {
            if nextVariable < region.variables.count {
                undoLazyRows(of: region.variables[nextVariable])
                nextVariable += 1
            } else if nextRow < region.rows.count {
                undoReductions(nextTo: region.rows[nextRow])
                nextRow += 1
            } else {
                return
            }
        }
    }

    private mutating func undoReductions(nextTo constraint: Int32) {
        guard isInRegion(constraint) else { return }
        for term in store.termRange(of: constraint) {
            let variable = store.terms[term].variable
            if store.variables[variable].state != .forward { undoReduction(of: variable) }
        }
    }

    /// Whether a constraint contains a variable of a component or a postsolved variable.
    func touchesAssigned(_ constraint: Int32) -> Bool {
        for term in store.termRange(of: constraint) {
            let state = store.variables[store.terms[term].variable].state
            if state == .postsolved || state == .component { return true }
        }
        return false
    }
}
