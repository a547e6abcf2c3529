/// As many rows as there are variables, all tight at once: they determine the values.
///
/// The rows are kept as a triangular part (each row determines one variable from those of earlier slots) times a list
/// of exchanges, each of which replaced the row of one slot (the product form of the inverse). In a layout the
/// triangular part is nearly everything and exchanges are few, so that solving costs what the touched rows cost.
struct Basis: ~Copyable {
    var slots = Pool<BasisSlot>()
    var variables = Pool<BasisVariable>()

    /// The exchanges: the replaced slot, and the new row as a combination of the rows before.
    var exchangeSlot = Pool<Int32>()
    var exchangePivot = Pool<Double>()
    var exchangeStart = Pool<Int32>()
    var exchangeEntries = Pool<Entry>()

    private var marks = OrderedBits()
    /// The variables that the last direction moves.
    var movedVariables = Pool<Int32>()
    /// The slots that have one of the last multipliers.
    var touchedSlots = Pool<Int32>()

    mutating func prepare(variableCount count: Int) {
        slots.removeAll()
        variables.reset(to: count, filling: BasisVariable())
        removeExchanges()
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
        variables[variable].slot = Int32(slots.count)
        slots.append(BasisSlot(row: row, baseRow: row, variable: variable, coefficient: coefficient))
    }

    private func exchangeRange(_ exchange: Int) -> Range<Int> {
        let end = exchange + 1 < exchangeStart.count ? Int(exchangeStart[exchange + 1]) : exchangeEntries.count
        return Int(exchangeStart[exchange])..<end
    }

    /// Computes the values that make every row of the basis tight.
    mutating func solveValues(_ problem: inout LocalProblem) {
        for slot in 0..<slots.count { slots[slot].right = problem.rows[slots[slot].row].constant }
        solveRightSides(problem)
        for variable in 0..<problem.variableCount {
            problem.values[variable] = variables[variable].direction
            variables[variable].direction = 0
        }
    }

    /// Takes out of the values what they leave of the rows of the basis. Exchanges add up numbers of all sizes, and what
    /// cancels has the rounding of the largest.
    mutating func refineValues(_ problem: inout LocalProblem) {
        for slot in 0..<slots.count { slots[slot].right = -problem.residual(of: Int(slots[slot].row)).value }
        solveRightSides(problem)
        for variable in 0..<problem.variableCount {
            problem.values[variable] += variables[variable].direction
            variables[variable].direction = 0
        }
    }

    /// Solves for the right sides in `bySlot`, and leaves the solution in `direction`.
    private mutating func solveRightSides(_ problem: borrowing LocalProblem) {
        while let moved = movedVariables.popLast() { variables[moved].direction = 0 }
        undoExchanges(noise: 0)
        marks.removeAll()
        for slot in 0..<slots.count {
            let variable = slots[slot].variable
            var sum = slots[slot].right
            slots[slot].right = 0
            slots[slot].rightMagnitude = 0
            for entry in problem.entryRange(Int(slots[slot].baseRow)) where problem.entries[entry].index != variable {
                sum -= problem.entries[entry].coefficient * variables[problem.entries[entry].index].direction
            }
            variables[variable].direction = sum / slots[slot].coefficient
        }
    }

    /// Lets the residual of the row in a slot grow by `step` in the direction that `solveDirection` computes.
    mutating func addStep(_ step: Double, to slot: Int) {
        slots[slot].right = step
        slots[slot].rightMagnitude = abs(step)
        marks.insert(slot)
    }

    /// Computes how the values move when the residuals of some rows of the basis grow by the steps that were added, and
    /// all others stay tight.
    mutating func solveDirection(_ problem: borrowing LocalProblem) {
        while let moved = movedVariables.popLast() { variables[moved].direction = 0 }
        undoExchanges(noise: Tolerance.cancellation)
        while let slot = marks.popFirst() {
            let right = slots[slot].right
            let magnitude = slots[slot].rightMagnitude
            slots[slot].right = 0
            slots[slot].rightMagnitude = 0
            if abs(right) <= Tolerance.cancellation * magnitude { continue }
            let variable = slots[slot].variable
            let move = right / slots[slot].coefficient
            variables[variable].direction = move
            movedVariables.append(variable)
            for entry in problem.columnRange(Int(variable)) {
                let later = problem.rows[problem.columnEntries[entry].index].baseSlot
                if later > slot {
                    let part = problem.columnEntries[entry].coefficient * move
                    slots[later].right -= part
                    slots[later].rightMagnitude += abs(part)
                    marks.insert(Int(later))
                }
            }
        }
    }

