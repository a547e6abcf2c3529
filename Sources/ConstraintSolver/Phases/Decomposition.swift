/// Second phase: assigns whatever propagation left open. Leaves are removed, blocks that hang on a single constraint
/// are carried, the rest becomes components; limits that will probably hold anyway are lazy.
extension SolverState {
    /// Assigns every loose variable and constraint.
    mutating func arrangeLoose() {
        dropPlaced()
        if looseRows.isEmpty && looseVariables.isEmpty { return }
        var nextVariable = 0
        var attempts = 0
        while true {
            while nextVariable < looseVariables.count {
                loosenWatchers(of: looseVariables[nextVariable])
                nextVariable += 1
            }
            if usesFastPath { removeSingletonsAndBlocks() }
            if !collectContacts() { break }
            restoreSingletonsAndBlocks()
            takeInContacts(thoroughly: attempts == 3 || !usesFastPath)
            attempts += 1
        }
        planPostsolve()
        watchOrKeepLooseRows()
        buildComponents()
        looseRows.removeAll()
        while let variable = looseVariables.popLast() { store.variables[variable].isListed = false }
    }

    private mutating func removeSingletonsAndBlocks() {
        markDownstream()
        removeColumnSingletons()
        frameBlocks()
        while let variable = downstream.popLast() { store.variables[variable].isVisited = false }
    }

    /// Drops what propagation has given a place from the lists of what has none, and lists what the rows left have.
    private mutating func dropPlaced() {
        var end = 0
        for index in 0..<looseRows.count where store.constraints[looseRows[index]].role == .loose {
            let constraint = looseRows[index]
            if store.constraints[constraint].unknownCount == 0 {
                deferOrDrop(constraint)
            } else {
                looseRows[end] = constraint
                end += 1
                for term in store.termRange(of: constraint) {
                    let variable = store.terms[term].variable
                    if store.variables[variable].state == .loose { listLoose(variable) }
                }
            }
        }
        looseRows.truncate(to: end)
        end = 0
        for index in 0..<looseVariables.count {
            let variable = looseVariables[index]
            if store.variables[variable].state == .loose, store.variables[variable].isAlive {
                looseVariables[end] = variable
                end += 1
            } else {
                store.variables[variable].isListed = false
            }
        }
        looseVariables.truncate(to: end)
    }

    /// A required constraint without open variables is only verified.
    private mutating func deferOrDrop(_ constraint: Int32) {
        if store.constraints[constraint].isRequired {
            store.constraints[constraint].role = .lazy
            enqueueCheck(constraint)
        } else {
            store.constraints[constraint].role = .redundant
        }
    }

    /// After some rounds of lazy constraints that fail, a region is optimised as a whole.
    private func isDeferrable(_ record: ConstraintRecord) -> Bool {
        usesFastPath && round < SolverState.trustedRounds && record.isDeferrable
    }

    static let trustedRounds = 3

    /// Whether a constraint ties its variables together now.
    func holds(_ constraint: Int32) -> Bool {
        let record = store.constraints[constraint]
        return record.role == .loose && record.unknownCount > 0 && !isDeferrable(record)
    }

    private mutating func loosenWatchers(of variable: Int32) {
        guard store.variables[variable].state == .loose, store.variables[variable].isAlive else { return }
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let constraint = store.terms[term].constraint
            if store.constraints[constraint].role == .lazy { loosenRow(constraint) }
            term = store.terms[term].next
        }
    }

    /// Finds the constraints that tie loose variables to assigned ones. New parts that hang on the rest by a single
    /// constraint were removed before; these are the others.
    private mutating func collectContacts() -> Bool {
        contacts.removeAll()
        for index in 0..<looseRows.count {
            let constraint = looseRows[index]
            if holds(constraint), !store.constraints[constraint].isCarried, touchesSettled(constraint) {
                contacts.append(constraint)
            }
        }
        return !contacts.isEmpty
    }

    /// Takes components and postsolved variables into the region that is arranged: those that the contacts touch, or, after
    /// some attempts, all that are connected.
    private mutating func takeInContacts(thoroughly: Bool) {
        for index in 0..<contacts.count { takeInVariables(of: contacts[index]) }
        guard thoroughly else { return }
        var nextRow = 0
        var nextVariable = 0
        while true {
            if nextVariable < looseVariables.count {
                loosenWatchers(of: looseVariables[nextVariable])
                nextVariable += 1
            } else if nextRow < looseRows.count {
                takeInVariables(of: looseRows[nextRow])
                nextRow += 1
            } else {
                return
            }
        }
    }

    private mutating func takeInVariables(of constraint: Int32) {
        guard holds(constraint) else { return }
        for term in store.termRange(of: constraint) {
            let variable = store.terms[term].variable
            switch store.variables[variable].state {
            case .postsolved: restore(variable)
            case .component: dissolve(store.variables[variable].component)
            case .loose, .forward: break
            }
        }
    }

    func touchesSettled(_ constraint: Int32) -> Bool {
        for term in store.termRange(of: constraint) {
            switch store.variables[store.terms[term].variable].state {
            case .postsolved, .component: return true
            case .loose, .forward: continue
            }
        }
        return false
    }

    /// Settles which loose rows are only verified: limits on what is postsolved or optimised already.
    private mutating func watchOrKeepLooseRows() {
        for index in 0..<looseRows.count {
            let constraint = looseRows[index]
            let record = store.constraints[constraint]
            guard record.role == .loose else { continue }
            if record.unknownCount == 0 {
                deferOrDrop(constraint)
            } else if isDeferrable(record), !staysInOneBlock(constraint) {
                deferOrDrop(constraint)
                resolveUndecidedInputs(of: constraint)
            }
        }
    }

    /// Whether a limit concerns loose variables of one carrier only, and moves with it.
    private func staysInOneBlock(_ constraint: Int32) -> Bool {
        var common: Int32?
        var movement = 0.0
        var magnitude = 0.0
        for term in store.termRange(of: constraint) {
            let (variable, coefficient) = (store.terms[term].variable, store.terms[term].coefficient)
            let record = store.variables[variable]
            let carrier: Int32
            switch record.state {
            case .forward: continue
            case .component: return false
            case .postsolved: carrier = variable
            case .loose: carrier = record.carrier
            }
            if let common, common != carrier { return false }
            common = carrier
            let share = record.state == .postsolved ? 1 : carrier >= 0 ? motions[variable].share : 0
            movement += coefficient * share
            magnitude += abs(coefficient * share)
        }
        guard let common, common >= 0 else { return true }
        return store.variables[common].isCarrier && abs(movement) <= Tolerance.cancellation * magnitude
    }
}
