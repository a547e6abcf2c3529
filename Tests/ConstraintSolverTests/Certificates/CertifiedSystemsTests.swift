import ConstraintSolver
import TestSupport
import Testing

/// The generators of random systems, each also in a version with variables that must not be negative.
enum SystemFamily: String, CaseIterable, Sendable {
    case general, layout, infeasible, scaled, loneVariables

    func system(seed: UInt64) -> TestSystem {
        let system =
            switch self {
            case .general: GeneralSystems.make(seed: seed)
            case .layout: LayoutSystems.make(seed: seed)
            case .infeasible: InfeasibleSystems.make(seed: seed)
            case .scaled: ScaledSystems.make(seed: seed)
            case .loneVariables: LoneVariables.make(seed: seed)
            }
        return seed.isMultiple(of: 2) ? system : system.withNonNegatives(seed: seed)
    }
}

/// The answers to the random and golden systems of the tests, each checked by its certificate alone.
@Suite("Certified answers")
struct CertifiedSystemsTests {
    @Test("Answers to random systems are proven", arguments: SystemFamily.allCases)
    func random(family: SystemFamily) throws {
        for seed in Effort.seeds(200, long: 20_000) {
            let system = family.system(seed: seed)
            let verdict = try SolvedSystem(system).verdict
            if !verdict.isProof { Issue.record("\(family), seed \(seed): \(verdict)\n\(system)") }
        }
    }

    /// From the seeds 2675 and 699 of `CertifiedEditsTests.nearParallel`: each unit of x below 15.9 costs 9e-10 more,
    /// while a lower level prefers a smaller x.
    @Test("The optimum of a variable is proven even if its slopes differ by less than a rounding error")
    func nearlyBalanced() throws {
        var system = TestSystem(restingValues: [0])
        system.add([(9, 0)], .lessThanOrEqual, 138.5, priority: 50)
        system.add([(-8.9999999991, 0)], .equal, 87.75, priority: 999.5)
        system.add([(9, 0)], .greaterThanOrEqual, 143.25, priority: 999.5)
        let solved = try SolvedSystem(system)
        #expect(solved.values == [143.25 / 9])
        #expect(solved.verdict.isProof, "\(solved.verdict)")
    }

    @Test("Answers to the golden systems are proven", arguments: GoldenSystem.Size.allCases)
    func golden(size: GoldenSystem.Size) throws {
        for (index, golden) in try GoldenSystem.sample(size) {
            let verdict = try SolvedSystem(golden.system).verdict
            if !verdict.isProof { Issue.record("\(size) \(index) (\(golden.family)): \(verdict)") }
        }
    }
}
