import ConstraintSolver
import TestSupport

/// Checks an answer by its certificate, in exact fractions, from the system alone.
///
/// Values are doubles, so a row counts as tight or satisfied if its residual is at most 1e-10 times the sum of its
/// summands' magnitudes, plus the error of a sum whose values are off by 1e-14 times the largest value. The terms of
/// a variable in a row count as canceled if their sum is at most 1e-14 times the sum of their magnitudes. If the
/// verdict is `exact`, nothing else is approximate: the multipliers are solved for in fractions, given only which rows
/// have one. The answer is therefore an exact optimum of the system without the canceled terms, with right-hand sides
/// that differ from the given ones by at most the tolerance.
struct CertificateChecker {
    enum Verdict: Hashable, Sendable {
        /// The answer is proven.
        case exact
        /// The multipliers prove the answer only if coefficients may have a relative error of 1e-9: some sums are 0, or
        /// some multipliers are in their ranges, only up to rounding.
        case withinRounding
        case refuted(String)

        var isProof: Bool { self == .exact || self == .withinRounding }
    }

    private struct Refutation: Error { var reason: String }

    /// The signs that a row's multiplier may have in the proof of a later level.
    private struct Reach {
        var mayBeNegative = false
        var mayBePositive = false
    }

    private var rows: [TestSystem.Row]
    private var priorities: [Double]
    private let terms: [[Int: Fraction]]
    /// The total violation of required rows that is no conflict.
    private let tolerance: Fraction
    /// The residual of each row, 0 if it is within rounding.
    private var residuals: [Fraction]
    private var reaches: [Reach]
    private var dropped: Set<Int> = []
    private var isExact = true

    static func verdict(
        on values: [Double], of system: TestSystem, with proof: AnswerProof, tolerating tolerance: Double = 0
    ) -> Verdict {
        guard values.allSatisfy(\.isFinite) else { return .refuted("a value is not finite") }
        var checker = CertificateChecker(system, values, tolerating: tolerance)
        do throws(Refutation) {
            for infeasibility in proof.infeasibilities { checker.drop(infeasibility.dropped) }
            for infeasibility in proof.infeasibilities { try checker.check(infeasibility) }
            try checker.checkRequired()
            try checker.checkLevels(proof.levels)
        } catch {
            return .refuted(error.reason)
        }
        return checker.isExact ? .exact : .withinRounding
    }

    private init(_ system: TestSystem, _ values: [Double], tolerating tolerance: Double) {
        self.tolerance = Fraction(tolerance)
        rows = system.spelledOut.rows
        priorities = system.softPriorities
        terms = rows.map(\.exactTerms)
        let exactValues = values.map { Fraction($0) }
        residuals = zip(rows, terms).map { row, terms in
            terms.reduce(-Fraction(row.constant)) { $0 + $1.value * exactValues[$1.key] }
        }
        let largest = values.reduce(0) { max($0, abs($1)) }
        for (index, row) in rows.enumerated() {
            let size = row.terms.reduce(abs(row.constant)) { $0 + abs($1.coefficient * values[$1.variable]) }
            let weight = row.terms.reduce(0) { $0 + abs($1.coefficient) }
            let rounding = Fraction(1e-10 * size + 1e-14 * weight * largest)
            if residuals[index].magnitude <= rounding { residuals[index] = .zero }
        }
        reaches = rows.map { _ in Reach() }
    }
}

extension CertificateChecker {
    /// The level of the dropped rows, which is below required but above all priorities that tests use.
    private static let wishLevel = 1000.0.nextDown

    /// Makes a dropped row optional.
    private mutating func drop(_ row: Int) {
        if dropped.isEmpty { priorities.insert(Self.wishLevel, at: 0) }
        dropped.insert(row)
        if rows.indices.contains(row) { rows[row].priority = Self.wishLevel }
    }

    private func isForbidden(_ row: Int) -> Bool {
        residuals[row] > .zero
            ? rows[row].relation != .greaterThanOrEqual
            : residuals[row] < .zero && rows[row].relation != .lessThanOrEqual
    }

    private mutating func checkRequired() throws(Refutation) {
        var violation = Fraction.zero
        for row in rows.indices where rows[row].isRequired && !dropped.contains(row) {
            if isForbidden(row) {
                violation += residuals[row].magnitude
                guard violation <= tolerance else {
                    throw Refutation(reason: "required \(rows[row]) is off by \(residuals[row].approximation)")
                }
                residuals[row] = .zero
            }
            recordReach(of: row, at: .zero)
        }
    }

