extension Simplex {
    /// Chooses a first basis by propagation: the strongest row with one open variable determines it, and so on.
    ///
    /// Rows that were in the basis before go first: after an edit of a few numbers that basis is all but optimal, and the
    /// optimum is one point, so where the search begins leaves no trace. Where every row has several open variables one of
    /// them starts at its resting value. In layouts this is nearly always the optimum already; where it is not, the levels
    /// put it right. O(entries).
    mutating func chooseBasis() {
        basis.prepare(variableCount: problem.variableCount)
        var basicCount = 0
        for row in 0..<problem.rows.count where problem.rows[row].wasBasic { basicCount += 1 }
        let isComplete = basicCount == problem.variableCount
        for row in 0..<problem.rows.count {
            let isCandidate = problem.rows[row].wasBasic || (!isComplete && row < problem.constraintCount)
            problem.rows[row].openCount = isCandidate ? problem.rows[row].entryCount : -1
            problem.rows[row].slot = -1
            problem.rows[row].baseSlot = -1
        }
        fillBasis()
        guard isComplete else { return }
        for row in 0..<Int32(problem.rows.count) where problem.rows[row].wasBasic && problem.rows[row].slot < 0 {
            updateGuess(with: row)
        }
        updatesAtFactoring = basis.updates.count
    }

    /// Lets every variable start at its resting value.
    mutating func startFromRest() {
        for row in 0..<problem.rows.count { problem.rows[row].wasBasic = row >= problem.constraintCount }
    }

    /// Puts the present basis in order again, with as few updates as it takes.
    mutating func refactorize() {
        refactorizationCount += 1
        areMultipliersStale = true
        for row in 0..<problem.rows.count { problem.rows[row].wasBasic = problem.rows[row].slot >= 0 }
        chooseBasis()
        countFreeSlots()
        basis.solveValues(&problem)
        problem.updateResiduals()
    }

    private mutating func fillBasis() {
        let count = problem.rows.count
        for row in 0..<count where problem.rows[row].openCount == 1 { candidates.insert(preference(row)) }
        var nextGuess = 0
        while basis.determinedCount < problem.variableCount {
            if let key = candidates.popFirst() {
                determine(from: Int32(key % count))
            } else {
                while basis.slots[nextGuess].row >= 0 { nextGuess += 1 }
                take(Int32(problem.constraintCount + nextGuess), variable: Int32(nextGuess), coefficient: 1)
            }
        }
        candidates.removeAll()
    }

    /// Rows in the order in which they are to determine something: a limit is rarely what a value rests on.
    private func preference(_ row: Int) -> Int {
        if problem.rows[row].wasBasic { return row }
        let isLimit = problem.rows[row].relation != .equal && row < Int(requiredRowCount)
        return row + (isLimit ? 2 : 1) * problem.rows.count
    }

    /// Lets a row determine its one open variable, if its coefficient is fit for that.
    private mutating func determine(from row: Int32) {
        guard problem.rows[row].openCount == 1 else { return }
        var found: Entry?
        var largest = 0.0
        for index in problem.entryRange(Int(row)) {
            let entry = problem.entries[index]
            largest = max(largest, abs(entry.coefficient))
            if basis.slots[entry.index].row < 0 { found = entry }
        }
        let share = problem.rows[row].wasBasic ? Tolerance.stablePivot : Tolerance.pivot
        guard let entry = found, abs(entry.coefficient) >= share * largest else { return }
        take(row, variable: entry.index, coefficient: entry.coefficient)
    }

    private mutating func take(_ row: Int32, variable: Int32, coefficient: Double) {
        basis.place(row: row, variable: variable, coefficient: coefficient)
        basis.determinedCount += 1
        problem.rows[row].slot = variable
        problem.rows[row].baseSlot = variable
        for index in problem.columnRange(Int(variable)) {
            let other = problem.columnEntries[index].index
            problem.rows[other].openCount -= 1
            if problem.rows[other].openCount == 1 { candidates.insert(preference(Int(other))) }
        }
    }

    /// Brings a row of the old basis back in place of a guess.
    private mutating func updateGuess(with row: Int32) {
        for entry in problem.entryRange(Int(row)) {
            basis.addGradient(problem.entries[entry].coefficient, to: problem.entries[entry].index)
        }
        basis.btran(problem)
        var best: Int32 = -1
        for index in 0..<basis.touchedSlots.count {
            let slot = basis.touchedSlots[index]
            let isGuess = !problem.rows[basis.slots[slot].row].wasBasic
            if isGuess, best < 0 || abs(basis.slots[slot].multiplier) > abs(basis.slots[best].multiplier) {
                best = slot
            }
        }
        // Without a guess to replace, the row depends on the others up to rounding, and the guess may stay.
        guard best >= 0 else { return }
        basis.addStep(1, to: Int(best))
        basis.ftran(problem)
        basis.update(slot: Int(best), with: row, step: 1, &problem)
    }

    private mutating func countFreeSlots() {
        freeSlotCount = 0
        for slot in 0..<basis.slots.count where problem.rows[basis.slots[slot].row].isFree { freeSlotCount += 1 }
    }
}
