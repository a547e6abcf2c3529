internal import ConstraintSolver

extension LayoutEngine {
    /// The conflicts that the last pass found, told before or not.
    var currentConflicts: [LayoutDiagnostic] { knownConflicts.map(diagnostic) }

    /// Tells of conflicts that were not there at the last pass.
    func reportConflicts() {
        let conflicts = solver.conflicts
        guard !conflicts.isEmpty || !knownConflicts.isEmpty else { return }
        let sources = RowSources(of: self)
        let found = conflicts.map { conflict in
            RowConflict(members: conflict.members.map { sources[$0] }, setAside: sources[conflict.setAside])
        }
        let new = found.filter { !knownConflicts.contains($0) }
        for conflict in knownConflicts { mark(conflict, isCurrent: false) }
        for conflict in found { mark(conflict, isCurrent: true) }
        knownConflicts = found
        for conflict in new { journal.record(diagnostic(for: conflict)) }
    }

    /// Lets constraints and items know what part they have in a conflict, or that they no longer have any.
    private func mark(_ conflict: RowConflict, isCurrent: Bool) {
        for member in conflict.members where member.node?.engine === self {
            member.constraint?.conflictPart = !isCurrent ? .none : member == conflict.setAside ? .setAside : .member
            if isCurrent { member.node?.flags.insert(.isInConflict) } else { member.node?.flags.remove(.isInConflict) }
        }
    }

    private func diagnostic(for conflict: RowConflict) -> LayoutDiagnostic {
        let culprit = conflict.setAside.constraint
        let members = conflict.members.map { "\n  " + describe($0) }.joined()
        return LayoutDiagnostic(
            kind: .conflict,
            message:
                "These required constraints cannot hold together:\(members)\nGiven up: \(describe(conflict.setAside))",
            viewName: culprit?.firstNode.displayName, constraint: culprit?.description, location: culprit?.location)
    }

    private func describe(_ source: RowSource) -> String {
        switch source {
        case .constraint(let constraint): "\(constraint) (\(constraint.location))"
        case .frame(let node, _): "\(node.displayName)'s frame is \(node.view?.frame ?? .zero)"
        case .floor(let node, let axis): "\(node.displayName)'s \(axis.extent) is never negative"
        case .content(let node, _, _): "\(node.displayName) is as large as its content"
        case .unknown: "a constraint that is gone"
        }
    }
}
