import ConstraintSolver
import TestSupport
import Testing

/// Regions too large for fractions, with ordinary coefficients, solved with and without the fast path. The certificate
/// of each answer is checked if that takes little time or the run is a long one.
@Suite("Plain regions")
struct PlainRegionsTests {
    static let shares = 4

    @Test(
        "A multiplier that is zero up to rounding decides no tie",
        arguments: [443, 2598])
    func rounding(seed: UInt64) throws {
        let solved = try [true, false].map { try SolvedSystem(PlainRegions.make(seed: seed), usesFastPath: $0) }
        for solved in solved { #expect(solved.solver.unverified.isEmpty) }
        #expect(solved[0].answer.difference(from: solved[1].answer, tolerance: 1e-7) == nil)
    }

    @Test("A multiplier that is small beside its summands is not taken for zero")
    func smallMultiplier() throws {
        for usesFastPath in [true, false] {
            let solved = try SolvedSystem(PlainRegions.make(seed: 8630), usesFastPath: usesFastPath)
            #expect(solved.solver.unverified.isEmpty)
            // Checking the certificate in fractions takes seconds.
            guard Effort.isFull else { continue }
            if case .refuted(let reason) = solved.verdict { Issue.record("\(reason)") }
        }
    }

    @Test("The solver gives the same proven answer with and without the fast path", arguments: 0..<shares)
    func bothWays(share: Int) throws {
        for seed in Effort.seeds(200, long: 20_000, share: share, of: Self.shares) {
            let system = PlainRegions.make(seed: seed)
            let solved = try [true, false].map { try SolvedSystem(system, usesFastPath: $0) }
            // Checking a large system's certificate in fractions takes seconds.
            let isJudged = Effort.isLong || system.restingValues.count < (Effort.isFull ? 120 : 40)
            for solved in solved {
                if !solved.solver.unverified.isEmpty { Issue.record("seed \(seed): unverified") }
                if isJudged, case .refuted(let reason) = solved.verdict { Issue.record("seed \(seed): \(reason)") }
            }
            let difference = solved[0].answer.difference(from: solved[1].answer, tolerance: 1e-7)
            if let difference { Issue.record("seed \(seed): \(difference)") }
        }
    }
}
