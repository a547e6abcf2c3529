/// A row of the basis together with a parallel row: moving the first to the point where the second becomes tight
/// reduces the cost.
struct Flip: BitwiseCopyable {
    var slot: Int32
    /// The row that leaves the slot.
    var row: Int32
    var target: Int32
    /// The change of the leaving row's residual along the way.
    var step: Double
    /// The change of the cost along the way, per unit of the row's first variable.
    var slope: Double
    /// The costs at later levels: a range of `laterReducedCosts`.
    var firstPrice: Int32
    var priceCount: Int32
    /// The first in the order of ties among the rows of later levels that the flip violates more.
    var firstViolated = TieRank.none
}

/// The cost of one unit of a flip at a later level.
struct LaterReducedCost: BitwiseCopyable {
    var level: Int32
    var price: Double
}

/// The flips that are tried together, and when they are tried again.
struct BoundFlips: ~Copyable {
    private(set) var all = Pool<Flip>()
    private(set) var laterReducedCosts = Pool<LaterReducedCost>()
    /// The number of steps until flips are tried again, and the length of the last such pause.
    private var stepsUntilNext = 0
    private var pause = 0

    /// Makes the next step try flips.
    mutating func resume() { (stepsUntilNext, pause) = (0, 0) }

    /// Whether flips are not tried at this step; counts the step.
    mutating func skipsStep() -> Bool {
        if stepsUntilNext == 0 { return false }
        stepsUntilNext -= 1
        return true
    }

    mutating func succeeded() { pause = 0 }

    /// Makes flips be tried less often than at every step, since rows block each other.
    mutating func failed() {
        pause = min(2 * pause + 1, 63)
        stepsUntilNext = pause
    }

    mutating func removeAll() {
        all.removeAll()
        laterReducedCosts.removeAll()
    }

    mutating func append(_ flip: Flip) { all.append(flip) }

    /// Adds the price of a flip at a later level.
    mutating func addPrice(_ price: Double, at level: Int32, of flip: inout Flip) {
        if flip.priceCount > 0, laterReducedCosts.last.level == level {
            laterReducedCosts[laterReducedCosts.count - 1].price += price
        } else {
            laterReducedCosts.append(LaterReducedCost(level: level, price: price))
            flip.priceCount += 1
        }
    }

    /// Keeps the flips whose slope is at most a limit, in the order that later levels and the ties prefer.
    mutating func keep(slopesUpTo limit: Double) {
        var end = 0
        for index in 0..<all.count where all[index].slope <= limit {
            all[end] = all[index]
            end += 1
        }
        all.truncate(to: end)
        var sorted = Pool<Flip>()
        swap(&sorted, &all)
        sorted.sort { goesBefore($0, $1) }
        swap(&sorted, &all)
    }

    /// Whether later levels or ties prefer one flip to another.
    private func goesBefore(_ a: Flip, _ b: Flip) -> Bool {
        var (first, second) = (a.firstPrice, b.firstPrice)
        while true {
            let mine = first < a.firstPrice + a.priceCount ? laterReducedCosts[first] : nil
            let its = second < b.firstPrice + b.priceCount ? laterReducedCosts[second] : nil
            let level = min(mine?.level ?? .max, its?.level ?? .max)
            if level == .max { break }
            let myPrice = mine?.level == level ? mine?.price ?? 0 : 0
            let itsPrice = its?.level == level ? its?.price ?? 0 : 0
            if myPrice != itsPrice { return myPrice < itsPrice }
            if mine?.level == level { first += 1 }
            if its?.level == level { second += 1 }
        }
        if a.firstViolated != b.firstViolated { return a.firstViolated > b.firstViolated }
        return a.row > b.row
    }
}

/// Simultaneous moves of many rows from one bound to the next, as when many labels shrink from their natural widths to
/// their smallest ones.
///
/// Each row is replaced by a parallel one, so the basis keeps its span, and all of these moves take the work of only
/// one step (the bound flips of the long-step rule; Maros, Computational Techniques of the Simplex Method, 2003,
/// doi:10.1007/978-1-4615-0257-9).
extension Simplex {
    /// Flips rows that reduce the cost even if they move together; the multipliers must be up to date. Returns whether
    /// any rows were flipped.
    mutating func flipTogether() -> Bool {
        if flips.skipsStep() { return false }
        collectFlips()
        var count = flips.all.count
        while count >= Simplex.fewestFlips {
            let share = tryFlips(count)
            if share >= 1 {
                makeFlips(count)
                flips.succeeded()
                return true
            }
            clearRates()
            count = min(count - 1, max(Int(share * Double(count)), count / 4))
        }
        flips.failed()
        return false
    }

