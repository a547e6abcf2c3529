internal import ConstraintSolver

extension LayoutEngine {
    /// How many ambiguities are told one by one at the end of a pass: of more than these nobody reads the words.
    private static let tellLimit = 100

    /// Tells of what has become undecided since the last look; does nothing where nothing is, or all is as it was.
    ///
    /// Where there is a conflict, what was given up may be what is missing: that is told when the conflict has ended.
    func reportAmbiguities() {
        guard solver.undecidedCount > 0 || !knownAmbiguities.isEmpty else { return }
        if solver.undecidedChanges != knownUndecidedChanges { findAmbiguities() }
        var untold = 0
        for index in knownAmbiguities.indices {
            let ambiguity = knownAmbiguities[index]
            guard !ambiguity.isReported, ambiguity.isVisible, !ambiguity.isConflictual else { continue }
            knownAmbiguities[index].isReported = true
            untold += 1
            if untold <= LayoutEngine.tellLimit { journal.record(ambiguity.diagnostic(in: self)) }
        }
        guard untold > LayoutEngine.tellLimit else { return }
        let message = "No constraint decides \(untold - LayoutEngine.tellLimit) more views, or groups of them."
        journal.record(LayoutDiagnostic(kind: .ambiguity, message: message))
    }

    /// What the last pass found undecided, told before or not.
    var currentAmbiguities: [LayoutDiagnostic] {
        knownAmbiguities.filter { $0.isVisible && !$0.isConflictual }.map { $0.diagnostic(in: self) }
    }

    private func findAmbiguities() {
        statistics.searches += 1
        var search = AmbiguitySearch(of: self)
        search.run()
        takeChanges()
        knownUndecidedChanges = solver.undecidedChanges
        let told = ToldOpenings(knownAmbiguities)
        for opening in knownAmbiguities.lazy.flatMap({ $0.openings }) where opening.node.engine === self {
            opening.node.flags.subtract(.ambiguity)
        }
        knownAmbiguities = search.found
        for index in knownAmbiguities.indices {
            knownAmbiguities[index].isReported = knownAmbiguities[index].openings.allSatisfy(told.contains)
            for opening in knownAmbiguities[index].openings { opening.node.flags.insert(opening.flag) }
        }
    }
}

/// What was told already and has not ended since.
private struct ToldOpenings {
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
