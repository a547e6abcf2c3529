extension Simplex {
    /// Proves for every required row that cannot hold together with those before it that it cannot.
    ///
    /// The rows are met one after the other in creation order, from where every variable rests, so that what is found
    /// depends on nothing else. A row that cannot be met, with the tight rows that resist it, is a minimal dependent set,
    /// and such a set is an irreducible infeasible subsystem (Gleeson and Ryan, ORSA J. Comput. 2, 1990,
    /// doi:10.1287/ijoc.2.1.61); those after it are met without it. Without proofs all rows could be met, and what
    /// seemed missing was rounding.
    mutating func proveInfeasibility() {
        proofs.removeAll()
        for row in 0..<problem.rows.count {
            problem.rows[row].phase = .waiting
            problem.rows[row].mayRise = true
            problem.rows[row].mayFall = true
        }
        let usedPlan = startsFromPlan
        startsFromPlan = false
        prepare()
        startsFromPlan = usedPlan
        isProving = true
        for row in 0..<requiredRowCount where !meet(row) { addProof(of: row) }
        isProving = false
    }

    /// Moves to where a row holds, and keeps it so; false if it cannot.
    private mutating func meet(_ row: Int32) -> Bool {
        rows.removeAll()
        rows.append(row)
        if problem.rows[row].violation > 0 {
            problem.rows[row].phase = .priced
            problem.rows[row].side = 0
            degenerateSteps = 0
            descend(1000 + 50 * problem.rows.count)
            problem.rows[row].phase = .waiting
            if problem.rows[row].violation > 0 { return false }
        }
        settleMet(row)
        return true
    }

    /// Adds what the last multipliers say of a row that is not met.
    private mutating func addProof(of row: Int32) {
        let start = Int32(proofs.count)
        proofs.append(
            ProofRow(
                constraint: problem.rows[row].source, multiplier: problem.rows[row].residual > 0 ? 1 : -1, start: start)
        )
        for index in 0..<basis.touchedSlots.count {
            let slot = basis.touchedSlots[index]
            proofs.append(
                ProofRow(
                    constraint: problem.rows[basis.slots[slot].row].source, multiplier: -basis.slots[slot].multiplier,
                    start: start))
        }
    }
}
