extension Simplex {
    /// Minimizes level after level until one point is left.
    ///
    /// Returns false if the required rows cannot all hold; in that case, the multipliers prove it. With
    /// `toleratingNoise`, the solve continues regardless, for callers that know the violation to be rounding error.
    mutating func solve(toleratingNoise: Bool = false) -> Bool {
        prepare()
        var start: Int32 = 0
        for level in 0..<levels.count {
            let end = levels.ends[level]
            rows.removeAll()
            for row in start..<end { rows.append(row) }
            let isMet = minimize()
            if !isMet, end <= levels.requiredRowCount, !toleratingNoise { return false }
            start = end
            if freeSlotCount == 0 {
                levels.decide(at: end - 1)
                break
            }
        }
        if freeSlotCount > 0 { breakTies() }
        finishValues()
        #if SOLVER_CHECKS
            checkInvariants()
        #endif
        return true
    }

    /// Computes the values once more from the rows of the basis, and checks them. If there was no step, the values are
    /// up to date already, and accurate unless these rows amplify rounding error.
    private mutating func finishValues() {
        if !trust.hasMoved, basis.isTriangular, basis.growth <= Tolerance.basisGrowth { return }
        if trust.hasMoved { basis.solveValues(&problem) }
        var isPrecise = refineValues()
        if !isPrecise, basis.isWorn {
            refactorize()
            isPrecise = refineValues()
        }
        if !isPrecise || !keepsFixedSides() { trust.markUnverified() }
    }

    /// Refines the values if necessary, and returns whether the refinement has converged; true if it was not necessary.
    private mutating func refineValues() -> Bool {
        if basis.isTriangular, basis.growth <= Tolerance.basisGrowth { return true }
        for _ in 0..<Simplex.refinementLimit
        where basis.refineValues(&problem) <= Tolerance.refined * problem.valueSize {
            return true
        }
        return false
    }

    static let refinementLimit = 4

    /// Solves once more with as little rounding error as possible, starting from resting values and refactoring often.
    mutating func solveCarefully(toleratingNoise: Bool = false) -> Bool {
        startsFromPlan = false
        trust.setCareful(true)
        defer { trust.setCareful(false) }
        return solve(toleratingNoise: toleratingNoise)
    }

    /// Checks a solution: whether the residual of each row, computed in double-double arithmetic, is on a side that its
    /// level still allows.
    func keepsFixedSides() -> Bool {
        for row in 0..<problem.rows.count where problem.rows[row].phase == .fixed {
            let record = problem.rows[row]
            let residual = problem.residual(of: row)
            // The answer is nearly always clear without double-double arithmetic.
            if record.excess(of: residual.value) <= trust.alarm / 2 * residual.tolerance { continue }
            let value = problem.preciseResidual(of: row)
            if record.excess(of: value) > trust.alarm * residual.tolerance { return false }
        }
        return true
    }

    /// Whether the required rows hold within a tolerance and rounding error, after a solve that assumed their violation
    /// to be no more than this.
    func meetsRequirements(within tolerance: Double) -> Bool {
        for row in 0..<Int(levels.requiredRowCount) {
            let (record, residual) = (problem.rows[row], problem.residual(of: row))
            let cost = residual.value > 0 ? residual.value * record.risePrice : -residual.value * record.fallPrice
            guard cost <= tolerance + trust.alarm * residual.tolerance else { return false }
        }
        return true
    }

    /// Minimizes the total violation of `rows` over the points that are still allowed, and fixes the rows. Returns
    /// whether the total is zero.
    @discardableResult
    mutating func minimize() -> Bool {
        if isMet {
            for index in 0..<rows.count { fixSatisfied(rows[index]) }
            return true
        }
        for index in 0..<rows.count {
            problem.rows[rows[index]].phase = .priced
            problem.rows[rows[index]].side = 0
        }
        replaceTwins()
        degenerateSteps = 0
        let budget = 1000 + 50 * problem.rows.count
        descend(budget)
        // If the violation is zero, the last multipliers may exceed the prices of individual rows.
        if purpose == .proof, isMet {
            for index in 0..<rows.count { fixSatisfied(rows[index]) }
            return true
        }
        return fixAtOptimum()
    }

    /// Whether `rows` currently cost nothing.
    private var isMet: Bool {
        for index in 0..<rows.count where problem.rows[rows[index]].violation > 0 { return false }
        return true
    }

    mutating func fixSatisfied(_ row: Int32) {
        let record = problem.rows[row]
        let isTight = record.isTight
        fix(
            row,
            mayRise: isTight ? record.risePrice == 0 : record.residual > 0,
            mayFall: isTight ? record.fallPrice == 0 : record.residual < 0)
        if isTight, record.slot < 0, purpose != .proof { fixOpposite(of: row) }
    }

