/// Variables, constraints and terms in flat arrays, linked by index.
///
/// The terms of a constraint are contiguous; the terms of a variable form a doubly linked list, so that adding or
/// removing a constraint takes time proportional to its length. Slots are reused after removal.
struct Store: ~Copyable {
    /// The variables' values, stored separately from their other data, since replays access little besides the values.
    var values = Pool<Double>()
    var variables = Pool<VariableRecord>()
    var constraints = Pool<ConstraintRecord>()
    var terms = Pool<TermRecord>()
    /// The region data, indexed by the same slots and allocated only as needed: empty in a layout of required
    /// equalities that determine one variable after the other.
    var regionVariables = Pool<RegionVariable>()
    var regionConstraints = Pool<RegionConstraint>()
    private(set) var variableGenerations = Generations()
    private(set) var constraintGenerations = Generations()
    private var freeVariables = Pool<Int32>()
    /// The first slots of removed rectangles.
    private var freeBoxes = Pool<Int32>()
    private var freeConstraints = Pool<Int32>()
    /// The heads of the free lists of term runs, indexed by run length.
    private var freeRuns = Pool<Int32>()
    var lastVariableSerial: UInt32 = 0
    var lastConstraintSerial = Store.firstSerial(of: .ordinary)
    var lastStructuralSerial = Store.firstSerial(of: .structural)

    /// Grows at once to have room for what is about to be added.
    mutating func reserve(variables variableCount: Int, constraints constraintCount: Int, terms termCount: Int) {
        values.reserve(variableCount)
        variables.reserve(variableCount)
        constraints.reserve(constraintCount)
        terms.reserve(termCount)
    }

    mutating func insertVariable(restingValue: Double, isNonNegative: Bool) -> Int32 {
        if lastVariableSerial == Store.lastVariableSerial { renumberVariables() }
        lastVariableSerial += 1
        let record = VariableRecord(isNonNegative: isNonNegative, serial: lastVariableSerial)
        let slot = freeVariables.popLast() ?? Int32(variables.count)
        if Int(slot) < variables.count {
            reuse(slot, for: record)
            values[slot] = restingValue
        } else {
            variables.append(record)
            values.append(restingValue)
        }
        if restingValue != 0 { setRestingValue(of: slot, to: restingValue) }
        return slot
    }

    /// Adds the four variables of a rectangle in consecutive slots.
    /// - Returns: The first slot.
    mutating func insertBox() -> Int32 {
        if lastVariableSerial > Store.lastVariableSerial - 4 { renumberVariables() }
        let serial = lastVariableSerial
        lastVariableSerial = serial + 4
        let x = VariableRecord(isNonNegative: false, isPosition: true, serial: serial + 1)
        let y = VariableRecord(isNonNegative: false, isPosition: true, serial: serial + 2)
        let width = VariableRecord(isNonNegative: true, serial: serial + 3)
        let height = VariableRecord(isNonNegative: true, serial: serial + 4)
        if let first = freeBoxes.popLast() {
            reuse(first, for: x)
            reuse(first + 1, for: y)
            reuse(first + 2, for: width)
            reuse(first + 3, for: height)
            return first
        }
        variables.append(x, y, width, height)
        values.append(0, 0, 0, 0)
        return Int32(variables.count - 4)
    }

    /// Stores a new variable, whose value is 0, in the slot of a removed one.
    private mutating func reuse(_ slot: Int32, for record: VariableRecord) {
        variables[slot] = record
        values[slot] = 0
        if Int(slot) < regionVariables.count { regionVariables[slot] = RegionVariable() }
    }

    /// Makes room for the region data of all variables and constraints.
    mutating func coverRegions() {
        coverVariables()
        coverConstraints()
    }

    private mutating func coverVariables() {
        if regionVariables.count < variables.count {
            regionVariables.resize(to: variables.capacity, filling: RegionVariable())
        }
    }

    private mutating func coverConstraints() {
        if regionConstraints.count < constraints.count {
            regionConstraints.resize(to: constraints.capacity, filling: RegionConstraint())
        }
    }

    mutating func setRestingValue(of variable: Int32, to restingValue: Double) {
        coverVariables()
        regionVariables[variable].restingValue = restingValue
    }

