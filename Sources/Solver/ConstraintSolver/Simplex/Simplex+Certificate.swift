/// The multiplier of a constraint in the proof of a level.
struct LevelMultiplier {
    /// The level, identified by the index of one of its constraints.
    var level: Int32
    var constraint: Int32
    var multiplier: Double
}

extension Simplex {
    /// Minimizes level after level, and returns the multipliers that prove the optimum of each level with a violation.
    ///
    /// Unlike `solve`, this function minimizes the remaining levels even after only a single point is left, and does
    /// not apply the restrictions of a row to rows parallel to it.
    mutating func proveLevels() -> [LevelMultiplier] {
        purpose = .proof
        defer { purpose = .levels }
        var proof: [LevelMultiplier] = []
        prepare()
        var start: Int32 = 0
        for level in 0..<levels.count {
            rows.removeAll()
            for row in start..<levels.ends[level] { rows.append(row) }
            start = levels.ends[level]
            let isRequired = levels.ends[level] <= levels.requiredRowCount
            if !minimize(), !isRequired { addMultipliers(to: &proof) }
        }
        return proof
    }

    private mutating func addMultipliers(to proof: inout [LevelMultiplier]) {
        let level = problem.rows[rows[0]].source
        for index in 0..<rows.count {
            let row = problem.rows[rows[index]]
            if row.slot < 0, row.slope != 0 {
                proof.append(LevelMultiplier(level: level, constraint: row.source, multiplier: row.slope))
            }
        }
        for index in 0..<basis.touchedSlots.count {
            let slot = basis.slots[basis.touchedSlots[index]]
            let source = problem.rows[slot.row].source
            let noise = Tolerance.cancellation * slot.multiplierMagnitude
            if source >= 0, abs(slot.multiplier) > noise {
                proof.append(LevelMultiplier(level: level, constraint: source, multiplier: -slot.multiplier))
            }
        }
    }
}
