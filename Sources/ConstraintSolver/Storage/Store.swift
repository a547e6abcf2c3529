/// Variables, constraints and terms in flat arrays, linked by index.
///
/// The terms of a constraint are neighbours in memory; the terms of a variable form a doubly linked list, so that a
/// constraint goes in and out in time proportional to its own length. Slots of what was removed are used again.
struct Store: ~Copyable {
    /// The values apart from all else about the variables: replays and readers touch little more than these.
    var values = Pool<Double>()
    var variables = Pool<VariableRecord>()
    var constraints = Pool<ConstraintRecord>()
    var terms = Pool<TermRecord>()
    private var freeVariables = Pool<Int32>()
    private var freeConstraints = Pool<Int32>()
    /// Heads of the lists of free runs of terms, by length.
    private var freeRuns = Pool<Int32>()
    private(set) var variableCount = 0
    private(set) var constraintCount = 0
    var lastVariableSerial: UInt32 = 0
    var lastConstraintSerial = Store.firstConstraintSerial
    /// The floor of a variable has the variable's number: so it is older than every constraint, whenever it is made.
    static let firstConstraintSerial: UInt32 = 1 << 31

    var byteCount: Int {
        values.byteCount + variables.byteCount + constraints.byteCount + terms.byteCount + freeVariables.byteCount
            + freeConstraints.byteCount + freeRuns.byteCount
    }

    mutating func insertVariable(restingValue: Double, isNonNegative: Bool) -> Int32 {
        variableCount += 1
        if lastVariableSerial == Store.firstConstraintSerial - 1 { renumberVariables() }
        lastVariableSerial += 1
        let serial = lastVariableSerial
        if let slot = freeVariables.popLast() {
            variables[slot] = VariableRecord(
                restingValue: restingValue, isNonNegative: isNonNegative, serial: serial,
                generation: variables[slot].generation)
            values[slot] = restingValue
            return slot
        }
        variables.append(
            VariableRecord(restingValue: restingValue, isNonNegative: isNonNegative, serial: serial, generation: 0))
        values.append(restingValue)
        return Int32(variables.count - 1)
    }

    mutating func removeVariable(_ slot: Int32) {
        variableCount -= 1
        variables[slot].generation &+= 1
        variables[slot].isAlive = false
        freeVariables.append(slot)
    }

    /// How many constraints contain a variable, its floor not counted.
    func useCount(of variable: Int32) -> Int {
        var count = variables[variable].hasFloor ? -1 : 0
        var term = variables[variable].firstTerm
        while term >= 0 {
            count += 1
            term = terms[term].next
        }
        return count
    }

    /// Stores a constraint with a copy of the given terms.
    mutating func insertConstraint(
        _ relation: Relation, constant: Double, priority: Double, terms newTerms: borrowing Pool<TermRecord>
    ) -> Int32 {
        if lastConstraintSerial == .max { renumberConstraints() }
        lastConstraintSerial += 1
        return insertConstraint(
            relation, constant: constant, priority: priority, serial: lastConstraintSerial, terms: newTerms)
    }

    @inline(__always) private mutating func insertConstraint(
        _ relation: Relation, constant: Double, priority: Double, serial: UInt32,
        terms newTerms: borrowing Pool<TermRecord>
    ) -> Int32 {
        constraintCount += 1
        let count = Int32(newTerms.count)
        var record = ConstraintRecord(
            relation, constant: constant, priority: priority, serial: serial, generation: 0,
            firstTerm: allocateRun(count), termCount: count)
        let slot: Int32
        if let free = freeConstraints.popLast() {
            slot = free
            record.generation = constraints[slot].generation
            constraints[slot] = record
        } else {
            constraints.append(record)
            slot = Int32(constraints.count - 1)
        }
        linkTerms(of: slot, newTerms)
        return slot
    }

