internal import ConstraintSolver

extension LayoutEngine {
    /// Takes an activated constraint in; its row is made in the next pass.
    func enlist(_ constraint: LayoutConstraint, container: LayoutNode) {
        let order = table.insert(constraint, container: container)
        awaitingRow.append((constraint.slot, order))
        needsSolve = true
    }

    /// Lets a constraint go.
    func dismiss(_ constraint: LayoutConstraint) {
        if constraint.speaksOfBaselines { baselineReaders.remove(constraint.slot) }
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
                baselineReaders.insert(slot, row, reading: itemsOfBaselines(of: constraint))
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

    /// Changes a row in place; it keeps its rank among the others.
    func update(_ constraint: LayoutConstraint, to wanted: LinearRow) {
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
