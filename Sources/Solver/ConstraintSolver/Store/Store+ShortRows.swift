extension Store {
    /// Stores a short row.
    mutating func insertConstraint(
        _ row: ShortRow, _ relation: Relation, constant: Double, priority: Double, serial: UInt32
    ) -> Int32 {
        let count = isPresent(row.0) + isPresent(row.1) + isPresent(row.2) + isPresent(row.3)
        let slot = insertConstraint(
            relation, constant: constant, priority: priority, serial: serial, termCount: count)
        var position = 0
        link(row.0, at: &position, of: slot)
        link(row.1, at: &position, of: slot)
        link(row.2, at: &position, of: slot)
        link(row.3, at: &position, of: slot)
        return slot
    }

    /// 1 if an element of a short row contains a term, 0 if it does not.
    private func isPresent(_ term: ShortTerm) -> Int {
        #if SOLVER_CHECKS
            precondition(term.variable >= 0 || term.coefficient == 0, "A term of a short row has no variable.")
            precondition(term.variable < 0 || term.coefficient != 0, "A term of a short row has no coefficient.")
        #endif
        return term.variable >= 0 ? 1 : 0
    }

    private mutating func link(_ term: ShortTerm, at position: inout Int, of constraint: Int32) {
        if term.variable < 0 { return }
        assert(variables[term.variable].isAlive, "A term of a short row does not belong to this solver.")
        link(term.coefficient, term.variable, at: position, of: constraint)
        position += 1
    }
}
