/// The range that a variable's limits leave to it, and the rows of these limits.
struct Limits: BitwiseCopyable {
    var lowest = -Double.infinity
    var highest = Double.infinity
    var lowestRow: Int32 = -1
    var highestRow: Int32 = -1

    /// Whether one number exceeds another by more than rounding error.
    func isClearly(_ number: Double, above other: Double) -> Bool {
        number - other > Tolerance.clear * (abs(number) + abs(other))
    }
}

/// Proofs that required rows cannot all hold, one after the other.
struct Proofs: ~Copyable {
    /// The rows of each proof, with their multipliers.
    private(set) var rows = Pool<ProofRow>()
    /// Whether the proofs were found in fractions, for the rows now in the simplex.
    private(set) var areExact = false
    /// The range that each variable's limits leave to it.
    fileprivate var limits = Pool<Limits>()
    /// For each variable, whether it occurs in a row already considered, satisfied or not.
    fileprivate var isMentioned = Pool<Bool>()

    mutating func removeAll() { rows.removeAll() }

    mutating func append(_ row: ProofRow) { rows.append(row) }

    mutating func setExact(_ exact: Bool) { areExact = exact }
}

extension Simplex {
    /// Proves, for every required row that contradicts rows before it, that it cannot hold together with them.
    ///
    /// The rows are satisfied one after the other in creation order, starting from resting values, so that the result
    /// depends on the rows alone. A row that cannot be satisfied and the tight rows that resist it form a minimal
    /// dependent set, and such a set is an irreducible infeasible subsystem (Gleeson and Ryan, ORSA J. Comput. 2, 1990,
    /// doi:10.1287/ijoc.2.1.61); later rows are then satisfied without that row. If there are no proofs, all rows could
    /// be satisfied, and the violation was rounding error.
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
        purpose = .proof
        proofs.isMentioned.reset(to: problem.variableCount, filling: false)
        for row in 0..<levels.requiredRowCount where !determineUnmentioned(from: row) && !meet(row) {
            addProof(of: row)
        }
        purpose = .levels
    }

    /// Makes a row tight by moving the newest of its variables that no earlier row mentions. No earlier row can prevent
    /// this, so a chain is satisfied link by link. Returns false if there is no such variable, if its coefficient is
    /// too small, or if the row holds without being tight.
    private mutating func determineUnmentioned(from row: Int32) -> Bool {
        var found: Entry?
        var largest = 0.0
        for index in problem.entryRange(Int(row)) {
            let entry = problem.entries[index]
            largest = max(largest, abs(entry.coefficient))
            if proofs.isMentioned[entry.index] { continue }
            proofs.isMentioned[entry.index] = true
            if entry.index > found?.index ?? -1 { found = entry }
        }
        let record = problem.rows[row]
        guard let found, abs(found.coefficient) >= Tolerance.stablePivot * largest else { return false }
        guard record.violation > 0 || record.isTight else { return false }
        let resting = basis.slots[found.index].row
        problem.rows[resting].slot = -1
        basis.assign(row: row, variable: found.index, coefficient: found.coefficient)
        problem.rows[row].slot = found.index
        problem.includeMagnitude(of: row)
        problem.values[found.index] -= record.residual / found.coefficient
        for index in problem.columnRange(Int(found.index)) {
            problem.updateResidual(Int(problem.columnEntries[index].index))
        }
        fixSatisfied(row)
        return true
    }

    /// Proves, for each required row of a single variable that contradicts an earlier such row, that the two cannot
    /// both hold. Most conflicts are of this kind, and do not require the simplex method.
    mutating func proveContradictoryLimits() {
        proofs.removeAll()
        proofs.limits.reset(to: problem.variableCount, filling: Limits())
        for row in 0..<levels.requiredRowCount where problem.entryCount(of: row) == 1 {
            let record = problem.rows[row]
            let entry = problem.firstEntry(of: row)
            let position = record.constant / entry.coefficient
            let isUpward =
                record.relation == .equal || (record.relation == .greaterThanOrEqual) == (entry.coefficient > 0)
            let isDownward = record.relation == .equal || !isUpward
            let known = proofs.limits[entry.index]
            if isUpward, known.isClearly(position, above: known.highest) {
                addProof(of: row, against: known.highestRow)
            } else if isDownward, known.isClearly(known.lowest, above: position) {
                addProof(of: row, against: known.lowestRow)
            } else {
                if isUpward, position > known.lowest {
                    (proofs.limits[entry.index].lowest, proofs.limits[entry.index].lowestRow) = (position, row)
                }
                if isDownward, position < known.highest {
                    (proofs.limits[entry.index].highest, proofs.limits[entry.index].highestRow) = (position, row)
                }
            }
        }
    }

    private mutating func addProof(of row: Int32, against other: Int32) {
        let start = Int32(proofs.rows.count)
        let (entry, opposite) = (problem.firstEntry(of: row), problem.firstEntry(of: other))
        proofs.append(ProofRow(constraint: problem.rows[row].source, multiplier: 1, start: start))
        proofs.append(
            ProofRow(
                constraint: problem.rows[other].source, multiplier: -entry.coefficient / opposite.coefficient,
                start: start))
    }

    /// Moves to a point where a row holds, and fixes the row; returns false if that is impossible.
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
        fixSatisfied(row)
        return true
    }

    /// Adds the proof, given by the last multipliers, that a row cannot be satisfied.
    private mutating func addProof(of row: Int32) {
        let start = Int32(proofs.rows.count)
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
