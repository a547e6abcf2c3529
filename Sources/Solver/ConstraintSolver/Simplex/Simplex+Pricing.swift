/// The multipliers of the rows of the basis, kept from step to step.
///
/// A step replaces one row of the basis and changes the slopes of a few others. Updating the multipliers takes one
/// BTRAN of these few rows (the update of dual values in the revised simplex method). Rounding errors accumulate in
/// this way, so all multipliers are solved for again before an optimum is accepted.
extension Simplex {
    /// Solves for the multipliers of the cost whose gradient has been added to the basis.
    mutating func computeMultipliers() {
        basis.btran(problem)
        while let row = rowsWithMultiplier.popLast() { clearMultiplier(row) }
        addMultipliers()
        (areMultipliersStale, areMultipliersNew, areMultipliersRefined) = (false, true, false)
        listLeavingRows()
    }

    mutating func listLeavingRows() {
        leavingRows.removeAll()
        for index in 0..<rowsWithMultiplier.count {
            if let row = leavingRow(rowsWithMultiplier[index]) { leavingRows.append(row) }
        }
        leavingRows.makeHeap { $0.isBetter(than: $1) }
    }

    /// Takes steps while the total violation of `rows` falls. The multipliers stay in the rows of the basis, and after
    /// the last step they prove the optimum.
    mutating func descend(_ budget: Int) {
        areMultipliersStale = true
        for _ in 0..<budget {
            if areMultipliersStale {
                addViolationGradient()
                computeMultipliers()
            }
            if resolveSuspicion() { continue }
            if !usesBlandsRule, flipTogether() {
                areMultipliersStale = true
            } else if let leavingRow = chooseLeaving() {
                switch pivot(leavingRow) {
                case .moved: updateMultipliers(leavingRow.row)
                case .unbounded: excludePivot(leavingRow)
                case .optimal, .refactored: break
                }
            } else if areMultipliersNew {
                if drift > Tolerance.componentScale * problem.valueScale {
                    refactorize()
                } else if areMultipliersRefined || !basis.hasCanceled || !refineMultipliers() {
                    return clearExclusions()
                }
            } else {
                areMultipliersStale = true
            }
        }
        isUnverified = true
        clearExclusions()
    }

    mutating func addViolationGradient() {
        for index in 0..<rows.count {
            let row = rows[index]
            problem.rows[row].countedSlope = 0
            addCostGradient(of: row)
        }
    }

    /// Adds a multiple of a row to the cost gradient: the difference between its slope and the one that the multipliers
    /// include, plus an additional multiplier.
    private mutating func addCostGradient(of row: Int32, and multiplier: Double = 0) {
        let record = problem.rows[row]
        var change = multiplier
        if record.phase == .priced {
            let slope = record.slot < 0 ? record.slope : 0
            change += slope - record.countedSlope
            problem.rows[row].countedSlope = slope
        }
        if change == 0 { return }
        for entry in problem.entryRange(Int(row)) {
            basis.addGradient(change * problem.entries[entry].coefficient, to: problem.entries[entry].index)
        }
    }

    /// Updates the multipliers after a step; the rows that the step moved are still in `movedRows`.
    private mutating func updateMultipliers(_ leaving: Int32) {
        (areMultipliersNew, areMultipliersRefined) = (false, false)
        // With few rows, solving for all multipliers is as fast as for their changes, unless only the basis has
        // changed.
        if rows.count <= 8, degenerateSteps == 0 { areMultipliersStale = true }
        if areMultipliersStale { return }
        let multiplier = problem.rows[leaving].multiplier
        (problem.rows[leaving].multiplier, problem.rows[leaving].multiplierMagnitude) = (0, 0)
        addCostGradient(of: leaving, and: multiplier)
        for index in 0..<movedRows.count { addCostGradient(of: movedRows[index]) }
        basis.btran(problem)
        addMultipliers()
        for index in 0..<basis.touchedSlots.count {
            let row = basis.slots[basis.touchedSlots[index]].row
            if let row = leavingRow(row) { leavingRows.insertIntoHeap(row) { $0.isBetter(than: $1) } }
        }
    }

    /// Adds the result of the last BTRAN. The magnitude recorded for a sum is the largest magnitude of its parts and
    /// not their total, since updates that are added are later canceled in the same way.
    private mutating func addMultipliers() {
        for index in 0..<basis.touchedSlots.count {
            let slot = basis.slots[basis.touchedSlots[index]]
            let row = problem.rows[slot.row]
            if !row.hasMultiplier { rowsWithMultiplier.append(slot.row) }
            let sum = row.multiplier + slot.multiplier
            let magnitude = max(row.multiplierMagnitude, slot.multiplierMagnitude)
            problem.rows[slot.row].hasMultiplier = true
            problem.rows[slot.row].multiplier = abs(sum) <= Tolerance.cancellation * magnitude ? 0 : sum
            problem.rows[slot.row].multiplierMagnitude = magnitude
        }
    }

    private func clearMultiplier(_ row: Int32) {
        problem.rows[row].hasMultiplier = false
        problem.rows[row].multiplier = 0
        problem.rows[row].multiplierMagnitude = 0
    }
}