    /// Whether a constraint with a priority and a creation number is required; a content constraint never is.
    static func isRequired(_ priority: Double, _ serial: UInt32) -> Bool {
        priority >= 1000 && serial < firstSerial(of: .content)
    }

    mutating func setPriority(of constraint: Int32, to priority: Double) {
        constraints[constraint].isRequired = Store.isRequired(priority, constraints[constraint].serial)
        if !constraints[constraint].isRequired { setOptionalPriority(of: constraint, to: priority) }
    }

    private mutating func setOptionalPriority(of constraint: Int32, to priority: Double) {
        if Int(constraint) >= regionConstraints.count { coverConstraints() }
        regionConstraints[constraint].priority = priority
    }

    /// Gives a constraint up, so that it is a wish just below required, or makes it required again.
    mutating func setDropped(_ constraint: Int32, _ isDropped: Bool) {
        constraints[constraint].isDropped = isDropped
        constraints[constraint].isRequired = !isDropped
        if isDropped { setOptionalPriority(of: constraint, to: 1000) }
    }

    func priority(of constraint: Int32) -> Double {
        constraints[constraint].isRequired ? 1000 : regionConstraints[constraint].priority
    }

    /// The priority, but infinite if the constraint is required: constraints at 1000 that are not required, because
    /// they were given up or come from content, are a level between the required ones and all others.
    func level(of constraint: Int32) -> Double {
        constraints[constraint].isRequired ? .infinity : regionConstraints[constraint].priority
    }

    mutating func removeVariable(_ slot: Int32) {
        end(slot)
        freeVariables.append(slot)
    }

    mutating func removeBox(_ first: Int32) {
        for slot in first..<first + 4 { end(slot) }
        freeBoxes.append(first)
    }

    private mutating func end(_ slot: Int32) {
        variableGenerations.end(slot, of: variables.count)
        variables[slot].isAlive = false
    }

    /// The number of constraints that contain a variable, not counting its lower bound.
    func useCount(of variable: Int32) -> Int {
        var count = variables[variable].hasLowerBound ? -1 : 0
        var term = variables[variable].firstTerm
        while term >= 0 {
            count += 1
            term = terms[term].next
        }
        return count
    }

    /// Stores a constraint and reserves space for its terms, which must be linked next.
    mutating func insertConstraint(
        _ relation: Relation, constant: Double, priority: Double, serial: UInt32, termCount: Int
    ) -> Int32 {
        let record = ConstraintRecord(
            relation, constant: constant, isRequired: Store.isRequired(priority, serial), serial: serial,
            firstTerm: allocateRun(termCount), termCount: Int32(termCount))
        if let free = freeConstraints.popLast() {
            constraints[free] = record
            if !record.isRequired { setPriority(of: free, to: priority) }
            return free
        }
        constraints.append(record)
        let slot = Int32(constraints.count - 1)
        if !record.isRequired { setPriority(of: slot, to: priority) }
        return slot
    }

    /// Stores the lower bound of a variable as a constraint.
    mutating func insertLowerBound(of variable: Int32) -> Int32 {
        let slot = insertConstraint(
            .greaterThanOrEqual, constant: 0, priority: 1000, serial: serialOfLowerBound(variable), termCount: 1)
        link(1, variable, at: 0, of: slot)
        constraints[slot].isLowerBound = true
        variables[variable].hasLowerBound = true
        return slot
    }

    /// The constraint for the lower bound of a variable, if there is one.
    func lowerBound(of variable: Int32) -> Int32? {
        guard variables[variable].hasLowerBound else { return nil }
        var term = variables[variable].firstTerm
        while !constraints[terms[term].constraint].isLowerBound { term = terms[term].next }
        return terms[term].constraint
    }

    mutating func linkTerms(of constraint: Int32, _ newTerms: borrowing Pool<TermRecord>) {
        for index in 0..<newTerms.count {
            link(newTerms[index].coefficient, newTerms[index].variable, at: index, of: constraint)
        }
    }

