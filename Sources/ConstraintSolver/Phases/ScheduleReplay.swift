/// One of the two plans; each has a schedule of its own.
private enum PlanKind {
    case forward
    case postsolve
}

/// The steps of a plan that follow a single change, replayed without searching for them.
extension SolverState {
    /// Updates what required equalities determine, before more is determined from it.
    mutating func replayForward() {
        // Whatever is assigned, or loses its assignment and still exists, passes through one of these first.
        let arePlansKept =
            pendingRows.isEmpty && placedCount == store.constraints.count && unassignedRows.isEmpty
            && unassignedVariables.isEmpty
        if !arePlansKept { endSchedules() }
        var schedule = Schedule()
        swap(&schedule, &forwardSchedule)
        replay(.forward, by: &schedule, after: arePlansKept ? -1 : nil)
        swap(&schedule, &forwardSchedule)
    }

    /// Evaluates what follows from the components, of which one has changed, or none (−1), or several (nil).
    mutating func replayPostsolved(after component: Int32?) {
        var schedule = Schedule()
        swap(&schedule, &postsolveSchedule)
        // What else has changed may be what its steps assume constant.
        if component != -1, component != schedule.component { schedule.end() }
        replay(.postsolve, by: &schedule, after: component)
        swap(&schedule, &postsolveSchedule)
    }

    /// Forgets what follows from what, for it is about to change.
    mutating func endSchedules() {
        forwardSchedule.end()
        postsolveSchedule.end()
    }

    private mutating func replay(_ plan: PlanKind, by schedule: inout Schedule, after component: Int32?) {
        guard let first = popMarked(plan) else { return }
        guard let component, isUnmarked(plan) else {
            schedule.end()
            return evaluate(plan, from: first)
        }
        if !schedule.begins(at: first, after: component) {
            schedule.begin(at: first, after: component)
            evaluate(plan, from: first)
        } else if !schedule.isRecorded {
            record(plan, from: first, in: &schedule)
        } else {
            replay(schedule)
            // Other work may change what its steps assume constant.
            if !isUnmarked(plan) { schedule.end() }
            evaluate(plan, from: popMarked(plan))
        }
    }

    @inline(__always) private mutating func popMarked(_ plan: PlanKind) -> Int32? {
        plan == .forward ? forwardPlan.popMarked() : postsolvePlan.popMarked()
    }

    private func isUnmarked(_ plan: PlanKind) -> Bool {
        plan == .forward ? forwardPlan.isUnmarked : postsolvePlan.isUnmarked
    }

    @inline(__always) private mutating func evaluate(_ plan: PlanKind, from first: Int32?) {
        var next = first
        while let constraint = next {
            evaluate(constraint)
            next = popMarked(plan)
        }
    }

    private mutating func replay(_ schedule: borrowing Schedule) {
        statistics.stepsReplayed += schedule.steps.count
        for index in 0..<schedule.steps.count {
            let step = schedule.steps[index]
            guard step.isClosed, step.form != .row else {
                replayOpen(at: index, of: schedule)
                continue
            }
            let value = value(of: step, in: schedule)
            if value != store.values[step.variable] {
                store.values[step.variable] = value
                noteChange(of: step.variable, to: value)
            }
        }
    }

    @inline(__always) private func value(of step: Schedule.Step, in schedule: borrowing Schedule) -> Double {
        let source = store.values[step.source]
        // Each addition that a step does not need would make all that follow from it wait.
        return switch step.form {
        case .product, .row: step.rest - step.coefficient * source
        case .productBetween: step.rest - step.coefficient * source - schedule.offsets[step.offset]
        case .motion: step.rest + step.coefficient * (source - schedule.offsets[step.offset])
        }
    }

