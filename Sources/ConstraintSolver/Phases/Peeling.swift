/// Second phase: a variable that only one required equality holds follows from whatever the others turn out to be.
///
/// It is peeled off together with that equality, which may leave the next variable with one, and so on: a list of rows
/// of unknown heights falls apart into its rows. Required inequalities do not hold a variable; they are expected to
/// be met, watched, and enforced only if they are not. That is exact: an optimum without a constraint that meets it is
/// an optimum with it.
extension SolverState {
    /// Gives every loose variable and constraint its place.
    mutating func arrangeLoose() {
        dropPlaced()
        if looseRows.isEmpty && looseVariables.isEmpty { return }
        if usesFastPath {
            peelOrder.removeAll()
            // What is new and hangs on the rest comes off first, so that it need not disturb the rest.
            peelLoose(onlyLeaves: true)
            takeInWhatLooseRowsTouch()
            peelLoose(onlyLeaves: false)
            planPeeled()
        } else {
            takeInWhatLooseRowsTouch()
        }
        watchOrKeepLooseRows()
        buildComponents()
        looseRows.removeAll()
        looseVariables.removeAll()
    }

    /// Drops what the closure has given a place from the lists of what has none.
    private mutating func dropPlaced() {
        var end = 0
        for index in 0..<looseRows.count where store.constraints[looseRows[index]].role == .loose {
            let constraint = looseRows[index]
            if store.constraints[constraint].unknownCount == 0 {
                watchOrIdle(constraint)
            } else {
                looseRows[end] = constraint
                end += 1
            }
        }
        looseRows.truncate(to: end)
        end = 0
        for index in 0..<looseVariables.count {
            let variable = looseVariables[index]
            guard store.variables[variable].state == .loose, store.variables[variable].isAlive else { continue }
            looseVariables[end] = variable
            end += 1
        }
        looseVariables.truncate(to: end)
    }

    /// A constraint with nothing left to decide is only verified, if it must hold.
    private mutating func watchOrIdle(_ constraint: Int32) {
        if store.constraints[constraint].isRequired {
            store.constraints[constraint].role = .watched
            enqueueCheck(constraint)
        } else {
            store.constraints[constraint].role = .idle
        }
    }

    /// Trust ends after some rounds: a region that disappoints again and again is optimised as a whole.
    private func isDeferrable(_ record: ConstraintRecord) -> Bool { usesFastPath && round < 3 && record.isDeferrable }

    /// Whether a constraint ties its variables together now.
    private func holds(_ constraint: Int32) -> Bool {
        let record = store.constraints[constraint]
        return record.role == .loose && record.unknownCount > 0 && !isDeferrable(record)
    }

    private mutating func peelLoose(onlyLeaves: Bool) {
        stack.removeAll()
        for index in 0..<looseVariables.count {
            let variable = looseVariables[index]
            guard store.variables[variable].state == .loose, store.variables[variable].isAlive else { continue }
            let count = countHolders(of: variable)
            store.variables[variable].scratch = count
            if count == 1 { stack.append(variable) }
        }
        while let variable = stack.popLast() {
            guard store.variables[variable].state == .loose, store.variables[variable].scratch == 1 else { continue }
            if onlyLeaves, isInput(variable) { continue }
            peel(variable)
        }
    }

