/// The replacement of the row in a slot: the entering row as a combination of the rows of the previous basis (the
/// product form of the inverse; Dantzig and Orchard-Hays, Math. Comp. 8, 1954, doi:10.1090/S0025-5718-1954-0061469-8).
///
/// An eta is usually short, even in a long chain: the entering row is a combination of a few other rows, although half
/// of the chain may move when one of these leaves.
struct Eta: BitwiseCopyable {
    var slot: Int32
    /// The coefficient of the leaving row in the combination of rows that equals the entering row.
    var pivot: Double
    /// The coefficients of the other rows in this combination: a range of `etaEntries`, by slot.
    var firstEntry: Int32
    var entryCount: Int32
}

extension Basis {
    /// Replaces the row in `slot` by `row`. The last direction was solved for a step of `step` in this slot. Returns
    /// the relative difference between the pivots computed in two ways, or 0 if the rows stay triangular; if the
    /// difference is too large, returns infinity and leaves the rows unchanged.
    mutating func update(slot: Int, with row: Int32, step: Double, _ problem: inout LocalProblem) -> Double {
        if etas.isEmpty {
            if rotate(slot: Int32(slot), with: row, &problem) {
                // If the rows are triangular before and after, refactoring changes nothing.
                isWorn = eliminatedCount > 0
                return 0
            }
            clearFixed()
        }
        let pivot = product(of: row, problem) / step
        for entry in problem.entryRange(Int(row)) {
            addGradient(problem.entries[entry].coefficient, to: problem.entries[entry].index)
        }
        btran(problem)
        let difference = abs(slots[slot].multiplier - pivot) / abs(pivot)
        // Written so that NaN counts as too large.
        if !(difference <= Tolerance.clear) { return .infinity }
        isWorn = true
        let first = etaEntries.count
        var largest = 0.0
        for index in 0..<touchedSlots.count { largest = max(largest, abs(slots[touchedSlots[index]].multiplier)) }
        for index in 0..<touchedSlots.count {
            let other = touchedSlots[index]
            let part = slots[other].multiplier
            if Int(other) != slot, abs(part) > Tolerance.factorNoise * largest {
                etaEntries.append(Entry(coefficient: part, index: other))
            }
        }
        etas.append(
            Eta(
                slot: Int32(slot), pivot: pivot, firstEntry: Int32(first),
                entryCount: Int32(etaEntries.count - first)))
        let leaving = slots[slot].row
        slots[slot].isUpdated = true
        slots[slot].row = row
        problem.rows[leaving].slot = -1
        problem.rows[row].slot = Int32(slot)
        return difference
    }

    /// Replaces the row without leaving the triangular form, if the entering row can determine one of its variables,
    /// the row that determined that variable can determine another, and so on to the variable of the leaving row.
    private mutating func rotate(slot: Int32, with row: Int32, _ problem: inout LocalProblem) -> Bool {
        defer { stack.removeAll() }
        var (present, last) = (row, Int32(-1))
        repeat {
            guard let entry = onlyReached(in: present, except: last, problem) else { return false }
            stack.append(present)
            last = problem.entries[entry].index
            stack.append(Int32(entry))
            if nodes[last].slot != last { return false }
            present = slots[last].row
        } while last != slot
        problem.rows[present].slot = -1
        while let entry = stack.popLast(), let row = stack.popLast() {
            let variable = problem.entries[entry].index
            assign(row: row, variable: variable, coefficient: problem.entries[entry].coefficient)
            problem.rows[row].slot = variable
        }
        return true
    }

    /// The entry of the only variable of a row, apart from a known one, that depends on the leaving slot; nil if there
    /// are several or none, or if the coefficient is too small for a pivot.
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
        guard let found, abs(problem.entries[found].coefficient) >= Tolerance.pivot * largest else { return nil }
        return found
    }

    /// Records for `rescaleExchanges` that a row was replaced by a multiple of itself.
    mutating func noteExchange(inSlot slot: Int32, ratio: Double) {
        if etas.isEmpty || ratio == 1 { return }
        slots[slot].exchangeRatio = ratio
        exchangedSlots.append(slot)
    }

    /// Adjusts the etas for rows that were replaced by multiples of themselves.
    mutating func rescaleExchanges() {
        if exchangedSlots.isEmpty { return }
        for index in stride(from: etas.count - 1, through: 0, by: -1) {
            let update = etas[index]
            let own = slots[update.slot].exchangeRatio
            for entry in Int(update.firstEntry)..<Int(update.firstEntry + update.entryCount) {
                let factor = slots[etaEntries[entry].index].exchangeRatio
                if factor != 0 { etaEntries[entry].coefficient /= factor }
                if own != 0 { etaEntries[entry].coefficient *= own }
            }
            if own == 0 { continue }
            // Earlier etas of this slot replaced another row.
            etas[index].pivot *= own
            slots[update.slot].exchangeRatio = 0
        }
        while let slot = exchangedSlots.popLast() { slots[slot].exchangeRatio = 0 }
    }

    private func product(of row: Int32, _ problem: borrowing LocalProblem) -> Double {
        var sum = 0.0
        for entry in problem.entryRange(Int(row)) {
            sum += problem.entries[entry].coefficient * slots[problem.entries[entry].index].direction
        }
        return sum
    }

    /// Converts right sides for the basis after a replacement into those that give the same values before it.
    mutating func applyEta(_ index: Int, toRightSidesBeyond noise: Double) {
        let update = etas[index]
        var sum = slots[update.slot].right
        var magnitude = slots[update.slot].rightMagnitude
        let (before, isStart) = (sum, magnitude > 0)
        for entry in Int(update.firstEntry)..<Int(update.firstEntry + update.entryCount) {
            let right = slots[etaEntries[entry].index].right
            if right == 0 { continue }
            let part = etaEntries[entry].coefficient * right
            sum -= part
            magnitude += abs(part)
        }
        if sum == 0, before == 0 { return }
        // A sum that cancels is set to zero, since its rounding error would otherwise count as movement.
        slots[update.slot].right = abs(sum) <= noise * magnitude ? 0 : sum / update.pivot
        slots[update.slot].rightMagnitude = abs(magnitude / update.pivot)
        if !isStart { starts.append(update.slot) }
    }

    /// Converts multipliers for the basis before a replacement into those that give the same combination after it.
    mutating func applyEtaTransposed(_ index: Int) {
        let update = etas[index]
        if slots[update.slot].multiplier == 0 { return }
        let factor = slots[update.slot].multiplier / update.pivot
        slots[update.slot].multiplier = factor
        slots[update.slot].multiplierMagnitude /= abs(update.pivot)
        for entry in Int(update.firstEntry)..<Int(update.firstEntry + update.entryCount) {
            let other = etaEntries[entry].index
            let part = etaEntries[entry].coefficient * factor
            if slots[other].multiplierMagnitude == 0 { touchedSlots.append(other) }
            let sum = slots[other].multiplier - part
            let magnitude = slots[other].multiplierMagnitude + abs(part)
            let isRounding = abs(sum) <= Tolerance.cancellation * magnitude
            if isRounding, sum != 0 { hasCanceled = true }
            slots[other].multiplier = isRounding ? 0 : sum
            slots[other].multiplierMagnitude = magnitude
        }
    }
}
