/// A constant that was edited in a component, and what it was when the component was last solved.
struct ConstantEdit: BitwiseCopyable {
    var constraint: Int32
    /// The edit before it in the same component.
    var next: Int32
    var old: Double
}

/// Edits of constants after which the proof of a component's optimum is still one, as in the ranging of right sides in
/// linear programming.
///
/// Multipliers prove an optimum by which rows are tight and on which side the others are, whatever the numbers. So where
/// the variables that an edited row determines can follow it, and each row that they are in stays tight, or on its side,
/// every level and every tie is still decided as it was. Besides, limits that the proof does not need may become tight and
/// slack again. Any other case is left to the simplex method.
extension SolverState {
    /// Notes an edited constant of a solved component. One variable alone is solved faster than followed.
    mutating func noteEdit(of constraint: Int32, in component: Int32, old: Double) {
        if components[component].isDirty || edit(of: constraint) != nil { return }
        if components[component].variableCount == 1 { return markDirty(component) }
        store.regionConstraints[constraint].edit = Int32(edits.count)
        edits.append(ConstantEdit(constraint: constraint, next: components[component].lastEdit, old: old))
        components[component].lastEdit = Int32(edits.count) - 1
        editedComponents.append(component)
    }

    /// The edit of a member's constant. Its place is checked, since it is not reset.
    private func edit(of constraint: Int32) -> ConstantEdit? {
        let place = store.regionConstraints[constraint].edit
        guard place >= 0, place < edits.count, edits[place].constraint == constraint else { return nil }
        return edits[place]
    }

    /// Lets components follow the edits of their constants, and marks those that have to be solved.
    mutating func rangeEdits() {
        for index in 0..<editedComponents.count {
            let component = editedComponents[index]
            let last = components[component].lastEdit
            components[component].lastEdit = -1
            // One that was taken apart came back dirty, or is empty.
            if last < 0 || components[component].isDirty || components[component].firstVariable < 0 { continue }
            if !follow(from: last, in: component) { markDirty(component) }
        }
        editedComponents.removeAll()
        edits.removeAll()
    }
}

extension SolverState {
    /// Moves what the edited rows determine, if nothing else changes thereby.
    private mutating func follow(from last: Int32, in component: Int32) -> Bool {
        let record = components[component]
        guard record.scale.isFinite, !record.isUnverified else { return false }
        steps.removeAll()
        let isOptimal = moveDependents(from: last, in: component) && keepsSides(from: last, in: component)
        if isOptimal { statistics.stepsReplayed += steps.count }
        while let move = steps.popLast() {
            let value = store.values[move.variable]
            store.variables[move.variable].isVisited = false
            store.values[move.variable] = move.old
            if !isOptimal { continue }
            setValue(of: move.variable, to: value)
        }
        return isOptimal
    }

    /// Makes the edited rows tight again, and then each tight row that reads what moves thereby.
    private mutating func moveDependents(from last: Int32, in component: Int32) -> Bool {
        let isTriangular = components[component].isTriangular
        var index = last
        while index >= 0 {
            let edit = edits[index]
            let constraint = edit.constraint
            index = edit.next
            guard isMember(constraint, of: component) else { return false }
            if store.constraints[constraint].wasBasic, !rescale(component, by: edit) { return false }
            if isTriangular {
                visit(constraint)
                collectMoves(in: component)
            } else if !makeTight(constraint, in: component) {
                return false
            }
        }
        if !isTriangular { return makeReadersTight(in: component) }
        // What a variable reads was listed after it.
        for index in stride(from: steps.count - 1, through: 0, by: -1) where !move(steps[index]) { return false }
        return true
    }

    /// Takes into account that a row of the basis holds values of another size; false if the largest number of the component
    /// may be gone, so that no other is known to be as large.
    private mutating func rescale(_ component: Int32, by edit: ConstantEdit) -> Bool {
        let (scale, size) = (components[component].scale, abs(store.constraints[edit.constraint].constant))
        let limit = Tolerance.shrinkage * scale
        if size < limit && abs(edit.old) >= limit || size > Tolerance.ordinary { return false }
        components[component].scale = max(scale, size)
        return true
    }

    /// Makes the tight rows that read what has moved tight again. Others may move what a row reads later; whether it is tight is
    /// checked at the end.
    private mutating func makeReadersTight(in component: Int32) -> Bool {
        var next = 0
        while next < steps.count {
            var term = store.variables[steps[next].variable].firstTerm
            next += 1
            while term >= 0 {
                let constraint = store.terms[term].constraint
                term = store.terms[term].next
                if isMember(constraint, of: component), !makeTight(constraint, in: component) { return false }
            }
        }
        return true
    }

    /// Makes a tight row tight again by the only variable that has not moved, where the basis does not say which.
    private mutating func makeTight(_ constraint: Int32, in component: Int32) -> Bool {
        if sides(of: constraint, in: component).before != 0 { return true }
        var found: Int32 = -1
        for index in store.termRange(of: constraint) {
            let variable = store.variables[store.terms[index].variable]
            guard variable.state == .component, !variable.isVisited else { continue }
            if found >= 0 { return true }
            found = Int32(index)
        }
        if found < 0 { return true }
        let variable = store.terms[found].variable
        store.variables[variable].isVisited = true
        store.regionVariables[variable].index = Int32(steps.count)
        steps.append(
            BasisStep(variable: variable, constraint: constraint, nextTerm: -1, old: store.values[variable]))
        return move(steps.last)
    }

