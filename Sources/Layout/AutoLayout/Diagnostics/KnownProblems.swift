/// The problems of a tree's layout, as of the last comparison with the solver's solution.
final class KnownProblems {
    /// The conflicts that were found and have not ended since.
    var conflicts: [KnownConflict] = []
    /// The ambiguities that the last search found.
    var ambiguities: [Ambiguity] = []
    /// The values that rounding may have changed.
    var unverified: Set<UnverifiedValue> = []
}

extension Findings {
    /// The known problems; nil if there have been none.
    var known: KnownProblems? { problems.map { unsafe unsafeDowncast($0, to: KnownProblems.self) } }
}

extension LayoutEngine: ProblemReporting {
    func findProblems(for listener: ProblemListener) {
        let isAsked = listener == .caller
        guard reports.findings.areDue, stage == .live, !isAsked || !isInPass && !progress.isSolving else { return }
        let (conflicts, ambiguities) = (isAsked || journal.tells(.conflict), isAsked || journal.tells(.ambiguity))
        reports.findings.areDue = !(conflicts && ambiguities)
        // Whether a conflict causes an ambiguity depends on the members of the conflict.
        if conflicts || ambiguities && mayBeAmbiguous { findConflicts() }
        if conflicts, !isAsked { reportKnownConflicts(all: journal.handler != nil) }
        if ambiguities { findAmbiguities() }
        if ambiguities, !isAsked { reportKnownAmbiguities(all: journal.handler != nil) }
        if !isAsked { reportUnverified() }
    }

    /// All diagnostics so far, including those of the problems that nobody has been told about.
    var allDiagnostics: [LayoutDiagnostic] {
        findProblems(for: .caller)
        if stage == .live, !isInPass, !progress.isSolving {
            reportKnownConflicts(all: true)
            reportKnownAmbiguities(all: true)
        }
        return journal.entries
    }

    /// The known problems, for an entry or a change.
    var ownProblems: KnownProblems {
        if let known = reports.findings.known { return known }
        let known = KnownProblems()
        reports.findings.problems = known
        return known
    }
}
