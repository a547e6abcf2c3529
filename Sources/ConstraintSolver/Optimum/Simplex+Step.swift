/// What one step of the simplex method found.
enum Step {
    case optimal
    /// The values moved, or only the basis changed when the distance is zero.
    case moved(distance: Double)
    /// Nothing stops the row of this slot.
    case unbounded(slot: Int32)
}

/// A row of the basis that is to move, and to which side.
struct LeavingRow {
    var slot: Int32
    /// +1 when its residual is to rise, −1 when it is to fall.
    var sign: Double
    /// What a unit of the move changes the cost by; negative.
    var slope: Double
}

extension Simplex {
    /// Whether steps of length zero have been so many that only the rule without cycles may go on
    /// (Bland, Math. Oper. Res. 2, 1977, doi:10.1287/moor.2.2.103).
    var usesBlandsRule: Bool { degenerateSteps > 20 + problem.variableCount }

    /// Improves the cost whose gradient has been added to the basis, or finds it optimal.
    ///
    /// The multipliers are left in the basis, so that after the last step they prove the optimum.
    mutating func step(mayFlip: Bool = false) -> Step {
        basis.btran(problem)
        if mayFlip, !usesBlandsRule, flipTogether() { return .moved(distance: 1) }
        if let leavingRow = chooseLeaving() {
            basis.addStep(leavingRow.sign, to: Int(leavingRow.slot))
            basis.ftran(problem)
            collectRates()
            collectBreakpoints()
            let enteringRow = chooseEntering(leavingRow)
            clearRates()
            guard let enteringRow else { return .unbounded(slot: leavingRow.slot) }
            move(by: enteringRow.distance, from: leavingRow, to: enteringRow.row)
            return .moved(distance: enteringRow.distance)
        }
        return .optimal
    }

    mutating func chooseLeaving() -> LeavingRow? {
        var best: LeavingRow?
        for index in 0..<basis.touchedSlots.count {
            guard let candidate = leavingRow(from: basis.touchedSlots[index]) else { continue }
            if let present = best, !isBetter(candidate, than: present) { continue }
            best = candidate
        }
        return best
    }

    /// Of rows that pay the same, the weakest and newest gives way: those after it in line would have it so.
    private func isBetter(_ candidate: LeavingRow, than present: LeavingRow) -> Bool {
        let (row, other) = (basis.slots[candidate.slot].row, basis.slots[present.slot].row)
        if usesBlandsRule { return row < other }
        return candidate.slope != present.slope ? candidate.slope < present.slope : row > other
    }

    /// How the row in a slot could move so that the cost falls, by its multiplier.
    @inline(__always) mutating func leavingRow(from slot: Int32) -> LeavingRow? {
        let force = basis.slots[slot].multiplier
        if force == 0 || (barredCount > 0 && isBarred[slot]) { return nil }
        let row = problem.rows[basis.slots[slot].row]
        let price = row.phase == .priced ? (force < 0 ? row.risePrice : row.fallPrice) : 0
        let slope = price - abs(force)
        let noise = Tolerance.price * price + Tolerance.cancellation * basis.slots[slot].multiplierMagnitude
        judge(slope, abs(force) + price, magnitude: basis.slots[slot].multiplierMagnitude)
        if slope >= -noise || (force < 0 ? !row.mayRise : !row.mayFall) { return nil }
        return LeavingRow(slot: slot, sign: force < 0 ? 1 : -1, slope: slope)
    }

    /// Notes a number that may be something or nothing, by what went into it.
    @inline(__always) private mutating func judge(_ number: Double, _ size: Double, magnitude: Double) {
        let scale = max(size, magnitude)
        if abs(number) < Tolerance.clear * scale, abs(number) > rounding * scale { isDoubtful = true }
    }

    /// How fast the residual of each row changes along the direction.
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
            judge(speed, 0, magnitude: problem.rows[row].rateMagnitude)
            addBreakpoint(at: row, speed: speed)
        }
    }

    /// Notes where a row becomes tight, or stops being so, if that matters.
    @inline(__always) mutating func addBreakpoint(at row: Int32, speed: Double) {
        let record = problem.rows[row]
        if record.phase == .waiting { return }
        let isTight = record.isTight
        if !isTight, (record.residual > 0) == (speed > 0) { return }
        let change: Double
        if record.phase == .settled {
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

    /// Passes breakpoints while the cost still falls, and returns the one at which it no longer does.
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
        breakpoints.sort { a, b in
            a.distance != b.distance
                ? a.distance < b.distance
                : a.slopeChange != b.slopeChange ? a.slopeChange > b.slopeChange : a.row < b.row
        }
        var slope = leavingRow.slope
        for index in 0..<breakpoints.count {
            slope += breakpoints[index].slopeChange
            if slope >= Tolerance.price * leavingRow.slope { return breakpoints[index] }
            if index + 1 == breakpoints.count { break }
            let passed = breakpoints[index].row
            problem.rows[passed].side = problem.rows[passed].rate > 0 ? 1 : -1
        }
        // No cost falls forever: where it seems to, the last breakpoint is where rounding hid that it stops.
        if !breakpoints.isEmpty { isDoubtful = true }
        return breakpoints.isEmpty ? nil : breakpoints[breakpoints.count - 1]
    }

    private mutating func move(by distance: Double, from leavingRow: LeavingRow, to row: Int32) {
        let leaving = basis.slots[leavingRow.slot].row
        pivotCount += 1
        degenerateSteps = distance > 0 ? 0 : degenerateSteps + 1
        if distance > 0 {
            for index in 0..<basis.movedVariables.count {
                let variable = basis.movedVariables[index]
                problem.values[variable] += distance * basis.slots[variable].direction
            }
        }
        hasMoved = true
        if problem.rows[leaving].isFree { freeSlotCount -= 1 }
        if problem.rows[row].isFree { freeSlotCount += 1 }
        basis.update(slot: Int(leavingRow.slot), with: row, step: leavingRow.sign, &problem)
        problem.hold(row)
        if distance > 0 {
            for index in 0..<movedRows.count { problem.updateResidual(Int(movedRows[index])) }
        }
        problem.updateResidual(Int(leaving))
        if distance == 0 { problem.rows[leaving].residual = 0 }
        problem.rows[leaving].side = leavingRow.sign > 0 ? 1 : -1
        problem.rows[row].residual = 0
        let isLong = basis.updates.count - updatesAtFactoring >= max(updateLimit, updatesAtFactoring / 2)
        if isLong { refactorize() }
    }

    /// Keeps a slot from being chosen again on this level.
    mutating func bar(_ slot: Int32) {
        if !isBarred[slot] { barredCount += 1 }
        isBarred[slot] = true
    }

    mutating func clearBars() {
        guard barredCount > 0 else { return }
        isDoubtful = true
        for slot in 0..<isBarred.count { isBarred[slot] = false }
        barredCount = 0
    }
}
