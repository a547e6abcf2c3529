extension ExactSimplex {
    /// The result of a solve.
    enum Outcome {
        case solved
        /// The required rows conflict; `Simplex.proofs` shows how.
        case infeasible
        /// The computation would take too long, or a constant is not finite.
        case exhausted
    }

    /// Minimizes level after level until one point is left, and stores the point as the solution of the simplex.
    ///
    /// With `toleratingNoise`, the computation continues even if required rows conflict.
    static func solve(_ simplex: inout Simplex, toleratingNoise: Bool) -> Outcome {
        simplex.work.exactProducts = 0
        guard var exact = ExactSimplex(simplex) else { return .exhausted }
        defer { simplex.work.exactProducts = exact.productCount }
        guard exact.meetRequired(&simplex, toleratingNoise: toleratingNoise) else {
            return exact.isExhausted ? .exhausted : .infeasible
        }
        var start = exact.requiredCount
        for end in exact.levelEnds where end > exact.requiredCount {
            _ = exact.minimize(Array(start..<end))
            start = end
        }
        let ties = (exact.requiredCount..<exact.constraintCount)
            .map { (row: $0, rank: exact.quantities[$0].tieRank(serial: simplex.problem.rows[$0].serial)) }
            .filter { $0.rank != .none }
        for tie in ties.sorted(by: { $0.rank < $1.rank }) { _ = exact.minimize([tie.row]) }
        let undetermined = exact.undeterminedVariables()
        for variable in 0..<exact.columnCount {
            if variable >= simplex.problem.firstPosition, exact.holdAtOnlyLimit(variable) { continue }
            _ = exact.minimize([exact.constraintCount + variable])
        }
        if exact.isExhausted { return .exhausted }
        exact.storeValues(in: &simplex)
        simplex.trust.judge(isUnverified: exact.isTooClose || exact.restsOnRounding(simplex.problem))
        simplex.undetermined.removeAll()
        for isUndetermined in undetermined { simplex.undetermined.append(isUndetermined) }
        return .solved
    }

    /// Satisfies the required rows one after the other in creation order. A row that cannot be satisfied is left out,
    /// and the proof of its conflict is stored. Returns whether all rows could be satisfied. With `toleratingNoise`,
    /// this function minimizes the total violation of these rows instead, and returns true.
    mutating func meetRequired(_ simplex: inout Simplex, toleratingNoise: Bool) -> Bool {
        simplex.proofs.removeAll()
        if toleratingNoise {
            _ = minimize(Array(0..<requiredCount))
            return true
        }
        for row in 0..<requiredCount {
            let before = quantities
            if minimize([row]) || isExhausted { continue }
            quantities = before
            addProof(of: row, to: &simplex)
        }
        return simplex.proofs.rows.isEmpty && !isExhausted
    }

    private func addProof(of row: Int, to simplex: inout Simplex) {
        guard let position = rowOwners.firstIndex(of: row) else { return }
        let start = Int32(simplex.proofs.rows.count)
        let sign = self.sign(of: position) > 0 ? 1.0 : -1.0
        simplex.proofs.append(ProofRow(constraint: quantities[row].source, multiplier: sign, start: start))
        for column in 0..<columnCount {
            let (entry, other) = (entry(position, column), quantities[columnOwners[column]])
            if entry.isZero { continue }
            let ratio = BigInteger.ratio(
                entry.shiftedLeft(by: other.power), denominator.shiftedLeft(by: quantities[row].power))
            simplex.proofs.append(ProofRow(constraint: other.source, multiplier: -sign * ratio, start: start))
        }
    }

    /// Minimizes the total violation of some rows over the feasible set, and fixes the rows. Returns whether the
    /// violation is zero; false without fixing the rows if the computation takes too long.
    mutating func minimize(_ rows: [Int]) -> Bool {
        for row in rows { quantities[row].phase = .priced }
        unit = rows.reduce(0) { max($0, quantities[$1].power) }
        if isMet { return fixSatisfied() }
        // Start from a vertex of the linear program in which each residual is the difference of two non-negative
        // numbers, one of which is in the basis.
        for row in rows { quantities[row].side = quantities[row].isPriced(1) && !quantities[row].isPriced(-1) ? -1 : 1 }
        repeat {
            if isExhausted { return false }
            gradient = violationGradient()
        } while step(gradient) != nil
        if isMet { return fixSatisfied() }
        fix()
        return false
    }

    /// Whether no row of this level is violated.
    private var isMet: Bool {
        tableau.indices.allSatisfy {
            quantities[rowOwners[$0]].phase != .priced || !quantities[rowOwners[$0]].isPriced(sign(of: $0))
        }
    }

    /// The exponent of the power of two that scales the numerators of a row so that the violations of all rows have the
    /// same unit.
    private func weight(of quantity: Int) -> Int { unit - quantities[quantity].power }

    private func violationGradient() -> [BigInteger] {
        var violations: [(position: Int, factor: BigInteger)] = []
        for position in tableau.indices where quantities[rowOwners[position]].phase == .priced {
            let (owner, side) = (rowOwners[position], side(of: position))
            guard quantities[owner].isPriced(side) else { continue }
            let factor = BigInteger(words: [1], isNegative: side < 0).shiftedLeft(by: weight(of: owner))
            violations.append((position, factor))
        }
        return gradient(of: violations)
    }

    /// The cost of moving the quantity of a column to one side by one unit, times the denominator.
    private func slope(_ column: Int, _ sign: Int, _ gradient: [BigInteger]) -> BigInteger {
        let owner = columnOwners[column]
        let multiplier = sign > 0 ? gradient[column] : -gradient[column]
        guard quantities[owner].phase == .priced, quantities[owner].isPriced(sign) else { return multiplier }
        return multiplier + denominator.shiftedLeft(by: weight(of: owner))
    }

    /// Moves one quantity in a direction that reduces the cost, until a row blocks the move. The quantity with the
    /// lowest index is chosen, which prevents cycling (Bland, Math. Oper. Res. 2, 1977, doi:10.1287/moor.2.2.103).
    /// Returns whether anything moved; nil at the optimum, or if no row blocks the move.
    private mutating func step(_ gradient: [BigInteger]) -> Bool? {
        var best: (column: Int, sign: Int)?
        for column in 0..<columnCount where best.map({ columnOwners[column] < columnOwners[$0.column] }) ?? true {
            for sign in [1, -1] where quantities[columnOwners[column]].mayMove(sign) {
                if slope(column, sign, gradient).isNegative { best = (column, sign) }
            }
        }
        guard let best, let position = enteringRow(best.column, best.sign) else { return nil }
        let hasMoved = sign(of: position) != 0
        noteSides()
        quantities[columnOwners[best.column]].side = best.sign
        update(row: position, column: best.column)
        return hasMoved
    }

    /// The first row to reach a breakpoint when the quantity of a column moves.
    private func enteringRow(_ column: Int, _ sign: Int) -> Int? {
        var best: Int?
        for position in tableau.indices {
            let quantity = quantities[rowOwners[position]]
            guard quantity.phase != .waiting, case let rate = entry(position, column).signum * sign, rate != 0 else {
                continue
            }
            let isPriced = quantity.phase == .priced
            let present = isPriced ? side(of: position) : self.sign(of: position)
            if present == rate { continue }
            // At zero, a residual without a cost may acquire one, and a residual with a cost may lose it.
            let isBreak = isPriced || !quantity.mayMove(rate)
            if isBreak, best.map({ isNearer(position, $0, column) }) ?? true { best = position }
        }
        return best
    }

    private func isNearer(_ position: Int, _ other: Int, _ column: Int) -> Bool {
        let mine = entry(position, columnCount).magnitude * entry(other, column).magnitude
        let theirs = entry(other, columnCount).magnitude * entry(position, column).magnitude
        return mine == theirs ? rowOwners[position] < rowOwners[other] : mine < theirs
    }

    /// Restricts each row of a satisfied level to the sides on which it stays satisfied.
    private mutating func fixSatisfied() -> Bool {
        gradient = [BigInteger](repeating: .zero, count: columnCount)
        for owner in quantities.indices where quantities[owner].phase == .priced {
            fix(owner, mayRise: !quantities[owner].isPriced(1), mayFall: !quantities[owner].isPriced(-1))
        }
        return true
    }

    /// Restricts each row to the sides on which it leaves the optimum unchanged, by complementary slackness.
    private mutating func fix() {
        var slopes: [(owner: Int, rise: Int, fall: Int)] = []
        for column in 0..<columnCount where quantities[columnOwners[column]].phase != .waiting {
            let (rise, fall) = (slope(column, 1, gradient).signum, slope(column, -1, gradient).signum)
            slopes.append((columnOwners[column], rise, fall))
            if rise > 0 && isRounding(slope(column, 1, gradient), of: columnOwners[column])
                || fall > 0 && isRounding(slope(column, -1, gradient), of: columnOwners[column])
            {
                isTooClose = true
            }
        }
        for position in tableau.indices where quantities[rowOwners[position]].phase == .priced {
            let side = side(of: position)
            fix(rowOwners[position], mayRise: side > 0, mayFall: side < 0)
        }
        for (owner, rise, fall) in slopes { fix(owner, mayRise: rise <= 0, mayFall: fall <= 0) }
    }

    /// Whether a slope is so small, compared with the price of a row of this level, that the row's multiplier rounds to
    /// the price.
    private func isRounding(_ slope: BigInteger, of owner: Int) -> Bool {
        guard quantities[owner].phase == .priced else { return false }
        return 1 - BigInteger.ratio(slope, denominator.shiftedLeft(by: weight(of: owner))) == 1
    }

    private mutating func fix(_ quantity: Int, mayRise: Bool, mayFall: Bool) {
        quantities[quantity].phase = .fixed
        quantities[quantity].mayRise = quantities[quantity].mayRise && mayRise
        quantities[quantity].mayFall = quantities[quantity].mayFall && mayFall
    }

    /// For each variable, whether it can still move once all levels and ties between constraints have been minimized,
    /// and is therefore undetermined.
    private mutating func undeterminedVariables() -> [Bool] {
        let isFree = columnOwners.contains {
            quantities[$0].phase != .fixed || quantities[$0].mayRise || quantities[$0].mayFall
        }
        var undetermined: [Bool] = []
        for variable in 0..<columnCount {
            undetermined.append(isFree && (canMove(variable, 1) || canMove(variable, -1)))
        }
        return undetermined
    }

    /// Whether a variable can move in one direction, found by trying the move on a copy.
    private mutating func canMove(_ variable: Int, _ sign: Int) -> Bool {
        var copy = self
        let canMove = copy.move(variable, sign, toEnd: false)
        if copy.isExhausted { spendAll() }
        return canMove
    }

    /// Moves a variable to the only end of its range, and fixes it there; returns false if the range has no end or two.
    private mutating func holdAtOnlyLimit(_ variable: Int) -> Bool {
        var (low, high) = (self, self)
        let (falls, rises) = (low.move(variable, -1, toEnd: true), high.move(variable, 1, toEnd: true))
        if low.isExhausted || high.isExhausted { spendAll() }
        if falls == rises { return false }
        self = falls ? high : low
        fix()
        return true
    }

    /// Moves a variable in one direction, by one step or to its end. Returns whether it has moved or, if it should move
    /// to its end, whether there is none; false if the computation takes too long.
    private mutating func move(_ variable: Int, _ sign: Int, toEnd: Bool) -> Bool {
        let quantity = constraintCount + variable
        while !isExhausted {
            gradient = [BigInteger](repeating: .zero, count: columnCount)
            if let column = columnOwners.firstIndex(of: quantity) {
                gradient[column] = BigInteger(words: [1], isNegative: sign > 0)
            } else if let position = rowOwners.firstIndex(of: quantity) {
                gradient = tableau[position].dropLast().map { sign > 0 ? -$0 : $0 }
            }
            guard isImprovable else { return false }
            // If nothing blocks the variable, there is no step.
            guard let hasMoved = step(gradient) else { return true }
            if hasMoved, !toEnd { return true }
        }
        return false
    }

    private var isImprovable: Bool {
        for column in 0..<columnCount {
            let quantity = quantities[columnOwners[column]]
            if gradient[column].isNegative ? quantity.mayRise : !gradient[column].isZero && quantity.mayFall {
                return true
            }
        }
        return false
    }

    /// Whether the values depend on the rounding of coefficients such as 0.1, as when two rows would be parallel
    /// without the rounding. In that case, neighboring doubles would give different values.
    private func restsOnRounding(_ problem: borrowing LocalProblem) -> Bool {
        var largest = 0.0
        for variable in 0..<columnCount { largest = max(largest, abs(problem.values[variable])) }
        let errors = columnOwners.map { $0 < constraintCount ? roundingError(of: $0, problem) : 0 }
        return tableau.indices.contains { position in
            guard rowOwners[position] >= constraintCount else { return false }
            var error = 0.0
            for column in 0..<columnCount where errors[column] > 0 && !tableau[position][column].isZero {
                let power = quantities[columnOwners[column]].power
                error +=
                    errors[column]
                    * abs(BigInteger.ratio(tableau[position][column].shiftedLeft(by: power), denominator))
            }
            return error > Tolerance.decidingRounding * largest
        }
    }

    /// The error that a row may have from the rounding of its coefficients; coefficients with few significant bits
    /// count as exact.
    private func roundingError(of row: Int, _ problem: borrowing LocalProblem) -> Double {
        var error = 0.0
        for index in problem.entryRange(row) {
            let entry = problem.entries[index]
            let isRounded = entry.coefficient.significandBitPattern.trailingZeroBitCount < 20
            if isRounded { error += abs(entry.coefficient * problem.values[Int(entry.index)]) * 0x1p-53 }
        }
        return error
    }

    private func storeValues(in simplex: inout Simplex) {
        for row in quantities.indices { simplex.problem.rows[row].slot = -1 }
        for column in 0..<columnCount { simplex.problem.rows[columnOwners[column]].slot = Int32(column) }
        for variable in 0..<columnCount {
            let resting = restingValues[variable]
            guard let position = rowOwners.firstIndex(of: constraintCount + variable) else {
                simplex.problem.values[variable] = resting
                continue
            }
            let power = BigInteger.power(of: resting)
            let sum =
                tableau[position][columnCount].shiftedLeft(by: power)
                + BigInteger(resting, timesPowerOfTwo: power) * denominator
            simplex.problem.values[variable] = BigInteger.ratio(sum, denominator.shiftedLeft(by: power))
        }
    }
}
