internal import ConstraintSolver

extension LayoutEngine {
    /// The statements that take the room of an item that has none left along an axis, although its content needs some:
    /// those that would be missed by more if the content yielded to nothing optional. Empty if the content needs no
    /// room, if required constraints alone leave none, or while edits are pending.
    ///
    /// The content's priority is raised in the tree's own solver and restored.
    /// - Complexity: O(*n* log *n*) in the rows, plus two solves of the component.
    func takers(ofRoomFor node: LayoutNode, _ axis: Axis) -> [LayoutStatement] {
        let content = RowSource.content(node, axis, isHugging: false)
        guard !needsSolve, !isInPass, !isSolving, let handle = content.row(in: self)?.handle,
            solver.violation(of: handle) > Tolerance.points
        else { return [] }
        let rows = RowSources(of: self).all.compactMap { source -> (source: RowSource, handle: Constraint)? in
            guard !source.isRequired, source != content, let row = source.row(in: self) else { return nil }
            return (source, row.handle)
        }
        let before = rows.map { solver.violation(of: $0.handle) }
        // In the solver, the row may have another priority than the view's.
        let priority = solver.priority(of: Int32(handle.index))
        setTrialPriority(of: handle, to: LayoutPriority.required.rawValue.nextDown)
        let takers = rows.indices.filter { solver.violation(of: rows[$0].handle) > before[$0] + Tolerance.points }
            .map { rows[$0].source }
        setTrialPriority(of: handle, to: priority)
        takeChanges()
        guard !takers.isEmpty else { return [] }
        let own = LayoutStatement(
            sentence: "\(content.sentence), at priority \(content.priority.plain), but yields to:", location: nil,
            number: nil)
        return [own]
            + takers.map {
                LayoutStatement(
                    sentence: "\($0.sentence), at priority \($0.priority.plain)", location: $0.location, number: nil)
            }
    }

    private func setTrialPriority(of handle: Constraint, to priority: Double) {
        _ = attempt("A trial") { () throws(SolverError) in try solver.setPriority(of: handle, to: priority) }
        solver.solve()
    }
}
