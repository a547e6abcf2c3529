import TestSupport
import Testing

@testable import ConstraintSolver

/// Solves by the rule that cannot cycle, which otherwise takes effect only after many steps of length zero.
@Suite("Bland's rule")
struct BlandsRuleTests {
    private static let makers = [GeneralSystems.make, LayoutSystems.make, ScaledSystems.make]

    @Test("leads to the same solutions as the usual choice of steps, without another solve", arguments: makers.indices)
    func sameAnswer(maker: Int) throws {
        var pivots = 0
        for seed in Effort.seeds(1_000, long: 100_000) {
            let system = Self.makers[maker](seed)
            guard let expected = try? Oracle.answer(system) else { continue }
            let solved = try SolvedSystem(system, usesBlandsRule: true)
            let fault = solved.fault(expected: expected)
            #expect(fault == nil, "seed \(seed)")
            pivots += solved.solver.statistics.pivots
        }
        #expect(pivots > 0)
    }
}
