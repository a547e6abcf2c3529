/// The optimum of one component in exact fractions, for cases in which doubles are not precise enough. The method
/// minimizes the same levels and ties as `Simplex`, but on a dense tableau, which is slow: a component of 48 variables
/// with coefficients from 0.001 to 1,000, whose fractions have up to 50 words, takes tens of milliseconds, most of them
/// for the products in `update`.
///
/// Every row is expressed as a combination of the *columns*: as many independent rows as there are variables, all of
/// them tight. All entries have one common denominator, the determinant of the columns, so that every division is exact
/// (Edmonds, J. Res. Natl. Bur. Stand. 71B, 1967, doi:10.6028/jres.071B.033).
struct ExactSimplex {
    /// The state of a row.
    struct Quantity {
        /// The exponent of the power of two by which the residual is multiplied in the tableau to make it an integer.
        var power = 0
        var relation: Relation
        var source: Int32
        var phase = RowPhase.waiting
        var mayRise = true
        var mayFall = true
        /// The side of zero, +1 or −1, to which a residual of zero is assigned if the row is not a column.
        var side = 0

        /// Whether a residual of this sign has a cost.
        func isPriced(_ sign: Int) -> Bool {
            sign > 0 ? relation != .greaterThanOrEqual : sign < 0 && relation != .lessThanOrEqual
        }

        func mayMove(_ sign: Int) -> Bool { sign > 0 ? mayRise : mayFall }

        /// The row's rank in ties, once its level has been minimized.
        func tieRank(serial: UInt32) -> TieRank {
            let sign = mayRise && isPriced(1) ? 1 : mayFall && isPriced(-1) ? -1 : 0
            return sign == 0 ? .none : TieRank(serial: serial, isExceeded: sign > 0)
        }
    }

    /// A constraint's residual, times a power of two.
    private struct Sum {
        var terms: [(variable: Int, coefficient: BigInteger)]
        var constant: BigInteger
    }

    var quantities: [Quantity] = []
    /// The numerators of the rows that represent variables: one for each column, then the constant. The rows of
    /// constraints are empty: they are sums of a few variables, and are calculated where they are needed.
    private(set) var tableau: [[BigInteger]] = []
    /// The constraints as sums of variables, with integers.
    private var sums: [Sum] = []
    /// The row of each variable, or the complement of its column.
    private var positionOfVariable: [Int] = []
    /// The sign of the residual of each row.
    private var signs: [Int] = []
    private(set) var denominator = BigInteger.one
    /// The quantities that the tableau's rows and columns represent, by index.
    private(set) var rowOwners: [Int] = []
    private(set) var columnOwners: [Int] = []
    let constraintCount: Int
    let requiredCount: Int
    let levelEnds: [Int]
    let restingValues: [Double]
    /// The remaining budget, in products of two words.
    private var budget = Self.wholeBudget
    /// The exponent of the power of two in whose units the violations of a level are measured.
    var unit = 0
    /// Whether the rounding of a coefficient may have decided a level, so that a neighboring double would give a
    /// different solution.
    var isTooClose = false
    /// The derivative of the last level's total violation with respect to the quantity of each column, times the
    /// denominator.
    var gradient: [BigInteger] = []

    private static let wholeBudget = 20_000_000

    /// Loads the rows of a simplex; nil if there are too many rows or variables, or if a constant is not finite.
    init?(_ simplex: borrowing Simplex) {
        guard simplex.problem.fitsFractions else { return nil }
        let problem = simplex.problem.rows.count
        // A constant may have overflowed when known values were added to it.
        for row in 0..<problem where !simplex.problem.rows[row].constant.isFinite { return nil }
        constraintCount = simplex.problem.constraintCount
        requiredCount = Int(simplex.levels.requiredRowCount)
        levelEnds = (0..<simplex.levels.count).map { Int(simplex.levels.ends[$0]) }
        restingValues = (constraintCount..<problem).map { simplex.problem.rows[$0].constant }
        quantities = (0..<problem).map {
            Quantity(relation: simplex.problem.rows[$0].relation, source: simplex.problem.rows[$0].source)
        }
        rowOwners = Array(0..<constraintCount)
        columnOwners = Array(constraintCount..<problem)
        positionOfVariable = (0..<simplex.problem.variableCount).map { ~$0 }
        tableau = Array(repeating: [], count: constraintCount)
        for row in 0..<constraintCount { appendSum(row, simplex.problem) }
        signs = tableau.indices.map { entry($0, columnCount).signum }
    }

