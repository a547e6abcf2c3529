import ConstraintSolver
import TestSupport
import Testing

/// What happens when a look at the residuals shows that rounding got in the way.
@Suite("Careful solves")
struct CarefulSolvesTests {
    private static let makers = [GeneralSystems.make, LayoutSystems.make, ScaledSystems.make]

    @Test("Answers that are doubted are worked out again, and come out the same", arguments: makers.indices)
    func doubted(maker: Int) throws {
        var carefulSolves = 0
        for seed in Effort.seeds(1_000, long: 100_000) {
            let system = Self.makers[maker](seed)
            guard let expected = try? Oracle.answer(system) else { continue }
            let solved = try SolvedSystem(system, isDoubted: true)
            let fault = solved.fault(expected: expected)
            #expect(fault == nil, "seed \(seed)")
            carefulSolves += solved.solver.statistics.carefulSolves
        }
        #expect(carefulSolves > 0)
    }

    @Test("Ordinary systems are solved once", arguments: makers.indices)
    func trusted(maker: Int) throws {
        for seed in Effort.seeds(1_000, long: 100_000) {
            let solved = try SolvedSystem(Self.makers[maker](seed))
            #expect(solved.solver.statistics.carefulSolves == 0, "seed \(seed)")
        }
    }
}
