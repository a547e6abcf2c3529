/// Values, in the order forward plan, components, postsolved plan; only what is marked.
extension SolverState {
    /// Solves the components, and evaluates what follows from them.
    mutating func replay() {
        while let component = dirtyComponents.popLast() {
            // Dissolved ones come back under the same number, or are empty.
            if components[component].isDirty, components[component].firstVariable >= 0 { solveComponent(component) }
        }
        // What a conflict or a tie took apart is decomposed first.
        if isDirty { return }
        replayPostsolved()
        refinePostsolved()
    }

    /// Computes the variable that a constraint determines from its others.
    @inline(__always) mutating func evaluate(_ constraint: Int32) {
        statistics.stepsReplayed += 1
        let (variable, value) = decidedValue(constraint)
        setValue(of: variable, to: value)
    }

    /// The variable that a constraint determines, and its value given the others.
    @inline(__always) func decidedValue(_ constraint: Int32) -> (variable: Int32, value: Double) {
        let record = store.constraints[constraint]
        // Nearly all rows of a layout have two terms, for which a loop costs more than its body.
        let rest =
            record.termCount == 2
            ? record.constant - store.product(store.otherTerm(of: record))
            : store.rest(of: record) { index, _ in index == record.decidedTerm }
        // Nearly all coefficients are one, and a division takes longer than all the rest.
        let decided = store.terms[record.decidedTerm]
        return (decided.variable, decided.coefficient == 1 ? rest : rest / decided.coefficient)
    }

    /// Changes a value, and marks what depends on it.
    @inline(__always) mutating func setValue(of variable: Int32, to value: Double) {
        if value == store.values[variable] { return }
        store.values[variable] = value
        noteChange(of: variable, to: value)
        if !isFirstRound { markReaders(of: variable) }
    }

    @inline(__always) mutating func noteChange(of variable: Int32, to value: Double) {
        markChanged(variable)
        if value < 0, store.variables[variable].isNonNegative { negatives.append(variable) }
    }

    private mutating func solveComponent(_ component: Int32) {
        components[component].isDirty = false
        if usesFastPath, components[component].variableCount == 1, optimizeAlone(component) { return }
        load(component)
        if usesFastPath {
            simplex.proveContradictoryLimits()
            if droppedConflicts() { return }
        }
        if !optimize(component) {
            storeValues(of: component)
            if !simplex.hasExactProofs { simplex.proveInfeasibility() }
            if droppedConflicts() {
                countSimplex()
                return
            }
            load(component)
            _ = optimize(component, toleratingNoise: true)
        }
        countSimplex()
        components[component].decidingPriority =
            simplex.decidingRow < 0
            ? 0 : store.priority(of: simplex.problem.rows[simplex.decidingRow].source)
        storeBasis(of: component)
        storeValues(of: component)
        storeUndetermined(of: component)
    }

    /// Leaves the optimum of a component that was loaded in the simplex; false if the required rows cannot hold together.
    private mutating func optimize(_ component: Int32, toleratingNoise: Bool = false) -> Bool {
        statistics.componentsSolved += 1
        statistics.componentVariables += simplex.problem.variableCount
        statistics.rowsTouched += simplex.problem.constraintCount
        let needsFractions = simplex.problem.needsFractions
        components[component].isUnverified = false
        if needsFractions, let isFeasible = optimizeExactly(component, toleratingNoise: toleratingNoise) {
            return isFeasible
        }
        let isFeasible = simplex.solve(toleratingNoise: toleratingNoise)
        if simplex.isTrusted { return isFeasible }
        statistics.carefulSolves += 1
        load(component)
        let isStillFeasible = simplex.solveCarefully(toleratingNoise: toleratingNoise)
        if simplex.isTrusted { return isStillFeasible }
        if let isFeasible = optimizeExactly(component, toleratingNoise: toleratingNoise) { return isFeasible }
        markUnverified(component)
        return isStillFeasible
    }

    private mutating func markUnverified(_ component: Int32) {
        statistics.unverifiedSolves += 1
        components[component].isUnverified = true
        mayHaveUnverifiedComponents = true
    }

    /// Leaves the optimum in the simplex, computed in fractions; nil if that is too much work.
    private mutating func optimizeExactly(_ component: Int32, toleratingNoise: Bool) -> Bool? {
        simplex.decidingRow = -1
        switch ExactSimplex.solve(&simplex, toleratingNoise: toleratingNoise) {
        case .exhausted: return nil
        case .infeasible: simplex.hasExactProofs = true
        case .solved: if simplex.isUnverified { markUnverified(component) }
        }
        statistics.exactSolves += 1
        return !simplex.hasExactProofs
    }

    /// Stores the optimum of a component of one variable; false if its required rows may not hold together, which the
    /// simplex then determines.
    private mutating func optimizeAlone(_ component: Int32) -> Bool {
        let variable = components[component].firstVariable
        singleVariable.removeAll()
        var row = components[component].firstRow
        while row >= 0 {
            let record = store.constraints[row]
            var coefficient = 0.0
            var constant = record.constant
            var magnitude = abs(constant)
            for index in store.termRange(of: row) {
                let term = store.terms[index]
                if term.variable == variable {
                    coefficient = term.coefficient
                } else {
                    let part = term.coefficient * store.values[term.variable]
                    constant -= part
                    magnitude += abs(part)
                }
            }
            singleVariable.append(
                record, priority: store.priority(of: row), coefficient: coefficient, constant: constant,
                magnitude: magnitude)
            row = store.regionConstraints[row].next
        }
        guard let optimum = singleVariable.optimum(restingValue: store.regionVariables[variable].restingValue) else {
            return false
        }
        statistics.componentsSolved += 1
        statistics.componentVariables += 1
        components[component].decidingPriority = optimum.decidingPriority
        statistics.rowsTouched += Int(components[component].rowCount)
        if !optimum.isUndetermined {
            setValue(of: variable, to: optimum.value)
            setUndetermined(variable, false)
        } else {
            simplex.problem.values.reset(to: 1, filling: optimum.value)
            simplex.undetermined.reset(to: 1, filling: optimum.isUndetermined)
            storeValues(of: component)
            storeUndetermined(of: component)
        }
        return true
    }

