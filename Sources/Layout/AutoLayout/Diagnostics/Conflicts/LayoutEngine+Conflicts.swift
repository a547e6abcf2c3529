internal import ConstraintSolver

extension LayoutEngine {
    /// The maximum number of conflicts in a list for which advice is tried; longer lists are unreadable.
    private static let triedCount = 24

    /// The conflicts of the last pass whose members still exist, whether reported before or not.
    var currentConflicts: [LayoutDiagnostic] {
        askForProblems()
        return diagnostics(of: knownConflicts.filter(exists).map { $0.conflict })
    }

    /// Whether all members of a conflict still exist.
    private func exists(_ known: KnownConflict) -> Bool {
        known.places.allSatisfy(holds) && known.conflict.members.allSatisfy { $0.row(in: self) != nil }
    }

    /// Conflicts in words, with advice that has been tried as far as the number of conflicts and pending edits allow.
    /// The trials undo their edits, but their solves may change the solver's list of conflicts and its counts, so the
    /// findings are updated afterward.
    private func diagnostics(of conflicts: [RowConflict]) -> [LayoutDiagnostic] {
        // If the caller is in a callback, the solver may be ahead of the findings.
        let areConflictsKnown = findings.solverConflicts == solver.foundConflicts
        let areAmbiguitiesKnown = solver.undeterminedChanges == findings.undeterminedChanges
        let trial = conflicts.isEmpty || needsSolve ? nil : AdviceTrial(self)
        let all = knownConflicts.map { $0.conflict }
        let diagnostics = conflicts.enumerated().map { index, conflict in
            telling(apart: conflict.members.flatMap { $0.nodes }) {
                ConflictReport(
                    conflict, in: self, index < LayoutEngine.triedCount ? trial : nil,
                    besides: all.filter { $0.dropped != conflict.dropped }
                ).diagnostic
            }
        }
        trial?.finish()
        if !diagnostics.isEmpty, !needsSolve {
            takeChanges()
            // Meanwhile, the solver may have chosen other members for its conflicts; the next pass examines them.
            if areConflictsKnown, findings.solverConflicts != solver.conflicts {
                findings.solverConflicts = nil
            }
            if areAmbiguitiesKnown { findings.undeterminedChanges = solver.undeterminedChanges }
        }
        return diagnostics
    }

    private var knownConflicts: [KnownConflict] { findings.known?.conflicts ?? [] }

    private func holds(_ place: KnownConflict.Place?) -> Bool {
        guard let place, items.holds(place.item) else { return false }
        return place.constraint.map(table.holds) ?? true
    }

    private func place(of source: RowSource) -> KnownConflict.Place? {
        guard let node = source.node else { return nil }
        let slot = source.constraint?.slot ?? -1
        let constraint = slot < 0 ? nil : RegisteredConstraint(slot, table.records[Int(slot)].order)
        return KnownConflict.Place(item: items.register(node), constraint: constraint)
    }

    /// Reports all known conflicts that have not been reported yet, or only the first of them in words, and the number
    /// of the others.
    func reportKnownConflicts(all: Bool) {
        let unreported = knownConflicts.indices.filter { !knownConflicts[$0].isReported && exists(knownConflicts[$0]) }
        let told = all ? unreported : Array(unreported.prefix(1))
        for index in told { ownProblems.conflicts[index].isReported = true }
        for diagnostic in diagnostics(of: told.map { knownConflicts[$0].conflict }) {
            journal.record(diagnostic, besides: unreported.count - told.count)
        }
    }

    /// Finds the members of the conflicts, unless the solver has the same conflicts as at the last search.
    func findConflicts() {
        let foundConflicts = solver.foundConflicts
        if let known = findings.solverConflicts {
            if known == foundConflicts { return }
        } else if foundConflicts.isEmpty, knownConflicts.isEmpty {
            return
        }
        let conflicts = solver.conflicts
        findings.solverConflicts = conflicts
        countSearch()
        let sources = RowSources(of: self)
        let found = conflicts.map { conflict in
            RowConflict(members: conflict.members.map { sources[$0] }, dropped: sources[conflict.dropped], in: self)
        }
        var reported: [RowSource: RowConflict] = [:]
        for known in knownConflicts where known.isReported { reported[known.conflict.dropped] = known.conflict }
        for conflict in knownConflicts { mark(conflict, isCurrent: false) }
        ownProblems.conflicts = found.map { conflict in
            KnownConflict(
                conflict: conflict, places: conflict.members.map(place),
                isReported: reported[conflict.dropped] == conflict)
        }
        for conflict in knownConflicts { mark(conflict, isCurrent: true) }
    }

    func forgetKnownConflicts() {
        for conflict in knownConflicts { mark(conflict, isCurrent: false) }
        findings.known?.conflicts = []
        findings.solverConflicts = nil
    }

    /// Sets or clears the role of constraints and items in a conflict.
    private func mark(_ known: KnownConflict, isCurrent: Bool) {
        for (member, place) in zip(known.conflict.members, known.places) {
            guard let place, holds(place) else { continue }
            if let constraint = place.constraint {
                let part: LayoutConstraint.ConflictPart = member == known.conflict.dropped ? .dropped : .member
                table.setConflictPart(isCurrent ? part : .none, of: constraint.slot)
            }
            let node = place.item.node
            if isCurrent { node.flags.insert(.isInConflict) } else { node.flags.remove(.isInConflict) }
        }
    }
}
