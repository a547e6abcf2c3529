import ConstraintSolver
import TestSupport
import Testing

/// The answers to random scripts of edits, each checked by its certificate alone.
@Suite("Certified edits")
struct CertifiedEditsTests {
    static let shares = 4

    @Test("After every edit the answer is proven", arguments: 0..<shares)
    func scripts(share: Int) {
        for seed in Effort.seeds(60, long: 10_000, share: share, of: Self.shares) {
            let answers = CertifiedScript(Edit.script(count: 60, seed: seed), seed: seed)
            if let refutation = answers.refutation { Issue.record("\(refutation)") }
        }
    }

    @Test("Where numbers are far apart, the answer is proven or reported as unverified", arguments: 0..<shares)
    func farApart(share: Int) { judge(Edit.farApartScript, share) }

    @Test(
        "Where numbers are moderately far apart, the answer is proven or reported as unverified", arguments: 0..<shares)
    func apart(share: Int) { judge(Edit.apartScript, share) }

    @Test(
        "Where constraints are nearly parallel, the answer is proven or reported as unverified", arguments: 0..<shares)
    func nearParallel(share: Int) { judge(Edit.nearParallelScript, share) }

    private func judge(_ script: (_ count: Int, _ seed: UInt64) -> [Edit], _ share: Int) {
        let answers = Effort.seeds(60, long: 10_000, share: share, of: Self.shares).map { seed in
            CertifiedScript(script(60, seed), seed: seed)
        }
        let (solves, doubts) = answers.reduce((0, 0)) { ($0.0 + $1.solves, $0.1 + $1.doubts) }
        for refutation in answers.compactMap(\.refutation) { Issue.record("\(refutation)") }
        // One answer in a thousand may be unverified, and one more in case there are fewer than a thousand: there is an
        // answer in which rows are parallel except for the rounding of a coefficient.
        #expect((doubts - 1) * 1000 <= solves, "\(doubts) of \(solves) answers are unverified.")
    }
}

/// A script that has been run, and the verdicts on its intermediate answers.
struct CertifiedScript {
    private(set) var solves = 0
    private(set) var doubts = 0
    /// A description of the first answer that its certificate does not prove or that differs from a fresh solve, or of
    /// the first edit that fails; nil if there is none.
    private(set) var refutation: String?

    init(_ script: [Edit], seed: UInt64, capacity: Int = 24, comparesWithFresh: Bool = false) {
        var edited = EditedSystem(usesFastPath: true, capacity: capacity)
        for (step, edit) in script.enumerated() where refutation == nil {
            switch edit {
            case .solve, .compare:
                edited.solver.solve()
                solves += 1
                if !edited.solver.unverified.isEmpty {
                    doubts += 1
                } else if case .refuted(let reason) = edited.solved.verdict {
                    refutation =
                        "Seed \(seed), step \(step): \(reason), at \(edited.solved.values), of\n\(edited.snapshot)"
                } else if comparesWithFresh, let difference = edited.differenceFromFreshSolve(tolerance: 1e-9) {
                    refutation = "Seed \(seed), step \(step): \(difference)"
                }
            default:
                if let fault = edited.apply(edit) { refutation = "Seed \(seed), step \(step): \(fault)" }
            }
        }
    }
}

extension EditedSystem {
    /// The current system, with the solver that was edited.
    var solved: SolvedSystem {
        SolvedSystem(
            system: snapshot, solver: solver, variables: variables.map(\.handle), constraints: entries.map(\.handle))
    }
}
