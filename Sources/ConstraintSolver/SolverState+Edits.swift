/// The edits, once their handles and numbers have been checked.
extension SolverState {
    /// Whether a variable belongs to the solver with this identity and was not removed.
    @inline(__always) func contains(_ variable: Variable, _ identity: UInt32) -> Bool {
        variable.owner == identity && store.variables[variable.slot].generation == variable.generation
    }

    /// Adds a constraint if its terms are sound.
    mutating func insertConstraint(
        _ terms: Span<Term>, _ relation: Relation, constant: Double, priority: Double, identity: UInt32
    ) throws(SolverError) -> Int32 {
        newTerms.removeAll()
        for index in terms.indices {
            let term = terms[index]
            if !contains(term.variable, identity) { throw .unknownVariable(term.variable) }
            try gather(term.coefficient, term.variable.slot)
        }
        dropCancelledTerms()
        let slot = store.insertConstraint(relation, constant: constant, priority: priority, terms: newTerms)
        enqueue(slot)
        return slot
    }

    mutating func removeConstraint(_ constraint: Int32) {
        retryConflicts(containing: constraint)
        detach(constraint)
        store.removeConstraint(constraint)
    }

    mutating func setConstant(of constraint: Int32, to constant: Double) {
        guard store.constraints[constraint].constant != constant else { return }
        retryConflicts(containing: constraint)
        store.constraints[constraint].constant = constant
        markConstantChanged(constraint)
    }

    /// Changes a constraint so that everything it took part in has to be decided again.
    mutating func restructure(_ constraint: Int32, _ change: (inout ConstraintRecord) -> Void) {
        retryConflicts(containing: constraint)
        detach(constraint)
        change(&store.constraints[constraint])
        enqueue(constraint)
    }

    mutating func setCoefficient(
        of constraint: Int32, for variable: Int32, to coefficient: Double
    ) throws(SolverError) {
        newTerms.removeAll()
        for term in store.termRange(of: constraint) where store.terms[term].variable == variable {
            if store.terms[term].coefficient == coefficient { return }
        }
        for term in store.termRange(of: constraint) where store.terms[term].variable != variable {
            newTerms.append(store.terms[term])
        }
        try gather(coefficient, variable)
        dropCancelledTerms()
        restructure(constraint) { _ in }
        store.replaceTerms(of: constraint, with: newTerms)
    }

    mutating func setRestingValue(of variable: Int32, to restingValue: Double) {
        store.variables[variable].restingValue = restingValue
        isDirty = true
        if restingValue < 0 { floor(variable) }
        switch store.variables[variable].state {
        case .loose: listLoose(variable)
        case .component: markDirty(store.variables[variable].component)
        case .forward, .peeled: break
        }
    }

    /// A variable is undecided until a solve decides it.
    mutating func insertVariable(restingValue: Double, isNonNegative: Bool) -> Int32 {
        undecidedCount += 1
        undecidedChanges += 1
        let variable = store.insertVariable(restingValue: restingValue, isNonNegative: isNonNegative)
        if isNonNegative, restingValue < 0 || !usesFastPath { floor(variable) }
        return variable
    }

    mutating func removeVariable(_ variable: Int32) {
        if let floor = store.floor(of: variable) { removeConstraint(floor) }
        if store.variables[variable].state == .component { dissolve(store.variables[variable].component) }
        setUndecided(variable, false)
        store.removeVariable(variable)
    }

    /// Adds a term to those gathered, to an earlier one if it has the same variable.
    @inline(__always) mutating func gather(_ coefficient: Double, _ variable: Int32) throws(SolverError) {
        if !coefficient.isFinite { throw .notFinite(coefficient) }
        for index in 0..<newTerms.count where newTerms[index].variable == variable {
            let sum = newTerms[index].coefficient + coefficient
            let size = abs(newTerms[index].coefficient) + abs(coefficient)
            if !sum.isFinite { throw .notFinite(sum) }
            let isCancelled = abs(sum) <= Tolerance.mergedCoefficient * size
            newTerms[index].coefficient = isCancelled ? 0 : sum
            if isCancelled { hasCancelledTerms = true }
            return
        }
        if coefficient == 0 { hasCancelledTerms = true }
        newTerms.append(
            TermRecord(coefficient: coefficient, variable: variable, constraint: -1, next: -1, previous: -1))
    }

    /// Makes room in the queues through which what is new passes in its first solve.
    mutating func reserveQueues(variables: Int, constraints: Int) {
        pendingRows.reserve(additional: constraints)
        looseRows.reserve(additional: constraints)
        closureQueue.reserve(additional: constraints)
        forwardPlan.reserve(additional: variables)
        looseVariables.reserve(additional: variables)
        changedVariables.reserve(additional: variables)
    }

    private mutating func dropCancelledTerms() {
        guard hasCancelledTerms else { return }
        hasCancelledTerms = false
        var end = 0
        for index in 0..<newTerms.count where newTerms[index].coefficient != 0 {
            if end != index { newTerms[end] = newTerms[index] }
            end += 1
        }
        newTerms.truncate(to: end)
    }
}