    private static let fewestFlips = 2

    /// Collects the flips that reduce the cost most, in the order preferred by later levels and then by the ties, which
    /// would otherwise have to undo flips row by row.
    private mutating func collectFlips() {
        flips.removeAll()
        var best = 0.0
        for index in 0..<multipliers.rows.count {
            guard let leavingRow = leavingRow(multipliers.rows[index]) else { continue }
            let slot = leavingRow.slot
            let size = abs(problem.firstEntry(of: basis.slots[slot].row).coefficient)
            let slope = leavingRow.slope * size
            guard slope <= best * (1 - Tolerance.price), let alternative = nextAlternative(of: leavingRow) else {
                continue
            }
            best = min(best, slope)
            var flip = Flip(
                slot: slot, row: leavingRow.row, target: alternative.row, step: leavingRow.sign * alternative.distance,
                slope: slope,
                firstPrice: Int32(flips.laterReducedCosts.count), priceCount: 0)
            addLaterReducedCosts(of: leavingRow, to: &flip)
            flips.append(flip)
        }
        flips.keep(slopesUpTo: best * (1 - Tolerance.price))
    }

    /// Adds to a flip the costs that moving its leaving row has at each later level, if the row has only one variable.
    private mutating func addLaterReducedCosts(of leavingRow: LeavingRow, to flip: inout Flip) {
        guard problem.entryCount(of: leavingRow.row) == 1 else { return }
        let entry = problem.firstEntry(of: leavingRow.row)
        let direction = entry.coefficient > 0 ? leavingRow.sign : -leavingRow.sign
        for index in problem.columnRange(Int(entry.index)) {
            let (other, coefficient) = (problem.columnEntries[index].index, problem.columnEntries[index].coefficient)
            let later = problem.rows[other]
            if later.phase != .waiting || problem.entryCount(of: other) != 1 || Int(other) >= problem.constraintCount {
                continue
            }
            let rate = direction * coefficient
            let isWorse = rate > 0 ? later.residual >= 0 : later.residual <= 0
            let pays = (rate > 0) == isWorse ? later.risePrice : later.fallPrice
            if pays == 0 { continue }
            if isWorse {
                flip.firstViolated = min(flip.firstViolated, TieRank(serial: later.serial, isExceeded: rate > 0))
            }
            let (level, price) = (levels.level(of: other), isWorse ? abs(rate) : -abs(rate))
            flips.addPrice(price, at: level, of: &flip)
        }
    }

    /// The first parallel row at which the slope of the leaving row changes; nil if there is none, or if the slope
    /// changes immediately.
    private mutating func nextAlternative(of leavingRow: LeavingRow) -> Breakpoint? {
        collectAlternatives(of: leavingRow)
        var next: Breakpoint?
        for index in 0..<path.breakpoints.count where path.breakpoints[index].distance < next?.distance ?? .infinity {
            next = path.breakpoints[index]
        }
        // A row at distance zero changes the slope before anything has moved.
        guard let next, next.distance > 0 else { return nil }
        return next
    }

    /// Records the points where rows parallel to a leaving row become tight or stop being tight.
    private mutating func collectAlternatives(of leavingRow: LeavingRow) {
        path.removeBreakpoints()
        let row = leavingRow.row
        // A row that left the triangular part and came back has two roles: its old role in that part and its present
        // one.
        let variable = basis.determined[row]
        guard variable < 0 || (variable == leavingRow.slot && !basis.slots[variable].isUpdated) else { return }
        let column = problem.columnRange(Int(problem.firstEntry(of: row).index))
        guard column.count <= 32 else { return }
        for entry in column {
            let other = problem.columnEntries[entry].index
            guard problem.rows[other].slot < 0, let ratio = ratio(of: other, to: row) else { continue }
            addBreakpoint(at: other, speed: leavingRow.sign * ratio)
        }
    }

