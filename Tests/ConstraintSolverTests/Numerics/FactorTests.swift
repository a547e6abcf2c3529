import TestSupport
import Testing

@testable import ConstraintSolver

/// The factors of a basis, compared with elimination on a full matrix.
@Suite("Factors of a basis")
struct FactorTests {
    /// A `Simplex` whose rows are the equations of a matrix; its basis contains as many of them as are independent.
    private static func system(_ matrix: [[Double]], _ constants: [Double]) -> Simplex {
        var simplex = Simplex()
        for (row, coefficients) in matrix.enumerated() {
            simplex.problem.appendRow(
                source: Int32(row), serial: UInt32(row), relation: .equal, constant: constants[row], magnitude: 1)
            for (variable, coefficient) in coefficients.enumerated() where coefficient != 0 {
                simplex.problem.appendEntry(coefficient, Int32(variable))
            }
        }
        for _ in matrix { simplex.problem.appendVariable(restingValue: 0) }
        simplex.problem.complete()
        for row in matrix.indices { simplex.problem.rows[row].wasBasic = true }
        simplex.chooseBasis()
        return simplex
    }

    /// A matrix with few coefficients in each row; its diagonal has no zeros until rows are swapped, so that it is
    /// rarely singular.
    private static func matrix(_ count: Int, _ random: inout SplitMix64) -> [[Double]] {
        var rows = (0..<count).map { _ in [Double](repeating: 0, count: count) }
        for row in 0..<count {
            rows[row][row] = random.pick([1, -1, 2, 3, 4, 0.1])
            for _ in 0..<random.int(0...2) {
                rows[row][random.int(0...count - 1)] = random.pick([1, -1, 0.5, 3, -0.1])
            }
        }
        for _ in 0..<count { rows.swapAt(0, random.int(0...count - 1)) }
        return rows
    }

    /// The solution by Gaussian elimination of full rows with partial pivoting; nil if the matrix is nearly singular.
    private static func solution(_ matrix: [[Double]], _ constants: [Double]) -> [Double]? {
        var (rows, right) = (matrix, constants)
        for column in rows.indices {
            let pivot = rows.indices.dropFirst(column).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
            if abs(rows[pivot][column]) < 1e-3 { return nil }
            rows.swapAt(column, pivot)
            right.swapAt(column, pivot)
            for row in rows.indices where row != column && rows[row][column] != 0 {
                let factor = rows[row][column] / rows[column][column]
                for other in rows.indices { rows[row][other] -= factor * rows[column][other] }
                right[row] -= factor * right[column]
            }
        }
        return rows.indices.map { right[$0] / rows[$0][$0] }
    }

    private static func isClose(_ a: [Double], _ b: [Double]) -> Bool {
        let size = b.reduce(1) { max($0, abs($1)) }
        return zip(a, b).allSatisfy { abs($0 - $1) <= 1e-9 * size }
    }

    @Test("Values, directions and multipliers are those of the full matrix")
    func agreement() {
        var (tried, withKernel) = (0, 0)
        for seed in Effort.seeds(2_000, long: 100_000) {
            var random = SplitMix64(seed: seed)
            let count = random.int(2...30)
            let matrix = Self.matrix(count, &random)
            let constants = (0..<count).map { _ in random.quarter(-50...50) }
            guard let values = Self.solution(matrix, constants) else { continue }
            var simplex = Self.system(matrix, constants)
            let isWhole = (0..<count).allSatisfy { simplex.problem.rows[$0].slot >= 0 }
            guard isWhole else {
                Issue.record("seed \(seed): a row of a regular matrix is left out")
                return
            }
            tried += 1
            if !simplex.basis.isTriangular { withKernel += 1 }
            simplex.basis.solveValues(&simplex.problem)
            let solved = (0..<count).map { simplex.problem.values[$0] }
            if !Self.isClose(solved, values) {
                Issue.record("seed \(seed): values \(solved), not \(values)")
                return
            }

            let row = random.int(0...count - 1)
            let step = (0..<count).map { $0 == row ? 1.0 : 0 }
            simplex.basis.addStep(1, to: Int(simplex.problem.rows[row].slot))
            simplex.basis.ftran(simplex.problem)
            let direction = (0..<count).map { simplex.basis.slots[$0].direction }
            if let expected = Self.solution(matrix, step), !Self.isClose(direction, expected) {
                Issue.record("seed \(seed): direction \(direction), not \(expected)")
                return
            }

            let gradient = (0..<count).map { _ in random.quarter(-5...5) }
            for variable in 0..<count { simplex.basis.addGradient(gradient[variable], to: Int32(variable)) }
            simplex.basis.btran(simplex.problem)
            let multipliers = (0..<count).map { simplex.basis.slots[simplex.problem.rows[$0].slot].multiplier }
            let transposed = (0..<count).map { column in matrix.map { $0[column] } }
            if let expected = Self.solution(transposed, gradient), !Self.isClose(multipliers, expected) {
                Issue.record("seed \(seed): multipliers \(multipliers), not \(expected)")
                return
            }
        }
        #expect(withKernel > tried / 4, "\(withKernel) of \(tried) matrices are not triangular.")
    }

