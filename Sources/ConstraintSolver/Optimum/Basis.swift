/// As many rows as there are variables, all tight at once: they determine the values.
///
/// The rows are kept as a triangular part (each row determines one variable from those of earlier slots) times a list
/// of exchanges, each of which replaced the row of one slot (the product form of the inverse). In a layout the
/// triangular part is nearly everything and exchanges are few, so that solving costs what the touched rows cost.
struct Basis: ~Copyable {
    /// The row in each slot.
    var rowOfSlot = Pool<Int32>()
    /// The triangular part: row, variable and coefficient on the diagonal.
    var baseRow = Pool<Int32>()
    var baseVariable = Pool<Int32>()
    var baseCoefficient = Pool<Double>()
    var slotOfVariable = Pool<Int32>()

    /// The exchanges: the replaced slot, and the new row as a combination of the rows before.
    var exchangeSlot = Pool<Int32>()
    var exchangePivot = Pool<Double>()
    var exchangeStart = Pool<Int32>()
    var exchangeEntries = Pool<Entry>()

    /// Work space, all zero between calls: right sides by slot and by variable, with the sum of magnitudes.
    private var bySlot = Pool<Double>()
    private var bySlotMagnitude = Pool<Double>()
    var gradient = Pool<Double>()
    var gradientMagnitude = Pool<Double>()
    private var marks = OrderedBits()

    /// The last direction: by variable, with the variables it moves.
    var direction = Pool<Double>()
    var movedVariables = Pool<Int32>()
    /// The last multipliers: by slot, with the sum of magnitudes and the slots that have one.
    var multiplier = Pool<Double>()
    var multiplierMagnitude = Pool<Double>()
    var touchedSlots = Pool<Int32>()
    private var isTouched = Pool<Bool>()

    mutating func prepare(variableCount count: Int) {
        rowOfSlot.removeAll()
        baseRow.removeAll()
        baseVariable.removeAll()
        baseCoefficient.removeAll()
        slotOfVariable.reset(to: count, filling: -1)
        removeExchanges()
        bySlot.reset(to: count, filling: 0)
        bySlotMagnitude.reset(to: count, filling: 0)
        gradient.reset(to: count, filling: 0)
        gradientMagnitude.reset(to: count, filling: 0)
        direction.reset(to: count, filling: 0)
        multiplier.reset(to: count, filling: 0)
        multiplierMagnitude.reset(to: count, filling: 0)
        isTouched.reset(to: count, filling: false)
        movedVariables.removeAll()
        touchedSlots.removeAll()
    }

    mutating func removeExchanges() {
        exchangeSlot.removeAll()
        exchangePivot.removeAll()
        exchangeStart.removeAll()
        exchangeEntries.removeAll()
    }

    /// The next slot of the triangular part: `row` determines `variable`.
    mutating func append(row: Int32, variable: Int32, coefficient: Double) {
        slotOfVariable[variable] = Int32(baseRow.count)
        baseRow.append(row)
        rowOfSlot.append(row)
        baseVariable.append(variable)
        baseCoefficient.append(coefficient)
    }

    private func exchangeRange(_ exchange: Int) -> Range<Int> {
        let end = exchange + 1 < exchangeStart.count ? Int(exchangeStart[exchange + 1]) : exchangeEntries.count
        return Int(exchangeStart[exchange])..<end
    }

    /// Computes the values that make every row of the basis tight.
    mutating func solveValues(_ problem: borrowing LocalProblem) {
        for slot in 0..<rowOfSlot.count { bySlot[slot] = problem.rows[rowOfSlot[slot]].constant }
        solveRightSides(problem)
        for variable in 0..<problem.variableCount {
            problem.values[variable] = direction[variable]
            direction[variable] = 0
        }
    }

    /// Takes out of the values what they leave of the rows of the basis. Exchanges add up numbers of all sizes, and what
    /// cancels has the rounding of the largest.
    mutating func refineValues(_ problem: borrowing LocalProblem) {
        for slot in 0..<rowOfSlot.count { bySlot[slot] = -problem.residual(of: Int(rowOfSlot[slot])).value }
        solveRightSides(problem)
        for variable in 0..<problem.variableCount {
            problem.values[variable] += direction[variable]
            direction[variable] = 0
        }
    }

    /// Solves for the right sides in `bySlot`, and leaves the solution in `direction`.
    private mutating func solveRightSides(_ problem: borrowing LocalProblem) {
        while let moved = movedVariables.popLast() { direction[moved] = 0 }
        undoExchanges(noise: 0)
        marks.removeAll()
        for slot in 0..<rowOfSlot.count {
            let variable = baseVariable[slot]
            var sum = bySlot[slot]
            bySlot[slot] = 0
            bySlotMagnitude[slot] = 0
            for entry in problem.entryRange(Int(baseRow[slot])) where problem.entries[entry].index != variable {
                sum -= problem.entries[entry].coefficient * direction[problem.entries[entry].index]
            }
            direction[variable] = sum / baseCoefficient[slot]
        }
    }

