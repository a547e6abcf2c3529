/// The active set: as many rows as there are variables, all tight at once, which determine the values.
///
/// In textbooks a basis consists of the variables that are not at a bound, and the residual of a row is one of them: its
/// slack. Here the basis is the other part, the tight rows, since a layout has few variables to a row and all of them are
/// free. So what enters the basis there leaves it here, and the other way round: a step picks a *leaving* row by its
/// multiplier, which is the reduced cost of its slack, and the ratio test finds the *entering* row that becomes tight
/// first. FTRAN solves for how the values move, BTRAN for the multipliers.
///
/// The rows are kept as a triangular part (each row determines one variable, and no circle of rows waits for itself) and
/// a list of etas, each of which replaced the row of one slot. A replacement that leaves the rows triangular is made
/// in the triangular part itself, and in a layout that is nearly every one; so solving costs what the touched rows cost.
struct Basis: ~Copyable {
    private let addressOnly = AddressOnly()

    var slots = Pool<BasisSlot>()
    /// The triangular part.
    var nodes = Pool<BasisNode>()
    /// The variable that each row determines in it, −1 for rows that are not in it.
    var determined = Pool<Int32>()
    var determinedCount = 0
    /// How many times as large as that of the constants the rounding of the values may be.
    private(set) var growth = 1.0
    var etas = Pool<Eta>()
    /// The combinations of other rows that the replaced ones are.
    var etaEntries = Pool<Entry>()

    /// The variables that the last direction moves.
    var movedVariables = Pool<Int32>()
    /// The slots that have one of the last multipliers.
    var touchedSlots = Pool<Int32>()
    /// The slots that depend on those that were to take a step.
    var reached = Pool<Int32>()
    var starts = Pool<Int32>()
    var order = Pool<Int32>()
    var stack = Pool<Int32>()
    /// The number of the last search, by which what it has met is known.
    var searchCount: Int32 = 0
    /// Whether the last BTRAN took something for rounding.
    var hasCancelled = false
    /// How many variables BTRAN has visited since fixed ones were last looked for.
    var visitCount = 0

    mutating func prepare(variableCount: Int, rowCount: Int) {
        slots.reset(to: variableCount, filling: BasisSlot())
        nodes.reset(to: variableCount, filling: BasisNode())
        determined.reset(to: rowCount, filling: -1)
        (determinedCount, searchCount) = (0, 0)
        etas.removeAll()
        etaEntries.removeAll()
        movedVariables.removeAll()
        touchedSlots.removeAll()
        reached.removeAll()
        starts.removeAll()
    }

    /// Lets `row` determine `variable` in the triangular part.
    mutating func place(row: Int32, variable: Int32, coefficient: Double) {
        // A row that determines another variable by now still does.
        let previous = nodes[variable].row
        if previous >= 0, determined[previous] == variable { determined[previous] = -1 }
        slots[variable].row = row
        slots[variable].coefficient = coefficient
        nodes[variable].row = row
        determined[row] = variable
    }

    /// Computes the values that make every row of the basis tight.
    mutating func solveValues(_ problem: inout LocalProblem) {
        problem.updateValueScale()
        for slot in 0..<slots.count { slots[slot].right = problem.rows[slots[slot].row].constant }
        solveRightSides(problem)
        for variable in 0..<slots.count { problem.values[variable] = slots[variable].direction }
    }

    /// Takes out of the values what they leave of the rows of the basis, computed in two doubles (iterative refinement), and
    /// returns by how much that changed one at the most.
    mutating func refineValues(_ problem: inout LocalProblem) -> Double {
        for slot in 0..<slots.count { slots[slot].right = -problem.preciseResidual(of: Int(slots[slot].row)) }
        solveRightSides(problem)
        var largest = 0.0
        for variable in 0..<slots.count {
            let before = problem.values[variable]
            problem.values[variable] += slots[variable].direction
            largest = max(largest, abs(problem.values[variable] - before))
        }
        return largest
    }

