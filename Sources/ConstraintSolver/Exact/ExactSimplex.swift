/// The optimum of one component in exact fractions, for cases in which doubles are not precise enough. The method
/// minimizes the same levels and ties as `Simplex`, but on a dense tableau, which is slow.
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

    var quantities: [Quantity] = []
    /// Numerators by row: one for each column, then the constant.
    private(set) var tableau: [[BigInteger]] = []
    private(set) var denominator = BigInteger.one
    /// The quantities that the tableau's rows and columns represent, by index.
    private(set) var rowOwners: [Int] = []
    private(set) var columnOwners: [Int] = []
    let constraintCount: Int
    let requiredCount: Int
    let levelEnds: [Int]
    let restingValues: [Double]
    /// The remaining budget, in word multiplications.
    private var budget = 20_000_000
    /// The exponent of the power of two in whose units the violations of a level are measured.
    var unit = 0
    /// Whether the rounding of a coefficient may have decided a level, so that a neighboring double would give a
    /// different solution.
    var isTooClose = false
    /// The derivative of the last level's total violation with respect to the quantity of each column, times the
    /// denominator.
    var gradient: [BigInteger] = []

    /// The maximum number of variables; with more variables, the fractions become too long to compute with.
    private static let variableLimit = 48
    private static let rowLimit = 192

    /// Whether a component is small enough for fractions.
    static func isFit(_ problem: borrowing LocalProblem) -> Bool {
        problem.variableCount <= variableLimit && problem.constraintCount <= rowLimit
    }

    /// Loads the rows of a simplex; nil if there are too many rows or variables, or if a constant is not finite.
    init?(_ simplex: borrowing Simplex) {
        guard Self.isFit(simplex.problem) else { return nil }
        let problem = simplex.problem.rows.count
        // A constant may have overflowed when known values were added to it.
        for row in 0..<problem where !simplex.problem.rows[row].constant.isFinite { return nil }
        constraintCount = simplex.problem.constraintCount
        requiredCount = Int(simplex.requiredRowCount)
        levelEnds = (0..<simplex.levelEnds.count).map { Int(simplex.levelEnds[$0]) }
        restingValues = (constraintCount..<problem).map { simplex.problem.rows[$0].constant }
        quantities = (0..<problem).map {
            Quantity(relation: simplex.problem.rows[$0].relation, source: simplex.problem.rows[$0].source)
        }
        rowOwners = Array(0..<constraintCount)
        columnOwners = Array(constraintCount..<problem)
        for row in 0..<constraintCount { appendRow(row, simplex.problem) }
    }

    private mutating func appendRow(_ row: Int, _ problem: borrowing LocalProblem) {
        let entries = problem.entryRange(row).map { problem.entries[$0] }
        let constant = problem.rows[row].constant
        var power = BigInteger.power(of: constant)
        for entry in entries {
            let resting = restingValues[Int(entry.index)]
            power = max(power, BigInteger.power(of: entry.coefficient) + BigInteger.power(of: resting))
        }
        var numerators = [BigInteger](repeating: .zero, count: columnOwners.count + 1)
        var rest = -BigInteger(constant, timesPowerOfTwo: power)
        for entry in entries {
            let coefficient = BigInteger(entry.coefficient, timesPowerOfTwo: power)
            numerators[Int(entry.index)] = coefficient
            let resting = restingValues[Int(entry.index)]
            let own = BigInteger.power(of: resting)
            let part = BigInteger(entry.coefficient, timesPowerOfTwo: power - own)
            rest = rest + part * BigInteger(resting, timesPowerOfTwo: own)
        }
        numerators[columnOwners.count] = rest
        quantities[row].power = power
        tableau.append(numerators)
    }

    var columnCount: Int { columnOwners.count }

    var isExhausted: Bool { budget <= 0 }

    mutating func spendAll() { budget = 0 }

    /// The sign of the residual in a row of the tableau.
    func sign(of row: Int) -> Int { tableau[row][columnCount].signum }

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
        let pivotRow = tableau[row]
        let pivot = pivotRow[column]
        let isNegative = pivot.isNegative
        for other in tableau.indices where other != row {
            let factor = tableau[other][column]
            if factor.isZero, pivot.magnitude == denominator { continue }
            for place in 0...columnCount where place != column {
                let left = tableau[other][place]
                if left.isZero, factor.isZero || pivotRow[place].isZero { continue }
                budget -= 16 + (left.words.count + factor.words.count + 1) * pivot.words.count
                let sum = left * pivot - factor * pivotRow[place]
                let quotient = sum / denominator
                tableau[other][place] = isNegative ? -quotient : quotient
            }
            tableau[other][column] = isNegative ? -factor : factor
        }
        for place in 0...columnCount where place != column {
            tableau[row][place] = isNegative ? pivotRow[place] : -pivotRow[place]
        }
        tableau[row][column] = isNegative ? -denominator : denominator
        denominator = pivot.magnitude
        (rowOwners[row], columnOwners[column]) = (columnOwners[column], rowOwners[row])
    }
}