    /// Computes the combination of the rows of the basis that gives `gradient`, and clears it.
    mutating func solveMultipliers(_ problem: borrowing LocalProblem) {
        while let slot = touchedSlots.popLast() {
            slots[slot].multiplier = 0
            slots[slot].multiplierMagnitude = 0
            slots[slot].isTouched = false
        }
        while let slot = marks.popLast() {
            let variable = slots[slot].variable
            let sum = variables[variable].gradient
            let magnitude = variables[variable].gradientMagnitude
            variables[variable].gradient = 0
            variables[variable].gradientMagnitude = 0
            if abs(sum) <= Tolerance.cancellation * magnitude { continue }
            let coefficient = slots[slot].coefficient
            let factor = sum / coefficient
            let factorMagnitude = magnitude / abs(coefficient)
            touch(Int32(slot))
            slots[slot].multiplier = factor
            slots[slot].multiplierMagnitude = factorMagnitude
            for entry in problem.entryRange(Int(slots[slot].baseRow)) {
                let other = problem.entries[entry].index
                if other == variable { continue }
                addGradient(-problem.entries[entry].coefficient * factor, to: other)
            }
        }
        applyExchanges()
    }

    /// Adds to the gradient that `solveMultipliers` resolves.
    @inline(__always) mutating func addGradient(_ amount: Double, to variable: Int32) {
        variables[variable].gradient += amount
        variables[variable].gradientMagnitude += abs(amount)
        marks.insert(Int(variables[variable].slot))
    }

    /// Puts a row in the place of one with the same coefficients and constant.
    mutating func replaceTwin(in slot: Int, with row: Int32) {
        slots[slot].row = row
        slots[slot].baseRow = row
    }

    /// Records that the row whose multipliers were just computed takes the place of the row in `slot`.
    mutating func exchange(slot: Int, with row: Int32) {
        exchangeSlot.append(Int32(slot))
        exchangePivot.append(slots[slot].multiplier)
        exchangeStart.append(Int32(exchangeEntries.count))
        for index in 0..<touchedSlots.count {
            let other = touchedSlots[index]
            if other != Int32(slot), slots[other].multiplier != 0 {
                exchangeEntries.append(Entry(coefficient: slots[other].multiplier, index: other))
            }
        }
        slots[slot].row = row
    }

    private mutating func undoExchanges(noise: Double) {
        for exchange in stride(from: exchangeSlot.count - 1, through: 0, by: -1) {
            let slot = exchangeSlot[exchange]
            var sum = slots[slot].right
            var magnitude = slots[slot].rightMagnitude
            for entry in exchangeRange(exchange) {
                let part = exchangeEntries[entry].coefficient * slots[exchangeEntries[entry].index].right
                sum -= part
                magnitude += abs(part)
            }
            if sum == 0 && slots[slot].right == 0 { continue }
            if abs(sum) <= noise * magnitude { sum = 0 }
            slots[slot].right = sum / exchangePivot[exchange]
            slots[slot].rightMagnitude = magnitude / abs(exchangePivot[exchange])
            marks.insert(Int(slot))
        }
    }

    private mutating func applyExchanges() {
        for exchange in 0..<exchangeSlot.count {
            let slot = exchangeSlot[exchange]
            if slots[slot].multiplier == 0 { continue }
            let factor = slots[slot].multiplier / exchangePivot[exchange]
            slots[slot].multiplier = factor
            slots[slot].multiplierMagnitude /= abs(exchangePivot[exchange])
            for entry in exchangeRange(exchange) {
                let other = exchangeEntries[entry].index
                let part = exchangeEntries[entry].coefficient * factor
                touch(other)
                slots[other].multiplier -= part
                slots[other].multiplierMagnitude += abs(part)
                if abs(slots[other].multiplier) <= Tolerance.cancellation * slots[other].multiplierMagnitude {
                    slots[other].multiplier = 0
                }
            }
        }
    }

    @inline(__always) private mutating func touch(_ slot: Int32) {
        if !slots[slot].isTouched {
            slots[slot].isTouched = true
            touchedSlots.append(slot)
        }
    }
}