    /// Lists what is on the path and all that depends on it, in postorder.
    private mutating func collectMoves(in component: Int32) {
        while let step = path.popLast() {
            if step.nextTerm < 0 {
                store.regionVariables[step.variable].index = Int32(steps.count)
                steps.append(step)
            } else {
                path.append(step)
                path[path.count - 1].nextTerm = store.terms[step.nextTerm].next
                let constraint = store.terms[step.nextTerm].constraint
                if isMember(constraint, of: component) { visit(constraint) }
            }
        }
    }

    /// Puts the variable that a row determines in the basis on the path, once.
    private mutating func visit(_ constraint: Int32) {
        let decided = store.constraints[constraint].decidedTerm
        if decided < 0 { return }
        let variable = store.terms[decided].variable
        if store.variables[variable].isVisited { return }
        store.variables[variable].isVisited = true
        path.append(
            BasisStep(
                variable: variable, constraint: constraint, nextTerm: store.variables[variable].firstTerm,
                old: store.values[variable]))
    }

    /// Makes a row tight by the variable that it moves.
    private mutating func move(_ move: BasisStep) -> Bool {
        var rest = store.constraints[move.constraint].constant
        var (own, largest) = (0.0, 0.0)
        statistics.rowsTouched += 1
        for index in store.termRange(of: move.constraint) {
            let term = store.terms[index]
            largest = max(largest, abs(term.coefficient))
            if term.variable == move.variable {
                own = term.coefficient
            } else {
                rest -= term.coefficient * store.values[term.variable]
            }
        }
        store.values[move.variable] = rest / own
        return abs(own) >= Tolerance.pivot * largest && store.values[move.variable].isFinite
    }

    /// Whether each row with a change is still tight, or still on its side.
    private mutating func keepsSides(from last: Int32, in component: Int32) -> Bool {
        var index = last
        while index >= 0 {
            if !keepsSide(edits[index].constraint, in: component) { return false }
            index = edits[index].next
        }
        for index in 0..<steps.count {
            let variable = steps[index].variable
            if store.variables[variable].isUndetermined, !keepsSideOfRest(steps[index], in: component) { return false }
            var term = store.variables[variable].firstTerm
            while term >= 0 {
                let constraint = store.terms[term].constraint
                term = store.terms[term].next
                guard isMember(constraint, of: component) else { continue }
                if !keepsSide(constraint, in: component) { return false }
            }
        }
        return true
    }

    private func isMember(_ constraint: Int32, of component: Int32) -> Bool {
        store.constraints[constraint].role == .member && store.regionConstraints[constraint].component == component
    }

    /// Whether a row is still on its side. A limit that is met may become tight, and slack again: it has no multiplier in
    /// the proof. That it did so has to be remembered, since of a row that was tight in the optimum this is not known.
    private mutating func keepsSide(_ constraint: Int32, in component: Int32) -> Bool {
        let record = store.constraints[constraint]
        // What such a row determines has moved, and has made it tight again.
        if record.decidedTerm >= 0 { return true }
        let sides = sides(of: constraint, in: component)
        guard let before = sides.before, let after = sides.after else { return false }
        if before == after { return true }
        let slackSide = record.relation == .equal ? nil : record.relation == .lessThanOrEqual ? -1 : 1
        if before == 0, after == slackSide, record.isDegenerateTight {
            store.constraints[constraint].isDegenerateTight = false
            return true
        }
        guard after == 0, before == slackSide, !hasUndetermined(constraint) else { return false }
        store.constraints[constraint].isDegenerateTight = true
        return true
    }

    private func hasUndetermined(_ constraint: Int32) -> Bool {
        store.termRange(of: constraint).contains { store.variables[store.terms[$0].variable].isUndetermined }
    }

    /// If only its resting value determines a variable, the side of it that the variable is on matters.
    private func keepsSideOfRest(_ move: BasisStep, in component: Int32) -> Bool {
        let (resting, value) = (store.regionVariables[move.variable].restingValue, store.values[move.variable])
        let noise = Tolerance.clear * max(abs(resting), abs(value), abs(move.old))
        return min(abs(value - resting), abs(move.old - resting)) > noise
            && (value > resting) == (move.old > resting)
    }

    /// On which side of zero a residual was before the edits, and is after them.
    private mutating func sides(of constraint: Int32, in component: Int32) -> (before: Int?, after: Int?) {
        let constant = store.constraints[constraint].constant
        var (before, after) = (Residual(constant: edit(of: constraint)?.old ?? constant), Residual(constant: constant))
        var largest = 0.0
        statistics.rowsTouched += 1
        for index in store.termRange(of: constraint) {
            let term = store.terms[index]
            let value = store.values[term.variable]
            let isMoved = store.variables[term.variable].isVisited
            let old = isMoved ? steps[store.regionVariables[term.variable].index].old : value
            before.add(term.coefficient * old)
            after.add(term.coefficient * value)
            largest = max(largest, abs(term.coefficient))
        }
        let floor = Tolerance.componentScale * components[component].scale * largest
        return (before.sign(floor: floor), after.sign(floor: floor))
    }
}

/// The left side of a row less its right side, and how large the numbers are that it is the sum of.
private struct Residual {
    private var sum: Double
    private var magnitude: Double

    init(constant: Double) { (sum, magnitude) = (-constant, abs(constant)) }

    mutating func add(_ product: Double) {
        sum += product
        magnitude += abs(product)
    }

    /// 0 where the row is tight; nil where rounding may have made the difference.
    func sign(floor: Double) -> Int? {
        let noise = Tolerance.residual * magnitude + floor
        if abs(sum) <= noise { return 0 }
        return abs(sum) < noise * (Tolerance.clear / Tolerance.residual) ? nil : sum > 0 ? 1 : -1
    }
}
