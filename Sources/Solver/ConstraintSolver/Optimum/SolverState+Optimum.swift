/// The optimum of a component: by `SingleVariableOptimum` in clear cases with one variable, otherwise by the simplex
/// method, and in fractions (the folder `Exact`) if doubles are not enough.
///
/// `LocalProblem` is the component with its known values moved to the right sides. `Simplex` minimizes the violations
/// level after level: it chooses a first basis, prices the rows that may leave, and selects the entering row by a ratio
/// test. `Basis` stores the factors that the simplex needs for this.
extension SolverState {
    /// Solves the dirty components, and evaluates the variables that follow from them.
    mutating func replay() {
        while let component = components.popDirty() {
            // A dissolved component is empty, or its number has been reused.
            if components[component].isDirty, components[component].firstVariable >= 0 { solveComponent(component) }
        }
        // If a conflict or an undetermined variable requires another round, the region must be decomposed again first.
        if progress.isDirty { return }
        decideUndetermined()
        if progress.isDirty { return }
        replayPostsolved()
        refinePostsolved()
    }

    mutating func solveComponent(_ component: Int32) {
        components[component].isDirty = false
        if usesFastPath, components[component].variableCount == 1, optimizeAlone(component) { return }
        load(component)
        if usesFastPath {
            simplex.proveContradictoryLimits()
            if droppedConflicts() { return }
        }
        if !optimize(component) {
            storeValues(of: component)
            if !simplex.proofs.areExact { simplex.proveInfeasibility() }
            if droppedConflicts() {
                countSimplex()
                return
            }
            load(component)
            _ = optimize(component, toleratingNoise: true)
            // If there is no proof, the violation should be tolerated or mere rounding error, unless the proof
            // overflowed.
            if !simplex.meetsRequirements(within: tolerance) { markUnverified(component) }
        }
        countSimplex()
        components[component].decidingPriority =
            simplex.levels.decidingRow < 0
            ? 0 : store.level(of: simplex.problem.rows[simplex.levels.decidingRow].source)
        storeBasis(of: component)
        storeValues(of: component)
        storeUndetermined(of: component)
    }

    /// Computes the optimum of the component loaded into the simplex; returns false if the required rows cannot all
    /// hold.
    private mutating func optimize(_ component: Int32, toleratingNoise: Bool = false) -> Bool {
        progress.statistics.componentsSolved += 1
        progress.statistics.componentVariables += simplex.problem.variableCount
        progress.statistics.rowsTouched += simplex.problem.constraintCount
        let needsFractions = simplex.problem.needsFractions
        components[component].isUnverified = false
        if needsFractions, let isFeasible = optimizeExactly(component, toleratingNoise: toleratingNoise) {
            return isFeasible
        }
        let isFeasible = simplex.solve(toleratingNoise: toleratingNoise)
        if simplex.isTrusted { return isFeasible }
        progress.statistics.carefulSolves += 1
        load(component)
        let isStillFeasible = simplex.solveCarefully(toleratingNoise: toleratingNoise)
        if simplex.isTrusted { return isStillFeasible }
        if let isFeasible = optimizeExactly(component, toleratingNoise: toleratingNoise) { return isFeasible }
        markUnverified(component)
        return isStillFeasible
    }

    private mutating func markUnverified(_ component: Int32) {
        progress.statistics.unverifiedSolves += 1
        components.markUnverified(component)
    }

    /// Computes the optimum in fractions, stores it in the simplex, and returns whether the required rows can all hold;
    /// nil if the computation is too much work.
    private mutating func optimizeExactly(_ component: Int32, toleratingNoise: Bool) -> Bool? {
        simplex.levels.decide(at: -1)
        defer { progress.statistics.exactProducts += simplex.work.exactProducts }
        switch ExactSimplex.solve(&simplex, toleratingNoise: toleratingNoise) {
        case .exhausted: return nil
        case .infeasible: simplex.proofs.setExact(true)
        case .solved: if simplex.trust.isUnverified { markUnverified(component) }
        }
        progress.statistics.exactSolves += 1
        return !simplex.proofs.areExact
    }

    /// Stores the optimum of a component of one variable; returns false if the simplex has to find it, since required
    /// rows may contradict each other or rounding error may hide a cost.
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
                record, level: store.level(of: row), coefficient: coefficient, constant: constant,
                magnitude: magnitude)
            row = store.regionConstraints[row].next
        }
        guard
            let optimum = singleVariable.optimum(
                restingValue: store.regionVariables[variable].restingValue,
                isPosition: store.variables[variable].isPosition)
        else { return false }
        progress.statistics.componentsSolved += 1
        progress.statistics.componentVariables += 1
        components[component].decidingPriority = optimum.decidingPriority
        progress.statistics.rowsTouched += Int(components[component].rowCount)
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

    private mutating func countSimplex() {
        progress.statistics.pivots += simplex.work.pivots
        progress.statistics.refactorizations += simplex.work.refactorizations
        progress.statistics.rowsTouched += simplex.work.refactorizations * simplex.problem.rows.count
        simplex.work = Work()
    }
}
