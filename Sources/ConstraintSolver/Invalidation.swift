/// The immediate part of an edit: removing constraints from their roles, and marking what the next solve must
/// recompute.
extension SolverState {
    /// Queues a new or changed constraint.
    mutating func enqueue(_ constraint: Int32) {
        store.constraints[constraint].become(.pending)
        awaitPlacement(constraint)
    }

    /// Adds a constraint to the list of pending ones, unless its slot is new: the next solve finds the constraints in
    /// new slots without a list.
    @inline(__always) mutating func awaitPlacement(_ constraint: Int32) {
        if constraint < placedCount { pendingRows.append(constraint) }
        isDirty = true
    }

    /// Removes a constraint from its role; the caller sets the new role.
    mutating func detach(_ constraint: Int32) {
        isDirty = true
        let record = store.constraints[constraint]
        switch record.role {
        case .decider:
            let variable = store.terms[record.decidedTerm].variable
            forwardPlan.remove(at: record.step)
            endRecordedSteps()
            store.variables[variable].decider = -1
            orphans.append(variable)
        case .definition:
            restore(store.terms[record.decidedTerm].variable)
        case .member:
            dissolve(store.regionConstraints[constraint].component)
        case .vacant, .pending, .unassigned, .lazy, .redundant:
            break
        }
        store.constraints[constraint].isEnforced = false
        store.constraints[constraint].isPinned = false
    }

    /// Marks everything that depends directly on a constraint's right side.
    mutating func markConstantChanged(_ constraint: Int32) {
        isDirty = true
        let record = store.constraints[constraint]
        switch record.role {
        case .decider: forwardPlan.mark(record.step)
        case .definition: postsolvePlan.mark(record.step)
        case .member: markDirty(store.regionConstraints[constraint].component)
        case .lazy: enqueueCheck(constraint)
        case .vacant, .pending, .unassigned, .redundant: break
        }
    }

    /// Marks everything that depends directly on the value of a variable.
    @inline(__always) mutating func markReaders(of variable: Int32) {
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let constraint = store.terms[term].constraint
            if store.constraints[constraint].decidedTerm != term { markReader(constraint, of: variable) }
            term = store.terms[term].next
        }
    }

    /// Marks a constraint that reads a variable. The most frequent cases come first.
    @inline(__always) private mutating func markReader(_ constraint: Int32, of variable: Int32) {
        let role = store.constraints[constraint].role
        if role == .decider {
            forwardPlan.mark(store.constraints[constraint].step)
        } else if role == .definition {
            postsolvePlan.mark(store.constraints[constraint].step)
        } else if role == .lazy {
            enqueueCheck(constraint)
        } else if role == .member, store.variables[variable].state == .forward {
            markDirty(store.regionConstraints[constraint].component)
        }
    }

    mutating func markDirty(_ component: Int32) {
        if !components[component].isDirty {
            components[component].isDirty = true
            dirtyComponents.append(component)
        }
    }

    mutating func enqueueCheck(_ constraint: Int32) {
        if !store.constraints[constraint].isQueuedForCheck {
            store.constraints[constraint].isQueuedForCheck = true
            checks.append(constraint)
        }
    }

    mutating func unassign(_ variable: Int32) {
        store.variables[variable].become(.unassigned)
        setGrowth(of: variable, to: Growth())
        if Int(variable) < store.regionVariables.count {
            store.regionVariables[variable].component = -1
        }
        listUnassigned(variable)
    }

    /// Adds an unassigned variable to the list, unless it is already there.
    mutating func listUnassigned(_ variable: Int32) {
        if !store.variables[variable].isListed {
            store.variables[variable].isListed = true
            unassignedVariables.append(variable)
        }
    }

    mutating func unassignRow(_ constraint: Int32) {
        store.constraints[constraint].become(.unassigned)
        unassignedRows.append(constraint)
    }

    /// Dissolves a component so that its variables and rows are decomposed again.
    mutating func dissolve(_ component: Int32) {
        let record = components[component]
        var variable = record.firstVariable
        while variable >= 0 {
            let next = store.regionVariables[variable].next
            unassign(variable)
            variable = next
        }
        var row = record.firstRow
        while row >= 0 {
            let next = store.regionConstraints[row].next
            unassignRow(row)
            // What was learned about a region is forgotten if the region is dissolved in the first round of a solve,
            // because of an edit elsewhere. If it is dissolved in a later round, or by an edit of one of its rows, the
            // next decomposition builds on that knowledge.
            if round == 0 {
                store.constraints[row].isEnforced = false
                store.constraints[row].isPinned = false
            }
            row = next
        }
        components[component] = ComponentRecord()
        freeComponents.append(component)
    }

    /// Moves a postsolved variable and its definition back to the region that is being decomposed.
    mutating func restore(_ variable: Int32) {
        let definition = store.variables[variable].decider
        postsolvePlan.remove(at: store.constraints[definition].step)
        endRecordedSteps()
        unassign(variable)
        unassignRow(definition)
    }
}
