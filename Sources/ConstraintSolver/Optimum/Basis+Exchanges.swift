/// That one row took the place of another: the basis is the one before times a matrix that differs from the identity by a
/// product of two vectors, the direction along which the old row left and the difference of the two rows
/// (Sherman and Morrison, Ann. Math. Stat. 21, 1950, doi:10.1214/aoms/1177729893).
struct Exchange: BitwiseCopyable {
    var entering: Int32
    var leaving: Int32
    /// How fast the residual of the entering row changes along the direction.
    var pivot: Double
    var firstEntry: Int32
    var entryCount: Int32
}

extension Basis {
    /// Lets `row` take the place of the row in `slot`, along whose departure the last direction was solved with a step of
    /// `step`.
    mutating func exchange(slot: Int, with row: Int32, step: Double, _ problem: inout LocalProblem) {
        if exchanges.isEmpty, rotate(slot: Int32(slot), with: row, &problem) { return }
        let leaving = slots[slot].row
        let first = exchangeEntries.count
        for index in 0..<movedVariables.count {
            let variable = movedVariables[index]
            exchangeEntries.append(Entry(coefficient: slots[variable].direction / step, index: variable))
        }
        exchanges.append(
            Exchange(
                entering: row, leaving: leaving, pivot: product(of: row, problem) / step, firstEntry: Int32(first),
                entryCount: Int32(exchangeEntries.count - first)))
        slots[slot].row = row
        problem.rows[leaving].slot = -1
        problem.rows[row].slot = Int32(slot)
    }

    /// Exchanges rows without leaving the triangular form, if the entering row can determine a variable that it reads, the
    /// row of that another one, and so on to the variable of the row that leaves.
    private mutating func rotate(slot: Int32, with row: Int32, _ problem: inout LocalProblem) -> Bool {
        defer { stack.removeAll() }
        var (present, last) = (row, Int32(-1))
        repeat {
            guard let entry = onlyReached(in: present, except: last, problem) else { return false }
            stack.append(present)
            last = problem.entries[entry].index
            stack.append(Int32(entry))
            present = slots[last].row
        } while last != slot
        problem.rows[present].slot = -1
        problem.rows[present].baseSlot = -1
        while let entry = stack.popLast(), let row = stack.popLast() {
            let variable = problem.entries[entry].index
            place(row: row, variable: variable, coefficient: problem.entries[entry].coefficient)
            problem.rows[row].slot = variable
            problem.rows[row].baseSlot = variable
        }
        return true
    }

    /// The entry of the one variable of a row, besides one, that depends on the slot that moved; nil where there are
    /// several, or where its coefficient is too small to rest on.
    private func onlyReached(in row: Int32, except known: Int32, _ problem: borrowing LocalProblem) -> Int? {
        var found: Int?
        var largest = 0.0
        for entry in problem.entryRange(Int(row)) {
            largest = max(largest, abs(problem.entries[entry].coefficient))
            let variable = problem.entries[entry].index
            if variable == known || !slots[variable].isReached { continue }
            if found != nil { return nil }
            found = entry
        }
        guard let found, abs(problem.entries[found].coefficient) >= Tolerance.stablePivot * largest else { return nil }
        return found
    }

    private func product(of row: Int32, _ problem: borrowing LocalProblem) -> Double {
        var sum = 0.0
        for entry in problem.entryRange(Int(row)) {
            sum += problem.entries[entry].coefficient * slots[problem.entries[entry].index].direction
        }
        return sum
    }

    /// Corrects a direction of the basis before an exchange to that after it.
    mutating func turnDirection(by index: Int, noise: Double, _ problem: borrowing LocalProblem) {
        let exchange = exchanges[index]
        var sum = 0.0
        var magnitude = 0.0
        for entry in problem.entryRange(Int(exchange.entering)) {
            let part = problem.entries[entry].coefficient * slots[problem.entries[entry].index].direction
            sum += part
            magnitude += abs(part)
        }
        for entry in problem.entryRange(Int(exchange.leaving)) {
            let part = problem.entries[entry].coefficient * slots[problem.entries[entry].index].direction
            sum -= part
            magnitude += abs(part)
        }
        if sum == 0 || abs(sum) <= noise * magnitude { return }
        let factor = sum / exchange.pivot
        for entry in Int(exchange.firstEntry)..<Int(exchange.firstEntry + exchange.entryCount) {
            let variable = exchangeEntries[entry].index
            let part = factor * exchangeEntries[entry].coefficient
            if slots[variable].direction == 0, slots[variable].directionMagnitude == 0 {
                movedVariables.append(variable)
            }
            let (sum, size) = (slots[variable].direction - part, slots[variable].directionMagnitude + abs(part))
            // What cancels is zero at once, or its rounding would be taken for a movement.
            slots[variable].direction = abs(sum) <= noise * size ? 0 : sum
            slots[variable].directionMagnitude = size
        }
    }

    /// Corrects a gradient to one that the basis before an exchange resolves to the multipliers of the one after it.
    mutating func turnGradient(by index: Int, _ problem: borrowing LocalProblem) {
        let exchange = exchanges[index]
        var sum = 0.0
        var magnitude = 0.0
        for entry in Int(exchange.firstEntry)..<Int(exchange.firstEntry + exchange.entryCount) {
            let record = slots[exchangeEntries[entry].index]
            sum += exchangeEntries[entry].coefficient * record.gradient
            magnitude += abs(exchangeEntries[entry].coefficient) * record.gradientMagnitude
        }
        if sum == 0 || abs(sum) <= Tolerance.cancellation * magnitude { return }
        let factor = sum / exchange.pivot
        for entry in problem.entryRange(Int(exchange.leaving)) {
            addGradient(problem.entries[entry].coefficient * factor, to: problem.entries[entry].index)
        }
        for entry in problem.entryRange(Int(exchange.entering)) {
            addGradient(-problem.entries[entry].coefficient * factor, to: problem.entries[entry].index)
        }
    }
}
