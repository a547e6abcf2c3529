/// Edits. The caller has validated the handles and numbers, except those in the terms of a new constraint.
extension SolverState {
    /// Whether a variable belongs to the solver with this identity and has not been removed.
    func contains(_ variable: Variable, _ identity: UInt) -> Bool {
        variable.owner == identity && variable.slot < store.variables.count
            && store.variableGenerations[variable.slot] == variable.generation
            && store.variables[variable.slot].isAlive
    }

    /// Whether a constraint belongs to the solver with this identity and has not been removed.
    func contains(_ constraint: Constraint, _ identity: UInt) -> Bool {
        constraint.owner == identity && constraint.slot < store.constraints.count
            && store.constraintGenerations[constraint.slot] == constraint.generation
            && store.constraints[constraint.slot].role != .vacant
    }

    /// Adds a constraint; throws if its terms are invalid.
    mutating func insertConstraint(
        _ terms: Span<Term>, _ relation: Relation, constant: Double, priority: Double, age: Age, identity: UInt
    ) throws(SolverError) -> Int32 {
        if try !check(terms, identity) {
            return insertConstraint(
                try gather(terms), first: terms.isEmpty ? nil : terms[0].variable.slot, relation, constant: constant,
                priority: priority, age: age)
        }
        let slot = store.insertConstraint(
            relation, constant: constant, priority: priority,
            serial: store.nextSerial(age, terms.isEmpty ? nil : terms[0].variable.slot, relation),
            termCount: terms.count)
        for index in terms.indices {
            store.link(terms[index].coefficient, terms[index].variable.slot, at: index, of: slot)
        }
        awaitPlacement(slot)
        return slot
    }

    private mutating func insertConstraint(
        _ terms: borrowing Pool<TermRecord>, first: Int32?, _ relation: Relation, constant: Double, priority: Double,
        age: Age
    ) -> Int32 {
        let slot = store.insertConstraint(
            relation, constant: constant, priority: priority, serial: store.nextSerial(age, first, relation),
            termCount: terms.count)
        store.linkTerms(of: slot, terms)
        awaitPlacement(slot)
        return slot
    }

    /// Adds a constraint whose terms are known to be valid.
    mutating func insertConstraint(
        _ row: ShortRow, _ relation: Relation, constant: Double, priority: Double, age: Age
    ) -> Int32 {
        let serial = store.nextSerial(age, row.0.variable < 0 ? nil : row.0.variable, relation)
        let slot = store.insertConstraint(row, relation, constant: constant, priority: priority, serial: serial)
        awaitPlacement(slot)
        return slot
    }

    /// Whether terms can be used as they are: each variable occurs once, and no coefficient is zero.
    private func check(_ terms: Span<Term>, _ identity: UInt) throws(SolverError) -> Bool {
        var isPlain = true
        for index in terms.indices {
            let (variable, coefficient) = (terms[index].variable, terms[index].coefficient)
            if !contains(variable, identity) { throw .unknownVariable(variable) }
            if !coefficient.isFinite { throw .notFinite(coefficient) }
            if coefficient == 0 { isPlain = false }
        }
        return isPlain && hasEachVariableOnce(terms)
    }

    private func hasEachVariableOnce(_ terms: Span<Term>) -> Bool {
        if terms.count < 2 { return true }
        if terms.count == 2 { return terms[0].variable.slot != terms[1].variable.slot }
        var isOnce = true
        for index in terms.indices {
            if store.variables[terms[index].variable.slot].isVisited { isOnce = false }
            store.variables[terms[index].variable.slot].isVisited = true
        }
        unmark(terms)
        return isOnce
    }

    private func unmark(_ terms: Span<Term>) {
        for index in terms.indices { store.variables[terms[index].variable.slot].isVisited = false }
    }

    mutating func removeConstraint(_ constraint: Int32) {
        retryConflicts(containing: constraint)
        detach(constraint)
        store.removeConstraint(constraint)
    }

    mutating func setConstant(of constraint: Int32, to constant: Double) {
        let old = store.constraints[constraint].constant
        guard old != constant else { return }
        // The next solve will determine whether the variables that follow from this constraint need double-double
        // arithmetic.
        if max(abs(old), abs(constant)) > ordinaryLimit(of: constraint) {
            return restructure(constraint) { $0.constraints[constraint].constant = constant }
        }
        retryConflicts(containing: constraint, whenItsConstantIs: constant)
        if store.constraints[constraint].isInConflict { conflicts.ranksMayHaveChanged() }
        store.constraints[constraint].constant = constant
        progress.requestRound()
        markEffects(of: constraint)
    }

