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

    @inline(__always) private mutating func popMarked(_ plan: PlanKind) -> Int32? {
        plan == .forward ? forward.popMarked() : postsolve.popMarked()
    }

    private func isUnmarked(_ plan: PlanKind) -> Bool {
        plan == .forward ? forward.isUnmarked : postsolve.isUnmarked
    }

    private mutating func replay(_ recorded: borrowing RecordedSteps) {
        progress.statistics.stepsReplayed += recorded.steps.count
        for index in 0..<recorded.steps.count {
            let step = recorded.steps[index]
            let value = decidedValue(step.constraint).value
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
            let isClosed = store.values[variable] != old && isReadByStepsAlone(variable, of: plan)
            recorded.append(RecordedSteps.Step(constraint: constraint, variable: variable, isClosed: isClosed))
            next = popMarked(plan)
        }
        recorded.complete()
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
