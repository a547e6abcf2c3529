internal import ConstraintSolver

extension LayoutEngine {
    /// The conflicts that the last pass found, told before or not.
    var currentConflicts: [LayoutDiagnostic] { knownConflicts.map { ConflictReport($0, in: self).diagnostic } }

    /// Tells of conflicts that were not there at the last pass.
    func reportConflicts() {
        let conflicts = solver.conflicts
        guard conflicts != solverConflicts else { return }
        solverConflicts = conflicts
        statistics.searches += 1
        let sources = RowSources(of: self)
        let found = conflicts.map { conflict in
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
