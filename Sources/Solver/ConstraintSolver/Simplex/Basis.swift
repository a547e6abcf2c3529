/// The active set: as many rows as there are variables, all tight at the same time, which determine the values.
///
/// In textbooks a basis consists of the variables that are not at a bound, including the slacks, which are the
/// residuals of rows. Here the basis is the complement, the tight rows, since a row of a layout has few variables and
/// all of them are free. A row that enters the textbook basis therefore leaves this one, and vice versa: a step picks a
/// *leaving* row by its multiplier, which is the reduced cost of its slack, and the ratio test finds the *entering* row
/// that becomes tight first. FTRAN computes how the values move, and BTRAN computes the multipliers.
///
/// The rows are kept as a triangular part (each row determines one variable, without cycles) and a list of etas, each
/// of which records that the row of one slot was replaced. Rows that no order makes triangular are eliminated first,
/// and their two factors are added to the triangular part. A replacement that leaves the rows triangular is made in the
/// triangular part itself. In a layout, nearly all replacements are of this kind, so the cost of a solve is
/// proportional to the rows that it touches.
struct Basis: ~Copyable {
    private let addressOnly = AddressOnly()

    var slots = Pool<BasisSlot>()
    /// The triangular part: a node for each variable, and one for each eliminated row.
    var nodes = Pool<BasisNode>()
    /// The variable that each row determines in the triangular part, −1 for rows outside of it.
    var determined = Pool<Int32>()
    var determinedCount = 0
    /// The factor by which the rounding error of the values may exceed that of the constants.
    private(set) var growth = 1.0
    var etas = Pool<Eta>()
    /// The entries of all etas: each entering row as a combination of other rows.
    var etaEntries = Pool<Entry>()

    /// The slots in which a row was replaced by a multiple of itself.
    var exchangedSlots = Pool<Int32>()

    /// The variables that the last direction moves.
    var movedVariables = Pool<Int32>()
    /// The slots to which the last BTRAN gave a multiplier.
    var touchedSlots = Pool<Int32>()
    /// The nodes that depend on the slots to which steps were added.
    var reached = Pool<Int32>()
    var starts = Pool<Int32>()
    var order = Pool<Int32>()
    var stack = Pool<Int32>()
    /// The number of the last search, which marks the nodes it has met.
    var searchCount: Int32 = 0
    /// Whether the last BTRAN dropped a number as rounding error.
    var hasCanceled = false
    /// The number of variables visited by BTRAN since the last search for fixed ones.
    var visitCount = 0
    /// Whether each row of the basis determines one variable without elimination or etas.
    var isTriangular: Bool { etas.isEmpty && eliminatedCount == 0 }
    /// The number of rows that are stored as factors.
    var eliminatedCount: Int { slots.count - variableCount }
    private var variableCount = 0
    /// Whether refactoring may reduce rounding error.
    var isWorn = false

    mutating func prepare(variableCount: Int, rowCount: Int) {
        slots.reset(to: variableCount, filling: BasisSlot())
        nodes.reset(to: variableCount, filling: BasisNode())
        determined.reset(to: rowCount, filling: -1)
        (self.variableCount, determinedCount, searchCount) = (variableCount, 0, 0)
        isWorn = false
        etas.removeAll()
        etaEntries.removeAll()
        movedVariables.removeAll()
        touchedSlots.removeAll()
        reached.removeAll()
        starts.removeAll()
    }

    /// Lets `row` determine `variable` in the triangular part.
    mutating func assign(row: Int32, variable: Int32, coefficient: Double) {
        // By now, the previous row may determine another variable; that assignment stays.
        let previous = nodes[variable].row
        if previous >= 0, determined[previous] == variable { determined[previous] = -1 }
        (slots[variable].row, slots[variable].node) = (row, variable)
        slots[variable].coefficient = coefficient
        (nodes[variable].row, nodes[variable].slot) = (row, variable)
        determined[row] = variable
    }

    /// Computes the values that make every row of the basis tight.
    mutating func solveValues(_ problem: inout LocalProblem) {
        problem.updateValueScale()
        for slot in 0..<variableCount { slots[slot].right = problem.rows[slots[slot].row].constant }
        solveRightSides(problem)
        for variable in 0..<variableCount { problem.values[variable] = slots[variable].direction }
    }

