internal import ConstraintSolver

extension LayoutEngine {
    /// The conflicts of the last pass whose members still exist, whether reported before or not.
    var currentConflicts: [LayoutDiagnostic] {
        findings.conflicts.filter { $0.places.allSatisfy(holds) }.map { $0.conflict }
            .filter { $0.members.allSatisfy { $0.row(in: self) != nil } }
            .map { ConflictReport($0, in: self).diagnostic }
    }

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

    /// Reports the conflicts that the previous pass did not have.
    func reportConflicts() {
        let foundConflicts = solver.foundConflicts
        if let known = findings.solverConflicts {
            if known == foundConflicts { return }
        } else if foundConflicts.isEmpty, findings.conflicts.isEmpty {
            return
        }
        let conflicts = solver.conflicts
        let reportable = conflicts.filter { solver.violation(of: $0.setAside) > Tolerance.shortfall }
        // A conflict below the tolerance may grow without the solver listing another one.
        findings.solverConflicts = reportable.count == conflicts.count ? conflicts : nil
        statistics.searches += 1
        let sources = RowSources(of: self)
        let found = reportable.map { conflict in
            RowConflict(members: conflict.members.map { sources[$0] }, dropped: sources[conflict.setAside])
        }
        let new = found.filter { conflict in !findings.conflicts.contains { $0.conflict == conflict } }
        for conflict in findings.conflicts { mark(conflict, isCurrent: false) }
        findings.conflicts = found.map { KnownConflict(conflict: $0, places: $0.members.map(place)) }
        for conflict in findings.conflicts { mark(conflict, isCurrent: true) }
        for conflict in new { journal.record(ConflictReport(conflict, in: self).diagnostic) }
    }

    /// Makes the next pass report all conflicts as if they were new.
    func forgetConflicts() {
        for conflict in findings.conflicts { mark(conflict, isCurrent: false) }
        findings.conflicts = []
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