    /// Takes a postsolved variable back into the optimum for as long as its region stays as it is.
    private mutating func pin(_ variable: Int32) {
        let definition = store.variables[variable].decider
        restore(variable)
        store.constraints[definition].isPinned = true
        isDirty = true
    }

    private mutating func countSimplex() {
        statistics.pivots += simplex.pivotCount
        statistics.refactorizations += simplex.refactorizationCount
        statistics.rowsTouched += simplex.refactorizationCount * simplex.problem.rows.count
        simplex.pivotCount = 0
        simplex.refactorizationCount = 0
    }

    /// Copies a component into the simplex, with known values moved to the right sides.
    mutating func load(_ component: Int32) {
        simplex.problem.removeAll()
        simplex.levelEnds.removeAll()
        simplex.rowsWithMultiplier.removeAll()
        simplex.startsFromPlan = usesFastPath
        simplex.requiredRowCount = 0
        simplex.hasExactProofs = false
        simplex.decidingRow = -1
        restingValues.removeAll()
        var variable = components[component].firstVariable
        while variable >= 0 {
            restingValues.append(store.regionVariables[variable].restingValue)
            variable = store.regionVariables[variable].next
        }
        var row = components[component].firstRow
        var level = 0.0
        while row >= 0 {
            let record = store.constraints[row]
            let priority = store.priority(of: row)
            if priority != level, !simplex.problem.rows.isEmpty {
                simplex.levelEnds.append(Int32(simplex.problem.rows.count))
            }
            level = priority
            loadRow(row)
            if record.isRequired { simplex.requiredRowCount += 1 }
            row = store.regionConstraints[row].next
        }
        if !simplex.problem.rows.isEmpty { simplex.levelEnds.append(Int32(simplex.problem.rows.count)) }
        simplex.problem.complete(restingValues: restingValues)
        variable = components[component].firstVariable
        var restingRow = simplex.problem.constraintCount
        while variable >= 0 {
            simplex.problem.rows[restingRow].wasBasic = store.variables[variable].wasBasic
            restingRow += 1
            variable = store.regionVariables[variable].next
        }
    }

    /// Keeps which rows were in the basis, for the next time.
    private mutating func storeBasis(of component: Int32) {
        var variable = components[component].firstVariable
        var restingRow = simplex.problem.constraintCount
        while variable >= 0 {
            store.variables[variable].wasBasic = simplex.problem.rows[restingRow].slot >= 0
            restingRow += 1
            variable = store.regionVariables[variable].next
        }
        for row in 0..<simplex.problem.constraintCount {
            let (source, slot) = (simplex.problem.rows[row].source, simplex.problem.rows[row].slot)
            store.constraints[source].wasBasic = slot >= 0
        }
    }

    /// The right side of a row with known values moved there, and the sum of the magnitudes in it.
    private func knownPart(of row: Int32) -> (constant: Double, magnitude: Double) {
        var constant = store.constraints[row].constant
        var magnitude = abs(constant)
        for term in store.termRange(of: row)
        where store.variables[store.terms[term].variable].state != .component {
            let product = store.product(Int32(term))
            constant -= product
            magnitude += abs(product)
        }
        return (constant, magnitude)
    }

    private mutating func loadRow(_ row: Int32) {
        let record = store.constraints[row]
        let (constant, magnitude) = knownPart(of: row)
        simplex.problem.appendRow(
            source: row, serial: record.serial, relation: record.relation, constant: constant, magnitude: magnitude)
        simplex.problem.rows[simplex.problem.rows.count - 1].wasBasic = record.wasBasic
        for term in store.termRange(of: row) {
            let summand = store.terms[term]
            if store.variables[summand.variable].state == .component {
                simplex.problem.appendEntry(summand.coefficient, store.regionVariables[summand.variable].index)
            }
        }
    }

    private mutating func storeValues(of component: Int32) {
        var variable = components[component].firstVariable
        var index = 0
        while variable >= 0 {
            setValue(of: variable, to: simplex.problem.values[index])
            index += 1
            variable = store.regionVariables[variable].next
        }
    }

    /// Records which variables only their resting values determine. If a postsolved variable depends on one of them, its
    /// own resting value counts too, so it is restored; so is a limit that was lazy or not yet added, since it may be
    /// what determines them.
    private mutating func storeUndetermined(of component: Int32) {
        var variable = components[component].firstVariable
        var index = 0
        while variable >= 0 {
            let isUndetermined = simplex.undetermined[index]
            setUndetermined(variable, isUndetermined)
            if isUndetermined { stack.append(variable) }
            index += 1
            variable = store.regionVariables[variable].next
        }
        while let variable = stack.popLast() {
            addLowerBound(variable)
            var term = store.variables[variable].firstTerm
            while term >= 0 {
                let constraint = store.terms[term].constraint
                let record = store.constraints[constraint]
                let next = store.terms[term].next
                if record.role == .definition, record.decidedTerm != term {
                    let dependent = store.terms[record.decidedTerm].variable
                    pin(dependent)
                    stack.append(dependent)
                } else if record.role == .lazy {
                    enforce(constraint)
                }
                term = next
            }
        }
    }
}