    private mutating func releaseTerms(of constraint: Int32) {
        for term in termRange(of: constraint) { unlink(Int32(term)) }
        freeRun(constraints[constraint].firstTerm, constraints[constraint].termCount)
    }

    mutating func removeConstraint(_ slot: Int32) {
        releaseTerms(of: slot)
        constraintGenerations.end(slot, of: constraints.count)
        constraints[slot].become(.vacant)
        freeConstraints.append(slot)
    }

    func termRange(of constraint: Int32) -> Range<Int> {
        let record = constraints[constraint]
        return Int(record.firstTerm)..<Int(record.firstTerm + record.termCount)
    }

    /// Replaces the terms of a constraint.
    mutating func replaceTerms(of constraint: Int32, with newTerms: borrowing Pool<TermRecord>) {
        releaseTerms(of: constraint)
        constraints[constraint].firstTerm = allocateRun(newTerms.count)
        constraints[constraint].termCount = Int32(newTerms.count)
        linkTerms(of: constraint, newTerms)
    }

    /// The term of a two-term row whose variable the row does not determine.
    func otherTerm(of record: ConstraintRecord) -> Int32 {
        record.decidedTerm == record.firstTerm ? record.firstTerm + 1 : record.firstTerm
    }

    /// The variable that a constraint determines.
    func decidedVariable(of constraint: Int32) -> Int32 {
        terms[constraints[constraint].decidedTerm].variable
    }

    /// The product aᵢxᵢ of a term, at the variable's current value.
    func product(_ term: Int32) -> Double {
        terms[term].coefficient * values[terms[term].variable]
    }

    /// The constant of a row minus its terms at the current values, in order, except the terms left out.
    func remainder(
        of record: ConstraintRecord, leavingOut isLeftOut: (Int32, TermRecord) -> Bool
    ) -> Double {
        var remainder = record.constant
        for index in record.firstTerm..<record.firstTerm + record.termCount {
            let term = terms[index]
            if !isLeftOut(index, term) { remainder -= term.coefficient * values[term.variable] }
        }
        return remainder
    }

    /// The residual Σ aᵢxᵢ − c at the current values, and the sum of the magnitudes of its summands.
    func residual(of constraint: Int32) -> (value: Double, magnitude: Double) {
        let constant = constraints[constraint].constant
        var value = -constant
        var magnitude = abs(constant)
        for term in termRange(of: constraint) {
            let product = terms[term].coefficient * values[terms[term].variable]
            value += product
            magnitude += abs(product)
        }
        // An infinite magnitude would put everything within the tolerance.
        return (value, min(magnitude, .greatestFiniteMagnitude))
    }

    /// The sum of the magnitudes of a constraint's constant and of its terms with forward variables.
    func forwardMagnitude(of constraint: Int32) -> Double {
        var magnitude = abs(constraints[constraint].constant)
        for term in termRange(of: constraint) where variables[terms[term].variable].state == .forward {
            magnitude += abs(terms[term].coefficient * values[terms[term].variable])
        }
        return magnitude
    }

    /// Allocates a run of contiguous terms. If the run is at the end, the storage grows as its terms are linked.
    private mutating func allocateRun(_ count: Int) -> Int32 {
        guard count < freeRuns.count, freeRuns[count] >= 0 else { return Int32(terms.count) }
        let run = freeRuns[count]
        freeRuns[count] = terms[run].next
        return run
    }

    private mutating func freeRun(_ run: Int32, _ count: Int32) {
        guard count > 0 else { return }
        if Int(count) >= freeRuns.count { freeRuns.resize(to: Int(count) + 1, filling: -1) }
        terms[run].next = freeRuns[count]
        freeRuns[count] = run
    }

    /// Stores a term at its position in a constraint; the terms must be stored in order.
    mutating func link(_ coefficient: Double, _ variable: Int32, at place: Int, of constraint: Int32) {
        let index = constraints[constraint].firstTerm + Int32(place)
        let head = variables[variable].firstTerm
        if head >= 0 { terms[head].previous = index }
        variables[variable].firstTerm = index
        let term = TermRecord(coefficient: coefficient, variable: variable, constraint: constraint, next: head)
        if Int(index) == terms.count { terms.append(term) } else { terms[index] = term }
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
