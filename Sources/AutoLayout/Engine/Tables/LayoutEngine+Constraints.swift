internal import ConstraintSolver

extension LayoutEngine {
    /// Adds an activated constraint; its row is made in the next pass.
    func activate(_ constraint: LayoutConstraint, container: LayoutNode) {
        checkThread()
        container.forgetFitting()
        let record = record(of: constraint, in: container)
        table.insert(record, constraint.location.fileID, handle: constraint)
        needsSolve = true
    }

    /// The table's record of a constraint between items of this tree.
    func record(of constraint: LayoutConstraint, in container: LayoutNode) -> ConstraintRecord {
        var record = ConstraintRecord(
            items.slot(of: constraint.firstNode), constraint.firstAttribute, constraint.relation,
            constraint.secondNode.map { items.slot(of: $0) } ?? -1, constraint.secondAttribute,
            in: items.slot(of: container),
            isLocal: constraint.firstNode.isWithoutStep(in: container)
                && constraint.secondNode?.isWithoutStep(in: container) != false,
            multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority,
            line: Int32(truncatingIfNeeded: constraint.location.line), shorthandKind: constraint.shorthandKind)
        record.isStructural = constraint.stackReason != nil
        return record
    }

    /// The object of an active constraint, made now if it has none.
    func handle(at slot: Int32) -> LayoutConstraint {
        if let handle = table.handle(at: slot) { return handle }
        let handle = makeHandle(table.records[Int(slot)], table.location(of: slot), table.identifier(of: slot))
        table.attach(handle, to: slot)
        return handle
    }

    private func makeHandle(
        _ record: ConstraintRecord, _ location: SourceLocation, _ identifier: String?
    ) -> LayoutConstraint {
        guard let first = node(at: record.first) else {
            preconditionFailure("The items of an active constraint are in its tree.")
        }
        let handle = LayoutConstraint(
            first, record.firstAttribute, record.relation, node(at: record.second), record.secondAttribute,
            multiplier: record.multiplier, constant: record.constant, location: location)
        handle.identifier = identifier
        handle.shorthandKind = record.shorthandKind
        handle.priority = record.priority
        return handle
    }

    /// The item with a slot; nil for -1.
    @inline(__always) func node(at slot: Int32) -> LayoutNode? { slot < 0 ? nil : items.nodes[Int(slot)] }

    /// The row of a constraint, once it has one.
    func row(of record: ConstraintRecord) -> Constraint? {
        record.row < 0 ? nil : solver.handle(ofConstraint: record.row)
    }

    /// Lets a constraint go.
    func removeConstraint(_ slot: Int32) {
        checkThread()
        let record = table.records[Int(slot)]
        node(at: record.container)?.forgetFitting()
        if record.speaksOfBaselines { baselineReaders.remove(slot) }
        table.remove(slot) { [self] in makeHandle($0, $1, $2) }
        guard let row = row(of: record) else {
            // It was to bring the item into use.
            node(at: record.first)?.awaitUse()
            return
        }
        attempt("A constraint") { () throws(SolverError) in try solver.remove(row) }
        needsSolve = true
        for case let node? in [node(at: record.first), node(at: record.second)] where node.isInUse {
            node.markForLayout(.needsPlace)
        }
    }

    /// Empties the table of constraints.
    func removeAllConstraints() {
        table.removeAll { [self] in makeHandle($0, $1, $2) }
    }

    /// Makes the rows of what was activated since the last pass, in that order.
    func makeRows() {
        guard table.awaitingCount > 0 else { return }
        let awaiting = table.takeAwaiting()
        var row = LinearRow()
        var position = makeRows(awaiting, from: 0)
        while position < awaiting.count {
            makeRow(awaiting[position], &row)
            position = makeRows(awaiting, from: position + 1)
        }
        table.reuse(awaiting)
    }

    func makeRow(_ awaited: AwaitedConstraint, _ row: inout LinearRow) {
        let slot = awaited.slot
        guard table.isAwaited(awaited) else { return }
        let record = table.records[Int(slot)]
        let isMirrored = write(&row, of: record, multiplier: record.multiplier)
        // A baseline getter may have deactivated it, and removed what it ties.
        guard table.isAwaited(awaited) else { return }
        let readItems = record.speaksOfBaselines ? itemsOfBaselines(of: record) : []
        guard table.isAwaited(awaited) else { return }
        let made = attempt("\(handle(at: slot))") { () throws(SolverError) in
            try row.enter(solver, priority: record.priority, age: record.age)
        }
        guard let made else { return removeConstraint(slot) }
        table.setRow(of: slot, to: Int32(made.index), countsFromRight: isMirrored)
        if record.speaksOfBaselines { baselineReaders.insert(slot, row, reading: readItems) }
    }

    /// Changes numbers of an active constraint; its row follows.
    func numbersChanged(of constraint: LayoutConstraint) {
        checkThread()
        let (slot, before) = (constraint.slot, table.records[Int(constraint.slot)])
        table.update(slot) { record in
            record.constant = constraint.constant
            record.multiplier = constraint.multiplier
            record.priority = constraint.priority
        }
        node(at: before.container)?.forgetFitting()
        needsSolve = true
        guard let row = row(of: before) else { return }
        if before.priority != constraint.priority {
            let priority = constraint.priority.rawValue
            attempt("\(constraint)") { () throws(SolverError) in try solver.setPriority(of: row, to: priority) }
        }
        if before.multiplier != constraint.multiplier {
            multiplierChanged(of: slot, from: before.multiplier)
        } else if before.constant != constraint.constant {
            if before.speaksOfBaselines { return refresh(slot) }
            let constant = before.countsFromRight ? -constraint.constant : constraint.constant
            attempt("\(constraint)") { () throws(SolverError) in try solver.setConstant(of: row, to: constant) }
        }
    }

    private func multiplierChanged(of slot: Int32, from oldValue: Double) {
        let record = table.records[Int(slot)]
        var (before, row) = (LinearRow(), LinearRow())
        write(&before, of: record, multiplier: oldValue)
        write(&row, of: record, multiplier: record.multiplier)
        if before.hasSameVariables(as: row) { update(slot, to: row) } else { needsRebuild = true }
    }

    /// Changes a row in place; it keeps its rank among the others.
    func update(_ slot: Int32, to wanted: LinearRow) {
        guard let row = row(of: table.records[Int(slot)]) else { return }
        needsSolve = true
        for term in wanted.terms {
            do throws(SolverError) {
                try solver.setCoefficient(of: row, for: term.variable, to: term.coefficient)
            } catch {
                needsRebuild = true
                return
            }
        }
        attempt("\(handle(at: slot))") { () throws(SolverError) in
            try solver.setConstant(of: row, to: wanted.constant)
        }
    }
}
