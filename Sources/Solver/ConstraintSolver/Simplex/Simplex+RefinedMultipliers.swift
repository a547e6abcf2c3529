/// Iterative refinement of the multipliers, as `Basis` does for the values: the remainder of the gradient is computed
/// in double-double arithmetic and solved for once more. A multiplier that results from cancellation is then as precise
/// as any other.
extension Simplex {
    /// Refines the multipliers of the level, and again lists the rows whose move reduces the cost. If the refinement
    /// does not converge, the multipliers are solved for again, without refinement, and the result is false.
    mutating func refineMultipliers() -> Bool {
        var tails = Pool<Double>(repeating: 0, count: problem.rows.count)
        for _ in 0..<Simplex.refinementLimit {
            let (largest, change) = improveMultipliers(&tails)
            // Written so that a NaN does not converge.
            guard change <= Tolerance.refined * largest else { continue }
            dropNoise(below: Tolerance.factorNoise * largest)
            multipliers.wereRefined()
            listLeavingRows()
            return true
        }
        addViolationGradient()
        computeMultipliers()
        return false
    }

    /// Takes one step of refinement of the multipliers, whose low parts are in `tails`, and returns the largest multiplier and the largest change.
    private mutating func improveMultipliers(_ tails: inout Pool<Double>) -> (largest: Double, change: Double) {
        for variable in 0..<problem.variableCount {
            let rest = gradientLeft(at: variable, tails)
            if rest != 0 { basis.addGradient(rest, to: Int32(variable)) }
        }
        basis.btran(problem)
        var change = 0.0
        for index in 0..<basis.touchedSlots.count {
            let slot = basis.slots[basis.touchedSlots[index]]
            let row = slot.row
            if !problem.rows[row].hasMultiplier {
                problem.rows[row].hasMultiplier = true
                multipliers.append(row)
            }
            var sum = TwoDoubles(problem.rows[row].multiplier)
            sum += tails[row]
            sum += slot.multiplier
            problem.rows[row].multiplier = sum.high
            tails[row] = sum.low
            change = max(change, abs(slot.multiplier))
        }
        return (largestMultiplier, change)
    }

    /// The largest magnitude of a multiplier.
    var largestMultiplier: Double {
        var largest = 0.0
        for index in 0..<multipliers.rows.count {
            largest = max(largest, abs(problem.rows[multipliers.rows[index]].multiplier))
        }
        return largest
    }

    /// The part of the gradient at one variable that the multipliers do not balance.
    private func gradientLeft(at variable: Int, _ tails: borrowing Pool<Double>) -> Double {
        if basis.nodes[variable].isFixed { return 0 }
        var rest = TwoDoubles(0)
        for entry in problem.columnRange(variable) {
            let (coefficient, row) = (problem.columnEntries[entry].coefficient, problem.columnEntries[entry].index)
            let record = problem.rows[row]
            if record.phase == .priced, record.countedSlope != 0 { rest.add(record.countedSlope, times: coefficient) }
            if record.slot < 0 || record.multiplier == 0 { continue }
            rest.add(-record.multiplier, times: coefficient)
            rest.add(-tails[row], times: coefficient)
        }
        return rest.rounded
    }

    /// Stores the multipliers in rows and slots, and sets to zero those that may result from the rounding of
    /// coefficients such as 1/3.
    private mutating func dropNoise(below noise: Double) {
        basis.touchedSlots.removeAll()
        for index in 0..<multipliers.rows.count {
            let row = multipliers.rows[index]
            let multiplier = problem.rows[row].multiplier
            let kept = abs(multiplier) <= noise ? 0 : multiplier
            problem.rows[row].multiplier = kept
            // A sum that BTRAN dropped was at most this fraction of its summands.
            if problem.rows[row].multiplierMagnitude == 0 {
                problem.rows[row].multiplierMagnitude = abs(kept) / Tolerance.cancellation
            }
            let slot = problem.rows[row].slot
            (basis.slots[slot].multiplier, basis.slots[slot].multiplierMagnitude) = (kept, abs(kept))
            if kept != 0 { basis.touchedSlots.append(slot) }
        }
    }
}