    /// The least and the greatest multiplier that a tight row may have at its own level.
    private func range(of row: Int) -> (least: Fraction, most: Fraction) {
        let relation = rows[row].relation
        return (relation == .lessThanOrEqual ? .zero : -.one, relation == .greaterThanOrEqual ? .zero : .one)
    }

    /// Records which signs a row's multiplier may have at later levels, given its multiplier in the proof of its own
    /// level.
    private mutating func recordReach(of row: Int, at multiplier: Fraction) {
        guard residuals[row].isZero else { return }
        let (least, most) = range(of: row)
        reaches[row] = Reach(mayBeNegative: multiplier > least, mayBePositive: multiplier < most)
    }

    private mutating func checkLevels(_ levels: [AnswerProof.Level]) throws(Refutation) {
        let levels = levels.map {
            AnswerProof.Level(
                priority: $0.priority == 1000 ? Self.wishLevel : $0.priority, multipliers: $0.multipliers)
        }
        guard levels.allSatisfy({ priorities.contains($0.priority) }) else {
            throw Refutation(reason: "a level of the certificate is not one of the system")
        }
        var members: [Double: [Int]] = [:]
        for (index, row) in rows.enumerated() { members[row.priority, default: []].append(index) }
        for priority in priorities {
            let multipliers = levels.first { $0.priority == priority }?.multipliers ?? [:]
            for row in members[priority] ?? [] where isForbidden(row) && multipliers[row] == nil {
                throw Refutation(reason: "\(rows[row]) costs \(residuals[row].approximation), without its price")
            }
            let exact = try check(multipliers, priority)
            for row in members[priority] ?? [] { recordReach(of: row, at: exact[row] ?? .zero) }
        }
    }

    /// Checks the proof of a level, and returns its exact multipliers.
    private mutating func check(_ listed: [Int: Double], _ priority: Double) throws(Refutation) -> [Int: Fraction] {
        // The multiplier of a row of this level is known if it is 1 or −1, or if the row is not tight.
        let fixed = listed.filter { row, value in
            rows[row].priority == priority && (abs(value) == 1 || !residuals[row].isZero)
        }.mapValues { $0.rounded() }
        let multipliers = try exactMultipliers(listed, fixed: fixed)
        let totals = totals(of: multipliers)
        for (row, multiplier) in multipliers.sorted(by: { $0.key < $1.key }) {
            let excess = excess(of: multiplier, row, priority)
            if excess.isZero { continue }
            isExact = false
            let isFelt = terms[row].contains { variable, coefficient in
                (excess * coefficient).magnitude > Self.share * (totals[variable]?.size ?? .zero)
            }
            if isFelt {
                throw Refutation(
                    reason: "at \(priority), \(rows[row]) may not count \(multiplier.approximation)"
                        + " at \(residuals[row].approximation)")
            }
        }
        for (row, multiplier) in multipliers where rows[row].priority > priority {
            if multiplier > .zero { reaches[row].mayBeNegative = true }
            if multiplier < .zero { reaches[row].mayBePositive = true }
        }
        return multipliers
    }

    /// The amount by which a multiplier violates complementary slackness.
    private func excess(of multiplier: Fraction, _ row: Int, _ priority: Double) -> Fraction {
        guard rows[row].priority == priority else {
            let reach = rows[row].priority < priority ? Reach() : reaches[row]
            return multiplier > .zero
                ? (reach.mayBePositive ? .zero : multiplier) : (reach.mayBeNegative ? .zero : multiplier)
        }
        var (least, most) = range(of: row)
        if residuals[row] > .zero { least = most }
        if residuals[row] < .zero { most = least }
        return multiplier < least ? least - multiplier : multiplier > most ? multiplier - most : .zero
    }
}

extension CertificateChecker {
    /// The rounding error that is allowed for a sum, relative to the sum of its summands' magnitudes.
    private static let share = Fraction(1e-9)

    /// The sum of each variable's coefficients times the multipliers, and the sum of the magnitudes of these products.
    private func totals(of multipliers: [Int: Fraction]) -> [Int: (sum: Fraction, size: Fraction)] {
        var totals: [Int: (sum: Fraction, size: Fraction)] = [:]
        for (row, multiplier) in multipliers {
            for (variable, coefficient) in terms[row] {
                let part = multiplier * coefficient
                totals[variable, default: (.zero, .zero)].sum += part
                totals[variable, default: (.zero, .zero)].size += part.magnitude
            }
        }
        return totals
    }

