/// What modules above this one read of the engine's parts, or change in them. The parts themselves are internal: the
/// compiler checks stored properties of a class that are visible to other modules for overlapping access.
extension LayoutEngine {
    package var findings: Findings {
        get { reports.findings }
        set { reports.findings = newValue }
    }

    /// Counts a search for problems.
    package func countSearch() { reports.statistics.searches += 1 }

    /// Whether a solve is in progress.
    package var isSolving: Bool { progress.isSolving }

    /// The row of a constraint that reads baselines, with the offsets of the last reading; nil for other constraints.
    package func baselineRow(at slot: Int32) -> LinearRow? { baselineReaders.rows[slot] }

    /// Makes conditions that name no item read the given one.
    package func readConditions(of node: LayoutNode) { conditions.root = node }
}

extension View {
    /// The place in the source code where the view was added without a constraint, for diagnostics.
    package final var placeOfAdding: SourceLocation? { rareState?.placeOfAdding }

    /// A sentence about constraints that are not in effect yet, for ambiguities that this may cause.
    package final var noteOnAmbiguity: String? {
        get { rareState?.noteOnAmbiguity }
        set { ownRareState.noteOnAmbiguity = newValue }
    }
}
