import ConstraintSolver
import Testing

/// The random systems again, in units and multiples that are far from 1.
@Suite("Scaled systems")
struct ScaledSystemsTests {
    static let shares = 4

    @Test("Large and small numbers get the canonical answer", arguments: 0..<shares)
    func scaled(share: Int) {
        RandomCheck(name: "Scaled system", make: ScaledSystems.make, fault: RandomSystemsTests.fault)
            .run(seeds: Effort.seeds(2_000, long: 200_000, share: share, of: Self.shares))
    }
}