    /// Returns multipliers for the listed rows that make the rows add up to zero. They must equal the listed
    /// multipliers up to rounding. If there are no exact multipliers, but the listed ones make the sum zero up to
    /// rounding, returns the listed ones.
    private mutating func exactMultipliers(
        _ listed: [Int: Double], fixed: [Int: Double]
    ) throws(Refutation) -> [Int: Fraction] {
        let given = listed.mapValues { Fraction($0) }
        let totals = totals(of: given)
        if totals.values.allSatisfy(\.sum.isZero) { return given }
        if let solved = solve(listed, fixed: fixed), solved.count == listed.count {
            let largest = self.totals(of: solved).values.map(\.size).max() ?? .zero
            for (row, value) in given.sorted(by: { $0.key < $1.key }) {
                let error = value - (solved[row] ?? .zero)
                if terms[row].contains(where: { (error * $0.value).magnitude > Self.share * largest }) {
                    throw Refutation(reason: "the multiplier of \(rows[row]) is off by \(error.approximation)")
                }
            }
            return solved
        }
        isExact = false
        for (variable, total) in totals.sorted(by: { $0.key < $1.key })
        where total.sum.magnitude > Self.share * total.size {
            throw Refutation(reason: "the multipliers leave \(total.sum.approximation) of x\(variable)")
        }
        return given
    }

    /// The multipliers that follow from the fixed ones; nil if the rows cannot add up to zero.
    private func solve(_ listed: [Int: Double], fixed: [Int: Double]) -> [Int: Fraction]? {
        var left: [Int: [Int: Fraction]] = [:]
        var right: [Int: Fraction] = [:]
        for row in listed.keys {
            for (variable, coefficient) in terms[row] {
                if let value = fixed[row] {
                    right[variable, default: .zero] -= Fraction(value) * coefficient
                } else {
                    left[variable, default: [:]][row] = coefficient
                }
            }
        }
        let variables = Set(left.keys).union(right.keys).sorted()
        var system = ExactSystem(variables.map { left[$0] ?? [:] }, variables.map { right[$0] ?? .zero })
        return system.solution()?.merging(fixed.mapValues { Fraction($0) }) { $1 }
    }

    /// Checks that the row of the highest rank in a conflict contradicts the others, and that all of the others are needed for the
    /// contradiction.
    private mutating func check(_ conflict: AnswerProof.Infeasibility) throws(Refutation) {
        let (highest, listed) = (conflict.dropped, conflict.multipliers)
        let others = listed.keys.filter { $0 != highest }
        guard let value = listed[highest], others.allSatisfy({ rows[$0].isRequired }),
            others.allSatisfy({ (rows[$0].rank, $0) < (rows[highest].rank, highest) })
        else { throw Refutation(reason: "of a conflict not the row of the highest rank alone was dropped") }
        // If one row were a combination of others, a multiplier would remain undetermined.
        if let solved = solve(listed, fixed: [highest: value]), solved.count < listed.count {
            throw Refutation(reason: "the conflict of \(rows[highest]) has members it does not need")
        }
        let multipliers = try exactMultipliers(listed, fixed: [highest: value])
        var sum = Fraction.zero
        for (row, multiplier) in multipliers {
            sum += multiplier * Fraction(rows[row].constant)
            let (least, most) = range(of: row)
            if multiplier.isZero || (multiplier < .zero ? least : most).isZero {
                throw Refutation(reason: "\(rows[row]) has no part in a conflict, or the wrong one")
            }
        }
        // The rows can be satisfied if the one with the largest multiplier may be violated by this amount.
        let largest = multipliers.values.map(\.magnitude).max() ?? .zero
        if sum >= .zero || sum.magnitude <= tolerance * largest {
            throw Refutation(reason: "the conflict of \(rows[highest]) is none")
        }
    }
}

extension TestSystem.Row {
    /// The coefficient of each variable, summed over all of its terms.
    fileprivate var exactTerms: [Int: Fraction] {
        var sums: [Int: Fraction] = [:]
        var sizes: [Int: Double] = [:]
        for term in terms {
            sums[term.variable, default: .zero] += Fraction(term.coefficient)
            sizes[term.variable, default: 0] += abs(term.coefficient)
        }
        // Terms that cancel up to rounding were meant to cancel exactly.
        return sums.filter { $0.value.magnitude > Fraction(1e-14 * (sizes[$0.key] ?? 0)) }
    }
}
