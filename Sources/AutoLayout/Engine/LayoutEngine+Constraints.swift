internal import ConstraintSolver

extension LayoutEngine {
    /// Takes an activated constraint in; its row is made in the next pass.
    func enlist(_ constraint: LayoutConstraint, container: LayoutNode) {
        checkThread()
        table.insert(constraint, container: container)
        needsSolve = true
    }

    /// Takes constraints in that tie an item to its parent or to siblings, or speak of it alone.
    func enlist(_ constraints: [LayoutConstraint], of node: LayoutNode, in parent: LayoutNode) {
        checkThread()
        table.insert(constraints, of: node, in: parent)
        needsSolve = true
    }

    /// Lets a constraint go.
    func dismiss(_ constraint: LayoutConstraint) {
        checkThread()
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
        guard table.awaitingCount > 0 else { return }
        let (awaiting, constraints, solver) = (table.takeAwaiting(), table.constraints, solver)
        var row = LinearRow()
        for (slot, order) in awaiting {
            guard let constraint = constraints[Int(slot)], constraint.order == order, constraint.row == nil else {
                continue
            }
            write(&row, of: constraint, multiplier: constraint.multiplier)
            let readItems = constraint.speaksOfBaselines ? itemsOfBaselines(of: constraint) : []
            // Who was asked for a baseline may have deactivated it.
            guard constraint.slot == slot, constraint.order == order, constraint.row == nil else { continue }
            constraint.row = attempt("\(constraint)") { () throws(SolverError) in
                try row.enter(solver, priority: constraint.priority)
            }
            if constraint.row == nil {
                dismiss(constraint)
            } else if constraint.speaksOfBaselines {
                baselineReaders.insert(slot, row, reading: readItems)
            }
        }
        table.reuse(awaiting)
    }

    func constantChanged(of constraint: LayoutConstraint) {
        checkThread()
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
