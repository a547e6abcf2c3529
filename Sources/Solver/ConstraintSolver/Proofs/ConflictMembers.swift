/// The variables and rows that may be involved in conflicts.
private struct Connected: ~Copyable {
    var variables = Pool<Int32>()
    var rows = Pool<Int32>()
}

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
        guard !conflicts.areIrreducible, !progress.isDirty, !conflicts.isEmpty else { return }
        conflicts.setIrreducible(true)
        let connected = connectedWithConflicts()
        var copy = SolverState(usesFastPath: true, tolerance: tolerance)
        let firstRow = copyRequired(connected, to: &copy)
        copy.solve()
        for conflict in copy.conflicts.all {
            let dropped = original(of: conflict.dropped, in: copy, firstRow, connected)
            // If only rounding error decides whether rows contradict each other, the copy may have a conflict that the
            // original does not have.
            if conflicts.conflict(dropping: dropped) == nil { continue }
            let members = zip(conflict.members, conflict.multipliers)
                .map { ProofRow(constraint: original(of: $0, in: copy, firstRow, connected), multiplier: $1) }
                .sorted { store.constraints[$0.constraint].serial < store.constraints[$1.constraint].serial }
            conflicts.setMembers(
                ofConflictDropping: dropped, to: members.map { $0.constraint }, members.map { $0.multiplier })
            for member in members { store.constraints[member.constraint].isInConflict = true }
        }
    }

    /// Collects the required constraints that share variables with dropped ones, directly or through other required
    /// constraints, in the order of their ranks, and also collects their variables, in creation order.
    private mutating func connectedWithConflicts() -> Connected {
        var connected = Connected()
        for conflict in conflicts.all { collectVariables(of: conflict.dropped, in: &connected) }
        var next = 0
        while next < connected.variables.count {
            var term = store.variables[connected.variables[next]].firstTerm
            next += 1
            while term >= 0 {
                let constraint = store.terms[term].constraint
                let record = store.constraints[constraint]
                if record.isRequired || record.isDropped, !record.isLowerBound {
                    // A row is appended only at its first term, so that it is listed only once.
                    if term == record.firstTerm { connected.rows.append(constraint) }
                    collectVariables(of: constraint, in: &connected)
                }
                term = store.terms[term].next
            }
        }
        for conflict in conflicts.all where store.constraints[conflict.dropped].termCount == 0 {
            connected.rows.append(conflict.dropped)
        }
        for index in 0..<connected.variables.count { store.variables[connected.variables[index]].isVisited = false }
        connected.variables.sort { store.variables[$0].serial < store.variables[$1].serial }
        connected.rows.sort { ranksHigher($1, $0) }
        return connected
    }

    private mutating func collectVariables(of constraint: Int32, in connected: inout Connected) {
        for term in store.termRange(of: constraint) {
            let variable = store.terms[term].variable
            if store.variables[variable].isVisited { continue }
            store.variables[variable].isVisited = true
            connected.variables.append(variable)
        }
    }

    /// Copies the collected variables and rows in order, the rows with consecutive creation numbers, and returns the
    /// first copied row.
    /// Lower bounds are not copied, since the history of edits determines which of them are constraints already.
    private mutating func copyRequired(_ connected: borrowing Connected, to copy: inout SolverState) -> Int32 {
        store.coverRegions()
        var copies: [Int32: Int32] = [:]
        for index in 0..<connected.variables.count {
            let variable = connected.variables[index]
            copy.store.lastVariableSerial = store.variables[variable].serial - 1
            copies[variable] = copy.insertVariable(
                restingValue: store.regionVariables[variable].restingValue,
                isNonNegative: store.variables[variable].isNonNegative)
        }
        let firstRow = Int32(copy.store.constraints.count)
        for index in 0..<connected.rows.count { copyRow(connected.rows[index], to: &copy) { copies[$0] ?? -1 } }
        return firstRow
    }

    private func copyRow(_ row: Int32, to copy: inout SolverState, _ copyOfVariable: (Int32) -> Int32) {
        var terms = Pool<TermRecord>()
        for index in store.termRange(of: row) {
            let term = store.terms[index]
            terms.append(
                TermRecord(coefficient: term.coefficient, variable: copyOfVariable(term.variable)))
        }
        terms.sort { $0.variable < $1.variable }
        let record = store.constraints[row]
        let slot = copy.store.insertConstraint(
            record.relation, constant: record.constant, priority: 1000,
            serial: copy.store.nextSerial(.ordinary, nil, record.relation), termCount: terms.count)
        copy.store.linkTerms(of: slot, terms)
        copy.enqueue(slot)
    }

    /// The constraint from which a row was copied.
    private mutating func original(
        of row: Int32, in copy: borrowing SolverState, _ firstRow: Int32, _ connected: borrowing Connected
    ) -> Int32 {
        let record = copy.store.constraints[row]
        if !record.isLowerBound { return connected.rows[row - firstRow] }
        let variable = connected.variables[copy.store.terms[record.firstTerm].variable]
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
