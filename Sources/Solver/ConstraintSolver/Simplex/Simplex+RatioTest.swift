/// The result of one step of the simplex method.
enum Step {
    case optimal
    /// The values moved; if the distance is zero, only the basis changed.
    case moved(distance: Double)
    /// No row can enter: nothing blocks the leaving row, or the pivot is too inaccurate.
    case unbounded
    /// The basis was refactored, since a number may have been rounding error.
    case refactored
}

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
    @inline(__always) func isBetter(than other: LeavingRow) -> Bool {
        slope != other.slope ? slope < other.slope : row > other.row
    }
}

extension Simplex {
    /// Whether there have been so many steps of length zero that only Bland's rule, which cannot cycle, is used now
    /// (Bland, Math. Oper. Res. 2, 1977, doi:10.1287/moor.2.2.103).
    var usesBlandsRule: Bool { degenerateSteps > 20 + problem.variableCount }

    /// Improves the cost whose gradient has been added to the basis, or finds it optimal.
    mutating func step() -> Step {
        computeMultipliers()
        guard let leavingRow = chooseLeaving() else { return .optimal }
        return pivot(leavingRow)
    }

    /// Moves a row out of the basis, and adds the row at which the move ends.
    mutating func pivot(_ leavingRow: LeavingRow) -> Step {
        if exchangeForTight(leavingRow) { return .moved(distance: 0) }
        basis.addStep(leavingRow.sign, to: Int(leavingRow.slot))
        basis.ftran(problem)
        collectRates()
        collectBreakpoints()
        // A suspicious number may be due to rounding error in the updates, which refactoring removes.
        let isWorn = basis.isWorn
        let enteringRow = isSuspicious && isWorn ? nil : chooseEntering(leavingRow)
        clearRates()
        if let enteringRow, move(by: enteringRow.distance, from: leavingRow, to: enteringRow.row) {
            if isSuspicious { (isUnverified, isSuspicious) = (true, false) }
            return .moved(distance: enteringRow.distance)
        }
        guard isWorn else { return .unbounded }
        isSuspicious = false
        refactorize()
        return .refactored
    }

    /// Computes suspicious numbers again, with less rounding error. Returns false if there are none, or if they remain
    /// suspicious although rounding error is as small as possible.
    mutating func resolveSuspicion() -> Bool {
        guard isSuspicious else { return false }
        isSuspicious = false
        if !areMultipliersNew {
            areMultipliersStale = true
        } else if basis.isWorn {
            refactorize()
        } else if !refineMultipliers() {
            isUnverified = true
            return false
        }
        return true
    }

    /// The row whose move reduces the cost most, by the current multipliers, or the first one that reduces it if
    /// `usesBlandsRule` is true; nil if there is none.
    mutating func chooseLeaving() -> LeavingRow? {
        if usesBlandsRule { return firstLeaving() }
        while let candidate = leavingRows.popFirstOfHeap(by: { $0.isBetter(than: $1) }) {
            // If the multiplier has changed since the row was listed, the row is in the list again.
            if let row = leavingRow(candidate.row), row.slope == candidate.slope, row.sign == candidate.sign {
                return row
            }
        }
        return nil
    }

    private mutating func firstLeaving() -> LeavingRow? {
        var first: LeavingRow?
        for index in 0..<rowsWithMultiplier.count where rowsWithMultiplier[index] < first?.row ?? .max {
            first = leavingRow(rowsWithMultiplier[index]) ?? first
        }
        return first
    }

    /// The move of a basis row that reduces the cost, by its multiplier; nil if there is none.
    @inline(__always) mutating func leavingRow(_ index: Int32) -> LeavingRow? {
        let row = problem.rows[index]
        let multiplier = row.multiplier
        if multiplier == 0 || (exclusionCount > 0 && isExcluded[row.slot]) { return nil }
        let price = row.phase == .priced ? (multiplier < 0 ? row.risePrice : row.fallPrice) : 0
        let slope = price - abs(multiplier)
        let magnitude = areMultipliersRefined ? abs(multiplier) : row.multiplierMagnitude
        let noise = Tolerance.price * price + Tolerance.cancellation * magnitude
        if !areMultipliersRefined { suspect(slope, abs(multiplier) + price, magnitude: magnitude) }
        if slope >= -noise || (multiplier < 0 ? !row.mayRise : !row.mayFall) { return nil }
        return LeavingRow(row: index, slot: row.slot, sign: multiplier < 0 ? 1 : -1, slope: slope)
    }

    /// Records a number as suspicious if it may be rounding error, given the magnitudes that went into it.
    @inline(__always) private mutating func suspect(_ number: Double, _ size: Double, magnitude: Double) {
        let scale = max(size, magnitude)
        if abs(number) < doubt.below * scale, abs(number) > doubt.above * scale { isSuspicious = true }
    }

    /// Computes the rate at which the residual of each row outside the basis changes along the direction.
    mutating func collectRates() {
        movedRows.removeAll()
        for index in 0..<basis.movedVariables.count {
            let variable = basis.movedVariables[index]
            let move = basis.slots[variable].direction
            for entry in problem.columnRange(Int(variable)) {
                let row = problem.columnEntries[entry].index
                if problem.rows[row].slot >= 0 { continue }
                let part = problem.columnEntries[entry].coefficient * move
                if problem.rows[row].rateMagnitude == 0 { movedRows.append(row) }
                problem.rows[row].rate += part
                problem.rows[row].rateMagnitude += abs(part)
            }
        }
    }

