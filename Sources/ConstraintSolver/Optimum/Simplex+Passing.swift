/// Steps that go on where a row would end them.
///
/// A limit that moves meets one length after the other, and each of them would be a step of its own: the limit holds the
/// length from there on, what has held it gives way, and then the limit moves on. Where nothing else follows from the
/// length, all of that is known beforehand, so that one step may take many of them along.
extension Simplex {
    /// Lets a row hold a variable that has not moved so far, instead of the row that does, if the cost still falls then.
    /// Returns the slope after that, or nil if the step has to end here.
    mutating func pass(_ next: Breakpoint, slope: Double, of leavingRow: LeavingRow) -> Double? {
        guard next.slopeChange == .infinity, !isProving, basis.updates.isEmpty,
            let entry = entryToTakeAlong(by: next.row), hasBreakpoint(beside: entry.index)
        else { return nil }
        let motion = -problem.rows[next.row].rate / entry.coefficient
        let holder = problem.rows[basis.slots[entry.index].row]
        let rise = motion * basis.slots[entry.index].coefficient
        if rise > 0 ? !holder.mayRise : !holder.mayFall { return nil }
        let price = holder.phase == .priced ? (rise > 0 ? holder.risePrice : holder.fallPrice) : 0
        guard let change = slopeChange(of: entry.index, by: motion, at: next) else { return nil }
        let newSlope = slope + price * abs(rise) + change
        if newSlope >= Tolerance.price * leavingRow.slope { return nil }
        takeAlong(entry, by: motion, from: next)
        return newSlope
    }

    private static let manyPassed = 16

    /// Whether no other row of the basis reads the variable of a slot.
    func isLocal(_ slot: Int32) -> Bool {
        for index in problem.columnRange(Int(slot)) {
            let reader = basis.determined[problem.columnEntries[index].index]
            if reader >= 0, reader != slot { return false }
        }
        return true
    }

    /// Whether a breakpoint is still where it was before variables were taken along.
    func isCurrent(_ breakpoint: Breakpoint) -> Bool {
        let row = problem.rows[breakpoint.row]
        if row.slot >= 0 || row.rate != breakpoint.speed { return false }
        return breakpoint.distance == 0 || breakpoint.distance == abs(row.residual / row.rate)
    }

    /// Whether the next row to become tight does not contain a variable: then the step will end there at the latest.
    private mutating func hasBreakpoint(beside variable: Int32) -> Bool {
        while !breakpoints.isEmpty, !passedRows.isEmpty, !isCurrent(breakpoints[0]) {
            _ = breakpoints.popFirstOfHeap { $0.comes(before: $1) }
        }
        if breakpoints.isEmpty { return false }
        for entry in problem.entryRange(Int(breakpoints[0].row)) where problem.entries[entry].index == variable {
            return false
        }
        return true
    }

    /// The one variable of a row that does not move, and from which nothing follows.
    private func entryToTakeAlong(by row: Int32) -> Entry? {
        var found: Entry?
        var largest = 0.0
        for index in problem.entryRange(Int(row)) {
            let entry = problem.entries[index]
            largest = max(largest, abs(entry.coefficient))
            let slot = basis.slots[entry.index]
            if slot.isReached { continue }
            if found != nil || basis.nodes[entry.index].isFixed { return nil }
            found = entry
        }
        guard let found, abs(found.coefficient) >= Tolerance.stablePivot * largest else { return nil }
        return found
    }

    /// By how much the slope changes where a variable begins to move, but for the row that has held it; nil if another row
    /// of the basis reads the variable, or if one is tight just there.
    private func slopeChange(of variable: Int32, by motion: Double, at next: Breakpoint) -> Double? {
        var change = 0.0
        let holder = basis.slots[variable].row
        for index in problem.columnRange(Int(variable)) {
            let entry = problem.columnEntries[index]
            if entry.index == next.row || entry.index == holder { continue }
            let row = problem.rows[entry.index]
            if row.slot >= 0 { return nil }
            if row.phase == .waiting { continue }
            let residual = row.residual + row.rate * next.distance
            if abs(residual) <= row.tolerance { return nil }
            if row.phase == .priced {
                change += entry.coefficient * motion * (residual > 0 ? row.risePrice : -row.fallPrice)
            }
        }
        return change
    }

    /// Exchanges the rows that hold a variable. Its values and residuals are kept as if it had moved from the beginning.
    private mutating func takeAlong(_ entry: Entry, by motion: Double, from next: Breakpoint) {
        let variable = entry.index
        let holder = basis.slots[variable].row
        pivotCount += 1
        passedRows.append(holder)
        // What was passed too far comes back by itself, and each step that moves it as well would be a long one.
        if passedRows.count == Simplex.manyPassed, !prefersLocal { (prefersLocal, areMultipliersStale) = (true, true) }
        if problem.rows[holder].isFree { freeSlotCount -= 1 }
        if problem.rows[next.row].isFree { freeSlotCount += 1 }
        (problem.rows[holder].slot, problem.rows[next.row].slot) = (-1, variable)
        basis.place(row: next.row, variable: variable, coefficient: entry.coefficient)
        basis.take(variable, alongBy: motion)
        problem.hold(next.row)
        problem.values[variable] -= motion * next.distance
        for index in problem.columnRange(Int(variable)) {
            let part = problem.columnEntries[index].coefficient * motion
            let row = problem.columnEntries[index].index
            if row == next.row { continue }
            if problem.rows[row].rateMagnitude == 0 { movedRows.append(row) }
            problem.rows[row].residual -= part * next.distance
            problem.rows[row].rate += part
            problem.rows[row].rateMagnitude += abs(part)
            if row != holder { addBreakpoint(at: row, after: next.distance) }
        }
        problem.rows[holder].side = problem.rows[holder].rate > 0 ? 1 : -1
    }

    /// Notes where a row becomes tight whose rate has just changed.
    private mutating func addBreakpoint(at row: Int32, after distance: Double) {
        let record = problem.rows[row]
        if abs(record.rate) <= Tolerance.cancellation * record.rateMagnitude {
            problem.rows[row].rate = 0
            return
        }
        let residual = record.residual + record.rate * distance
        if record.phase == .waiting || (residual > 0) == (record.rate > 0) { return }
        let change =
            record.phase == .settled ? Double.infinity : abs(record.rate) * (record.risePrice + record.fallPrice)
        breakpoints.insertIntoHeap(
            Breakpoint(
                distance: abs(record.residual / record.rate), slopeChange: change, speed: record.rate, row: row)
        ) { $0.comes(before: $1) }
    }
}

extension Basis {
    /// Lets a variable move along with the last direction that did not before.
    fileprivate mutating func take(_ variable: Int32, alongBy motion: Double) {
        slots[variable].isReached = true
        slots[variable].direction = motion
        slots[variable].directionMagnitude = abs(motion)
        reached.append(variable)
        movedVariables.append(variable)
    }
}
