extension Simplex {
    /// Uses the freedom that the priorities leave: first to satisfy the optional constraints one by one, in the order
    /// of `TieRank`, and then to bring variables to their resting values.
    mutating func breakTies() {
        (purpose, basis.visitCount) = (.ties, problem.entries.count)
        breakTiesInOrder()
        purpose = .levels
        basis.clearFixed()
    }

    private mutating func breakTiesInOrder() {
        tied.removeAll()
        for row in levels.requiredRowCount..<Int32(problem.constraintCount) {
            // A row that stays satisfied may still show that its opposite cannot move.
            if problem.rows[row].tieRank == .none { fixSatisfied(row) } else { tied.append(row) }
        }
        tied.sort { problem.rows[$0].tieRank < problem.rows[$1].tieRank }
        for index in 0..<tied.count {
            if freeSlotCount == 0 { return }
            minimize(tied[index])
        }
        if freeSlotCount == 0 { return }
        findUndetermined()
        for variable in 0..<problem.variableCount {
            if freeSlotCount == 0 { return }
            if followsFromEarlier(variable) { continue }
            if variable >= problem.firstPosition, holdAtOnlyLimit(Int32(variable)) { continue }
            minimize(Int32(problem.constraintCount + variable))
        }
    }

    /// Moves a variable to the only end of its range, and fixes it there; returns false if the range has no end or two.
    private mutating func holdAtOnlyLimit(_ variable: Int32) -> Bool {
        let falls = canFall(withoutEnd: true) { $0.basis.addGradient(1, to: variable) }
        let rises = canFall(withoutEnd: true) { $0.basis.addGradient(-1, to: variable) }
        if falls == rises { return false }
        if rises { _ = canFall(withoutEnd: true) { $0.basis.addGradient(1, to: variable) } }
        rows.removeAll()
        fixAtOptimum()
        return true
    }

    /// Whether a row that cannot move determines a variable from others that are already at their final values.
    private func followsFromEarlier(_ variable: Int) -> Bool {
        let slot = basis.slots[variable]
        guard slot.row == basis.nodes[variable].row, !problem.rows[slot.row].isFree else { return false }
        for entry in problem.entryRange(Int(slot.row)) where problem.entries[entry].index > variable { return false }
        return true
    }

    mutating func minimize(_ row: Int32) {
        rows.removeAll()
        rows.append(row)
        if purpose == .ties { findFixedVariables() }
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
            undetermined[variable] =
                canFall { $0.basis.addGradient(1, to: Int32(variable)) }
                || canFall { $0.basis.addGradient(-1, to: Int32(variable)) }
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

    /// Marks the variables that the added steps move, if no row outside the basis prevents this. A variable that moves
    /// by so much less than another that this may be rounding error is left to `canFall`; then, this returns false.
    private mutating func markMoved() -> Bool {
        basis.ftran(problem)
        collectRates()
        collectBreakpoints()
        clearRates()
        if path.isBlocked { return false }
        var largest = 0.0
        for index in 0..<basis.movedVariables.count { largest = max(largest, distance(ofMoved: index)) }
        var isCertain = true
        for index in 0..<basis.movedVariables.count {
            if distance(ofMoved: index) >= Tolerance.clear * largest {
                undetermined[basis.movedVariables[index]] = true
            } else {
                isCertain = false
            }
        }
        return isCertain
    }

    private func distance(ofMoved index: Int) -> Double {
        abs(basis.slots[basis.movedVariables[index]].direction)
    }

    /// Whether any of `rows` can move in the one direction in which it may, found by moving all of them at the same
    /// time.
    private mutating func canMoveTogether() -> Bool {
        canFall { simplex in
            for index in 0..<simplex.rows.count {
                let row = simplex.rows[index]
                let sign = simplex.problem.rows[row].mayRise ? -1.0 : 1
                for entry in simplex.problem.entryRange(Int(row)) {
                    let (coefficient, variable) = (
                        simplex.problem.entries[entry].coefficient, simplex.problem.entries[entry].index
                    )
                    simplex.basis.addGradient(sign * coefficient, to: variable)
                }
            }
        }
    }

    /// Whether a cost can fall or, if so requested, fall without end, found by trying; true if the steps do not suffice
    /// to find out.
    private mutating func canFall(withoutEnd: Bool = false, _ addGradient: (inout Simplex) -> Void) -> Bool {
        degenerateSteps = 0
        for _ in 0..<(100 + 10 * problem.rows.count) {
            addGradient(&self)
            switch step() {
            case .optimal: return false
            case .unbounded: return true
            case .moved(let distance): if distance > 0, !withoutEnd { return true }
            case .refactored: break
            }
        }
        return true
    }
}
