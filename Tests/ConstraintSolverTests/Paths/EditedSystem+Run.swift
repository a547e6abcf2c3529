import ConstraintSolver

extension EditedSystem {
    /// Makes one edit; returns a description of what went wrong, or nil.
    mutating func apply(_ edit: Edit, tolerance: Double = 1e-9) -> String? {
        do {
            switch edit {
            case .makeVariable(let value): try makeVariable(restingValue: value)
            case .removeVariable(let position): try removeVariable(position)
            case .setRestingValue(let position, let value): try setRestingValue(position, to: value)
            case .add(let row): try add(row)
            case .remove(let position): try remove(position)
            case .addAgain: try addAgain()
            case .setConstant(let position, let value):
                let row = change(position) { $0.constant = value }
                try row.map { try solver.setConstant(of: $0, to: value) }
            case .setPriority(let position, let value):
                let row = change(position) { $0.priority = value }
                try row.map { try solver.setPriority(of: $0, to: value) }
            case .setRelation(let position, let value):
                let row = change(position) { $0.relation = value }
                try row.map { try solver.setRelation(of: $0, to: value) }
            case .setCoefficient(let position, let variable, let value):
                let changed = changeCoefficient(position, of: variable, to: value)
                try changed.map { try solver.setCoefficient(of: $0.row, for: $0.variable, to: value) }
            case .solve: return solve()
            case .compare: return solve() ?? differenceFromFreshSolve(tolerance: tolerance)
            }
        } catch {
            return "\(edit) threw \(error)"
        }
        return nil
    }

    /// Solves, and checks that the list of changed variables is complete and contains none twice.
    private func solve() -> String? {
        let before = variables.map { solver.value(of: $0.handle) }
        solver.solve()
        let told = Set(solver.changedVariables)
        for (slot, old) in zip(variables, before)
        where (solver.value(of: slot.handle) != old) && !told.contains(slot.handle) {
            return "variable \(slot.number) went from \(old) to \(solver.value(of: slot.handle)) untold"
        }
        return told.count == solver.changedVariables.count ? nil : "a variable is told twice to have changed"
    }

    func differenceFromFreshSolve(tolerance: Double) -> String? {
        let system = snapshot
        guard let fresh = try? SolvedSystem(system, usesFastPath: usesFastPath) else { return "a fresh solver refuses" }
        let edited = SolvedSystem(
            system: system, solver: solver, variables: variables.map(\.handle), constraints: entries.map(\.handle))
        if let difference = edited.answer.difference(from: fresh.answer, tolerance: tolerance) {
            return "\(difference), as a fresh solve has it, of\n\(system)"
        }
        let (conflicts, expected) = (edited.conflictsSpelledOut, fresh.conflictsSpelledOut)
        if comparesConflicts, conflicts != expected {
            return "the conflicts are \(conflicts), a fresh solve has \(expected), of\n\(system)"
        }
        if edited.undetermined != fresh.undetermined {
            return "undetermined are \(edited.undetermined), a fresh solve has \(fresh.undetermined), of\n\(system)"
        }
        return nil
    }
}