    /// Applies the restrictions of a tight row of one variable to the basis row that is tight at the same number, if
    /// that row is fixed, too. For example, two opposite limits together determine the variable, although neither does
    /// alone.
    private mutating func fixOpposite(of row: Int32) {
        guard problem.entryCount(of: row) == 1 else { return }
        let entry = problem.firstEntry(of: row)
        let slot = entry.index
        let other = basis.slots[slot].row
        guard problem.entryCount(of: other) == 1, problem.rows[other].phase == .fixed else { return }
        let opposite = problem.firstEntry(of: other)
        guard opposite.index == entry.index else { return }
        let isSameWay = (opposite.coefficient > 0) == (entry.coefficient > 0)
        fix(
            other,
            mayRise: isSameWay ? problem.rows[row].mayRise : problem.rows[row].mayFall,
            mayFall: isSameWay ? problem.rows[row].mayFall : problem.rows[row].mayRise)
    }

    private mutating func replaceTwins() {
        for index in 0..<rows.count { replaceAlternative(with: rows[index]) }
        basis.rescaleExchanges()
    }

    /// Replaces a row of the basis that belongs to another level by one that is tight at the same number. For example,
    /// the height of a label equals that of its text because of one limit from above and another from below. Without
    /// the replacement, each level would begin with a step of length zero for each of its rows.
    private mutating func replaceAlternative(with row: Int32) {
        let record = problem.rows[row]
        guard record.slot < 0, let slot = slotOfAlternative(to: row) else { return }
        let alternative = basis.slots[slot].row
        if !problem.rows[alternative].isFree { freeSlotCount += 1 }
        (problem.rows[alternative].slot, problem.rows[alternative].residual) = (-1, 0)
        (problem.rows[row].slot, problem.rows[row].residual) = (slot, 0)
        problem.includeMagnitude(of: row)
        let ratio = ratio(of: row, to: alternative) ?? 1
        basis.assign(row: row, variable: slot, coefficient: basis.slots[slot].coefficient * ratio)
        basis.noteExchange(inSlot: slot, ratio: ratio)
    }

    /// The slot of a basis row that determines the variable of a row and is tight at the same number.
    private func slotOfAlternative(to row: Int32) -> Int32? {
        let record = problem.rows[row]
        for entry in problem.entryRange(Int(row)) {
            let slot = problem.entries[entry].index
            let alternative = basis.slots[slot].row
            guard !basis.slots[slot].isUpdated, alternative == basis.nodes[slot].row,
                problem.rows[alternative].phase != .priced,
                ratio(of: row, to: alternative) != nil
            else { continue }
            // Products that overflow or underflow do not show whether both numbers are equal.
            let other = problem.rows[alternative]
            let mine = record.constant * problem.firstEntry(of: alternative).coefficient
            let its = other.constant * problem.firstEntry(of: row).coefficient
            if mine == its, mine.isNormal || (record.constant == 0 && other.constant == 0) { return slot }
        }
        return nil
    }

    /// Restricts the rows of the level, and all fixed rows with a multiplier, to the sides to which they may still move
    /// without increasing the minimum. Returns whether the minimum is zero.
    @discardableResult
    mutating func fixAtOptimum() -> Bool {
        var largest = 0.0
        for index in 0..<basis.touchedSlots.count {
            largest = max(largest, abs(basis.slots[basis.touchedSlots[index]].multiplier))
        }
        for index in 0..<basis.touchedSlots.count {
            let slot = basis.touchedSlots[index]
            let row = basis.slots[slot].row
            let record = problem.rows[row]
            if record.phase == .waiting { continue }
            let isPriced = record.phase == .priced
            let multiplier = basis.slots[slot].multiplier
            let rise = (isPriced ? record.risePrice : 0) + multiplier
            let fall = (isPriced ? record.fallPrice : 0) - multiplier
            let magnitude = basis.slots[slot].multiplierMagnitude
            let noise = max(Tolerance.cancellation * magnitude, Tolerance.factorNoise * largest)
            let margin = isPriced ? Tolerance.price + noise : noise
            fix(row, mayRise: rise <= margin, mayFall: fall <= margin)
        }
        var total = 0.0
        for index in 0..<rows.count {
            let row = rows[index]
            let record = problem.rows[row]
            total += record.violation
            if record.phase == .fixed { continue }
            let slope = record.slot >= 0 ? 0 : record.slope
            fix(row, mayRise: slope == record.risePrice, mayFall: slope == -record.fallPrice)
        }
        return total == 0
    }
}
