import ConstraintSolver
import TestSupport
import Testing

/// Regions too large for fractions, with ordinary coefficients, solved with and without the fast path. The certificate
/// of each answer is checked if that takes little time or the run is a long one.
@Suite("Plain regions")
struct PlainRegionsTests {
    static let shares = 4

    @Test(
        "Nothing but rounding is left of a multiplier that is zero, and no tie is decided by it",
        arguments: [443, 2598])
    func rounding(seed: UInt64) throws {
        let solved = try [true, false].map { try SolvedSystem(PlainRegions.make(seed: seed), usesFastPath: $0) }
        for solved in solved { #expect(solved.solver.unverified.isEmpty) }
        #expect(solved[0].answer.difference(from: solved[1].answer, tolerance: 1e-7) == nil)
    }

    @Test("A multiplier that is small beside its summands counts as what it is")
    func smallMultiplier() throws {
        for usesFastPath in [true, false] {
            let solved = try SolvedSystem(PlainRegions.make(seed: 8630), usesFastPath: usesFastPath)
            #expect(solved.solver.unverified.isEmpty)
            // Checking the certificate in fractions takes seconds.
            guard Effort.isFull else { continue }
            if case .refuted(let reason) = solved.verdict { Issue.record("\(reason)") }
        }
    }

    @Test("Both ways through the solver give one answer, proven and not unverified", arguments: 0..<shares)
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
