internal import ConstraintSolver

extension LayoutEngine {
    /// The conflicts of the last pass whose members still exist, whether reported before or not.
    var currentConflicts: [LayoutDiagnostic] {
        findings.conflicts.filter { $0.members.allSatisfy { $0.row(in: self) != nil } }
            .map { ConflictReport($0, in: self).diagnostic }
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
            RowConflict(members: conflict.members.map { sources[$0] }, setAside: sources[conflict.setAside])
        }
        let new = found.filter { !findings.conflicts.contains($0) }
        for conflict in findings.conflicts { mark(conflict, isCurrent: false) }
        for conflict in found { mark(conflict, isCurrent: true) }
        findings.conflicts = found
        for conflict in new { journal.record(ConflictReport(conflict, in: self).diagnostic) }
    }

    /// Makes the next pass report all conflicts as if they were new.
    func forgetConflicts() {
        for conflict in findings.conflicts { mark(conflict, isCurrent: false) }
        findings.conflicts = []
        findings.solverConflicts = nil
    }

    /// Sets or clears the role of constraints and items in a conflict.
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
