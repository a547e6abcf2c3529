extension Simplex {
    /// Reduces the proof that the required rows cannot hold together to one that needs all of its rows.
    ///
    /// Afterwards `rows` holds the rows of the proof with their `multiplier` in `proofMultipliers`. The single violated
    /// row and the tight rows that resist it are a minimal dependent set, and such a set is an irreducible infeasible
    /// subsystem (Gleeson and Ryan, ORSA J. Comput. 2, 1990, doi:10.1287/ijoc.2.1.61). Returns false when, row by row,
    /// all of them can be met: then the violation was rounding.
    mutating func reduceProof(_ multipliers: inout Pool<Double>) -> Bool {
        guard let violated = onlyPullingRow() ?? firstUnmetRow() else { return false }
        rows.removeAll()
        multipliers.removeAll()
        rows.append(violated)
        multipliers.append(problem.rows[violated].residual > 0 ? 1 : -1)
        for index in 0..<basis.touchedSlots.count {
            let slot = basis.touchedSlots[index]
            if basis.slots[slot].multiplier == 0 { continue }
            rows.append(basis.slots[slot].row)
            multipliers.append(-basis.slots[slot].multiplier)
        }
        return true
    }

    private func isPulling(_ row: Int32) -> Bool { problem.rows[row].slot < 0 && problem.rows[row].pull != 0 }

    private func onlyPullingRow() -> Int32? {
        var found: Int32?
        for index in 0..<rows.count where isPulling(rows[index]) {
            if found != nil { return nil }
            found = rows[index]
        }
        return found
    }

    /// Meets the rows of the present proof one after the other in creation order, until one cannot be met.
    private mutating func firstUnmetRow() -> Int32? {
        tieRows.removeAll()
        for index in 0..<rows.count where isPulling(rows[index]) { tieRows.append(rows[index]) }
        for index in 0..<basis.touchedSlots.count {
            let slot = basis.touchedSlots[index]
            let row = basis.slots[slot].row
            if basis.slots[slot].multiplier != 0 { tieRows.append(row) }
        }
        sortTieRows()
        unsettle()
        let usedPlan = startsFromPlan
        startsFromPlan = false
        prepare()
        startsFromPlan = usedPlan
        isProving = true
        defer { isProving = false }
        for index in 0..<tieRows.count {
            let row = tieRows[index]
            rows.removeAll()
            rows.append(row)
            if !minimize() { return row }
        }
        return nil
    }
}
