import ConstraintSolver
import TestSupport
import Testing

/// Thousands of systems against the oracle: totals of every level, every value, with and without the fast path.
@Suite("Random systems")
struct RandomSystemsTests {
    static let shares = 8

    @Test("General systems get the canonical answer", arguments: 0..<shares)
    func general(share: Int) {
        RandomCheck(name: "General system", make: GeneralSystems.make, fault: Self.fault)
            .run(seeds: Effort.seeds(10_000, long: 1_000_000, share: share, of: Self.shares))
    }

    @Test("Layout-like systems get the canonical answer", arguments: 0..<shares)
    func layout(share: Int) {
        RandomCheck(name: "Layout-like system", make: LayoutSystems.make, fault: Self.fault)
            .run(seeds: Effort.seeds(10_000, long: 1_000_000, share: share, of: Self.shares))
    }

    @Test("Nonnegative variables behave as if a constraint bounded them", arguments: 0..<shares)
    func nonNegative(share: Int) {
        let seeds = Effort.seeds(4_000, long: 400_000, share: share, of: Self.shares)
        for (name, make) in [("General sizes", GeneralSystems.make), ("Layout-like sizes", LayoutSystems.make)] {
            let makeSizes = { @Sendable seed in make(seed).withNonNegatives(seed: seed) }
            RandomCheck(name: name, make: makeSizes, fault: Self.fault).run(seeds: seeds)
            RandomCheck(name: name, make: makeSizes, fault: Self.undeterminedFault).run(seeds: seeds)
        }
    }

    @Test("Undetermined are variables that the rows leave room, and only such", arguments: 0..<shares)
    func undetermined(share: Int) {
        let seeds = Effort.seeds(2_000, long: 200_000, share: share, of: Self.shares)
        RandomCheck(name: "General system", make: GeneralSystems.make, fault: Self.undeterminedFault).run(seeds: seeds)
        RandomCheck(name: "Layout-like system", make: LayoutSystems.make, fault: Self.undeterminedFault).run(
            seeds: seeds)
    }

    @Sendable static func undeterminedFault(of system: TestSystem) throws(ExactOverflow) -> String? {
        let expected = try Oracle.answer(system)
        guard let solved = try? SolvedSystem(system) else { return "refused" }
        return solved.misreportedUndetermined(loose: expected.loose)
    }

    @Sendable static func fault(of system: TestSystem) throws(ExactOverflow) -> String? {
        let expected = try Oracle.answer(system)
        for usesFastPath in [true, false] {
            do {
                let solved = try SolvedSystem(system, usesFastPath: usesFastPath)
                guard let fault = solved.fault(expected: expected) else { continue }
                return usesFastPath ? fault : "without the fast path, \(fault)"
            } catch {
                return "refused with \(error)"
            }
        }
        return nil
    }
}
