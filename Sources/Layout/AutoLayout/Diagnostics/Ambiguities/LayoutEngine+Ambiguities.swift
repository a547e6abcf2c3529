internal import ConstraintSolver

extension LayoutEngine {
    /// The maximum number of ambiguities that are reported one by one at the end of a pass; longer lists are
    /// unreadable.
    private static let reportLimit = 100

    /// Reports all known ambiguities that have not been reported yet, or only the first of them in words, and the number
    /// of the others.
    ///
    /// If there is a conflict, an ambiguity may exist only because a constraint was dropped. Such an ambiguity is
    /// not reported until the conflict has been resolved, and only if it still exists then.
    func reportKnownAmbiguities(all: Bool) {
        guard let known = findings.known, !known.ambiguities.isEmpty else { return }
        let unreported = known.ambiguities.indices.filter { index in
            let ambiguity = known.ambiguities[index]
            return !ambiguity.isReported && holds(ambiguity) && ambiguity.isVisible && !ambiguity.isConflictual
        }
        let told = all ? unreported : Array(unreported.prefix(1))
        for index in told { known.ambiguities[index].isReported = true }
        for index in told.prefix(LayoutEngine.reportLimit) {
            journal.record(known.ambiguities[index].diagnostic(in: self), besides: unreported.count - told.count)
        }
        let reportable = told.count
        guard reportable > LayoutEngine.reportLimit else { return }
        report(
            .ambiguity, "\(reportable - LayoutEngine.reportLimit) more views, or groups of views, are ambiguous.")
    }

    /// The ambiguities found by the last pass, whether reported before or not, except for those that are never visible
    /// or that a conflict may have caused.
    var currentAmbiguities: [LayoutDiagnostic] {
        presentAmbiguities.filter { $0.isVisible && !$0.isConflictual }.map { $0.diagnostic(in: self) }
    }

    /// The ambiguities found by the last pass, except those that have since lost an item.
    var presentAmbiguities: [Ambiguity] {
        askForProblems()
        return findings.known?.ambiguities.filter(holds) ?? []
    }

    /// Whether all items of an ambiguity, and all items to which its suggestions refer, are still in the tree.
    private func holds(_ ambiguity: Ambiguity) -> Bool {
        ambiguity.openings.allSatisfy { items.holds($0.item) } && ambiguity.related.allSatisfy(items.holds)
    }

    /// Whether there are undetermined variables, or ambiguities that have not ended.
    var mayBeAmbiguous: Bool { solver.undeterminedCount > 0 || findings.known?.ambiguities.isEmpty == false }

    /// Whether the item of any undetermined variable could be ambiguous. Helpers cannot: only some of their attributes are
    /// used.
    private var isAmbiguous: Bool {
        solver.undetermined.contains {
            items.nodes[Int(items.owners[$0.index >> 2])]?.flags.contains(.isHelper) == false
        }
    }

    /// Searches for the ambiguities, unless no variable has become determined or undetermined since the last search.
    func findAmbiguities() {
        guard mayBeAmbiguous, solver.undeterminedChanges != findings.undeterminedChanges else { return }
        applyPendingEdits()
        var found: [Ambiguity] = []
        if isAmbiguous {
            countSearch()
            var search = AmbiguitySearch(of: self)
            search.run()
            found = search.found
            takeChanges()
        }
        findings.undeterminedChanges = solver.undeterminedChanges
        let known = ownProblems
        let reported = ReportedOpenings(known.ambiguities)
        for opening in known.ambiguities.lazy.flatMap({ $0.openings }) where items.holds(opening.item) {
            opening.node.flags.subtract(.ambiguity)
        }
        known.ambiguities = found
        for index in known.ambiguities.indices {
            known.ambiguities[index].isReported = known.ambiguities[index].openings.allSatisfy(reported.contains)
            for opening in known.ambiguities[index].openings { opening.node.flags.insert(opening.flag) }
            known.ambiguities[index].related = found[index].suggestions.compactMap { $0.other }
                .map { items.register($0) }
        }
    }
}

/// The attributes whose ambiguity has been reported, as of the previous search.
private struct ReportedOpenings {
    private var flags: [ObjectIdentifier: LayoutNode.Flags] = [:]

    init(_ ambiguities: [Ambiguity]) {
        for ambiguity in ambiguities where ambiguity.isReported {
            for opening in ambiguity.openings {
                flags[ObjectIdentifier(opening.node), default: []].insert(opening.flag)
            }
        }
    }

    func contains(_ opening: Ambiguity.Opening) -> Bool {
        flags[ObjectIdentifier(opening.node)]?.contains(opening.flag) ?? false
    }
}
