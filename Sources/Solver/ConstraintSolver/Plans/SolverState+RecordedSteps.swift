/// One of the two plans.
private enum PlanKind {
    case forward
    case postsolved
}

extension SolverState {
    /// Updates the variables that required equalities determine on their own, before other variables are determined
    /// from them.
    mutating func replayForward() {
        // Under these conditions, no variable is about to gain or lose its assignment.
        let arePlansKept =
            placement.isDone(store.constraints.count) && region.isEmpty
        if !arePlansKept { endRecordedSteps() }
        var recorded = RecordedSteps()
        swap(&recorded, &forward.recorded)
        replay(.forward, by: &recorded, isKept: arePlansKept)
        swap(&recorded, &forward.recorded)
    }

    /// Evaluates the marked steps of the postsolve plan.
    mutating func replayPostsolved() {
        var recorded = RecordedSteps()
        swap(&recorded, &postsolve.recorded)
        replay(.postsolved, by: &recorded, isKept: true)
        swap(&recorded, &postsolve.recorded)
    }

    /// Discards the recorded steps, since the dependencies are about to change.
    mutating func endRecordedSteps() {
        forward.recorded.end()
        postsolve.recorded.end()
    }

    private mutating func replay(_ plan: PlanKind, by recorded: inout RecordedSteps, isKept: Bool) {
        guard let first = popMarked(plan) else { return }
        if !isKept || !isUnmarked(plan) {
            recorded.end()
            evaluate(first)
        } else if first != recorded.first {
            recorded.begin(at: first)
            evaluate(first)
        } else if recorded.isComplete {
            replay(recorded)
        } else {
            record(plan, from: first, in: &recorded)
        }
        // A recorded step may now change a value that it left unchanged when it was recorded.
        while let constraint = popMarked(plan) { evaluate(constraint) }
    }

    private mutating func popMarked(_ plan: PlanKind) -> Int32? {
        plan == .forward ? forward.popMarked() : postsolve.popMarked()
    }

    private func isUnmarked(_ plan: PlanKind) -> Bool {
        plan == .forward ? forward.isUnmarked : postsolve.isUnmarked
    }

    private mutating func replay(_ recorded: borrowing RecordedSteps) {
        progress.statistics.stepsReplayed += recorded.steps.count
        for index in 0..<recorded.steps.count {
            let step = recorded.steps[index]
            let value =
                step.input < 0
                ? decidedValue(step.constraint).value
                : step.rest - step.coefficient * store.values[step.input] - step.offset
            if value == store.values[step.variable] { continue }
            store.values[step.variable] = value
            noteChange(of: step.variable, to: value)
            if !step.isClosed { markReaders(of: step.variable) }
        }
    }

    /// Evaluates the marked steps of a plan, and records them.
    private mutating func record(_ plan: PlanKind, from first: Int32, in recorded: inout RecordedSteps) {
        var next: Int32? = first
        while let constraint = next {
            let variable = store.decidedVariable(of: constraint)
            let old = store.values[variable]
            evaluate(constraint)
            var step = RecordedSteps.Step(constraint: constraint, variable: variable)
            // The first step changes because of the edit and not because of another step.
            if constraint != first { findInput(of: &step) }
            step.isClosed = store.values[variable] != old && isReadByStepsAlone(variable, of: plan)
            store.variables[variable].isVisited = true
            recorded.append(step)
            next = popMarked(plan)
        }
        for index in 0..<recorded.steps.count { store.variables[recorded.steps[index].variable].isVisited = false }
        recorded.complete()
    }

    /// Finds the input that changes: the only variable in the step's row that an earlier recorded step computes. If
    /// there is exactly one such variable, followed by at most one nonzero term, combines the terms before it with the
    /// constant, in the usual order.
    private func findInput(of step: inout RecordedSteps.Step) {
        let record = store.constraints[step.constraint]
        guard store.terms[record.decidedTerm].coefficient == 1 else { return }
        var found = step
        found.rest = record.constant
        for index in store.termRange(of: step.constraint) where index != Int(record.decidedTerm) {
            let term = store.terms[index]
            if store.variables[term.variable].isVisited {
                if found.input >= 0 { return }
                (found.input, found.coefficient) = (term.variable, term.coefficient)
            } else if found.input < 0 {
                found.rest -= store.product(Int32(index))
            } else if found.offset == 0 {
                found.offset = store.product(Int32(index))
            } else {
                return
            }
        }
        step = found
    }

    /// Whether only steps of the given plan read a variable.
    private func isReadByStepsAlone(_ variable: Int32, of plan: PlanKind) -> Bool {
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            switch store.constraints[store.terms[term].constraint].role {
            case .decider, .redundant: break
            case .definition: if plan == .forward { return false }
            case .member, .lazy, .pending, .unassigned, .vacant: return false
            }
            term = store.terms[term].next
        }
        return true
    }
}