    /// Solves for right sides of all slots, and leaves the solution in `direction`, and in `directionMagnitude` how many
    /// times as large as that of the right sides its rounding may be.
    private mutating func solveRightSides(_ problem: borrowing LocalProblem) {
        clearDirection()
        growth = 1
        for index in stride(from: etas.count - 1, through: 0, by: -1) { applyEta(index, toRightSidesBeyond: 0) }
        starts.removeAll()
        orderByDependence(problem)
        for index in 0..<order.count {
            let variable = order[index]
            var (sum, inputs) = (slots[variable].right, 0.0)
            slots[variable].right = 0
            slots[variable].rightMagnitude = 0
            for entry in problem.entryRange(Int(nodes[variable].row))
            where problem.entries[entry].index != variable {
                let (coefficient, input) = (problem.entries[entry].coefficient, problem.entries[entry].index)
                sum -= coefficient * slots[input].direction
                inputs += abs(coefficient) * slots[input].directionMagnitude
            }
            slots[variable].direction = sum / slots[variable].coefficient
            slots[variable].directionMagnitude = max(1, inputs / abs(slots[variable].coefficient))
            growth = max(growth, slots[variable].directionMagnitude)
            movedVariables.append(variable)
        }
    }

    /// Lets the residual of the row in a slot grow by `step` in the direction that `ftran` computes.
    mutating func addStep(_ step: Double, to slot: Int) {
        slots[slot].right = step
        slots[slot].rightMagnitude = abs(step)
        starts.append(Int32(slot))
    }

    /// Computes how the values move when the residuals of some rows of the basis grow by the steps that were added, and
    /// all others stay tight (FTRAN of the textbooks).
    mutating func ftran(_ problem: borrowing LocalProblem) {
        clearDirection()
        for index in stride(from: etas.count - 1, through: 0, by: -1) {
            applyEta(index, toRightSidesBeyond: Tolerance.cancellation)
        }
        orderDependents(problem)
        for index in stride(from: order.count - 1, through: 0, by: -1) {
            let variable = order[index]
            slots[variable].isReached = true
            reached.append(variable)
            var sum = slots[variable].right
            var magnitude = slots[variable].rightMagnitude
            slots[variable].right = 0
            slots[variable].rightMagnitude = 0
            for entry in problem.entryRange(Int(nodes[variable].row)) {
                let part = problem.entries[entry].coefficient * slots[problem.entries[entry].index].direction
                sum -= part
                magnitude += abs(part)
            }
            if abs(sum) <= Tolerance.cancellation * magnitude { continue }
            slots[variable].direction = sum / slots[variable].coefficient
            slots[variable].directionMagnitude = abs(magnitude / slots[variable].coefficient)
            movedVariables.append(variable)
        }
    }

    private mutating func clearDirection() {
        while let variable = movedVariables.popLast() {
            slots[variable].direction = 0
            slots[variable].directionMagnitude = 0
        }
        while let variable = reached.popLast() { slots[variable].isReached = false }
    }

    /// Adds to the gradient that `btran` resolves.
    @inline(__always) mutating func addGradient(_ amount: Double, to variable: Int32) {
        if nodes[variable].isFixed { return }
        slots[variable].gradient += amount
        slots[variable].gradientMagnitude += abs(amount)
        if !slots[variable].isQueued {
            slots[variable].isQueued = true
            starts.append(variable)
        }
    }

    /// Computes the combination of the rows of the basis that gives the gradient, and clears it (BTRAN of the textbooks).
    mutating func btran(_ problem: borrowing LocalProblem) {
        while let slot = touchedSlots.popLast() {
            slots[slot].multiplier = 0
            slots[slot].multiplierMagnitude = 0
        }
        hasCancelled = false
        orderInputs(problem)
        visitCount += order.count
        for index in stride(from: order.count - 1, through: 0, by: -1) {
            let variable = order[index]
            let record = slots[variable]
            slots[variable].gradient = 0
            slots[variable].gradientMagnitude = 0
            slots[variable].isQueued = false
            if abs(record.gradient) <= Tolerance.cancellation * record.gradientMagnitude {
                if record.gradient != 0 { hasCancelled = true }
                continue
            }
            let factor = record.gradient / record.coefficient
            slots[variable].multiplier = factor
            slots[variable].multiplierMagnitude = record.gradientMagnitude / abs(record.coefficient)
            touchedSlots.append(variable)
            for entry in problem.entryRange(Int(nodes[variable].row)) {
                let other = problem.entries[entry].index
                if other == variable || nodes[other].isFixed { continue }
                let part = problem.entries[entry].coefficient * factor
                slots[other].gradient -= part
                slots[other].gradientMagnitude += abs(part)
            }
        }
        if etas.isEmpty { return }
        for index in 0..<etas.count { applyEtaTransposed(index) }
        var end = 0
        for index in 0..<touchedSlots.count {
            let slot = touchedSlots[index]
            if slots[slot].multiplier == 0 {
                slots[slot].multiplierMagnitude = 0
            } else {
                touchedSlots[end] = slot
                end += 1
            }
        }
        touchedSlots.truncate(to: end)
    }
}