    /// Computes how the values move when the residual of the row in `slot` grows by `step` and all other rows of the
    /// basis stay tight.
    mutating func solveDirection(_ problem: borrowing LocalProblem, slot: Int, step: Double) {
        while let moved = movedVariables.popLast() { direction[moved] = 0 }
        bySlot[slot] = step
        bySlotMagnitude[slot] = abs(step)
        marks.insert(slot)
        undoExchanges(noise: Tolerance.cancellation)
        while let slot = marks.popFirst() {
            let right = bySlot[slot]
            let magnitude = bySlotMagnitude[slot]
            bySlot[slot] = 0
            bySlotMagnitude[slot] = 0
            if abs(right) <= Tolerance.cancellation * magnitude { continue }
            let variable = baseVariable[slot]
            let move = right / baseCoefficient[slot]
            direction[variable] = move
            movedVariables.append(variable)
            for entry in problem.columnRange(Int(variable)) {
                let later = problem.rows[problem.columnEntries[entry].index].baseSlot
                if later > slot {
                    let part = problem.columnEntries[entry].coefficient * move
                    bySlot[later] -= part
                    bySlotMagnitude[later] += abs(part)
                    marks.insert(Int(later))
                }
            }
        }
    }

    /// Computes the combination of the rows of the basis that gives `gradient`, and clears it.
    mutating func solveMultipliers(_ problem: borrowing LocalProblem) {
        while let slot = touchedSlots.popLast() {
            multiplier[slot] = 0
            multiplierMagnitude[slot] = 0
            isTouched[slot] = false
        }
        while let slot = marks.popLast() {
            let variable = baseVariable[slot]
            let sum = gradient[variable]
            let magnitude = gradientMagnitude[variable]
            gradient[variable] = 0
            gradientMagnitude[variable] = 0
            if abs(sum) <= Tolerance.cancellation * magnitude { continue }
            let coefficient = baseCoefficient[slot]
            let factor = sum / coefficient
            let factorMagnitude = magnitude / abs(coefficient)
            touch(Int32(slot))
            multiplier[slot] = factor
            multiplierMagnitude[slot] = factorMagnitude
            for entry in problem.entryRange(Int(baseRow[slot])) {
                let other = problem.entries[entry].index
                if other == variable { continue }
                addGradient(-problem.entries[entry].coefficient * factor, to: other)
            }
        }
        applyExchanges()
    }

    /// Adds to the gradient that `solveMultipliers` resolves.
    @inline(__always) mutating func addGradient(_ amount: Double, to variable: Int32) {
        gradient[variable] += amount
        gradientMagnitude[variable] += abs(amount)
        marks.insert(Int(slotOfVariable[variable]))
    }

    /// Records that the row whose multipliers were just computed takes the place of the row in `slot`.
    mutating func exchange(slot: Int, with row: Int32) {
        exchangeSlot.append(Int32(slot))
        exchangePivot.append(multiplier[slot])
        exchangeStart.append(Int32(exchangeEntries.count))
        for index in 0..<touchedSlots.count {
            let other = touchedSlots[index]
            if other != Int32(slot), multiplier[other] != 0 {
                exchangeEntries.append(Entry(coefficient: multiplier[other], index: other))
            }
        }
        rowOfSlot[slot] = row
    }

    private mutating func undoExchanges(noise: Double) {
        for exchange in stride(from: exchangeSlot.count - 1, through: 0, by: -1) {
            let slot = exchangeSlot[exchange]
            var sum = bySlot[slot]
            var magnitude = bySlotMagnitude[slot]
            for entry in exchangeRange(exchange) {
                let part = exchangeEntries[entry].coefficient * bySlot[exchangeEntries[entry].index]
                sum -= part
                magnitude += abs(part)
            }
            if sum == 0 && bySlot[slot] == 0 { continue }
            if abs(sum) <= noise * magnitude { sum = 0 }
            bySlot[slot] = sum / exchangePivot[exchange]
            bySlotMagnitude[slot] = magnitude / abs(exchangePivot[exchange])
            marks.insert(Int(slot))
        }
    }

    private mutating func applyExchanges() {
        for exchange in 0..<exchangeSlot.count {
            let slot = exchangeSlot[exchange]
            if multiplier[slot] == 0 { continue }
            let factor = multiplier[slot] / exchangePivot[exchange]
            multiplier[slot] = factor
            multiplierMagnitude[slot] /= abs(exchangePivot[exchange])
            for entry in exchangeRange(exchange) {
                let other = exchangeEntries[entry].index
                let part = exchangeEntries[entry].coefficient * factor
                touch(other)
                multiplier[other] -= part
                multiplierMagnitude[other] += abs(part)
                if abs(multiplier[other]) <= Tolerance.cancellation * multiplierMagnitude[other] {
                    multiplier[other] = 0
                }
            }
        }
    }

    @inline(__always) private mutating func touch(_ slot: Int32) {
        if !isTouched[slot] {
            isTouched[slot] = true
            touchedSlots.append(slot)
        }
    }
}
