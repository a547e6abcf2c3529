internal import ConstraintSolver

extension LayoutEngine {
    /// Takes an activated constraint in; its row is made in the next pass.
    func enlist(_ constraint: LayoutConstraint, container: LayoutNode) {
        let order = table.insert(constraint, container: container)
        awaitingRow.append((constraint.slot, order))
        if constraint.speaksOfBaselines { baselineConstraints.append(constraint) }
        needsSolve = true
    }

    /// Lets a constraint go.
    func dismiss(_ constraint: LayoutConstraint) {
        if constraint.speaksOfBaselines {
            baselineConstraints.removeAll { $0 === constraint }
            writtenBaselines[constraint.slot] = nil
        }
        table.remove(constraint)
        guard let row = constraint.row else { return }
        constraint.row = nil
        attempt("\(constraint)") { () throws(SolverError) in try solver.remove(row) }
        needsSolve = true
        for node in [constraint.firstNode, constraint.secondNode] where node?.isInUse == true {
            node?.markForLayout(.needsPlace)
        }
    }

    /// Makes the rows of what was activated since the last pass, in that order.
    func makeRows() {
        guard !awaitingRow.isEmpty else { return }
        let awaiting = awaitingRow
        awaitingRow.removeAll(keepingCapacity: true)
        var row = LinearRow()
        for (slot, order) in awaiting {
            let entry = table.rows[Int(slot)]
            guard entry.order == order, let constraint = entry.constraint, constraint.row == nil else { continue }
            write(&row, of: constraint, multiplier: constraint.multiplier)
            let (terms, relation, constant) = (row.terms.span, row.relation, row.constant)
            constraint.row = attempt("\(constraint)") { () throws(SolverError) in
                try solver.add(terms, relation, constant: constant, priority: constraint.priority.rawValue)
            }
            if constraint.row == nil {
                dismiss(constraint)
            } else if constraint.speaksOfBaselines {
                writtenBaselines[slot] = row
            }
        }
    }

    func constantChanged(of constraint: LayoutConstraint) {
        needsSolve = true
        guard let row = constraint.row else { return }
        if constraint.speaksOfBaselines { return refresh(constraint) }
        let constant = constraint.isMirrored ? -constraint.constant : constraint.constant
        attempt("\(constraint)") { () throws(SolverError) in try solver.setConstant(of: row, to: constant) }
    }

    func priorityChanged(of constraint: LayoutConstraint) {
        needsSolve = true
        guard let row = constraint.row else { return }
        let priority = constraint.priority.rawValue
        attempt("\(constraint)") { () throws(SolverError) in try solver.setPriority(of: row, to: priority) }
    }

    func multiplierChanged(of constraint: LayoutConstraint, from oldValue: Double) {
        needsSolve = true
        guard constraint.row != nil else { return }
        var (before, row) = (LinearRow(), LinearRow())
        write(&before, of: constraint, multiplier: oldValue)
        write(&row, of: constraint, multiplier: constraint.multiplier)
        if before.hasSameVariables(as: row) { update(constraint, to: row) } else { needsRebuild = true }
    }

    /// Reads the baselines a constraint speaks of again.
    func refresh(_ constraint: LayoutConstraint) {
        guard constraint.row != nil else { return }
        var row = LinearRow()
        write(&row, of: constraint, multiplier: constraint.multiplier)
        guard let written = writtenBaselines[constraint.slot], written != row else { return }
        writtenBaselines[constraint.slot] = row
        if written.hasSameVariables(as: row) {
            update(constraint, to: row)
        } else {
            needsRebuild = true
            needsSolve = true
        }
    }

    /// Reads the baselines again, some of which may have moved.
    func refreshBaselines() {
        baselinesAreStale = false
        for constraint in baselineConstraints { refresh(constraint) }
    }

    /// Changes a row in place; it keeps its rank among the others.
    private func update(_ constraint: LayoutConstraint, to wanted: LinearRow) {
        guard let row = constraint.row else { return }
        needsSolve = true
        for term in wanted.terms {
            do throws(SolverError) {
                try solver.setCoefficient(of: row, for: term.variable, to: term.coefficient)
            } catch {
                needsRebuild = true
                return
            }
        }
        attempt("\(constraint)") { () throws(SolverError) in
            try solver.setConstant(of: row, to: wanted.constant)
        }
    }
}

extension LayoutConstraint {
    var speaksOfBaselines: Bool {
        firstAttribute.traits?.sort == .baseline || secondAttribute.traits?.sort == .baseline
    }
}
