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
    func reportNews() {
        guard reports.findings.areDue, stage == .live else { return }
        reports.findings.areDue = false
        reportConflicts()
        reportAmbiguities()
        reportUnverified()
    }

    /// The known problems, for an entry or a change.
    var ownProblems: KnownProblems {
        if let known = reports.findings.known { return known }
        let known = KnownProblems()
        reports.findings.problems = known
        return known
    }
}
