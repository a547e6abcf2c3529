/// Marks values that must be computed again, and computes them: first those of the forward plan (`replayForward`), then
/// those of the components, and then those of the postsolve plan.
extension SolverState {
    /// Updates the variables that required equalities determine on their own, before other variables are determined
    /// from them.
    mutating func replayForward() {
        while let constraint = forward.popMarked() { evaluate(constraint) }
    }

    /// Evaluates the marked steps of the postsolve plan.
    mutating func replayPostsolved() {
        while let constraint = postsolve.popMarked() { evaluate(constraint) }
    }

    /// Marks everything that depends directly on the value of a variable.
    mutating func markReaders(of variable: Int32) {
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let constraint = store.terms[term].constraint
            if store.constraints[constraint].decidedTerm != term { markEffects(of: constraint, reading: variable) }
            term = store.terms[term].next
        }
    }

    /// Marks everything that depends directly on a constraint whose constant has changed or, if a variable is given, on
    /// a constraint that reads this variable. The most frequent cases come first.
    mutating func markEffects(of constraint: Int32, reading variable: Int32? = nil) {
        let role = store.constraints[constraint].role
        if role == .decider {
            forward.mark(store.constraints[constraint].step)
        } else if role == .definition {
            postsolve.mark(store.constraints[constraint].step)
        } else if role == .lazy {
            enqueueCheck(constraint)
        } else if role == .member {
            // The component itself computes its variables.
            if let variable, store.variables[variable].state != .forward { return }
            components.markDirty(store.regionConstraints[constraint].component)
        }
    }

    /// Makes the next solve check a lazy constraint.
    mutating func enqueueCheck(_ constraint: Int32) {
        if !store.constraints[constraint].isQueuedForCheck {
            store.constraints[constraint].isQueuedForCheck = true
            checks.append(row: constraint)
        }
    }

    /// Computes the variable that a constraint determines from the constraint's other variables.
    mutating func evaluate(_ constraint: Int32) {
        progress.statistics.stepsReplayed += 1
        let record = store.constraints[constraint]
        // Nearly all rows of a layout have two terms, for which a loop costs more than its body.
        let rest =
            record.termCount == 2
            ? record.constant - store.product(store.otherTerm(of: record))
            : store.remainder(of: record) { index, _ in index == record.decidedTerm }
        // Nearly all coefficients are 1, and a division would take longer than everything else here.
        let decided = store.terms[record.decidedTerm]
        setValue(of: decided.variable, to: decided.coefficient == 1 ? rest : rest / decided.coefficient)
    }

    /// Sets a variable's value and, if the new value differs from the old one, marks everything that reads the
    /// variable.
    mutating func setValue(of variable: Int32, to value: Double) {
        if value == store.values[variable] { return }
        store.values[variable] = value
        markChanged(variable)
        if value < 0, store.variables[variable].isNonNegative { checks.append(negative: variable) }
        if !progress.isFirstRound { markReaders(of: variable) }
    }

    /// Records whether a variable is undetermined, which may also change this for those that are computed from it.
    mutating func setUndetermined(_ variable: Int32, _ isUndetermined: Bool) {
        guard store.variables[variable].isUndetermined != isUndetermined else { return }
        store.variables[variable].isUndetermined = isUndetermined
        changes.countUndetermined(isUndetermined ? 1 : -1)
        if !postsolve.steps.isEmpty { markUndecided(reading: variable) }
    }
}
