/// Constraints that await the next solve, since they are new or have lost their roles.
extension SolverState {
    /// Queues a new or changed constraint.
    mutating func enqueue(_ constraint: Int32) {
        store.constraints[constraint].become(.pending)
        awaitPlacement(constraint)
    }

    /// Adds a constraint to the list of pending ones, unless its slot is new: the next solve finds the constraints in
    /// new slots without a list.
    mutating func awaitPlacement(_ constraint: Int32) {
        placement.await(constraint)
        progress.requestRound()
    }

    /// Takes back the reduction of a constraint, and forgets what was learned about the constraint; the caller sets the
    /// new role.
    mutating func detach(_ constraint: Int32) {
        progress.requestRound()
        undoReduction(ofRow: constraint)
        store.constraints[constraint].isEnforced = false
        store.constraints[constraint].isPinned = false
    }

    /// Adds the lower bound of a variable, if it has one that has not been added yet.
    mutating func addLowerBound(_ variable: Int32) {
        guard store.variables[variable].isNonNegative, !store.variables[variable].hasLowerBound else { return }
        let constraint = store.insertLowerBound(of: variable)
        enqueue(constraint)
        store.constraints[constraint].isEnforced = true
    }
}
