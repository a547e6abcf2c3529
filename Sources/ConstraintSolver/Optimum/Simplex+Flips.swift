/// A row of the basis that pays to move as far as to another row with the same coefficients, and that row.
struct Flip: BitwiseCopyable {
    var slot: Int32
    var target: Int32
    /// By how much its residual changes on the way.
    var step: Double
    var slope: Double
    /// What that costs a later level, per unit.
    var laterPrice: Double
}

/// Many rows at once from one limit to the next: a crowd of labels from their natural to their smallest widths.
///
/// The basis stays as it is, for a row gives way to one with the same coefficients; so what a single step would have to
/// work out for each of them is worked out once (the bound flips of the long-step rule; Maros, Computational Techniques
/// of the Simplex Method, 2003, doi:10.1007/978-1-4615-0257-9).
extension Simplex {
    /// Flips as many rows as pay together, after the multipliers have been solved for. Returns whether any did.
    mutating func flipTogether() -> Bool {
        if stepsUntilFlip > 0 {
            stepsUntilFlip -= 1
            return false
        }
        collectFlips()
        var count = flips.count
        while count >= Simplex.fewestFlips {
            let share = tryFlips(count)
            if share >= 1 {
                makeFlips(count)
                flipPause = 0
                return true
            }
            clearRates()
            count = min(count - 1, max(Int(share * Double(count)), count / 4))
        }
        // Where rows stand in each other's way it is not tried at every step.
        flipPause = min(2 * flipPause + 1, 63)
        stepsUntilFlip = flipPause
        return false
    }

    private static let fewestFlips = 2

    /// Those that pay most, in the order in which later levels would have them go, and then in which they would go one by
    /// one: else a later level would have to take back what it had rather seen elsewhere, row by row.
    private mutating func collectFlips() {
        flips.removeAll()
        guard let best = chooseDeparture() else { return }
        for index in 0..<basis.touchedSlots.count {
            let slot = basis.touchedSlots[index]
            guard let departure = departure(from: slot), departure.slope <= best.slope * (1 - Tolerance.price),
                let twin = nextTwin(of: departure)
            else { continue }
            flips.append(
                Flip(
                    slot: slot, target: twin.row, step: departure.sign * twin.distance, slope: departure.slope,
                    laterPrice: laterPrice(of: departure)))
        }
        flips.sort {
            $0.laterPrice != $1.laterPrice
                ? $0.laterPrice < $1.laterPrice : basis.slots[$0.slot].row > basis.slots[$1.slot].row
        }
    }

    /// What a departure costs the strongest of the later rows on its one variable, per unit; 0 where there is none.
    private func laterPrice(of departure: Departure) -> Double {
        let row = problem.rows[basis.slots[departure.slot].row]
        guard row.entryCount == 1 else { return 0 }
        let entry = problem.entries[row.firstEntry]
        var strongest = Int32.max
        var price = 0.0
        for index in problem.columnRange(Int(entry.index)) {
            let (other, coefficient) = (problem.columnEntries[index].index, problem.columnEntries[index].coefficient)
            let later = problem.rows[other]
            if other >= strongest || later.phase != .waiting || later.entryCount != 1 { continue }
            let rate = departure.sign * coefficient / entry.coefficient
            let isWorse = rate > 0 ? later.residual >= 0 : later.residual <= 0
            let pays = (rate > 0) == isWorse ? later.risePrice : later.fallPrice
            if pays == 0 { continue }
            strongest = other
            price = (isWorse ? pays : -pays) * abs(rate)
        }
        return price
    }

    /// The row with the same coefficients at which a departing row no longer pays.
    private mutating func nextTwin(of departure: Departure) -> Breakpoint? {
        let row = basis.slots[departure.slot].row
        // A row that left the triangular part and came back elsewhere stands for two slots.
        guard problem.rows[row].baseSlot == departure.slot || problem.rows[row].baseSlot < 0 else { return nil }
        breakpoints.removeAll()
        let column = problem.columnRange(Int(problem.entries[problem.rows[row].firstEntry].index))
        guard column.count <= 32 else { return nil }
        for entry in column {
            let other = problem.columnEntries[entry].index
            if problem.rows[other].slot < 0, isTwin(other, of: row) { addBreakpoint(at: other, speed: departure.sign) }
        }
        breakpoints.sort { $0.distance < $1.distance }
        var slope = departure.slope
        for index in 0..<breakpoints.count {
            slope += breakpoints[index].slopeChange
            if slope >= Tolerance.price * departure.slope {
                return breakpoints[index].distance > 0 ? breakpoints[index] : nil
            }
        }
        return nil
    }

    private func isTwin(_ row: Int32, of other: Int32) -> Bool {
        let count = problem.rows[row].entryCount
        guard count == problem.rows[other].entryCount else { return false }
        for index in 0..<count {
            let mine = problem.entries[problem.rows[row].firstEntry + index]
            let its = problem.entries[problem.rows[other].firstEntry + index]
            if mine.index != its.index || mine.coefficient != its.coefficient { return false }
        }
        return true
    }

    /// Solves for the movement of the first flips all at once, and returns at what share of it something changes: beyond
    /// that, some of them may not pay any more although all together do.
    private mutating func tryFlips(_ count: Int) -> Double {
        for index in 0..<count { basis.addStep(flips[index].step, to: Int(flips[index].slot)) }
        basis.solveDirection(problem)
        collectRates()
        collectBreakpoints()
        var share = 1.0
        for index in 0..<breakpoints.count where breakpoints[index].distance < 1 - Tolerance.price {
            share = min(share, breakpoints[index].distance)
        }
        return share
    }

    private mutating func makeFlips(_ count: Int) {
        clearRates()
        hasMoved = true
        idleSteps = 0
        pivotCount += count
        for index in 0..<basis.movedVariables.count {
            let variable = basis.movedVariables[index]
            problem.values[variable] += basis.slots[variable].direction
        }
        for index in 0..<count {
            let (slot, target) = (flips[index].slot, flips[index].target)
            let leaving = basis.slots[slot].row
            if problem.rows[leaving].isFree { freeSlotCount -= 1 }
            if problem.rows[target].isFree { freeSlotCount += 1 }
            putTwin(target, inSlot: slot)
            problem.rows[leaving].side = flips[index].step > 0 ? 1 : -1
            problem.updateResidual(Int(leaving))
        }
        for index in 0..<movedRows.count { problem.updateResidual(Int(movedRows[index])) }
    }

    /// Lets a row stand in the basis for one with the same coefficients.
    private mutating func putTwin(_ row: Int32, inSlot slot: Int32) {
        let leaving = basis.slots[slot].row
        basis.slots[slot].row = row
        if problem.rows[leaving].baseSlot >= 0 {
            basis.slots[slot].baseRow = row
            problem.rows[row].baseSlot = slot
            problem.rows[leaving].baseSlot = -1
        }
        problem.rows[leaving].slot = -1
        problem.rows[row].slot = slot
        problem.rows[row].residual = 0
    }
}
