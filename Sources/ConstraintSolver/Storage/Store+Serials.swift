/// Creation numbers are 32 bits wide. A solver that is edited a million times a second runs out of them in an hour; then
/// what lives is numbered anew in the same order.
extension Store {
    mutating func renumberVariables() {
        var living = Pool<Int32>()
        for slot in 0..<Int32(variables.count) where variables[slot].isAlive { living.append(slot) }
        living.sort { variables[$0].serial < variables[$1].serial }
        for index in 0..<living.count {
            let (floor, given) = (serialOfFloor(living[index]), serialOfGiven(living[index]))
            variables[living[index]].serial = UInt32(index + 1)
            var term = variables[living[index]].firstTerm
            while term >= 0 {
                let constraint = terms[term].constraint
                if constraints[constraint].serial == floor {
                    constraints[constraint].serial = serialOfFloor(living[index])
                } else if constraints[constraint].serial == given {
                    constraints[constraint].serial = serialOfGiven(living[index])
                }
                term = terms[term].next
            }
        }
        lastVariableSerial = UInt32(living.count)
    }

    mutating func renumberConstraints() {
        var living = Pool<Int32>()
        for slot in 0..<Int32(constraints.count)
        where constraints[slot].role != .vacant && constraints[slot].serial > Store.firstConstraintSerial {
            living.append(slot)
        }
        living.sort { constraints[$0].serial < constraints[$1].serial }
        lastConstraintSerial = Store.firstConstraintSerial
        for index in 0..<living.count {
            lastConstraintSerial += 1
            constraints[living[index]].serial = lastConstraintSerial
        }
    }
}
