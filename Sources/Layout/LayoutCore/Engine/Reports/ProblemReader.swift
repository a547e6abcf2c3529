internal import ConstraintSolver

/// What the engine asks of the module that reads the problems of a layout from the solver's solution and puts them into
/// words. A program may not contain that module.
package struct ProblemReader {
    /// Searches for the problems; called only if something has been solved since the last search, and if the solver has
    /// problems or had some at the last search.
    let find: (LayoutEngine, ProblemListener) -> Void
    /// Reports the known problems that nobody has been told about.
    let reportRest: (LayoutEngine) -> Void
    /// Makes the next pass report all conflicts as if they were new.
    let forgetConflicts: (LayoutEngine) -> Void

    package init(
        find: @escaping (LayoutEngine, ProblemListener) -> Void, reportRest: @escaping (LayoutEngine) -> Void,
        forgetConflicts: @escaping (LayoutEngine) -> Void
    ) {
        (self.find, self.reportRest, self.forgetConflicts) = (find, reportRest, forgetConflicts)
    }
}

/// The conformance by which the module with the reader makes itself known: `LayoutEngine` conforms to this protocol if
/// the program contains that module.
///
/// Embedded Swift cannot look for conformances at run time. There, a tree has its reader once somebody asks that module
/// for problems.
package protocol ProblemReaderProvider {
    static var problemReader: ProblemReader { get }
}

extension LayoutEngine {
    /// The reader of problems, if the program contains one.
    private var reader: ProblemReader? {
        if let reader = journal.reader { return reader }
        #if !hasFeature(Embedded)
            journal.reader = (LayoutEngine.self as any Any.Type as? any ProblemReaderProvider.Type)?.problemReader
        #endif
        return journal.reader
    }

    /// Searches for the problems with the layout, unless nothing has been solved since the last search or nobody is
    /// told about them. If so, or if the layout has no problems, this costs only a few comparisons.
    package func findProblems(for listener: ProblemListener) {
        let isAsked = listener == .caller
        guard reports.findings.areDue, stage == .live, !isAsked || !isInPass && !progress.isSolving else { return }
        if !mayHaveProblems {
            reports.findings.areDue = false
        } else if let reader {
            reader.find(self, listener)
        } else if isAsked || journal.tells(.conflict) {
            reports.findings.areDue = false
            reportConflicts()
        }
    }

    /// All diagnostics so far, including those of the problems that nobody has been told about.
    var allDiagnostics: [LayoutDiagnostic] {
        findProblems(for: .caller)
        if stage == .live, !isInPass, !progress.isSolving, reports.findings.problems != nil { reader?.reportRest(self) }
        return journal.entries
    }

    /// Makes the next pass report all conflicts as if they were new.
    func forgetConflicts() {
        guard reports.findings.problems != nil || reports.findings.solverConflicts != nil else { return }
        if let reader { reader.forgetConflicts(self) } else { reports.findings.solverConflicts = nil }
    }

    private var mayHaveProblems: Bool {
        reports.findings.problems != nil || solver.undeterminedCount > 0 || solver.mayHaveUnverified
            || solver.hasConflicts || reports.findings.solverConflicts?.isEmpty == false
    }

    /// Reports the constraints given up since the last comparison: which others are in conflict with them, and what
    /// resolves the conflicts, only the reader finds out.
    func reportConflicts() {
        let known = Set((reports.findings.solverConflicts ?? []).map { $0.dropped })
        let found = solver.foundConflicts
        reports.findings.solverConflicts = found
        let new = found.map { $0.dropped }.filter { !known.contains($0) }
        guard !new.isEmpty else { return }
        let rows = Set(new.map { Int32($0.index) })
        var slotOfRow: [Int32: Int32] = [:]
        for slot in table.slotsInOrder({ rows.contains($0.row) }) { slotOfRow[table.records[Int(slot)].row] = slot }
        for dropped in new {
            let constraint = slotOfRow[Int32(dropped.index)].map(handle(at:))
            let subject = constraint.map { "\($0)" } ?? "a rule of a view"
            journal.record(
                LayoutDiagnostic(
                    kind: .conflict, message: "Required constraints conflict, and \(subject) was given up.",
                    viewName: constraint?.firstNode.displayName, constraint: constraint?.description,
                    location: constraint.flatMap { $0.location.isKnown ? $0.location : nil }))
        }
    }
}
