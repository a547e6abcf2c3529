/// Copying of a component into the simplex, and of its solution back.
extension SolverState {
    /// Copies a component into the simplex, with known values moved to the right sides.
    mutating func load(_ component: Int32) {
        simplex.problem.removeAll()
        simplex.problem.firstPosition = 0
        simplex.levels.removeAll()
        simplex.multipliers.removeRows()
        simplex.startsFromPlan = usesFastPath
        simplex.proofs.setExact(false)
        var variable = components[component].firstVariable
        while variable >= 0 {
            simplex.problem.appendVariable(restingValue: store.regionVariables[variable].restingValue)
            if !store.variables[variable].isPosition { simplex.problem.firstPosition = simplex.problem.variableCount }
            variable = store.regionVariables[variable].next
        }
        var row = components[component].firstRow
        var level = 0.0
        while row >= 0 {
            let record = store.constraints[row]
            let next = store.level(of: row)
            if next != level, !simplex.problem.rows.isEmpty {
                simplex.levels.end(before: simplex.problem.rows.count)
            }
            level = next
            loadRow(row)
            if record.isRequired { simplex.levels.countRequired() }
            row = store.regionConstraints[row].next
        }
        if !simplex.problem.rows.isEmpty { simplex.levels.end(before: simplex.problem.rows.count) }
        simplex.problem.complete()
        variable = components[component].firstVariable
        var restingRow = simplex.problem.constraintCount
        while variable >= 0 {
            simplex.problem.rows[restingRow].wasBasic = store.variables[variable].wasBasic
            restingRow += 1
            variable = store.regionVariables[variable].next
        }
    }

    /// Records which rows were in the basis, for the next warm start.
    mutating func storeBasis(of component: Int32) {
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

    /// The right side of a row after known values were moved there, and the sum of the magnitudes in it.
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

    mutating func storeValues(of component: Int32) {
        var variable = components[component].firstVariable
        var index = 0
        while variable >= 0 {
            setValue(of: variable, to: simplex.problem.values[index])
            index += 1
            variable = store.regionVariables[variable].next
        }
    }

    /// Records which variables are undetermined, and enforces the limits that may determine them.
    mutating func storeUndetermined(of component: Int32) {
        var variable = components[component].firstVariable
        var index = 0
        while variable >= 0 {
            let isUndetermined = simplex.undetermined[index]
            setUndetermined(variable, isUndetermined)
            if isUndetermined {
                enforceLimits(of: variable)
                // Which of the component's variables move together may have changed.
                markUndecided(reading: variable)
            }
            index += 1
            variable = store.regionVariables[variable].next
        }
    }
}