    private mutating func appendSum(_ row: Int, _ problem: borrowing LocalProblem) {
        let entries = problem.entryRange(row).map { problem.entries[$0] }
        let constant = problem.rows[row].constant
        var power = BigInteger.power(of: constant)
        for entry in entries {
            let resting = restingValues[Int(entry.index)]
            power = max(power, BigInteger.power(of: entry.coefficient) + BigInteger.power(of: resting))
        }
        var sum = Sum(terms: [], constant: -BigInteger(constant, timesPowerOfTwo: power))
        for entry in entries {
            let resting = restingValues[Int(entry.index)]
            let own = BigInteger.power(of: resting)
            let part = BigInteger(entry.coefficient, timesPowerOfTwo: power - own)
            sum.constant = sum.constant + part * BigInteger(resting, timesPowerOfTwo: own)
            sum.terms.append((Int(entry.index), BigInteger(entry.coefficient, timesPowerOfTwo: power)))
        }
        quantities[row].power = power
        sums.append(sum)
    }

    /// The numerator of a row for a column; the constant's column is the last.
    func entry(_ position: Int, _ column: Int) -> BigInteger {
        guard rowOwners[position] < constraintCount else { return tableau[position][column] }
        let sum = sums[rowOwners[position]]
        let constant = column == columnCount ? sum.constant * denominator : .zero
        return sum.terms.reduce(constant) { $0 + entry(ofVariable: $1.variable, column) * $1.coefficient }
    }

    private func entry(ofVariable variable: Int, _ column: Int) -> BigInteger {
        let position = positionOfVariable[variable]
        return position >= 0 ? tableau[position][column] : ~position == column ? denominator : .zero
    }

    /// The derivatives of a sum of residuals, times the denominator, by column.
    func gradient(of residuals: [(position: Int, factor: BigInteger)]) -> [BigInteger] {
        var factors = [BigInteger](repeating: .zero, count: columnCount)
        for (position, factor) in residuals {
            let owner = rowOwners[position]
            if owner >= constraintCount {
                factors[owner - constraintCount] = factors[owner - constraintCount] + factor
            } else {
                for term in sums[owner].terms {
                    factors[term.variable] = factors[term.variable] + factor * term.coefficient
                }
            }
        }
        var gradient = [BigInteger](repeating: .zero, count: columnCount)
        for variable in factors.indices where !factors[variable].isZero {
            for column in gradient.indices {
                let entry = entry(ofVariable: variable, column)
                if !entry.isZero { gradient[column] = gradient[column] + entry * factors[variable] }
            }
        }
        return gradient
    }

    var columnCount: Int { columnOwners.count }

    var isExhausted: Bool { budget <= 0 }
    /// The number of products computed so far.
    var productCount: Int { Self.wholeBudget - budget }

    mutating func spendAll() { budget = 0 }

    /// The sign of the residual in a row of the tableau.
    func sign(of row: Int) -> Int { signs[row] }

    /// The sign of the residual or, if the residual is zero, the side to which it is assigned.
    func side(of row: Int) -> Int {
        let sign = sign(of: row)
        return sign == 0 ? quantities[rowOwners[row]].side : sign
    }

    /// Records the side of each quantity, to be used when its residual becomes zero.
    mutating func noteSides() {
        for row in tableau.indices where sign(of: row) != 0 { quantities[rowOwners[row]].side = sign(of: row) }
    }

    /// Swaps the quantities of a row and a column.
    mutating func update(row: Int, column: Int) {
        let pivotRow = (0...columnCount).map { entry(row, $0) }
        let pivot = pivotRow[column]
        let isNegative = pivot.isNegative
        let divisor = BigInteger.ExactDivisor(denominator)
        for other in tableau.indices where other != row && rowOwners[other] >= constraintCount {
            let factor = tableau[other][column]
            if factor.isZero, pivot.magnitude == denominator { continue }
            for position in 0...columnCount where position != column {
                let left = tableau[other][position]
                if left.isZero, factor.isZero || pivotRow[position].isZero { continue }
                budget -= 16 + (left.words.count + factor.words.count + 1) * pivot.words.count
                let quotient = BigInteger.difference(
                    left, times: pivot, minus: factor, times: pivotRow[position], over: divisor)
                tableau[other][position] = isNegative ? -quotient : quotient
            }
            tableau[other][column] = isNegative ? -factor : factor
        }
        (rowOwners[row], columnOwners[column]) = (columnOwners[column], rowOwners[row])
        if columnOwners[column] >= constraintCount {
            positionOfVariable[columnOwners[column] - constraintCount] = ~column
        }
        tableau[row] = []
        if rowOwners[row] >= constraintCount {
            positionOfVariable[rowOwners[row] - constraintCount] = row
            tableau[row] = pivotRow.map { isNegative ? $0 : -$0 }
            tableau[row][column] = isNegative ? -denominator : denominator
        }
        denominator = pivot.magnitude
        signs = tableau.indices.map { entry($0, columnCount).signum }
    }
}