    /// Whether a step of the plan reads the variable. One that is determined from the plan as it stands must not be read
    /// by it, or the plan would go round in a circle.
    private func isInput(_ variable: Int32) -> Bool {
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let record = store.constraints[store.terms[term].constraint]
            if record.role == .definition, record.position >= 0 { return true }
            term = store.terms[term].next
        }
        return false
    }

    private func countHolders(of variable: Int32) -> Int32 {
        var count: Int32 = 0
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            if holds(store.terms[term].constraint) { count += 1 }
            term = store.terms[term].next
        }
        return count
    }

    private mutating func peel(_ variable: Int32) {
        var term = store.variables[variable].firstTerm
        while term >= 0, !holds(store.terms[term].constraint) { term = store.terms[term].next }
        guard term >= 0 else { return }
        let constraint = store.terms[term].constraint
        let record = store.constraints[constraint]
        guard record.isRequiredEquality, !record.isPinned, record.unknownCount > 1 else { return }
        var largest = 0.0
        for other in store.termRange(of: constraint) { largest = max(largest, abs(store.terms[other].coefficient)) }
        guard abs(store.terms[term].coefficient) >= Tolerance.pivot * largest else { return }
        statistics.variablesRedecided += 1
        store.constraints[constraint].role = .definition
        store.constraints[constraint].decidedTerm = term
        store.constraints[constraint].position = -1
        store.variables[variable].state = .peeled
        store.variables[variable].decider = constraint
        store.variables[variable].isUndecided = false
        peelOrder.append(constraint)
        for other in store.termRange(of: constraint) {
            let neighbour = store.terms[other].variable
            if store.variables[neighbour].state != .loose { continue }
            store.variables[neighbour].scratch -= 1
            if store.variables[neighbour].scratch == 1 { stack.append(neighbour) }
        }
    }

    /// A constraint to be arranged ties the components and peeled variables that it touches into its region.
    private mutating func takeInWhatLooseRowsTouch() {
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

    private mutating func loosenWatchers(of variable: Int32) {
        guard store.variables[variable].state == .loose, store.variables[variable].isAlive else { return }
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let constraint = store.terms[term].constraint
            if store.constraints[constraint].role == .watched { loosenRow(constraint) }
            term = store.terms[term].next
        }
    }

    private mutating func takeInVariables(of constraint: Int32) {
        guard holds(constraint) else { return }
        for term in store.termRange(of: constraint) {
            let variable = store.terms[term].variable
            switch store.variables[variable].state {
            case .peeled: takeBack(variable)
            case .component: dissolve(store.variables[variable].component)
            case .loose, .forward: break
            }
        }
    }

    private mutating func takeBack(_ variable: Int32) {
        let definition = store.variables[variable].decider
        if store.constraints[definition].position >= 0 {
            unpeel(variable)
        } else {
            // Peeled a moment ago and not in the plan yet.
            loosen(variable)
            loosenRow(definition)
        }
    }

    /// Puts what was peeled into the plan, last peeled first, and behind it what already depended on it.
    private mutating func planPeeled() {
        while let constraint = peelOrder.popLast() {
            let record = store.constraints[constraint]
            if record.role == .definition, record.position < 0 {
                store.constraints[constraint].position = peeledPlan.append(constraint)
                stack.append(store.terms[record.decidedTerm].variable)
                resolveUndecidedInputs(of: constraint)
            }
        }
        let firstNew = stack.count
        guard firstNew > 0 else { return }
        let oldEnd = Int32(peeledPlan.steps.count - firstNew)
        componentRows.removeAll()
        while let variable = stack.popLast() {
            var term = store.variables[variable].firstTerm
            while term >= 0 {
                let constraint = store.terms[term].constraint
                let record = store.constraints[constraint]
                if record.role == .definition, record.decidedTerm != term, record.position < oldEnd,
                    record.position >= 0
                {
                    // Out of the plan now, so that it is collected once; back at its end below.
                    componentRows.append(constraint)
                    peeledPlan.remove(at: record.position)
                    store.constraints[constraint].position = -record.position - 2
                    stack.append(store.terms[record.decidedTerm].variable)
                }
                term = store.terms[term].next
            }
        }
        sortByOldPosition()
        for index in 0..<componentRows.count {
            store.constraints[componentRows[index]].position = peeledPlan.append(componentRows[index])
        }
    }

    /// A component that was left open before anything depended on it has to learn that now something does.
    private mutating func resolveUndecidedInputs(of constraint: Int32) {
        for term in store.termRange(of: constraint) {
            let input = store.variables[store.terms[term].variable]
            if input.state == .component, input.isUndecided { markDirty(input.component) }
        }
    }

    private mutating func sortByOldPosition() {
        var sorted = Pool<Int32>()
        swap(&sorted, &componentRows)
        sorted.sort { store.constraints[$0].position > store.constraints[$1].position }
        swap(&sorted, &componentRows)
    }

    /// Settles which loose rows are only verified: those with nothing left to decide, and limits on
    /// what is peeled or optimised already.
    private mutating func watchOrKeepLooseRows() {
        for index in 0..<looseRows.count {
            let constraint = looseRows[index]
            let record = store.constraints[constraint]
            guard record.role == .loose else { continue }
            if record.unknownCount == 0 {
                watchOrIdle(constraint)
            } else if isDeferrable(record), touchesSettled(constraint) {
                watchOrIdle(constraint)
                resolveUndecidedInputs(of: constraint)
            }
        }
    }

    private func touchesSettled(_ constraint: Int32) -> Bool {
        for term in store.termRange(of: constraint) {
            switch store.variables[store.terms[term].variable].state {
            case .peeled, .component: return true
            case .loose, .forward: continue
            }
        }
        return false
    }
}
