/// The steps of the forward plan that follow a single changed constant, replayed without searching for them.
extension SolverState {
    /// Updates what required equalities determine, before more is determined from it.
    mutating func replayForward() {
        // Whatever is assigned, or loses its assignment and still exists, passes through one of these first.
        let isPlanKept =
            pendingRows.isEmpty && placedCount == store.constraints.count && unassignedRows.isEmpty
            && unassignedVariables.isEmpty
        if !isPlanKept { schedule.end() }
        guard let first = forwardPlan.popMarked() else { return }
        if !isPlanKept || !forwardPlan.isUnmarked {
            schedule.end()
            evaluate(first)
        } else if !schedule.begins(at: first) {
            schedule.begin(at: first)
            evaluate(first)
        } else if schedule.isRecorded {
            replaySchedule()
            // Other work may change what its steps assume constant.
            if !forwardPlan.isUnmarked { schedule.end() }
        } else {
            recordSchedule(from: first)
        }
        while let constraint = forwardPlan.popMarked() { evaluate(constraint) }
    }

    private mutating func recordSchedule(from first: Int32) {
        var next: Int32? = first
        while let constraint = next {
            let variable = store.terms[store.constraints[constraint].decidedTerm].variable
            let old = store.values[variable]
            evaluate(constraint)
            // Where nothing changed no readers have been marked, so none are on the schedule.
            let isClosed = store.values[variable] != old && isReadByStepsAlone(variable)
            schedule.record(step(of: constraint, isOrigin: constraint == first, isClosed: isClosed))
            store.variables[variable].isVisited = true
            next = forwardPlan.popMarked()
        }
        for index in 0..<schedule.steps.count { store.variables[schedule.steps[index].variable].isVisited = false }
        schedule.finishRecording()
    }

    /// All but the last input of a step mostly stay as they are on this schedule, and so does what they leave of the constant.
    private func step(of constraint: Int32, isOrigin: Bool, isClosed: Bool) -> Schedule.Step {
        let record = store.constraints[constraint]
        let decided = store.terms[record.decidedTerm]
        var rest = record.constant
        var last: TermRecord?
        var isSimple = decided.coefficient == 1 && !isOrigin
        for term in store.termRange(of: constraint) where term != Int(record.decidedTerm) {
            if let input = last {
                rest -= input.coefficient * store.values[input.variable]
                if store.variables[input.variable].isVisited { isSimple = false }
            }
            last = store.terms[term]
        }
        return Schedule.Step(
            variable: decided.variable, constraint: constraint, source: isSimple ? last?.variable ?? -1 : -1,
            isClosed: isClosed, coefficient: last?.coefficient ?? 0, rest: rest)
    }

    private func isReadByStepsAlone(_ variable: Int32) -> Bool {
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let role = store.constraints[store.terms[term].constraint].role
            if role != .decider, role != .redundant { return false }
            term = store.terms[term].next
        }
        return true
    }

    private mutating func replaySchedule() {
        statistics.stepsReplayed += schedule.steps.count
        for index in 0..<schedule.steps.count {
            let step = schedule.steps[index]
            guard step.source >= 0, step.isClosed else {
                evaluateOpen(step)
                continue
            }
            let value = step.rest - step.coefficient * store.values[step.source]
            if value != store.values[step.variable] {
                store.values[step.variable] = value
                noteChange(of: step.variable, to: value)
            }
        }
    }

    /// Separate from the loop above, which contains only what nearly all steps need.
    @inline(never) private mutating func evaluateOpen(_ step: Schedule.Step) {
        let value = decidedValue(step.constraint)
        if value != store.values[step.variable] {
            store.values[step.variable] = value
            noteChange(of: step.variable, to: value)
            if !step.isClosed { markReaders(of: step.variable) }
        }
    }
}
