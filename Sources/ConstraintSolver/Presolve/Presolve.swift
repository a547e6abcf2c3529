/// Presolve: reductions without optimization. This folder makes a problem smaller by exact reductions, as
/// linear-programming solvers do, and splits the rest into components.
///
/// `Propagation` removes row singletons: required equalities that determine their last unknown variable.
/// `ColumnSingletons` removes variables that occur in a single equality; these are computed from the equality's other
/// variables at the end (postsolve). A required inequality on a removed variable or on a variable of an existing
/// component is left out at first as a lazy constraint, since it probably holds anyway. `Components` finds the
/// connected components of the rest. The removed variables are computed by the two plans in the folder `Plans`.
extension SolverState {
    /// Assigns a state to every variable, and a role to every constraint, that propagation has left unassigned.
    mutating func decompose() {
        keepUnassignedRows()
        if unassignedRows.isEmpty && unassignedVariables.isEmpty { return }
        store.coverRegions()
        dropAssigned()
        var nextVariable = 0
        var attempts = 0
        while true {
            while nextVariable < unassignedVariables.count {
                reconsiderLazyRows(of: unassignedVariables[nextVariable])
                nextVariable += 1
            }
            let hasContacts = usesFastPath ? removeSingletons() : collectContacts()
            if !hasContacts { break }
            restoreSingletons()
            extendRegion(thoroughly: attempts == 3 || !usesFastPath)
            attempts += 1
        }
        planPostsolve()
        deferLimits()
        buildComponents()
        unassignedRows.removeAll()
        while let variable = unassignedVariables.popLast() { store.variables[variable].isListed = false }
    }

    /// Removes column singletons, and returns whether any remaining constraint contains a variable of a component or a
    /// postsolved variable.
    private mutating func removeSingletons() -> Bool {
        defer { while let variable = downstream.popLast() { store.variables[variable].isVisited = false } }
        markDownstream()
        removeColumnSingletons()
        // In the first round of a first solve, there are no components yet, and the variables just removed share no
        // remaining constraint with the rest.
        return !isFirstRound && collectContacts()
    }

    /// Lists the unassigned variables of the remaining rows, and removes from the list the variables that propagation
    /// has assigned.
    private mutating func dropAssigned() {
        if isFirstRound { return listAllUnassigned() }
        for index in 0..<unassignedRows.count {
            for term in store.termRange(of: unassignedRows[index]) {
                let variable = store.terms[term].variable
                if store.variables[variable].state == .unassigned { listUnassigned(variable) }
            }
        }
        if unassignedVariables.count > store.variables.count / 8 { listBySlot() }
        var end = 0
        for index in 0..<unassignedVariables.count {
            let variable = unassignedVariables[index]
            if store.variables[variable].state == .unassigned, store.variables[variable].isAlive {
                unassignedVariables[end] = variable
                end += 1
            } else {
                store.variables[variable].isListed = false
            }
        }
        unassignedVariables.truncate(to: end)
    }

    /// Lists the variables that propagation has left unassigned, in the order of their slots.
    private mutating func listAllUnassigned() {
        unassignedVariables.removeAll()
        for slot in 0..<Int32(store.variables.count) {
            let isListed = store.variables[slot].state == .unassigned && store.variables[slot].isAlive
            store.variables[slot].isListed = isListed
            if isListed { unassignedVariables.append(slot) }
        }
    }

    /// Removes from the list the constraints that have been assigned, and also those without unknowns, which become
    /// lazy or redundant.
    private mutating func keepUnassignedRows() {
        var end = 0
        for index in 0..<unassignedRows.count where store.constraints[unassignedRows[index]].role == .unassigned {
            let constraint = unassignedRows[index]
            if store.constraints[constraint].unknownCount == 0 {
                deferOrDrop(constraint)
            } else {
                unassignedRows[end] = constraint
                end += 1
            }
        }
        unassignedRows.truncate(to: end)
    }

