/// What one step of the simplex method found.
enum Step {
    case optimal
    /// The values moved, or only the basis changed when the distance is zero.
    case moved(distance: Double)
    case unbounded
}

/// A row of the basis that is to move, and to which side.
private struct Departure {
    var slot: Int32
    /// +1 when its residual is to rise, −1 when it is to fall.
    var sign: Double
    /// What a unit of the move changes the cost by; negative.
    var slope: Double
}

extension Simplex {
    /// Whether steps of length zero have been so many that only the rule without cycles may go on
    /// (Bland, Math. Oper. Res. 2, 1977, doi:10.1287/moor.2.2.103).
    private var isCautious: Bool { idleSteps > 20 + problem.variableCount }

    /// Improves the cost whose gradient has been added to the basis, or finds it optimal.
    ///
    /// The multipliers are left in the basis, so that after the last step they prove the optimum.
    mutating func step() -> Step {
        basis.solveMultipliers(problem)
        if let departure = chooseDeparture() {
            basis.addStep(departure.sign, to: Int(departure.slot))
            basis.solveDirection(problem)
            collectRates()
            collectBreakpoints()
            guard let arrival = chooseArrival(departure) else {
                clearRates()
                return .unbounded
            }
            clearRates()
            resolve(arrival.row)
            // What looked like a direction was rounding. Another row of the basis may do.
            if basis.slots[departure.slot].multiplier == 0 {
                bar(departure.slot)
                return .moved(distance: 0)
            }
            move(by: arrival.distance, from: departure, to: arrival.row)
            return .moved(distance: arrival.distance)
        }
        return .optimal
    }

    private mutating func chooseDeparture() -> Departure? {
        var best: Departure?
        for index in 0..<basis.touchedSlots.count {
            let slot = basis.touchedSlots[index]
            let force = basis.slots[slot].multiplier
            if force == 0 || (barredCount > 0 && isBarred[slot]) { continue }
            let row = problem.rows[basis.slots[slot].row]
            let price = row.phase == .priced ? (force < 0 ? row.risePrice : row.fallPrice) : 0
            let slope = price - abs(force)
            let noise = Tolerance.price * price + Tolerance.cancellation * basis.slots[slot].multiplierMagnitude
            if slope >= -noise { continue }
            if force < 0 ? !row.mayRise : !row.mayFall { continue }
            if let present = best {
                let isBetter =
                    isCautious
                    ? basis.slots[slot].row < basis.slots[present.slot].row
                    : slope < present.slope || (slope == present.slope && slot < present.slot)
                if !isBetter { continue }
            }
            best = Departure(slot: slot, sign: force < 0 ? 1 : -1, slope: slope)
        }
        return best
    }

    /// How fast the residual of each row changes along the direction.
    mutating func collectRates() {
        for index in 0..<basis.movedVariables.count {
            let variable = basis.movedVariables[index]
            let move = basis.variables[variable].direction
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
        while let row = movedRows.popLast() {
            problem.rows[row].rate = 0
            problem.rows[row].rateMagnitude = 0
        }
    }

    mutating func collectBreakpoints() {
        breakpoints.removeAll()
        for index in 0..<movedRows.count {
            let row = movedRows[index]
            let speed = problem.rows[row].rate
            if abs(speed) <= Tolerance.cancellation * problem.rows[row].rateMagnitude { continue }
            let record = problem.rows[row]
            if record.phase == .waiting { continue }
            let isTight = record.isTight
            if !isTight, (record.residual > 0) == (speed > 0) { continue }
            let change: Double
            if record.phase == .settled {
                if isTight, speed > 0 ? record.mayRise : record.mayFall { continue }
                change = .infinity
            } else if isTight, record.side == 0 {
                change = abs(speed) * (speed > 0 ? record.risePrice : record.fallPrice)
                if change == 0 { continue }
            } else if isTight, (record.side > 0) == (speed > 0) {
                continue
            } else {
                change = abs(speed) * (record.risePrice + record.fallPrice)
            }
            let distance = isTight ? 0 : abs(record.residual / speed)
            breakpoints.append(Breakpoint(distance: distance, slopeChange: change, row: row))
        }
    }

    /// Passes breakpoints while the cost still falls, and returns the one at which it no longer does.
    private mutating func chooseArrival(_ departure: Departure) -> Breakpoint? {
        if isCautious {
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
        var slope = departure.slope
        for index in 0..<breakpoints.count {
            slope += breakpoints[index].slopeChange
            if slope >= Tolerance.price * departure.slope { return breakpoints[index] }
            let passed = breakpoints[index].row
            problem.rows[passed].side = problem.rows[passed].rate > 0 ? 1 : -1
        }
        return nil
    }

    private mutating func move(by distance: Double, from departure: Departure, to row: Int32) {
        let leaving = basis.slots[departure.slot].row
        pivotCount += 1
        idleSteps = distance > 0 ? 0 : idleSteps + 1
        if distance > 0 {
            for index in 0..<basis.movedVariables.count {
                let variable = basis.movedVariables[index]
                problem.values[variable] += distance * basis.variables[variable].direction
            }
        }
        replace(slot: departure.slot, with: row)
        if distance > 0 {
            for index in 0..<basis.movedVariables.count {
                for entry in problem.columnRange(Int(basis.movedVariables[index])) {
                    problem.updateResidual(Int(problem.columnEntries[entry].index))
                }
            }
        }
        problem.updateResidual(Int(leaving))
        if distance == 0 { problem.rows[leaving].residual = 0 }
        problem.rows[leaving].side = departure.sign > 0 ? 1 : -1
        problem.rows[row].residual = 0
        if basis.exchangeSlot.count >= exchangeLimit { refactorize() }
    }

    private mutating func bar(_ slot: Int32) {
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