    /// Stores the constraint that keeps a variable from being negative.
    mutating func insertFloor(of variable: Int32) -> Int32 {
        var terms = Pool<TermRecord>()
        terms.append(TermRecord(coefficient: 1, variable: variable, constraint: -1, next: -1, previous: -1))
        let slot = insertConstraint(
            .greaterThanOrEqual, constant: 0, priority: 1000, serial: variables[variable].serial, terms: terms)
        constraints[slot].isFloor = true
        variables[variable].hasFloor = true
        return slot
    }

    /// The constraint that keeps a variable from being negative, where one had to be made.
    func floor(of variable: Int32) -> Int32? {
        guard variables[variable].hasFloor else { return nil }
        var term = variables[variable].firstTerm
        while term >= 0 {
            if constraints[terms[term].constraint].isFloor { return terms[term].constraint }
            term = terms[term].next
        }
        return nil
    }

    @inline(__always) private func linkTerms(of constraint: Int32, _ newTerms: borrowing Pool<TermRecord>) {
        let first = constraints[constraint].firstTerm
        for offset in 0..<Int32(newTerms.count) { link(newTerms[offset], at: first + offset, constraint: constraint) }
    }

    private mutating func releaseTerms(of constraint: Int32) {
        for term in termRange(of: constraint) { unlink(Int32(term)) }
        freeRun(constraints[constraint].firstTerm, constraints[constraint].termCount)
    }

    mutating func removeConstraint(_ slot: Int32) {
        constraintCount -= 1
        releaseTerms(of: slot)
        constraints[slot].generation &+= 1
        constraints[slot].role = .vacant
        freeConstraints.append(slot)
    }

    @inline(__always) func termRange(of constraint: Int32) -> Range<Int> {
        let record = constraints[constraint]
        return Int(record.firstTerm)..<Int(record.firstTerm + record.termCount)
    }

    /// Gives a constraint other terms.
    mutating func replaceTerms(of constraint: Int32, with newTerms: borrowing Pool<TermRecord>) {
        releaseTerms(of: constraint)
        let count = Int32(newTerms.count)
        constraints[constraint].firstTerm = allocateRun(count)
        constraints[constraint].termCount = count
        linkTerms(of: constraint, newTerms)
    }

    /// Σ aᵢxᵢ − c at the current values, and the sum of the magnitudes that went into it.
    @inline(__always) func residual(of constraint: Int32) -> (value: Double, magnitude: Double) {
        let constant = constraints[constraint].constant
        var value = -constant
        var magnitude = abs(constant)
        for term in termRange(of: constraint) {
            let product = terms[term].coefficient * values[terms[term].variable]
            value += product
            magnitude += abs(product)
        }
        return (value, magnitude)
    }

    private mutating func allocateRun(_ count: Int32) -> Int32 {
        let length = Int(count)
        if length < freeRuns.count, freeRuns[length] >= 0 {
            let run = freeRuns[length]
            freeRuns[length] = terms[run].next
            return run
        }
        let run = Int32(terms.count)
        let unlinked = TermRecord(coefficient: 0, variable: -1, constraint: -1, next: -1, previous: -1)
        terms.resize(to: terms.count + length, filling: unlinked)
        return run
    }

    private mutating func freeRun(_ run: Int32, _ count: Int32) {
        guard count > 0 else { return }
        if Int(count) >= freeRuns.count { freeRuns.resize(to: Int(count) + 1, filling: -1) }
        terms[run].next = freeRuns[count]
        freeRuns[count] = run
    }

    @inline(__always) private func link(_ term: TermRecord, at index: Int32, constraint: Int32) {
        let head = variables[term.variable].firstTerm
        terms[index] = TermRecord(
            coefficient: term.coefficient, variable: term.variable, constraint: constraint, next: head, previous: -1)
        if head >= 0 { terms[head].previous = index }
        variables[term.variable].firstTerm = index
    }

    private func unlink(_ index: Int32) {
        let term = terms[index]
        if term.previous >= 0 {
            terms[term.previous].next = term.next
        } else {
            variables[term.variable].firstTerm = term.next
        }
        if term.next >= 0 { terms[term.next].previous = term.previous }
    }
}
