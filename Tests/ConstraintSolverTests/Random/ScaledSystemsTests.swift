import ConstraintSolver
import TestSupport
import Testing

/// The random systems again, with units and factors far from 1.
@Suite("Scaled systems")
struct ScaledSystemsTests {
    static let shares = 4

    @Test("Large and small numbers get the canonical answer", arguments: 0..<shares)
    func scaled(share: Int) {
        RandomCheck(name: "Scaled system", make: ScaledSystems.make, fault: RandomSystemsTests.fault)
            .run(seeds: Effort.seeds(2_000, long: 200_000, share: share, of: Self.shares))
    }

    /// Shrunk from the systems with the seeds 61625 and 171688.
    @Test("Terms that cancel leave no rounding error of larger numbers behind")
    func canceled() throws {
        var wide = TestSystem(restingValues: [0, 0])
        wide.add([(1, 0), (3, 1)], .equal, 478_216_192)
        wide.add([(-8, 1)], .equal, 0, priority: 751)
        var far = TestSystem(restingValues: [0, 0, 0, 0])
        far.add([(0.03125, 0)], .lessThanOrEqual, -198, priority: 750.5)
        far.add([(0.005859375, 2), (-1, 0)], .greaterThanOrEqual, 0)
        far.add([(64, 2), (-1, 1)], .greaterThanOrEqual, 0)
        far.add([(-16, 1), (8, 3)], .greaterThanOrEqual, 0, priority: 750)
        far.add([(0.005859375, 1), (0.00390625, 2), (0.005859375, 3)], .lessThanOrEqual, 0)
        for system in [wide, far] { #expect(try RandomSystemsTests.fault(of: system) == nil) }
    }
}
