/// Rows of up to four terms, which are appended without looking for free storage unless removals have left gaps.
extension Store {
    /// Stores a short row after all others; there must be no gaps.
    @inline(__always) mutating func appendConstraint(
        _ row: ShortRow, _ relation: Relation, constant: Double, priority: Double, serial: UInt32
    ) -> Int32 {
        let slot = Int32(truncatingIfNeeded: constraints.count)
        let first = Int32(truncatingIfNeeded: terms.count)
        let isRequired = Store.isRequired(priority, serial)
        append(row.0, of: slot)
        append(row.1, of: slot)
        append(row.2, of: slot)
        append(row.3, of: slot)
        constraints.append(
            ConstraintRecord(
                relation, constant: constant, isRequired: isRequired, serial: serial,
                firstTerm: first, termCount: Int32(truncatingIfNeeded: terms.count) &- first))
        if !isRequired { setPriority(of: slot, to: priority) }
        return slot
    }

    /// Whether an element of a short row contains a term.
    @inline(__always) private func isPresent(_ term: ShortTerm) -> Bool {
        #if SOLVER_CHECKS
            precondition(term.variable >= 0 || term.coefficient == 0, "A term of a short row has no variable.")
        #endif
        return term.variable >= 0
    }

    @inline(__always) private mutating func append(_ term: ShortTerm, of constraint: Int32) {
        if !isPresent(term) { return }
        assert(variables[term.variable].isAlive, "A term of a short row does not belong to this solver.")
        let index = Int32(truncatingIfNeeded: terms.count)
        let head = variables[term.variable].firstTerm
        if head >= 0 { terms[head].previous = index }
        variables[term.variable].firstTerm = index
        terms.append(
            TermRecord(coefficient: term.coefficient, variable: term.variable, constraint: constraint, next: head))
    }

    /// Stores a short row in a gap if one fits, otherwise after all others.
    @inline(never) mutating func insertConstraint(
        _ row: ShortRow, _ relation: Relation, constant: Double, priority: Double, serial: UInt32
    ) -> Int32 {
        let count =
            (isPresent(row.0) ? 1 : 0) + (isPresent(row.1) ? 1 : 0) + (isPresent(row.2) ? 1 : 0)
            + (isPresent(row.3) ? 1 : 0)
        let slot = insertConstraint(
            relation, constant: constant, priority: priority, serial: serial, termCount: count)
        var place = 0
        link(row.0, at: &place, of: slot)
        link(row.1, at: &place, of: slot)
        link(row.2, at: &place, of: slot)
        link(row.3, at: &place, of: slot)
        return slot
    }

    @inline(__always) private mutating func link(_ term: ShortTerm, at place: inout Int, of constraint: Int32) {
        if term.variable < 0 { return }
        assert(variables[term.variable].isAlive, "A term of a short row does not belong to this solver.")
        link(term.coefficient, term.variable, at: place, of: constraint)
        place += 1
    }
}
