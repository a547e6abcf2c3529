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

extension LayoutEngine: ProblemReaderProvider {
    package static var problemReader: ProblemReader {
        ProblemReader(
            find: { $0.readProblems(for: $1) }, reportRest: { $0.reportUntold() },
            forgetConflicts: { $0.forgetKnownConflicts() })
    }

    private func readProblems(for listener: ProblemListener) {
        let isAsked = listener == .caller
        let (conflicts, ambiguities) = (isAsked || journal.tells(.conflict), isAsked || journal.tells(.ambiguity))
        findings.areDue = !(conflicts && ambiguities)
        // Whether a conflict causes an ambiguity depends on the members of the conflict.
        if conflicts || ambiguities && mayBeAmbiguous { findConflicts() }
        if conflicts, !isAsked { reportKnownConflicts(all: journal.handler != nil) }
        if ambiguities { findAmbiguities() }
        if ambiguities, !isAsked { reportKnownAmbiguities(all: journal.handler != nil) }
        if !isAsked { reportUnverified() }
    }

    private func reportUntold() {
        reportKnownConflicts(all: true)
        reportKnownAmbiguities(all: true)
    }

    /// Searches for the problems that the last pass has left, for somebody who asks.
    func askForProblems() {
        if journal.reader == nil {
            journal.reader = LayoutEngine.problemReader
            // In Embedded Swift, passes do not find the reader, so nobody has looked at their problems yet.
            findings.invalidate()
            findings.areDue = true
        }
        findProblems(for: .caller)
    }

    /// The known problems, for an entry or a change.
    var ownProblems: KnownProblems {
        if let known = findings.known { return known }
        let known = KnownProblems()
        findings.problems = known
        return known
    }
}

extension LayoutNode {
    /// Whether a conflict in the last pass involved a row made for the item itself, such as one for its frame, or a
    /// constraint whose first item it is; drawings show this.
    package var isInConflict: Bool {
        engine?.askForProblems()
        return flags.contains(.isInConflict)
    }
}
