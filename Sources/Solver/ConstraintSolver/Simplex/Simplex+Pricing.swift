/// A row of the basis that can leave it, and the direction of its move.
struct LeavingRow: BitwiseCopyable {
    var row: Int32
    var slot: Int32
    /// The direction: +1 if the residual rises, −1 if it falls.
    var sign: Double
    /// The change of the cost per unit of the move; negative.
    var slope: Double

    /// Among rows that reduce the cost equally, the weakest leaves, and of several the last in the order of ties, as
    /// later levels and ties prefer.
    func isBetter(than other: LeavingRow) -> Bool {
        slope != other.slope ? slope < other.slope : row > other.row
    }
}

/// The rows of the basis that have multipliers, and those that may leave the basis.
struct Multipliers: ~Copyable {
    /// How well the multipliers are known.
    private enum Age {
        case stale
        /// Updated after a step since all were solved for.
        case updated
        case solved
        /// Refined, so that none of them is mere rounding error.
        case refined
    }

    /// The rows that have had a multiplier since all multipliers were last solved for.
    private(set) var rows = Pool<Int32>()
    /// The rows of the basis whose move reduced the cost when their multiplier last changed, as a heap.
    private var leaving = Pool<LeavingRow>()
    private var age = Age.stale
    private var isExcluded = Pool<Bool>()
    private var exclusionCount = 0

    var areStale: Bool { age == .stale }
    var areNew: Bool { age == .solved || age == .refined }
    var areRefined: Bool { age == .refined }

    mutating func prepare(slotCount: Int) { isExcluded.reset(to: slotCount, filling: false) }

    /// Forgets the rows, which belong to another problem.
    mutating func removeRows() { rows.removeAll() }

    mutating func invalidate() { age = .stale }

    mutating func areUpdated() { if age != .stale { age = .updated } }

    mutating func areSolved() { age = .solved }

    mutating func wereRefined() { age = .refined }

    mutating func append(_ row: Int32) { rows.append(row) }

    mutating func popRow() -> Int32? { rows.popLast() }

    mutating func removeLeaving() { leaving.removeAll() }

    mutating func appendLeaving(_ row: LeavingRow) { leaving.append(row) }

    mutating func sortLeaving() { leaving.makeHeap { $0.isBetter(than: $1) } }

    mutating func insertLeaving(_ row: LeavingRow) { leaving.insertIntoHeap(row) { $0.isBetter(than: $1) } }

    mutating func popLeaving() -> LeavingRow? { leaving.popFirstOfHeap { $0.isBetter(than: $1) } }

    func excludes(_ slot: Int32) -> Bool { exclusionCount > 0 && isExcluded[slot] }

    mutating func exclude(_ slot: Int32) {
        if !isExcluded[slot] { exclusionCount += 1 }
        isExcluded[slot] = true
    }

    mutating func clearExclusions() {
        guard exclusionCount > 0 else { return }
        for slot in 0..<isExcluded.count { isExcluded[slot] = false }
        exclusionCount = 0
    }
}

/// The multipliers of the rows of the basis, kept from step to step.
///
/// A step replaces one row of the basis and changes the slopes of a few others. Updating the multipliers takes one
/// BTRAN of these few rows (the update of dual values in the revised simplex method). Rounding errors accumulate in
/// this way, so all multipliers are solved for again before an optimum is accepted.
extension Simplex {
    /// Solves for the multipliers of the cost whose gradient has been added to the basis.
    mutating func computeMultipliers() {
        basis.btran(problem)
        while let row = multipliers.popRow() { clearMultiplier(row) }
        addMultipliers()
        multipliers.areSolved()
        listLeavingRows()
    }

    mutating func listLeavingRows() {
        multipliers.removeLeaving()
        for index in 0..<multipliers.rows.count {
            if let row = leavingRow(multipliers.rows[index]) { multipliers.appendLeaving(row) }
        }
        multipliers.sortLeaving()
    }

