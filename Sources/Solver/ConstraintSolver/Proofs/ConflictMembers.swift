/// The members of the conflicts, determined on request.
///
/// A dropped constraint may contradict several sets of other constraints, and which set is found first depends on the
/// history of edits. Therefore, the required constraints connected to conflicts are solved once more, in a separate
/// state, with constraints in the order of their ranks and terms in creation order. As a result, the members depend only
/// on the constraints, their ranks and their creation order.
extension SolverState {
    /// Determines the members of all conflicts, unless nothing has changed since the last time, or an edit awaits a
    /// solve.
    mutating func findIrreducibleSets() {
        guard !haveIrreducibleSets, !isDirty, !conflicts.isEmpty else { return }
        haveIrreducibleSets = true
        collectConnectedWithConflicts()
        var copy = SolverState(usesFastPath: true, tolerance: tolerance)
        let firstRow = copyRequired(to: &copy)
        copy.solve()
        for conflict in copy.conflicts.all {
            let dropped = original(of: conflict.dropped, in: copy, firstRow)
            // If only rounding error decides whether rows contradict each other, the copy may have a conflict that the
            // original does not have.
            if conflicts.conflict(dropping: dropped) == nil { continue }
            let members = zip(conflict.members, conflict.multipliers)
                .map { ProofRow(constraint: original(of: $0, in: copy, firstRow), multiplier: $1) }
                .sorted { store.constraints[$0.constraint].serial < store.constraints[$1.constraint].serial }
            conflicts.setMembers(
                ofConflictDropping: dropped, to: members.map { $0.constraint }, members.map { $0.multiplier })
            for member in members { store.constraints[member.constraint].isInConflict = true }
        }
    }

    /// Collects the required constraints that share variables with dropped ones, directly or through other required
    /// constraints, in the order of their ranks, and also collects their variables, in creation order.
    private mutating func collectConnectedWithConflicts() {
        componentVariables.removeAll()
        componentRows.removeAll()
        for conflict in conflicts.all { collectVariables(of: conflict.dropped) }
        var next = 0
        while next < componentVariables.count {
            var term = store.variables[componentVariables[next]].firstTerm
            next += 1
            while term >= 0 {
                let constraint = store.terms[term].constraint
                let record = store.constraints[constraint]
                if record.isRequired || record.isDropped, !record.isLowerBound {
                    // A row is appended only at its first term, so that it is listed only once.
                    if term == record.firstTerm { componentRows.append(constraint) }
                    collectVariables(of: constraint)
                }
                term = store.terms[term].next
            }
        }
        for conflict in conflicts.all where store.constraints[conflict.dropped].termCount == 0 {
            componentRows.append(conflict.dropped)
        }
        for index in 0..<componentVariables.count { store.variables[componentVariables[index]].isVisited = false }
        componentVariables.sort { store.variables[$0].serial < store.variables[$1].serial }
        var rows = Pool<Int32>()
        swap(&rows, &componentRows)
        rows.sort { ranksHigher($1, $0) }
        swap(&rows, &componentRows)
    }

    private mutating func collectVariables(of constraint: Int32) {
        for term in store.termRange(of: constraint) {
            let variable = store.terms[term].variable
            if store.variables[variable].isVisited { continue }
            store.variables[variable].isVisited = true
            componentVariables.append(variable)
        }
    }

    /// Copies the collected variables and rows in order, the rows with consecutive creation numbers, and returns the
    /// first copied row.
    /// Lower bounds are not copied, since the history of edits determines which of them are constraints already.
    private mutating func copyRequired(to copy: inout SolverState) -> Int32 {
        store.coverRegions()
        var copies: [Int32: Int32] = [:]
        for index in 0..<componentVariables.count {
            let variable = componentVariables[index]
            copy.store.lastVariableSerial = store.variables[variable].serial - 1
            copies[variable] = copy.insertVariable(
                restingValue: store.regionVariables[variable].restingValue,
                isNonNegative: store.variables[variable].isNonNegative)
        }
        let firstRow = Int32(copy.store.constraints.count)
        for index in 0..<componentRows.count { copyRow(componentRows[index], to: &copy) { copies[$0] ?? -1 } }
        return firstRow
    }

    private func copyRow(_ row: Int32, to copy: inout SolverState, _ copyOfVariable: (Int32) -> Int32) {
        copy.newTerms.removeAll()
        for index in store.termRange(of: row) {
            let term = store.terms[index]
            copy.newTerms.append(
                TermRecord(coefficient: term.coefficient, variable: copyOfVariable(term.variable)))
        }
        copy.newTerms.sort { $0.variable < $1.variable }
        let record = store.constraints[row]
        let slot = copy.store.insertConstraint(
            record.relation, constant: record.constant, priority: 1000,
            serial: copy.store.nextSerial(.ordinary, nil, record.relation), termCount: copy.newTerms.count)
        copy.store.linkTerms(of: slot, copy.newTerms)
        copy.enqueue(slot)
    }

    /// The constraint from which a row was copied.
    private mutating func original(of row: Int32, in copy: borrowing SolverState, _ firstRow: Int32) -> Int32 {
        let record = copy.store.constraints[row]
        if !record.isLowerBound { return componentRows[row - firstRow] }
        let variable = componentVariables[copy.store.terms[record.firstTerm].variable]
        return store.lowerBound(of: variable) ?? addLazyBound(of: variable)
    }

    /// Adds the lower bound of a variable. The bound is satisfied, so no further solve is needed.
    private mutating func addLazyBound(of variable: Int32) -> Int32 {
        let bound = store.insertLowerBound(of: variable)
        store.constraints[bound].become(.lazy)
        store.constraints[bound].unknownCount = store.variables[variable].state == .forward ? 0 : 1
        return bound
    }
}