    /// Puts the listed variables into the order of their slots, which is creation order unless a slot has been reused.
    /// If there are many, this is faster than sorting them.
    private mutating func listBySlot() {
        unassignedVariables.removeAll()
        for slot in 0..<Int32(store.variables.count) where store.variables[slot].isListed {
            unassignedVariables.append(slot)
        }
    }

    /// Makes a constraint lazy if it is required, so that it is only verified, or redundant if it is optional.
    private mutating func deferOrDrop(_ constraint: Int32) {
        if store.constraints[constraint].isRequired {
            store.constraints[constraint].become(.lazy)
            enqueueCheck(constraint)
        } else {
            store.constraints[constraint].become(.redundant)
        }
    }

    /// Whether a constraint may be left out as lazy; after a few rounds with violated lazy constraints, each region is
    /// optimized as a whole.
    private func isDeferrable(_ record: ConstraintRecord) -> Bool {
        usesFastPath && round < SolverState.trustedRounds && record.isDeferrable
    }

    static let trustedRounds = 3

    /// Whether a constraint is an edge of the graph that is being decomposed, and must not be deferred.
    func isInRegion(_ constraint: Int32) -> Bool {
        let record = store.constraints[constraint]
        return record.role == .unassigned && store.constraints[constraint].unknownCount > 0 && !isDeferrable(record)
    }

    private mutating func reconsiderLazyRows(of variable: Int32) {
        guard store.variables[variable].state == .unassigned, store.variables[variable].isAlive else { return }
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let constraint = store.terms[term].constraint
            if store.constraints[constraint].role == .lazy { unassignRow(constraint) }
            term = store.terms[term].next
        }
    }

    /// Collects the remaining constraints that contain a variable of a component or a postsolved variable, and returns
    /// whether there are any. Variables that a single equality connects to the rest have already been removed.
    private mutating func collectContacts() -> Bool {
        contacts.removeAll()
        for index in 0..<unassignedRows.count {
            let constraint = unassignedRows[index]
            if isInRegion(constraint), touchesAssigned(constraint) {
                contacts.append(constraint)
            }
        }
        return !contacts.isEmpty
    }

    /// Extends the region by the components and postsolved variables next to it or, if `thoroughly` is true, by all
    /// that are connected to it, even indirectly.
    private mutating func extendRegion(thoroughly: Bool) {
        for index in 0..<contacts.count { restoreNeighbors(of: contacts[index]) }
        guard thoroughly else { return }
        var nextRow = 0
        var nextVariable = 0
        while true {
            if nextVariable < unassignedVariables.count {
                reconsiderLazyRows(of: unassignedVariables[nextVariable])
                nextVariable += 1
            } else if nextRow < unassignedRows.count {
                restoreNeighbors(of: unassignedRows[nextRow])
                nextRow += 1
            } else {
                return
            }
        }
    }

    private mutating func restoreNeighbors(of constraint: Int32) {
        guard isInRegion(constraint) else { return }
        for term in store.termRange(of: constraint) {
            let variable = store.terms[term].variable
            switch store.variables[variable].state {
            case .postsolved: restore(variable)
            case .component: dissolve(store.regionVariables[variable].component)
            case .unassigned, .forward: break
            }
        }
    }

    private func touchesAssigned(_ constraint: Int32) -> Bool {
        for term in store.termRange(of: constraint) {
            switch store.variables[store.terms[term].variable].state {
            case .postsolved, .component: return true
            case .unassigned, .forward: continue
            }
        }
        return false
    }

    /// Makes limits lazy if one of their variables is postsolved or in a component. Constraints whose variables are all
    /// forward become lazy or redundant.
    private mutating func deferLimits() {
        for index in 0..<unassignedRows.count {
            let constraint = unassignedRows[index]
            let record = store.constraints[constraint]
            guard record.role == .unassigned else { continue }
            if store.constraints[constraint].unknownCount == 0 {
                deferOrDrop(constraint)
            } else if isDeferrable(record), touchesAssigned(constraint) {
                deferOrDrop(constraint)
                resolveUndeterminedInputs(of: constraint)
            }
        }
    }
}