    mutating func clearRates() {
        for index in 0..<movedRows.count {
            problem.rows[movedRows[index]].rate = 0
            problem.rows[movedRows[index]].rateMagnitude = 0
        }
    }

    mutating func collectBreakpoints() {
        breakpoints.removeAll()
        for index in 0..<movedRows.count {
            let row = movedRows[index]
            let speed = problem.rows[row].rate
            if abs(speed) <= Tolerance.cancellation * problem.rows[row].rateMagnitude { continue }
            suspect(speed, 0, magnitude: problem.rows[row].rateMagnitude)
            addBreakpoint(at: row, speed: speed)
        }
    }

    /// Records the point where a row becomes tight or stops being tight, if that changes the cost.
    @inline(__always) mutating func addBreakpoint(at row: Int32, speed: Double) {
        let record = problem.rows[row]
        if record.phase == .waiting { return }
        let isTight = record.isTight
        if !isTight, (record.residual > 0) == (speed > 0) { return }
        let change: Double
        if record.phase == .fixed {
            if isTight, speed > 0 ? record.mayRise : record.mayFall { return }
            change = .infinity
        } else if isTight, record.side == 0 {
            change = abs(speed) * (speed > 0 ? record.risePrice : record.fallPrice)
            if change == 0 { return }
        } else if isTight, (record.side > 0) == (speed > 0) {
            return
        } else {
            change = abs(speed) * (record.risePrice + record.fallPrice)
        }
        let distance = isTight ? 0 : abs(record.residual / speed)
        breakpoints.append(Breakpoint(distance: distance, slopeChange: change, row: row))
    }

    /// Passes breakpoints while the cost still falls, and returns the one at which the cost stops falling. If
    /// `usesBlandsRule` is true, returns the nearest breakpoint.
    private mutating func chooseEntering(_ leavingRow: LeavingRow) -> Breakpoint? {
        if usesBlandsRule {
            var first: Breakpoint?
            for index in 0..<breakpoints.count {
                let candidate = breakpoints[index]
                guard let present = first else {
                    first = candidate
                    continue
                }
                if (candidate.distance, candidate.row) < (present.distance, present.row) { first = candidate }
            }
            return first
        }
        breakpoints.makeHeap { $0.comes(before: $1) }
        var (slope, last) = (leavingRow.slope, Breakpoint?.none)
        while let next = breakpoints.popFirstOfHeap(by: { $0.comes(before: $1) }) {
            if slope + next.slopeChange >= Tolerance.price * leavingRow.slope { return next }
            slope += next.slopeChange
            problem.rows[next.row].side = problem.rows[next.row].rate > 0 ? 1 : -1
            last = next
        }
        // A cost cannot fall forever. If it seems to, rounding error hid the fact that it stops falling at the last
        // breakpoint.
        if last != nil { isUnverified = true }
        return last
    }

    /// Takes a step; returns false if the entering row limits the step only because of rounding error.
    private mutating func move(by distance: Double, from leavingRow: LeavingRow, to row: Int32) -> Bool {
        let leaving = leavingRow.row
        let (wasFree, isFree) = (problem.rows[leaving].isFree, problem.rows[row].isFree)
        let wear = basis.update(slot: Int(leavingRow.slot), with: row, step: leavingRow.sign, &problem)
        if wear == .infinity { return false }
        pivotCount += 1
        degenerateSteps = distance > 0 ? 0 : degenerateSteps + 1
        if distance > 0 { moveValues(by: distance) }
        hasMoved = true
        if wasFree { freeSlotCount -= 1 }
        if isFree { freeSlotCount += 1 }
        problem.includeMagnitude(of: row)
        if distance > 0 {
            for index in 0..<movedRows.count { problem.updateResidual(Int(movedRows[index])) }
        }
        problem.updateResidual(Int(leaving))
        if distance == 0 { problem.rows[leaving].residual = 0 }
        problem.rows[leaving].side = leavingRow.sign > 0 ? 1 : -1
        problem.rows[row].residual = 0
        if wear > Tolerance.pivotDifference || basis.etas.count >= updateLimit { refactorize() }
        return true
    }

    /// Moves the values along the direction of the basis. The rounding error of the largest value before or after the
    /// move remains in the values, however small they become.
    mutating func moveValues(by distance: Double) {
        var largest = 0.0
        for index in 0..<basis.movedVariables.count {
            let variable = basis.movedVariables[index]
            let before = problem.values[variable]
            let after = before + distance * basis.slots[variable].direction
            problem.values[variable] = after
            largest = max(largest, abs(before), abs(after))
        }
        drift += Double.ulpOfOne * largest
    }

    /// Prevents a leaving row that no row can replace from being chosen again at this level: no cost falls without end,
    /// so the apparent gain is a rounding error.
    mutating func excludePivot(_ leavingRow: LeavingRow) {
        if !isExcluded[leavingRow.slot] { exclusionCount += 1 }
        isExcluded[leavingRow.slot] = true
        let magnitude = problem.rows[leavingRow.row].multiplierMagnitude
        let noise = max(Tolerance.plainClear * magnitude, Tolerance.factorNoise * largestMultiplier)
        if abs(leavingRow.slope) > noise { isUnverified = true }
    }

    mutating func clearExclusions() {
        guard exclusionCount > 0 else { return }
        for slot in 0..<isExcluded.count { isExcluded[slot] = false }
        exclusionCount = 0
    }
}
