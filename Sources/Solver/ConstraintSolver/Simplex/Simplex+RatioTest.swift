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

/// The point at which a row in the path of a step becomes tight or stops being tight, and the growth of the cost's
/// slope there.
struct Breakpoint: BitwiseCopyable {
    var distance: Double
    var slopeChange: Double
    var row: Int32

    func comes(before other: Breakpoint) -> Bool {
        distance != other.distance
            ? distance < other.distance
            : slopeChange != other.slopeChange ? slopeChange > other.slopeChange : row < other.row
    }
}

/// The rows that a step would move, and the breakpoints on its path.
struct StepPath: ~Copyable {
    private(set) var rows = Pool<Int32>()
    private(set) var breakpoints = Pool<Breakpoint>()

    mutating func begin() { rows.removeAll() }

    mutating func append(_ row: Int32) { rows.append(row) }

    mutating func removeBreakpoints() { breakpoints.removeAll() }

    mutating func append(_ breakpoint: Breakpoint) { breakpoints.append(breakpoint) }

    mutating func sortBreakpoints() { breakpoints.makeHeap { $0.comes(before: $1) } }

    /// Removes and returns the nearest breakpoint, once they are sorted.
    mutating func popNearest() -> Breakpoint? { breakpoints.popFirstOfHeap { $0.comes(before: $1) } }

    /// Whether a row prevents the step from moving anything.
    var isBlocked: Bool {
        for index in 0..<breakpoints.count where breakpoints[index].distance == 0 { return true }
        return false
    }
}

extension Simplex {
    /// Whether there have been so many steps of length zero that only Bland's rule, which cannot cycle, is used now
    /// (Bland, Math. Oper. Res. 2, 1977, doi:10.1287/moor.2.2.103).
    var usesBlandsRule: Bool { degenerateSteps > degenerateLimit + problem.variableCount }

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
        let enteringRow = trust.isSuspicious && isWorn ? nil : chooseEntering(leavingRow)
        clearRates()
        if let enteringRow, move(by: enteringRow.distance, from: leavingRow, to: enteringRow.row) {
            trust.acceptSuspicion()
            return .moved(distance: enteringRow.distance)
        }
        guard isWorn else { return .unbounded }
        trust.dismissSuspicion()
        refactorize()
        return .refactored
    }

    /// Computes suspicious numbers again, with less rounding error. Returns false if there are none, or if they remain
    /// suspicious although rounding error is as small as possible.
    mutating func resolveSuspicion() -> Bool {
        guard trust.isSuspicious else { return false }
        trust.dismissSuspicion()
        if !multipliers.areNew {
            multipliers.invalidate()
        } else if basis.isWorn {
            refactorize()
        } else if !refineMultipliers() {
            trust.markUnverified()
            return false
        }
        return true
    }

    /// Computes the rate at which the residual of each row outside the basis changes along the direction.
    mutating func collectRates() {
        path.begin()
        for index in 0..<basis.movedVariables.count {
            let variable = basis.movedVariables[index]
            let move = basis.slots[variable].direction
            for entry in problem.columnRange(Int(variable)) {
                let row = problem.columnEntries[entry].index
                if problem.rows[row].slot >= 0 { continue }
                let part = problem.columnEntries[entry].coefficient * move
                if problem.rows[row].rateMagnitude == 0 { path.append(row) }
                problem.rows[row].rate += part
                problem.rows[row].rateMagnitude += abs(part)
            }
        }
    }

    mutating func clearRates() {
        for index in 0..<path.rows.count {
            problem.rows[path.rows[index]].rate = 0
            problem.rows[path.rows[index]].rateMagnitude = 0
        }
    }

    mutating func collectBreakpoints() {
        path.removeBreakpoints()
        for index in 0..<path.rows.count {
            let row = path.rows[index]
            let speed = problem.rows[row].rate
            if abs(speed) <= Tolerance.cancellation * problem.rows[row].rateMagnitude { continue }
            trust.suspect(speed, 0, magnitude: problem.rows[row].rateMagnitude)
            addBreakpoint(at: row, speed: speed)
        }
    }

    /// Records the point where a row becomes tight or stops being tight, if that changes the cost.
    mutating func addBreakpoint(at row: Int32, speed: Double) {
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
        path.append(Breakpoint(distance: distance, slopeChange: change, row: row))
    }

    /// Passes breakpoints while the cost still falls, and returns the one at which the cost stops falling. If
    /// `usesBlandsRule` is true, returns the nearest breakpoint.
    private mutating func chooseEntering(_ leavingRow: LeavingRow) -> Breakpoint? {
        if usesBlandsRule {
            var first: Breakpoint?
            for index in 0..<path.breakpoints.count {
                let candidate = path.breakpoints[index]
                guard let present = first else {
                    first = candidate
                    continue
                }
                if (candidate.distance, candidate.row) < (present.distance, present.row) { first = candidate }
            }
            return first
        }
        path.sortBreakpoints()
        var (slope, last) = (leavingRow.slope, Breakpoint?.none)
        while let next = path.popNearest() {
            if slope + next.slopeChange >= Tolerance.price * leavingRow.slope { return next }
            slope += next.slopeChange
            problem.rows[next.row].side = problem.rows[next.row].rate > 0 ? 1 : -1
            last = next
        }
        // A cost cannot fall forever. If it seems to, rounding error hid the fact that it stops falling at the last
        // breakpoint.
        if last != nil { trust.markUnverified() }
        return last
    }

    /// Takes a step; returns false if the entering row limits the step only because of rounding error.
    private mutating func move(by distance: Double, from leavingRow: LeavingRow, to row: Int32) -> Bool {
        let leaving = leavingRow.row
        let (wasFree, isFree) = (problem.rows[leaving].isFree, problem.rows[row].isFree)
        let wear = basis.update(slot: Int(leavingRow.slot), with: row, step: leavingRow.sign, &problem)
        if wear == .infinity { return false }
        work.pivots += 1
        degenerateSteps = distance > 0 ? 0 : degenerateSteps + 1
        if distance > 0 { moveValues(by: distance) }
        trust.basisChanged()
        if wasFree { freeSlotCount -= 1 }
        if isFree { freeSlotCount += 1 }
        problem.includeMagnitude(of: row)
        if distance > 0 {
            for index in 0..<path.rows.count { problem.updateResidual(Int(path.rows[index])) }
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
        trust.valuesMoved(largest: largest)
    }
}
