package import ConstraintSolver

extension LayoutEngine {
    /// Adds an activated constraint; its row is made in the next pass, or once its condition holds.
    func activate(_ constraint: LayoutConstraint, in container: LayoutNode) {
        checkThread()
        container.forgetFitting()
        table.insert(record(of: constraint, in: container), constraint.fileID, handle: constraint)
        pending.requestSolve()
        if let condition = constraint.condition { insertCondition(condition, of: constraint) }
    }

    /// The table's record of a constraint between items of this tree.
    package func record(of constraint: LayoutConstraint, in container: LayoutNode) -> ConstraintRecord {
        let (first, second) = (constraint.firstNode, constraint.secondNode)
        var record = ConstraintRecord(
            constraint.value, items.slot(of: first), second.map { items.slot(of: $0) } ?? -1,
            in: items.slot(of: container),
            isLocal: first.isWithoutStep(in: container) && second?.isWithoutStep(in: container) != false)
        record.isSuspended = constraint.condition != nil
        return record
    }

    /// The object of an active constraint, made now if it has none.
    package func handle(at slot: Int32) -> LayoutConstraint {
        if let handle = table.handle(at: slot) { return handle }
        let handle = makeHandle(table.records[Int(slot)], table.fileID(of: slot), table.identifier(of: slot))
        table.attach(handle, to: slot)
        return handle
    }

    func makeHandle(
        _ record: ConstraintRecord, _ fileID: String, _ identifier: String?
    ) -> LayoutConstraint {
        guard let first = node(at: record.first) else {
            preconditionFailure("The items of an active constraint are in its tree.")
        }
        let handle = LayoutConstraint(first, node(at: record.second), record.value, fileID: fileID)
        handle.identifier =
            identifier ?? record.value.containerReason.map { "\(first.parent?.displayName ?? ""): \($0.words)" }
        return handle
    }

    /// The item in a slot; nil for -1 or a free slot.
    package func node(at slot: Int32) -> LayoutNode? { slot < 0 ? nil : items.nodes[Int(slot)] }

    /// The row of a constraint, once it has one.
    package func row(of record: ConstraintRecord) -> Constraint? {
        record.row < 0 ? nil : solver.handle(ofConstraint: record.row)
    }

    /// Removes a constraint.
    /// - Parameter isWanted: Whether its object may still be requested.
    package func removeConstraint(_ slot: Int32, isWanted: Bool = true) {
        checkThread()
        let record = table.records[Int(slot)]
        node(at: record.container)?.forgetFitting()
        if record.mentionsBaselines { baselineReaders.remove(slot) }
        for node in [node(at: record.first), node(at: record.second)] { node?.useMayHaveEnded() }
        removeCondition(of: slot)
        let handle = table.remove(slot, isWanted: isWanted) { [self] in makeHandle($0, $1, $2) }
        defer { withExtendedLifetime(handle) {} }
        guard record.row >= 0 else {
            // The row would have brought the item into use.
            node(at: record.first)?.requestVariables()
            return
        }
        removeRow(of: record)
    }

    /// Removes the row of a constraint from the solver, if it has one.
    func removeRow(of record: ConstraintRecord) {
        guard let row = row(of: record) else { return }
        attempt("A constraint") { () throws(SolverError) in try solver.remove(row) }
        pending.requestSolve()
        for case let node? in [node(at: record.first), node(at: record.second)] where node.isInUse {
            node.markForLayout(.needsPlace)
        }
    }

    /// Makes the next solve rebuild the rows after the edges of a view have begun or ceased to refer to a guide.
    func edgesChanged(of view: LayoutNode, to guide: LayoutNode?) {
        if view.slot >= 0 { items.forgetEdges(view.slot) }
        if let guide {
            label(guide)
            items.setEdges(of: items.slot(of: view), to: items.slot(of: guide))
        }
        pending.requestRebuild()
    }

    /// Empties the table of constraints.
    /// - Returns: their objects, which are to be released once the engine is in order: see `ConstraintTable.remove`.
    func removeAllConstraints() -> [LayoutConstraint] {
        table.removeAll { [self] in makeHandle($0, $1, $2) }.compactMap { $0 } + life.takeParting()
    }

    /// Updates the row of an active constraint whose numbers have changed.
    func numbersChanged(of constraint: LayoutConstraint) {
        checkThread()
        let (slot, before) = (constraint.slot, table.records[Int(constraint.slot)])
        table.setValue(constraint.value, of: slot)
        node(at: before.container)?.forgetFitting()
        pending.requestSolve()
        if constraint.condition != nil { retryConditions() }
        guard let row = row(of: before) else { return }
        if before.value.priority != constraint.priority {
            let priority = constraint.priority.rawValue
            attempt("\(constraint)") { () throws(SolverError) in try solver.setPriority(of: row, to: priority) }
        }
        let hasNewFactor = before.value.multiplier != constraint.multiplier
        guard hasNewFactor || before.value.constant != constraint.constant else { return }
        // Reading a baseline may change anything, so the rest does not rely on what was read before.
        if before.mentionsBaselines { return refresh(slot) }
        if hasNewFactor {
            multiplierChanged(from: before, to: table.records[Int(slot)], at: slot)
        } else {
            let constant = before.countsFromRight ? -constraint.constant : constraint.constant
            attempt("\(constraint)") { () throws(SolverError) in try solver.setConstant(of: row, to: constant) }
        }
    }

    private func multiplierChanged(from old: ConstraintRecord, to new: ConstraintRecord, at slot: Int32) {
        var (before, row) = (LinearRow(), LinearRow())
        write(&before, of: old)
        write(&row, of: new)
        if before.hasSameVariables(as: row) { update(slot, to: row) } else { pending.requestRebuild() }
    }

    /// Changes a row in place, so that it keeps its rank among the others; if that is impossible, requests that all
    /// rows be rebuilt.
    func update(_ slot: Int32, to wanted: LinearRow) {
        guard let row = row(of: table.records[Int(slot)]) else { return }
        pending.requestSolve()
        for term in wanted.terms {
            do throws(SolverError) {
                try solver.setCoefficient(of: row, for: term.variable, to: term.coefficient)
            } catch {
                pending.requestRebuild()
                return
            }
        }
        attempt("\(handle(at: slot))") { () throws(SolverError) in
            try solver.setConstant(of: row, to: wanted.constant)
        }
    }
}
