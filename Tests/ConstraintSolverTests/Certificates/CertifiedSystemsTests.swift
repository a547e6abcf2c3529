import TestSupport
import Testing

/// The generators of random systems, each also with variables that must not be negative.
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

/// Every answer to the random and golden systems of the tests, checked by its certificate alone.
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

    @Test("Answers to the golden systems are proven", arguments: GoldenSystem.Size.allCases)
    func golden(size: GoldenSystem.Size) throws {
        for (index, golden) in try GoldenSystem.sample(size) {
            let verdict = try SolvedSystem(golden.system).verdict
            if !verdict.isProof { Issue.record("\(size) \(index) (\(golden.family)): \(verdict)") }
        }
    }
}