    /// Takes steps while the total violation of `rows` falls. The multipliers stay in the rows of the basis, and after
    /// the last step they prove the optimum.
    mutating func descend(_ budget: Int) {
        multipliers.invalidate()
        for _ in 0..<budget {
            if multipliers.areStale {
                addViolationGradient()
                computeMultipliers()
            }
            if resolveSuspicion() { continue }
            if !usesBlandsRule, flipTogether() {
                multipliers.invalidate()
            } else if let leavingRow = chooseLeaving() {
                switch pivot(leavingRow) {
                case .moved: updateMultipliers(leavingRow.row)
                case .unbounded: excludePivot(leavingRow)
                case .optimal, .refactored: break
                }
            } else if multipliers.areNew {
                if trust.hasDrifted(beyond: Tolerance.componentScale * problem.valueScale) {
                    refactorize()
                } else if multipliers.areRefined || !basis.hasCanceled || !refineMultipliers() {
                    return multipliers.clearExclusions()
                }
            } else {
                multipliers.invalidate()
            }
        }
        trust.markUnverified()
        multipliers.clearExclusions()
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

    /// Updates the multipliers after a step; the rows that the step moved are still in `path.rows`.
    private mutating func updateMultipliers(_ leaving: Int32) {
        multipliers.areUpdated()
        // With few rows, solving for all multipliers is as fast as for their changes, unless only the basis has
        // changed.
        if rows.count <= 8, degenerateSteps == 0 { multipliers.invalidate() }
        if multipliers.areStale { return }
        let multiplier = problem.rows[leaving].multiplier
        (problem.rows[leaving].multiplier, problem.rows[leaving].multiplierMagnitude) = (0, 0)
        addCostGradient(of: leaving, and: multiplier)
        for index in 0..<path.rows.count { addCostGradient(of: path.rows[index]) }
        basis.btran(problem)
        addMultipliers()
        for index in 0..<basis.touchedSlots.count {
            let row = basis.slots[basis.touchedSlots[index]].row
            if let row = leavingRow(row) { multipliers.insertLeaving(row) }
        }
    }

    /// Adds the result of the last BTRAN. The magnitude recorded for a sum is the largest magnitude of its parts and
    /// not their total, since updates that are added are later canceled in the same way.
    private mutating func addMultipliers() {
        for index in 0..<basis.touchedSlots.count {
            let slot = basis.slots[basis.touchedSlots[index]]
            let row = problem.rows[slot.row]
            if !row.hasMultiplier { multipliers.append(slot.row) }
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

    /// The row whose move reduces the cost most, by the current multipliers, or the first one that reduces it if
    /// `usesBlandsRule` is true; nil if there is none.
    mutating func chooseLeaving() -> LeavingRow? {
        if usesBlandsRule { return firstLeaving() }
        while let candidate = multipliers.popLeaving() {
            // If the multiplier has changed since the row was listed, the row is in the list again.
            if let row = leavingRow(candidate.row), row.slope == candidate.slope, row.sign == candidate.sign {
                return row
            }
        }
        return nil
    }

    private mutating func firstLeaving() -> LeavingRow? {
        var first: LeavingRow?
        for index in 0..<multipliers.rows.count where multipliers.rows[index] < first?.row ?? .max {
            first = leavingRow(multipliers.rows[index]) ?? first
        }
        return first
    }

    /// The move of a basis row that reduces the cost, by its multiplier; nil if there is none.
    mutating func leavingRow(_ index: Int32) -> LeavingRow? {
        let row = problem.rows[index]
        let multiplier = row.multiplier
        if multiplier == 0 || multipliers.excludes(row.slot) { return nil }
        let price = row.phase == .priced ? (multiplier < 0 ? row.risePrice : row.fallPrice) : 0
        let slope = price - abs(multiplier)
        let magnitude = multipliers.areRefined ? abs(multiplier) : row.multiplierMagnitude
        let noise = Tolerance.price * price + Tolerance.cancellation * magnitude
        if !multipliers.areRefined { trust.suspect(slope, abs(multiplier) + price, magnitude: magnitude) }
        if slope >= -noise || (multiplier < 0 ? !row.mayRise : !row.mayFall) { return nil }
        return LeavingRow(row: index, slot: row.slot, sign: multiplier < 0 ? 1 : -1, slope: slope)
    }

    /// Prevents a leaving row that no row can replace from being chosen again at this level: no cost falls without end,
    /// so the apparent gain is a rounding error.
    mutating func excludePivot(_ leavingRow: LeavingRow) {
        multipliers.exclude(leavingRow.slot)
        let magnitude = problem.rows[leavingRow.row].multiplierMagnitude
        let noise = max(Tolerance.plainClear * magnitude, Tolerance.factorNoise * largestMultiplier)
        if abs(leavingRow.slope) > noise { trust.markUnverified() }
    }
}
