import Mutants

/// What became of each mutant of a draw.
struct Report {
    let text: String
    let summary: String
    /// The share of the mutants, other than equivalent ones, that were killed.
    let rate: Double

    init(seed: UInt64, mutants: [Mutant], verdicts: [Verdict], equivalent: EquivalentMutants) {
        var (killed, excused) = (0, 0)
        for (mutant, verdict) in zip(mutants, verdicts) {
            if case .killed = verdict { killed += 1 } else if equivalent.reason(mutant) != nil { excused += 1 }
        }
        let relevant = mutants.count - excused
        rate = relevant == 0 ? 1 : Double(killed) / Double(relevant)
        let percent = (rate * 1000).rounded() / 10
        summary =
            "seed \(seed): \(killed) of \(relevant) mutants killed (\(percent)%); \(excused) more are equivalent"
        let entries = zip(mutants, verdicts).map { Self.entry($0, $1, equivalent) }
        text = ([summary] + entries).joined(separator: "\n\n") + "\n"
    }

    /// The paragraph about a mutant, whose first lines have the format of the list of equivalent mutants.
    static func entry(_ mutant: Mutant, _ verdict: Verdict, _ equivalent: EquivalentMutants) -> String {
        let outcome =
            switch verdict {
            case .killed(let test): "killed by \(test)"
            case .survived(let tests):
                equivalent.reason(mutant).map { "equivalent: \($0)" }
                    ?? (tests == 0 ? "SURVIVED: no test reaches it" : "SURVIVED \(tests) tests")
            }
        return """
            \(mutant.file): \(mutant.scope)
            - \(mutant.before)
            + \(mutant.after)
            line \(mutant.line), \(mutant.kind.rawValue), \(outcome)
            """
    }
}