    @Test("The factors of a closed chain grow in proportion to its length, whatever else its rows contain")
    func closedChain() {
        // The widths are known; each position follows from its predecessor, and the first from the last.
        let count = 200
        var matrix = (0...2 * count).map { _ in [Double](repeating: 0, count: 2 * count + 1) }
        for link in 0..<count {
            matrix[link][link] = 1
            (matrix[count + link][2 * count - link], matrix[count + link][2 * count - link - 1]) = (-1, 1)
            matrix[count + link][link] = -1
        }
        (matrix[2 * count][count], matrix[2 * count][2 * count]) = (1, 1)
        let constants = (0...2 * count).map { $0 < count ? 0.5 : 0.0 }
        var simplex = Self.system(matrix, constants)
        #expect(!simplex.basis.isTriangular && simplex.problem.entries.count < 20 * count)
        simplex.basis.solveValues(&simplex.problem)
        #expect((0...count).allSatisfy { simplex.problem.values[2 * count - $0] == Double($0) / 2 - 50 })
    }

    @Test("Of linearly dependent rows, one is left out of the basis")
    func dependent() {
        var simplex = Self.system([[1, 1, 0], [0, 1, 1], [1, 2, 1]], [3, 5, 8])
        simplex.basis.solveValues(&simplex.problem)
        let (a, b, c) = (simplex.problem.values[0], simplex.problem.values[1], simplex.problem.values[2])
        #expect(a + b == 3 && b + c == 5)
        let leftOut = (0..<3).count { simplex.problem.rows[$0].slot < 0 }
        #expect(leftOut == 1)
    }

    @Test("The check of the values finds every wrong value that is planted")
    func judge() throws {
        var planted = 0
        for seed in Effort.seeds(400, long: 10_000) {
            let solved = try SolvedSystem(LayoutSystems.make(seed: seed), usesFastPath: false)
            let isRight = solved.solver.state.simplex.keepsFixedSides()
            #expect(isRight, "seed \(seed)")
            for variable in 0..<solved.solver.state.simplex.problem.variableCount
            where solved.solver.state.simplex.isHeld(variable) {
                planted += 1
                let isAccepted = solved.solver.state.simplex.holds(withWrong: variable)
                #expect(!isAccepted, "seed \(seed), x\(variable)")
            }
        }
        #expect(planted > 0)
    }
}

extension Simplex {
    /// Whether the basis row in a variable's slot is fixed, and may neither rise nor fall.
    fileprivate func isHeld(_ variable: Int) -> Bool {
        let row = problem.rows[basis.slots[variable].row]
        return row.phase == .fixed && !row.mayRise && !row.mayFall
    }

    /// Whether the check accepts the values if one of them is off by a millionth of the largest value.
    fileprivate mutating func holds(withWrong variable: Int) -> Bool {
        let value = problem.values[variable]
        defer { problem.values[variable] = value }
        problem.values[variable] += 1e-6 * max(1, problem.valueSize)
        return keepsFixedSides()
    }
}
