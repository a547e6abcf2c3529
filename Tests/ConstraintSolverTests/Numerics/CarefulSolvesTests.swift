import TestSupport
import Testing

@testable import ConstraintSolver

/// Solves in which the residuals show that rounding has changed the answer.
@Suite("Careful solves")
struct CarefulSolvesTests {
    private static let makers = [GeneralSystems.make, LayoutSystems.make, ScaledSystems.make]

    @Test("Unverified solutions are computed again, with the same result", arguments: makers.indices)
    func doubted(maker: Int) throws {
        var carefulSolves = 0
        for seed in Effort.seeds(1_000, long: 100_000) {
            let system = Self.makers[maker](seed)
            guard let expected = try? Oracle.answer(system) else { continue }
            let solved = try SolvedSystem(system, isDoubted: true)
            let fault = solved.fault(expected: expected)
            #expect(fault == nil, "seed \(seed)")
            // These systems are small enough to be solved in fractions.
            #expect(solved.solver.statistics.unverifiedSolves == 0, "seed \(seed)")
            carefulSolves += solved.solver.statistics.carefulSolves
        }
        #expect(carefulSolves > 0)
    }

    @Test("Where fractions are too costly, the undetermined variables are still known")
    func undeterminedInDoubt() throws {
        var system = TestSystem()
        let (a, b, c, d) = (system.variable(), system.variable(), system.variable(), system.variable())
        system.add([(3, c)], .equal, 1, priority: 500)
        system.add([(-1, c)], .greaterThanOrEqual, 0, priority: 500)
        system.add([(1, b), (-1, c), (-1, d)], .greaterThanOrEqual, 0, priority: 500)
        system.add([(1, a), (1, d)], .equal, 0, priority: 500)
        system.add([(1, b), (1, d)], .greaterThanOrEqual, 0, priority: 500)
        for _ in 0..<200 { system.add([(1, c)], .lessThanOrEqual, 10, priority: 500) }
        let solved = try SolvedSystem(system, isDoubted: true)
        #expect(solved.solver.statistics.unverifiedSolves > 0)
        // 3c = 1 outweighs the upper limit of 0 on c. Then a is as free as d, and takes its resting value; b is at
        // least c.
        #expect(solved.undetermined == [a, b, d])
        #expect(solved.values == [0, 1.0 / 3, 1.0 / 3, 0])
    }

    @Test("Ordinary systems are solved once", arguments: makers.indices)
    func trusted(maker: Int) throws {
        for seed in Effort.seeds(1_000, long: 100_000) {
            let solved = try SolvedSystem(Self.makers[maker](seed))
            #expect(solved.solver.statistics.carefulSolves == 0, "seed \(seed)")
        }
    }

    @Test("A row that replaces its duplicate in the basis does not cause a careful solve")
    func twins() throws {
        let optional = Solver()
        let (x, y, z) = (optional.makeVariable(), optional.makeVariable(), optional.makeVariable())
        try optional.add(x - y == 171, priority: 999)
        try optional.add(z - 0.25 * y == 0, priority: 750)
        try optional.add(z + 2 * y >= 0, priority: 750)
        for _ in 0..<2 { try optional.add(x + 4 * z <= 117, priority: 750) }
        optional.solve()
        #expect(optional.statistics.carefulSolves == 0)

        let required = Solver()
        let (a, b, c) = (required.makeVariable(), required.makeVariable(), required.makeVariable())
        try required.add(b - a <= 0)
        try required.add(b - 2 * c >= 0)
        for _ in 0..<2 { try required.add(-2 * c <= -9) }
        try required.add(a >= 0, priority: 500.25)
        try required.add(-0.5 * a == 5, priority: 750.5)
        try required.add(b + a >= 0)
        required.solve()
        #expect(required.statistics.carefulSolves == 0)
    }

    @Test("The basis that results from breaking ties gives the values without refinement")
    func unrefined() throws {
        let solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(0.5 * y <= 10)
        try solver.add(-2 * x - y >= 1)
        try solver.add(2 * y + 2 * x <= 2)
        try solver.add(-2 * x == 6, priority: 500)
        try solver.add(-2 * x + 0.5 * y >= 8)
        try solver.add(-2 * x <= -1, priority: 500)
        solver.solve()
        // The two preferences for x have equal weight, and the earlier one prevails; y then has only one possible
        // value.
        #expect([x, y].map { solver.value(of: $0) } == [-3, 4])
        #expect(solver.state.simplex.valuesOfBasis() == [-3, 4])
    }
}

extension Simplex {
    /// The values computed from the stored basis, including the updates made while ties were broken.
    fileprivate mutating func valuesOfBasis() -> [Double] {
        basis.solveValues(&problem)
        return (0..<problem.values.count).map { problem.values[$0] }
    }
}