    /// Corrects the values by the residuals of the rows of the basis, computed in double-double arithmetic (iterative
    /// refinement), and returns the largest change.
    mutating func refineValues(_ problem: inout LocalProblem) -> Double {
        for slot in 0..<variableCount { slots[slot].right = -problem.preciseResidual(of: Int(slots[slot].row)) }
        solveRightSides(problem)
        var largest = 0.0
        for variable in 0..<variableCount {
            let before = problem.values[variable]
            problem.values[variable] += slots[variable].direction
            largest = max(largest, abs(problem.values[variable] - before))
        }
        return largest
    }

    /// Solves the system with the right sides of all slots. Leaves the solution in `direction`, and in
    /// `directionMagnitude` the factor by which its rounding error may exceed that of the right sides.
    private mutating func solveRightSides(_ problem: borrowing LocalProblem) {
        clearDirection()
        growth = 1
        for index in stride(from: etas.count - 1, through: 0, by: -1) { applyEta(index, toRightSidesBeyond: 0) }
        starts.removeAll()
        for node in variableCount..<slots.count { moveRightSide(of: nodes[node].slot, to: Int32(node)) }
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
            reached.append(variable)
        }
    }

    private func moveRightSide(of slot: Int32, to node: Int32) {
        (slots[node].right, slots[node].rightMagnitude) = (slots[slot].right, slots[slot].rightMagnitude)
        (slots[slot].right, slots[slot].rightMagnitude) = (0, 0)
    }

    /// Increases the residual of the row in a slot by `step` in the direction that `ftran` computes.
    mutating func addStep(_ step: Double, to slot: Int) {
        slots[slot].right = step
        slots[slot].rightMagnitude = abs(step)
        starts.append(Int32(slot))
    }

    /// Computes how the values move when the residuals of some rows of the basis grow by the steps that were added, and
    /// all other rows of the basis stay tight (FTRAN).
    mutating func ftran(_ problem: borrowing LocalProblem) {
        clearDirection()
        for index in stride(from: etas.count - 1, through: 0, by: -1) {
            applyEta(index, toRightSidesBeyond: Tolerance.cancellation)
        }
        if eliminatedCount > 0 {
            for index in 0..<starts.count {
                let (slot, node) = (starts[index], slots[starts[index]].node)
                if node != slot { moveRightSide(of: slot, to: node) }
                starts[index] = node
            }
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
            if variable < variableCount { movedVariables.append(variable) }
        }
    }

    private mutating func clearDirection() {
        movedVariables.removeAll()
        while let variable = reached.popLast() {
            slots[variable].isReached = false
            slots[variable].direction = 0
            slots[variable].directionMagnitude = 0
        }
    }

    /// Adds an amount to a variable's gradient for `btran`, unless the variable is fixed.
    mutating func addGradient(_ amount: Double, to variable: Int32) {
        if nodes[variable].isFixed { return }
        slots[variable].gradient += amount
        slots[variable].gradientMagnitude += abs(amount)
        if !slots[variable].isQueued {
            slots[variable].isQueued = true
            starts.append(variable)
        }
    }

    /// Computes the combination of the rows of the basis that equals the gradient, and clears the gradient (BTRAN).
    mutating func btran(_ problem: borrowing LocalProblem) {
        while let slot = touchedSlots.popLast() {
            slots[slot].multiplier = 0
            slots[slot].multiplierMagnitude = 0
        }
        hasCanceled = false
        orderInputs(problem)
        visitCount += order.count
        for index in stride(from: order.count - 1, through: 0, by: -1) {
            let variable = order[index]
            let record = slots[variable]
            slots[variable].gradient = 0
            slots[variable].gradientMagnitude = 0
            slots[variable].isQueued = false
            if abs(record.gradient) <= Tolerance.cancellation * record.gradientMagnitude {
                if record.gradient != 0 { hasCanceled = true }
                continue
            }
            let factor = record.gradient / record.coefficient
            let slot = nodes[variable].slot
            if slot >= 0 {
                slots[slot].multiplier = factor
                slots[slot].multiplierMagnitude = record.gradientMagnitude / abs(record.coefficient)
                touchedSlots.append(slot)
            }
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
