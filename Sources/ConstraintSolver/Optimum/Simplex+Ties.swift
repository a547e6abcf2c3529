extension Simplex {
    /// Uses the freedom that the priorities leave: first to satisfy the optional constraints one by one, in creation
    /// order, and then to bring variables to their resting values.
    mutating func breakTies() {
        (isBreakingTies, basis.visitCount) = (true, problem.entries.count)
        breakTiesInOrder()
        isBreakingTies = false
        basis.clearFixed()
    }

    private mutating func breakTiesInOrder() {
        tieRows.removeAll()
        for row in requiredRowCount..<Int32(problem.constraintCount) { tieRows.append(row) }
        sortTieRows()
        for index in 0..<tieRows.count {
            if freeSlotCount == 0 { return }
            minimize(tieRows[index])
        }
        if freeSlotCount == 0 { return }
        findUndetermined()
        for variable in 0..<problem.variableCount {
            if freeSlotCount == 0 { return }
            if !followsFromEarlier(variable) { minimize(Int32(problem.constraintCount + variable)) }
        }
    }

    /// Whether a row that cannot move determines a variable from others that are already at their final values.
    private func followsFromEarlier(_ variable: Int) -> Bool {
        let slot = basis.slots[variable]
        guard slot.row == basis.nodes[variable].row, !problem.rows[slot.row].isFree else { return false }
        for entry in problem.entryRange(Int(slot.row)) where problem.entries[entry].index > variable { return false }
        return true
    }

    /// Puts `tieRows` into creation order.
    mutating func sortTieRows() {
        tieRows.sort { problem.rows[$0].serial < problem.rows[$1].serial }
    }

    mutating func minimize(_ row: Int32) {
        rows.removeAll()
        rows.append(row)
        if isBreakingTies { findFixedVariables() }
        minimize()
    }

    /// Finds the variables that could still take several values.
    private mutating func findUndetermined() {
        if markMovedTogether() { return }
        rows.removeAll()
        var mayTurn = false
        for slot in 0..<problem.variableCount {
            let row = problem.rows[basis.slots[slot].row]
            if !row.isFree { continue }
            let movesUp = row.mayRise && markMoved(slot: slot, sign: 1)
            let movesDown = row.mayFall && markMoved(slot: slot, sign: -1)
            if movesUp || movesDown { continue }
            rows.append(basis.slots[slot].row)
            if row.mayRise && row.mayFall { mayTurn = true }
        }
        guard !rows.isEmpty, mayTurn || canMoveTogether() else { return }
        for variable in 0..<problem.variableCount where !undetermined[variable] {
            undetermined[variable] = canMove(Int32(variable), sign: 1) || canMove(Int32(variable), sign: -1)
        }
    }

    /// Marks the variables that move with the row of a slot, if it can move while all other rows of the basis stay
    /// tight.
    private mutating func markMoved(slot: Int, sign: Double) -> Bool {
        basis.addStep(sign, to: slot)
        return markMoved()
    }

    /// Marks the variables that move with any free row of the basis, if all of these rows can move at the same time.
    /// Each row takes a step of pseudorandom length, so that no two movements cancel.
    private mutating func markMovedTogether() -> Bool {
        var number: UInt64 = 1
        for slot in 0..<problem.variableCount {
            let row = problem.rows[basis.slots[slot].row]
            if !row.isFree { continue }
            // Knuth's linear congruential generator; its upper half is sufficiently random, and reproducible.
            number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let length = 1 + Double(number >> 32) / 0x1p32
            basis.addStep(row.mayRise ? length : -length, to: slot)
        }
        return markMoved()
    }

    /// Marks the variables that the added steps move, if no row outside the basis prevents this.
    private mutating func markMoved() -> Bool {
        basis.ftran(problem)
        collectRates()
        collectBreakpoints()
        clearRates()
        for index in 0..<breakpoints.count where breakpoints[index].distance == 0 { return false }
        for index in 0..<basis.movedVariables.count { undetermined[basis.movedVariables[index]] = true }
        return true
    }

    /// Whether any of `rows` can move in the one direction in which it may, found by moving all of them at the same
    /// time; true if the steps do not suffice to find out.
    private mutating func canMoveTogether() -> Bool {
        degenerateSteps = 0
        for _ in 0..<(100 + 10 * problem.rows.count) {
            for index in 0..<rows.count {
                let row = rows[index]
                let sign = problem.rows[row].mayRise ? -1.0 : 1
                for entry in problem.entryRange(Int(row)) {
                    basis.addGradient(sign * problem.entries[entry].coefficient, to: problem.entries[entry].index)
                }
            }
            switch step() {
            case .optimal: return false
            case .unbounded: return true
            case .moved(let distance): if distance > 0 { return true }
            case .refactored: break
            }
        }
        return true
    }

    /// Whether a variable can move in one direction, found by trying; false if the steps do not suffice to find out.
    private mutating func canMove(_ variable: Int32, sign: Double) -> Bool {
        degenerateSteps = 0
        for _ in 0..<(100 + 10 * problem.rows.count) {
            basis.addGradient(sign, to: variable)
            switch step() {
            case .optimal: return false
            case .unbounded: return true
            case .moved(let distance): if distance > 0 { return true }
            case .refactored: break
            }
        }
        return false
    }
}