    /// Changes a constraint, and invalidates its role and everything that depended on that role.
    mutating func restructure(_ constraint: Int32, _ change: (inout Store) -> Void) {
        retryConflicts(containing: constraint)
        detach(constraint)
        change(&store)
        enqueue(constraint)
    }

    mutating func setCoefficient(
        of constraint: Int32, for variable: Int32, to coefficient: Double
    ) {
        var newTerms = Pool<TermRecord>()
        for index in store.termRange(of: constraint) {
            let term = store.terms[index]
            if term.variable != variable {
                newTerms.append(term)
            } else if term.coefficient == coefficient {
                return
            }
        }
        if coefficient != 0 { newTerms.append(TermRecord(coefficient: coefficient, variable: variable)) }
        restructure(constraint) { _ in }
        store.replaceTerms(of: constraint, with: newTerms)
    }

    mutating func setRestingValue(of variable: Int32, to restingValue: Double) {
        store.setRestingValue(of: variable, to: restingValue)
        progress.requestRound()
        if restingValue < 0 { addLowerBound(variable) }
        switch store.variables[variable].state {
        case .unassigned: listUnassigned(variable)
        case .component: components.markDirty(store.regionVariables[variable].component)
        case .forward, .postsolved: break
        }
    }

    /// Adds a variable, which is undetermined until a solve determines it.
    mutating func insertVariable(restingValue: Double, isNonNegative: Bool) -> Int32 {
        changes.countUndetermined(1)
        let variable = store.insertVariable(restingValue: restingValue, isNonNegative: isNonNegative)
        if isNonNegative, restingValue < 0 || !usesFastPath { addLowerBound(variable) }
        return variable
    }

    /// Adds the four variables of a rectangle.
    mutating func insertBox() -> Int32 {
        changes.countUndetermined(4)
        let first = store.insertBox()
        if !usesFastPath { for extent in first + 2..<first + 4 { addLowerBound(extent) } }
        return first
    }

    mutating func removeVariable(_ variable: Int32) {
        detachVariable(variable)
        store.removeVariable(variable)
    }

    mutating func removeBox(_ first: Int32) {
        for variable in first..<first + 4 { detachVariable(variable) }
        store.removeBox(first)
    }

    private mutating func detachVariable(_ variable: Int32) {
        if let bound = store.lowerBound(of: variable) { removeConstraint(bound) }
        undoReduction(of: variable)
        setUndetermined(variable, false)
        setGrowth(of: variable, to: Growth())
        if store.variables[variable].isChanged {
            store.variables[variable].isChanged = false
            changes.setRemoved(true)
        }
    }

    /// Combines the terms of each variable into one in `newTerms`, at the position of the first of them, and leaves out
    /// terms that cancel.
    private mutating func gather(_ terms: Span<Term>) throws(SolverError) -> Pool<TermRecord> {
        var newTerms = Pool<TermRecord>()
        walk.prepareShares(count: store.variables.count, capacity: store.variables.capacity)
        var excess: Double?
        for index in terms.indices {
            let (variable, coefficient) = (terms[index].variable.slot, terms[index].coefficient)
            if !store.variables[variable].isVisited {
                store.variables[variable].isVisited = true
                newTerms.append(TermRecord(coefficient: 0, variable: variable))
            }
            let present = walk.shares[variable].amount
            let sum = present + coefficient
            if !sum.isFinite { excess = excess ?? sum }
            let isCanceled = abs(sum) <= Tolerance.mergedCoefficient * (abs(present) + abs(coefficient))
            walk.shares[variable].amount = isCanceled ? 0 : sum
        }
        var end = 0
        for index in 0..<newTerms.count {
            let variable = newTerms[index].variable
            store.variables[variable].isVisited = false
            let coefficient = walk.popShare(of: variable).amount
            if coefficient == 0 { continue }
            newTerms[end] = TermRecord(coefficient: coefficient, variable: variable)
            end += 1
        }
        newTerms.truncate(to: end)
        if let excess { throw .notFinite(excess) }
        return newTerms
    }
}