    /// Replaces a leaving row by a parallel tight row that blocks it immediately. Returns whether there is such a row;
    /// the replacement is a step of length zero that requires no solve.
    mutating func exchangeForTight(_ leavingRow: LeavingRow) -> Bool {
        if usesBlandsRule { return false }
        collectAlternatives(of: leavingRow)
        for index in 0..<path.breakpoints.count where path.breakpoints[index].distance == 0 {
            let slope = leavingRow.slope + path.breakpoints[index].slopeChange
            guard slope >= Tolerance.price * leavingRow.slope else { continue }
            work.pivots += 1
            degenerateSteps += 1
            // A row in the basis adds no slope to the gradient, so the multipliers are updated for the row that enters.
            path.begin()
            path.append(path.breakpoints[index].row)
            exchange(path.breakpoints[index].row, inSlot: leavingRow.slot, sign: leavingRow.sign)
            basis.rescaleExchanges()
            problem.rows[leavingRow.row].residual = 0
            return true
        }
        return false
    }

    /// The constant ratio between the changes of the residuals of two rows; nil unless both rows have a single term, or
    /// the same terms. If they have a single term, it must be in the same variable.
    func ratio(of row: Int32, to other: Int32) -> Double? {
        let count = problem.entryCount(of: row)
        guard count == problem.entryCount(of: other) else { return nil }
        if count == 1 {
            return problem.firstEntry(of: row).coefficient / problem.firstEntry(of: other).coefficient
        }
        for (mine, its) in zip(problem.entryRange(Int(row)), problem.entryRange(Int(other))) {
            let (mine, its) = (problem.entries[mine], problem.entries[its])
            if mine.index != its.index || mine.coefficient != its.coefficient { return nil }
        }
        return 1
    }

    /// Solves for the combined movement of the first flips, and returns the fraction of it at which something changes,
    /// or 1 if nothing does. Beyond that fraction, some of the flips may no longer reduce the cost, even if all of them
    /// together still do.
    private mutating func tryFlips(_ count: Int) -> Double {
        for index in 0..<count { basis.addStep(flips.all[index].step, to: Int(flips.all[index].slot)) }
        basis.ftran(problem)
        collectRates()
        collectBreakpoints()
        var share = 1.0
        for index in 0..<path.breakpoints.count where path.breakpoints[index].distance < 1 - Tolerance.price {
            share = min(share, path.breakpoints[index].distance)
        }
        return share
    }

    private mutating func makeFlips(_ count: Int) {
        clearRates()
        degenerateSteps = 0
        work.pivots += count
        moveValues(by: 1)
        for index in 0..<count {
            let leaving = flips.all[index].row
            exchange(flips.all[index].target, inSlot: flips.all[index].slot, sign: flips.all[index].step)
            problem.updateResidual(Int(leaving))
        }
        basis.rescaleExchanges()
        for index in 0..<path.rows.count { problem.updateResidual(Int(path.rows[index])) }
    }

    /// Replaces a row of the basis, which moves to one side as it leaves, with a parallel one.
    private mutating func exchange(_ row: Int32, inSlot slot: Int32, sign: Double) {
        let leaving = basis.slots[slot].row
        basis.noteExchange(inSlot: slot, ratio: ratio(of: row, to: leaving) ?? 1)
        if problem.rows[leaving].isFree { freeSlotCount -= 1 }
        if problem.rows[row].isFree { freeSlotCount += 1 }
        putAlternative(row, inSlot: slot)
        problem.includeMagnitude(of: row)
        problem.rows[leaving].side = sign > 0 ? 1 : -1
        trust.basisChanged()
    }

    /// Replaces a row of the basis by a parallel one.
    private mutating func putAlternative(_ row: Int32, inSlot slot: Int32) {
        let leaving = basis.slots[slot].row
        basis.slots[slot].row = row
        if basis.determined[leaving] >= 0 {
            let isAlone = problem.entryCount(of: row) == 1
            let coefficient = isAlone ? problem.firstEntry(of: row).coefficient : basis.slots[slot].coefficient
            basis.assign(row: row, variable: slot, coefficient: coefficient)
        }
        problem.rows[leaving].slot = -1
        problem.rows[row].slot = slot
        problem.rows[row].residual = 0
    }
}
