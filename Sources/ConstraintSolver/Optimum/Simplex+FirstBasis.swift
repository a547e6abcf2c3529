extension Simplex {
    /// Chooses a first basis by propagation: the strongest row with one open variable determines it, and so on.
    ///
    /// Where every row has several open variables one of them starts at its resting value. In layouts this is nearly
    /// always the optimum already; where it is not, the levels put it right. O(entries × log rows).
    mutating func chooseBasis() {
        let count = problem.rows.count
        basis.prepare(variableCount: problem.variableCount)
        for row in 0..<count {
            let isCandidate = row < problem.constraintCount && startsFromPlan
            problem.rows[row].openCount = isCandidate ? problem.rows[row].entryCount : -1
        }
        fillBasis()
    }

    /// Puts the present basis in order again, without the list of exchanges.
    mutating func refactorize() {
        refactorizationCount += 1
        for row in 0..<problem.rows.count { problem.rows[row].openCount = -1 }
        kept.removeAll()
        for slot in 0..<basis.slots.count {
            let row = basis.slots[slot].row
            kept.append(row)
            problem.rows[row].openCount = problem.rows[row].entryCount
        }
        basis.prepare(variableCount: problem.variableCount)
        fillBasis()
        for index in 0..<kept.count where problem.rows[kept[index]].slot < 0 { exchangeGuess(with: kept[index]) }
        countFreeSlots()
        basis.solveValues(&problem)
        problem.updateResiduals()
    }

    private mutating func fillBasis() {
        let count = Int32(problem.rows.count)
        heap.removeAll()
        for row in 0..<count {
            problem.rows[row].slot = -1
            problem.rows[row].baseSlot = -1
            if problem.rows[row].openCount == 1 { heap.insert(preference(row)) }
        }
        var nextGuess = 0
        while basis.slots.count < problem.variableCount {
            if let key = heap.popFirst() {
                determine(from: key % count)
            } else {
                while basis.variables[nextGuess].slot >= 0 { nextGuess += 1 }
                let restingRow = Int32(problem.constraintCount + nextGuess)
                take(restingRow, variable: Int32(nextGuess), coefficient: 1)
            }
        }
    }

    /// Rows in the order in which they are to determine something: a limit is rarely what a value rests on.
    private func preference(_ row: Int32) -> Int32 {
        let isLimit = problem.rows[row].relation != .equal && row < requiredRowCount
        return isLimit ? row + Int32(problem.rows.count) : row
    }

    /// Lets a row determine its one open variable, if its coefficient is fit for that.
    private mutating func determine(from row: Int32) {
        guard problem.rows[row].openCount == 1 else { return }
        var found: Entry?
        var largest = 0.0
        for index in problem.entryRange(Int(row)) {
            let entry = problem.entries[index]
            largest = max(largest, abs(entry.coefficient))
            if basis.variables[entry.index].slot < 0 { found = entry }
        }
        guard let entry = found, abs(entry.coefficient) >= Tolerance.pivot * largest else { return }
        take(row, variable: entry.index, coefficient: entry.coefficient)
    }

    private mutating func take(_ row: Int32, variable: Int32, coefficient: Double) {
        let slot = Int32(basis.slots.count)
        basis.append(row: row, variable: variable, coefficient: coefficient)
        problem.rows[row].slot = slot
        problem.rows[row].baseSlot = slot
        for index in problem.columnRange(Int(variable)) {
            let other = problem.columnEntries[index].index
            problem.rows[other].openCount -= 1
            if problem.rows[other].openCount == 1 { heap.insert(preference(other)) }
        }
    }

    /// Brings a row of the old basis back in place of a guess.
    private mutating func exchangeGuess(with row: Int32) {
        resolve(row)
        var best: Int32 = -1
        for index in 0..<basis.touchedSlots.count {
            let slot = basis.touchedSlots[index]
            let isGuess = problem.rows[basis.slots[slot].row].openCount < 0
            if isGuess, best < 0 || abs(basis.slots[slot].multiplier) > abs(basis.slots[best].multiplier) {
                best = slot
            }
        }
        // Without a guess to replace, the row depends on the others up to rounding, and the guess may stay.
        guard best >= 0, basis.slots[best].multiplier != 0 else { return }
        replace(slot: best, with: row)
    }

    /// Computes a row as a combination of the rows of the basis.
    mutating func resolve(_ row: Int32) {
        for entry in problem.entryRange(Int(row)) {
            basis.addGradient(problem.entries[entry].coefficient, to: problem.entries[entry].index)
        }
        basis.solveMultipliers(problem)
    }

    /// Exchanges rows after `resolve`.
    mutating func replace(slot: Int32, with row: Int32) {
        let old = basis.slots[slot].row
        if problem.rows[old].isFree { freeSlotCount -= 1 }
        if problem.rows[row].isFree { freeSlotCount += 1 }
        problem.rows[old].slot = -1
        problem.rows[row].slot = slot
        basis.exchange(slot: Int(slot), with: row)
    }

    private mutating func countFreeSlots() {
        freeSlotCount = 0
        for slot in 0..<basis.slots.count where problem.rows[basis.slots[slot].row].isFree { freeSlotCount += 1 }
    }
}
