internal import ConstraintSolver

extension LayoutEngine {
    /// Tells of conflicts that were not there at the last pass.
    func reportConflicts() {
        let conflicts = solver.conflicts
        guard !conflicts.isEmpty || !knownConflicts.isEmpty else { return }
        let found = conflicts.map(diagnostic)
        let new = found.filter { !knownConflicts.contains($0) }
        knownConflicts = found
        for diagnostic in new { journal.record(diagnostic) }
    }

    private func diagnostic(for conflict: Conflict) -> LayoutDiagnostic {
        let culprit = table.rows.lazy.compactMap(\.constraint).first { $0.row == conflict.setAside }
        let members = conflict.members.map { "\n  " + describe($0) }.joined()
        return LayoutDiagnostic(
            kind: .conflict,
            message:
                "These required constraints cannot hold together:\(members)\nGiven up: \(describe(conflict.setAside))",
            viewName: culprit?.firstNode.displayName, constraint: culprit?.description, location: culprit?.location)
    }

    private func describe(_ row: Constraint) -> String {
        for case let constraint? in table.rows.lazy.map(\.constraint) where constraint.row == row {
            return "\(constraint) (\(constraint.location))"
        }
        for case let node? in items {
            if let placement = node.placement, placement.all.contains(row), let frame = node.view?.frame {
                return "\(node.displayName)'s frame is \(frame)"
            }
            if let floor = node.floor, floor.width == row { return "\(node.displayName)'s width is never negative" }
            if let floor = node.floor, floor.height == row { return "\(node.displayName)'s height is never negative" }
            if let intrinsic = node.intrinsic, intrinsic.all.contains(row) {
                return "\(node.displayName) is as large as its content"
            }
        }
        return "a constraint that is gone"
    }
}
