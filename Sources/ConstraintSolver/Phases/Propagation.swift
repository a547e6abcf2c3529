/// First phase: what required equalities determine by themselves, one variable at a time.
///
/// The set of these variables does not depend on the order. They split the graph: parts that share only determined
/// variables are independent.
extension SolverState {
    /// Resets forward variables whose decider is gone, and all that was computed from them.
    mutating func undecideOrphans() {
        while let variable = orphans.popLast() {
            let record = store.variables[variable]
            if record.isAlive, record.state == .forward, record.decider < 0 { undecide(variable) }
        }
    }

    private mutating func undecide(_ first: Int32) {
        stack.append(first)
        store.variables[first].state = .unassigned
        while let variable = stack.popLast() {
            unassign(variable)
            statistics.variablesRedecided += 1
            var term = store.variables[variable].firstTerm
            while term >= 0 {
                let constraint = store.terms[term].constraint
                store.constraints[constraint].unknownCount += 1
                let record = store.constraints[constraint]
                switch record.role {
                case .decider:
                    let other = store.terms[record.decidedTerm].variable
                    forwardPlan.remove(at: record.position)
                    enqueue(constraint)
                    if store.variables[other].state == .forward {
                        store.variables[other].state = .unassigned
                        stack.append(other)
                    }
                case .lazy: enqueue(constraint)
                case .redundant: if !record.isSetAside { enqueue(constraint) }
                case .member: dissolve(store.regionConstraints[constraint].component)
                case .vacant, .pending, .unassigned, .definition: break
                }
                term = store.terms[term].next
            }
        }
    }

    /// Sorts new and changed constraints into those that determine a variable, those to verify and those to assign.
    ///
    /// Most constraints of a layout come after what they refer to, so what they determine is known at once.
    mutating func placePending() {
        while placedCount < store.constraints.count {
            place(placedCount)
            placedCount += 1
        }
        while let constraint = pendingRows.popLast() { place(constraint) }
    }

    @inline(__always) private mutating func place(_ constraint: Int32) {
        let record = store.constraints[constraint]
        guard record.role == .pending else { return }
        statistics.rowsTouched += 1
        var unknowns: Int32 = 0
        var unknownTerm = 0
        var largest = 0.0
        for term in store.termRange(of: constraint) {
            largest = max(largest, abs(store.terms[term].coefficient))
            if store.variables[store.terms[term].variable].state != .forward {
                unknowns += 1
                unknownTerm = term
            }
        }
        if usesFastPath, unknowns == 1, record.isRequiredEquality {
            if abs(store.terms[unknownTerm].coefficient) >= Tolerance.pivot * largest {
                return decide(store.terms[unknownTerm].variable, by: constraint, term: Int32(unknownTerm))
            }
            propagationQueue.append(constraint)
        }
        store.constraints[constraint].unknownCount = unknowns
        unassignRow(constraint)
    }

    mutating func propagateRequiredEqualities() {
        var next = 0
        var deferred = 0
        while next < propagationQueue.count {
            let constraint = propagationQueue[next]
            next += 1
            let record = store.constraints[constraint]
            guard record.unknownCount == 1, record.role == .unassigned || record.role == .definition else { continue }
            let (term, isSound) = unknownTerm(of: constraint)
            // A coefficient much smaller than its neighbours would magnify their rounding: any other way goes first.
            if !isSound, deferred <= propagationQueue.count - next {
                deferred += 1
                propagationQueue.append(constraint)
                continue
            }
            deferred = 0
            decide(store.terms[term].variable, by: constraint, term: term)
        }
        propagationQueue.removeAll()
    }

    @inline(__always) private func unknownTerm(of constraint: Int32) -> (term: Int32, isSound: Bool) {
        var found = 0
        var largest = 0.0
        for term in store.termRange(of: constraint) {
            largest = max(largest, abs(store.terms[term].coefficient))
            if store.variables[store.terms[term].variable].state != .forward { found = term }
        }
        return (Int32(found), abs(store.terms[found].coefficient) >= Tolerance.pivot * largest)
    }

    private mutating func decide(_ variable: Int32, by constraint: Int32, term decidedTerm: Int32) {
        statistics.variablesRedecided += 1
        switch store.variables[variable].state {
        case .component: dissolve(store.regionVariables[variable].component)
        case .postsolved: restore(variable)
        case .unassigned, .forward: break
        }
        store.variables[variable].state = .forward
        store.variables[variable].decider = constraint
        setUndecided(variable, false)
        store.constraints[constraint].role = .decider
        store.constraints[constraint].decidedTerm = decidedTerm
        store.constraints[constraint].unknownCount = 0
        store.constraints[constraint].position = forwardPlan.append(constraint, marked: false)
        // All that it reads is up to date.
        evaluate(constraint)
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let other = store.terms[term].constraint
            if other != constraint {
                store.constraints[other].unknownCount -= 1
                let record = store.constraints[other]
                switch record.role {
                case .unassigned, .definition:
                    if record.unknownCount == 1, record.isRequiredEquality { propagationQueue.append(other) }
                case .lazy: enqueueCheck(other)
                // The component of a variable has been dissolved before that got a decider.
                case .vacant, .pending, .decider, .member, .redundant: break
                }
            }
            term = store.terms[term].next
        }
    }
}
