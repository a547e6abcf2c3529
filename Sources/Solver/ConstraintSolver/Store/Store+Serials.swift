/// Creation numbers. When one of several constraints has to yield, the newest does unless the client ranks them, so the
/// solution depends on the constraints, their ranks and their creation order, but not on the order of other edits.
///
/// Creation numbers are 32 bits wide, and each age has an eighth of them. A solver that adds a million constraints per
/// second uses up the numbers of one age in 9 minutes; its existing constraints of that age are then renumbered in the
/// same order.
extension Store {
    /// Each age has an eighth of the numbers, so every constraint of one age counts as older than every constraint of
    /// the next.
    static func firstSerial(of age: Age) -> UInt32 { age.rawValue << 29 }
    static func age(ofSerial serial: UInt32) -> UInt32 { serial >> 29 }
    static func lastSerial(of age: Age) -> UInt32 { firstSerial(of: age) + (1 << 29 - 1) }

    /// Lower bounds, definitions and content constraints have numbers that follow from those of their variables, two
    /// for each age, so the numbers do not depend on when the constraints are made. The lower bound has the first of
    /// its variable's two numbers for definitions.
    private static func serial(of age: Age, ofVariable variable: UInt32, isSecond: Bool) -> UInt32 {
        let offset = 2 * variable + (isSecond ? 1 : 0)
        return age == .wrapping ? lastSerial(of: age) - offset : firstSerial(of: age) + offset
    }
    static let lastVariableSerial = UInt32(1 << 28 - 1)

    func serialOfLowerBound(_ variable: Int32) -> UInt32 {
        Store.serial(of: .definition, ofVariable: variables[variable].serial, isSecond: false)
    }

    /// The creation number of a new constraint; for a definition or a content constraint, it follows from the variable
    /// of the first term.
    mutating func nextSerial(_ age: Age, _ variable: Int32?, _ relation: Relation) -> UInt32 {
        switch age {
        case .ordinary:
            if lastConstraintSerial == Store.lastSerial(of: age) { lastConstraintSerial = renumberConstraints(age) }
            lastConstraintSerial += 1
            return lastConstraintSerial
        case .structural:
            if lastStructuralSerial == Store.lastSerial(of: age) { lastStructuralSerial = renumberConstraints(age) }
            lastStructuralSerial += 1
            return lastStructuralSerial
        case .wrapping, .definition, .content:
            return Store.serial(
                of: age, ofVariable: variable.map { variables[$0].serial } ?? 0,
                isSecond: relation != .lessThanOrEqual)
        }
    }

    mutating func renumberVariables() {
        var living = Pool<Int32>()
        for slot in 0..<Int32(variables.count) where variables[slot].isAlive { living.append(slot) }
        living.sort { variables[$0].serial < variables[$1].serial }
        for index in 0..<living.count {
            let (old, new) = (variables[living[index]].serial, UInt32(index + 1))
            variables[living[index]].serial = new
            var term = variables[living[index]].firstTerm
            while term >= 0 {
                renumber(terms[term].constraint, from: old, to: new)
                term = terms[term].next
            }
        }
        lastVariableSerial = UInt32(living.count)
    }

    /// Renumbers a constraint if its number follows from the old number of the variable that is being renumbered.
    private mutating func renumber(_ constraint: Int32, from old: UInt32, to new: UInt32) {
        for age in [Age.wrapping, .definition, .content] {
            for isSecond in [false, true]
            where constraints[constraint].serial == Store.serial(of: age, ofVariable: old, isSecond: isSecond) {
                constraints[constraint].serial = Store.serial(of: age, ofVariable: new, isSecond: isSecond)
                return
            }
        }
    }

    /// - Returns: The last number assigned.
    mutating func renumberConstraints(_ age: Age) -> UInt32 {
        var last = Store.firstSerial(of: age)
        var living = Pool<Int32>()
        for slot in 0..<Int32(constraints.count) where constraints[slot].role != .vacant {
            let serial = constraints[slot].serial
            if serial > last && serial <= Store.lastSerial(of: age) { living.append(slot) }
        }
        living.sort { constraints[$0].serial < constraints[$1].serial }
        for index in 0..<living.count {
            last += 1
            constraints[living[index]].serial = last
        }
        return last
    }
}
