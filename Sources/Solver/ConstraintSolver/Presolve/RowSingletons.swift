/// The reduction that removes a required equality with a single unknown variable, together with this variable; applying
/// it until there is no such equality is called propagation.
///
/// This is exact, since no other value of the variable satisfies the equality. The set of variables determined in this
/// way does not depend on the order in which they are found. These variables split the graph: parts that share no other
/// variables are independent.
///
/// The reduction records the equality as the variable's decider and as a step of the forward plan, and the variable as
/// known in the counts of unknowns of all rows that contain it.
extension SolverState {
    /// Processes new and changed constraints: each determines a variable immediately or is listed as unassigned.
    ///
    /// Most constraints of a layout come after those on which they depend, so the variable that each determines is
    /// known immediately.
    mutating func placePending() {
        while placement.placedCount < store.constraints.count {
            assign(placement.placedCount)
            placement.placedNext()
        }
        while let constraint = placement.popPending() { assign(constraint) }
    }

    private mutating func assign(_ constraint: Int32) {
        let record = store.constraints[constraint]
        guard record.role == .pending else { return }
        progress.statistics.rowsTouched += 1
        let unknown = unknown(of: record)
        if usesFastPath, unknown.count == 1, record.isRequiredEquality {
            if unknown.isSound { return applyRowSingleton(unknown.term, of: constraint, rest: unknown.rest) }
            placement.enqueue(constraint)
        }
        store.constraints[constraint].unknownCount = unknown.count
        unassignRow(constraint)
    }

    mutating func propagateRequiredEqualities() {
        var next = 0
        var deferred = 0
        while next < placement.queue.count {
            let constraint = placement.queue[next]
            next += 1
            let record = store.constraints[constraint]
            guard record.unknownCount == 1, record.role == .unassigned || record.role == .definition else { continue }
            let unknown = unknown(of: record)
            // A coefficient much smaller than the others in its row would amplify the rounding error of their
            // variables, so any alternative is tried first.
            if !unknown.isSound, deferred <= placement.queue.count - next {
                deferred += 1
                placement.enqueue(constraint)
                continue
            }
            deferred = 0
            applyRowSingleton(unknown.term, of: constraint, rest: unknown.rest)
        }
        placement.removeQueue()
    }

    /// The number of unknowns in a constraint, the term of the last unknown, whether that term's coefficient is large
    /// enough, and the constant minus the known terms.
    private func unknown(
        of record: ConstraintRecord
    ) -> (count: Int32, term: Int32, isSound: Bool, rest: Double) {
        var count: Int32 = 0
        var (found, coefficient) = (record.firstTerm, 0.0)
        var largest = 0.0
        let rest = store.remainder(of: record) { index, term in
            largest = max(largest, abs(term.coefficient))
            if store.variables[term.variable].state == .forward { return false }
            count += 1
            (found, coefficient) = (index, term.coefficient)
            return true
        }
        return (count, found, abs(coefficient) >= Tolerance.pivot * largest, rest)
    }

    /// Lets a constraint determine the variable of a term; the constraint's other variables must be up to date.
    private mutating func applyRowSingleton(_ decidedTerm: Int32, of constraint: Int32, rest: Double) {
        let (variable, coefficient) = (store.terms[decidedTerm].variable, store.terms[decidedTerm].coefficient)
        let value = coefficient == 1 ? rest : rest / coefficient
        progress.statistics.variablesRedecided += 1
        progress.statistics.stepsReplayed += 1
        if store.variables[variable].state != .unassigned { undoReduction(of: variable) }
        setUndetermined(variable, false)
        store.variables[variable].become(.forward, by: constraint)
        store.constraints[constraint].become(
            .decider, of: decidedTerm, at: forward.append(constraint, marked: false))
        noteGrowth(of: variable, determinedBy: decidedTerm, in: constraint)
        setValue(of: variable, to: value)
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let (other, next) = (store.terms[term].constraint, store.terms[term].next)
            // The unknowns of a pending constraint are counted when it is placed.
            if other != constraint, store.constraints[other].role != .pending { noteGain(in: other) }
            term = next
        }
    }

    /// Removes the step that determines a forward variable. The variable remains forward until the next round unassigns
    /// it, together with all that follows from it.
    mutating func undoRowSingleton(of variable: Int32) {
        let decider = store.variables[variable].decider
        if decider < 0 { return }
        forward.remove(at: store.constraints[decider].step)
        store.variables[variable].decider = -1
        placement.append(orphan: variable)
    }

    /// Unassigns the forward variables that have lost their decider, and all forward variables computed from them.
    mutating func unassignOrphans() {
        while let variable = placement.popOrphan() {
            let record = store.variables[variable]
            guard record.isAlive, record.state == .forward, record.decider < 0 else { continue }
            unassign(variable)
            progress.statistics.variablesRedecided += 1
            var term = store.variables[variable].firstTerm
            while term >= 0 {
                noteLoss(in: store.terms[term].constraint)
                term = store.terms[term].next
            }
        }
    }

    /// Records that one of the known variables of a constraint has become unknown.
    private mutating func noteLoss(in constraint: Int32) {
        store.constraints[constraint].unknownCount += 1
        switch store.constraints[constraint].role {
        case .decider, .lazy, .redundant:
            undoReduction(ofRow: constraint)
            enqueue(constraint)
        case .member: undoReduction(ofRow: constraint)
        // A definition determines its variable whatever the values of the others.
        case .vacant, .pending, .unassigned, .definition: break
        }
    }

    /// Records that one of the unknowns of a constraint has been determined by another constraint.
    private mutating func noteGain(in constraint: Int32) {
        store.constraints[constraint].unknownCount -= 1
        let record = store.constraints[constraint]
        switch record.role {
        case .unassigned, .definition:
            if record.unknownCount == 1, record.isRequiredEquality { placement.enqueue(constraint) }
        case .lazy: enqueueCheck(constraint)
        // A component is dissolved before any of its variables gets a decider.
        case .vacant, .pending, .decider, .member, .redundant: break
        }
    }
}
