import ConstraintSolver
import TestSupport
import Testing

@Suite("Tolerated contradictions")
struct ToleranceTests {
    private let tolerance = 1e-8

    /// A width with nine decimal places, a ratio of 16 to 9, and a limit of the height, which the width exceeds by
    /// 2.5e-10; created in the given order.
    private func solved(_ order: [Int], _ tolerance: Double, limit: Double = 29) throws -> (Solver, Variable) {
        let solver = Solver(tolerance: tolerance)
        let (width, height) = (solver.makeVariable(), solver.makeVariable())
        for index in order {
            switch index {
            case 0: try solver.add(1 * width == 51.555555556)
            case 1: try solver.add(1 * width - 16.0 / 9 * height == 0)
            default: try solver.add(1 * height <= limit)
            }
        }
        try solver.add(1 * height == 500, priority: 10)
        solver.solve()
        return (solver, height)
    }

    private static let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]

    @Test("Constraints that contradict each other by less than the tolerance stay in effect", arguments: orders)
    func tolerated(_ order: [Int]) throws {
        let (solver, height) = try solved(order, tolerance)
        #expect(solver.conflicts.isEmpty && solver.certificate.infeasibilities.isEmpty)
        #expect(abs(solver.value(of: height) - 29) < 1e-9)
        #expect(solver.statistics.unverifiedSolves == 0)
    }

    @Test("Without a tolerance, and beyond it, they are a conflict with a proof", arguments: orders)
    func beyond(_ order: [Int]) throws {
        for (tolerance, limit) in [(0.0, 29.0), (tolerance, 28.99999)] {
            let (solver, _) = try solved(order, tolerance, limit: limit)
            #expect(solver.conflicts.map(\.members.count) == [3])
            #expect(solver.certificate.infeasibilities.map(\.multipliers.count) == [3])
        }
    }

    @Test("A contradiction that only several undetermined variables bring about is tolerated, too")
    func together() throws {
        for coefficient in [1.0, 20_000] {
            let solver = Solver(tolerance: tolerance)
            let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
            try solver.add(1 * x + coefficient * y == 5 + 5 * coefficient)
            try solver.add(1 * x - 1 * y == 0)
            try solver.add(1 * x + 1 * z == 4)
            try solver.add(1 * z >= -1 + 4e-10)
            try solver.add(1 * z == -100, priority: 500)
            solver.solve()
            #expect(solver.conflicts.isEmpty && solver.unverified.isEmpty)
            for (variable, value) in [(x, 5.0), (y, 5), (z, -1)] {
                #expect(abs(solver.value(of: variable) - value) < 1e-8, "with \(coefficient)")
            }
        }
    }

    @Test("A conflict ends once an edit makes it tolerable, and returns with another edit")
    func edited() throws {
        let solver = Solver(tolerance: tolerance)
        let x = solver.makeVariable()
        try solver.add(1 * x >= 10)
        let limit = try solver.add(1 * x <= 10 - 4e-10)
        for (constant, count) in [(10 - 4e-10, 0), (9, 1), (10 - 4e-10, 0), (10 - 1e-7, 1), (10, 0)] {
            try solver.setConstant(of: limit, to: constant)
            solver.solve()
            #expect(solver.conflicts.count == count, "with \(constant)")
            #expect(abs(solver.value(of: x) - 10) < 1e-8)
        }
    }

    @Test("Constants of 1e9 are compared to the digits that they have")
    func large() throws {
        for (excess, count) in [(0.0, 0), (0.001, 1)] {
            let solver = Solver(tolerance: tolerance)
            let (x, y) = (solver.makeVariable(), solver.makeVariable())
            try solver.add(1 * x == 1e9)
            try solver.add(1 * y - 1 * x == 0.1)
            try solver.add(1 * y == 1e9 + 0.1 + excess)
            solver.solve()
            #expect(solver.conflicts.count == count)
        }
    }

    /// The magnitude of the noise is a tenth of the tolerance at most, and few multipliers in these systems exceed 10.
    /// Where the noise contradicts itself, the signs of required rows depend on the multipliers of the tolerated
    /// contradiction, which certificates do not have, so only the rows themselves are checked.
    @Test(
        "Noise in the constants of a system without conflicts causes none, and the answer is proven if it is consistent"
    )
    func noise() throws {
        var conflicting = 0
        for seed in Effort.seeds(100, long: 2_000) {
            for family in [SystemFamily.layout, .general] {
                var system = family.system(seed: seed)
                guard try SolvedSystem(system).dropped.isEmpty else { continue }
                var random = SplitMix64(seed: seed)
                for row in system.rows.indices {
                    system.rows[row].constant += Double(Int.random(in: -5...5, using: &random)) * 1e-11
                }
                let isConsistent = try SolvedSystem(system).dropped.isEmpty
                if !isConsistent { conflicting += 1 }
                for usesFastPath in [true, false] {
                    let solved = try SolvedSystem(system, usesFastPath: usesFastPath, tolerance: tolerance)
                    let violations = system.rows.filter(\.isRequired).map { $0.violation(at: solved.values) }
                    let holds = solved.dropped.isEmpty && violations.reduce(0, +) <= 1.01 * tolerance
                    let verdict = isConsistent ? solved.verdict(tolerating: tolerance) : .exact
                    if !holds || !verdict.isProof {
                        Issue.record("\(family), seed \(seed): \(verdict), dropped \(solved.dropped)\n\(system)")
                    }
                }
            }
        }
        #expect(conflicting > 0)
    }

    @Test("The checker refutes a violation beyond the tolerance, and a conflict within it")
    func refuted() throws {
        var system = TestSystem(restingValues: [0])
        system.add([(1, 0)], .greaterThanOrEqual, 10)
        system.add([(1, 0)], .lessThanOrEqual, 9.99)
        let strict = try SolvedSystem(system)
        #expect(strict.verdict == .exact && !strict.verdict(tolerating: 0.02).isProof)
        let lenient = try SolvedSystem(system, tolerance: 0.02)
        #expect(lenient.verdict(tolerating: 0.02) == .exact)
        #expect(!lenient.verdict.isProof && !lenient.verdict(tolerating: 0.009).isProof)
    }
}