    /// Separate from the loop above, which contains only what nearly all steps need and keeps it in registers.
    @inline(never) private mutating func replayOpen(at index: Int, of schedule: borrowing Schedule) {
        let step = schedule.steps[index]
        let value = step.form == .row ? decidedValue(step.source) : value(of: step, in: schedule)
        if value == store.values[step.variable] { return }
        store.values[step.variable] = value
        noteChange(of: step.variable, to: value)
        if step.isClosed { return }
        markReaders(of: step.variable)
        if store.variables[step.variable].state == .postsolved { moveCarried(by: step.variable) }
    }
}

extension SolverState {
    /// Evaluates marked steps and notes how.
    private mutating func record(_ plan: PlanKind, from first: Int32, in schedule: inout Schedule) {
        var next: Int32? = first
        while let constraint = next {
            let variable = store.terms[store.constraints[constraint].decidedTerm].variable
            statistics.stepsReplayed += 1
            let isMoved = place(variable, at: decidedValue(constraint))
            // Where nothing changed no readers have been marked, so none are on the schedule.
            let isClosed = isMoved && isReadByStepsAlone(variable)
            record(constraint, isFirst: constraint == first, isClosed: isClosed, in: &schedule)
            store.variables[variable].isVisited = true
            if plan == .postsolve, isMoved {
                if isClosed { recordCarried(by: variable, in: &schedule) } else { moveCarried(by: variable) }
            }
            next = popMarked(plan)
        }
        for index in 0..<schedule.steps.count { store.variables[schedule.steps[index].variable].isVisited = false }
        schedule.finishRecording()
    }

    /// Moves what a variable carries, and notes how.
    private mutating func recordCarried(by carrier: Int32, in schedule: inout Schedule) {
        var component = store.regionVariables[carrier].component
        while component >= 0 {
            assert(component != schedule.component, "A block moves with what follows from itself.")
            let distance = store.values[carrier] - components[component].carrierValue
            var variable = components[component].firstVariable
            while variable >= 0 {
                let motion = motions[variable]
                if motion.share != 0 {
                    let isMoved = place(variable, at: motion.origin + motion.share * distance)
                    let step = Schedule.Step(
                        variable: variable, source: carrier, form: .motion,
                        isClosed: isMoved && isReadByStepsAlone(variable), coefficient: motion.share,
                        rest: motion.origin)
                    schedule.record(step, offset: components[component].carrierValue)
                    store.variables[variable].isVisited = true
                }
                variable = store.regionVariables[variable].next
            }
            component = components[component].nextWithCarrier
        }
    }

    /// Notes how a row determines its variable. All but one input mostly stay as they are on this schedule, and so does
    /// what they leave of the constant.
    private mutating func record(
        _ constraint: Int32, isFirst: Bool, isClosed: Bool, in schedule: inout Schedule
    ) {
        let record = store.constraints[constraint]
        let decided = store.terms[record.decidedTerm]
        let read = Schedule.Step(variable: decided.variable, source: constraint, form: .row, isClosed: isClosed)
        if isFirst || decided.coefficient != 1 { return schedule.record(read) }
        var step = read
        var offset: Double?
        step.rest = record.constant
        for term in store.termRange(of: constraint) where term != Int(record.decidedTerm) {
            let input = store.terms[term]
            let product = input.coefficient * store.values[input.variable]
            if store.variables[input.variable].isVisited {
                if step.form != .row { return schedule.record(read) }
                (step.source, step.form, step.coefficient) = (input.variable, .product, input.coefficient)
            } else if step.form == .row {
                step.rest -= product
            } else if step.form == .product {
                (step.form, offset) = (.productBetween, product)
            } else {
                return schedule.record(read)
            }
        }
        schedule.record(step, offset: offset)
    }

    /// Whether a change of a variable is of no concern to anything but the steps of its plan, and what it carries.
    private func isReadByStepsAlone(_ variable: Int32) -> Bool {
        let isForward = store.variables[variable].state == .forward
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            switch store.constraints[store.terms[term].constraint].role {
            case .decider, .redundant: break
            case .definition, .member: if isForward { return false }
            case .lazy, .pending, .unassigned, .vacant: return false
            }
            term = store.terms[term].next
        }
        return true
    }
}
