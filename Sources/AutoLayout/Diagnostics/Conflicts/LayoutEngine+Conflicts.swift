internal import ConstraintSolver

extension LayoutEngine {
    /// What is left of the conflicts that the last pass found, told before or not.
    var currentConflicts: [LayoutDiagnostic] {
        knownConflicts.filter { $0.members.allSatisfy { $0.row(in: self) != nil } }
            .map { ConflictReport($0, in: self).diagnostic }
    }

    /// Tells of conflicts that were not there at the last pass.
    func reportConflicts() {
        let conflicts = solver.conflicts
        let isKnown = solverConflicts.map { $0 == conflicts } ?? (conflicts.isEmpty && knownConflicts.isEmpty)
        guard !isKnown else { return }
        let told = conflicts.filter { solver.violation(of: $0.setAside) > Tolerance.shortfall }
        // What is small by now may grow without another word of the solver.
        solverConflicts = told.count == conflicts.count ? conflicts : nil
        statistics.searches += 1
        let sources = RowSources(of: self)
        let found = told.map { conflict in
            RowConflict(members: conflict.members.map { sources[$0] }, setAside: sources[conflict.setAside])
        }
        let new = found.filter { !knownConflicts.contains($0) }
        for conflict in knownConflicts { mark(conflict, isCurrent: false) }
        for conflict in found { mark(conflict, isCurrent: true) }
        knownConflicts = found
        for conflict in new { journal.record(ConflictReport(conflict, in: self).diagnostic) }
    }

    /// Has the next pass tell of all conflicts as if they were new.
    func forgetConflicts() {
        for conflict in knownConflicts { mark(conflict, isCurrent: false) }
        knownConflicts = []
        solverConflicts = nil
    }

    /// Lets constraints and items know what part they have in a conflict, or that they no longer have any.
    private func mark(_ conflict: RowConflict, isCurrent: Bool) {
        for member in conflict.members where member.node?.engine === self {
            if let slot = member.constraint?.slot, slot >= 0 {
                let part: LayoutConstraint.ConflictPart = member == conflict.setAside ? .setAside : .member
                table.update(slot) { $0.conflictPart = isCurrent ? part : .none }
            }
            if isCurrent { member.node?.flags.insert(.isInConflict) } else { member.node?.flags.remove(.isInConflict) }
        }
    }
}
