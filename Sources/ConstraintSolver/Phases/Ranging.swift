/// A constant that was edited in a component, and what it was when the component was last solved.
struct ConstantEdit: BitwiseCopyable {
    var constraint: Int32
    var component: Int32
    var old: Double
}

/// A variable that an edited constant moves, and where it was.
struct RangedMove: BitwiseCopyable {
    var variable: Int32
    var old: Double
}

/// Edits of constants after which the proof of a component's optimum is still one, as in the ranging of right sides in
/// linear programming.
///
/// Multipliers prove an optimum by which rows are tight and on which side the others are, whatever the numbers. So where
/// the variables that an edited row determines can follow it, and each row that they are in stays tight, or on its side,
/// every level and every tie is still decided as it was. Any other case is left to the simplex method.
extension SolverState {
    /// Notes an edited constant of a solved component. Where there are many it is simpler to solve again.
    mutating func noteEdit(of constraint: Int32, in component: Int32, old: Double) {
        if components[component].isDirty { return }
        if components[component].variableCount == 1 || edits.count >= SolverState.editLimit {
            return markDirty(component)
        }
        for index in 0..<edits.count where edits[index].constraint == constraint { return }
        edits.append(ConstantEdit(constraint: constraint, component: component, old: old))
    }

    private static let editLimit = 8

    /// Lets components follow the edits of their constants, and marks those that have to be solved.
    mutating func rangeEdits() {
        for index in 0..<edits.count {
            let component = edits[index].component
            // One that was taken apart came back dirty, or is empty.
            if component < 0 || components[component].isDirty || components[component].firstVariable < 0 { continue }
            if !follow(from: index, in: component) { markDirty(component) }
            for other in index..<edits.count where edits[other].component == component { edits[other].component = -1 }
        }
        edits.removeAll()
    }
}

extension SolverState {
    /// Moves what the edited rows determine, if nothing else changes thereby. The edits begin at a position, and those of
    /// other components are passed over.
    private mutating func follow(from first: Int, in component: Int32) -> Bool {
        guard components[component].scale.isFinite, !components[component].isDoubtful else { return false }
        moves.removeAll()
        let canReplay = pullEdited(from: first, in: component) && pullTight(in: component)
        let isOptimal = canReplay && keepsSides(from: first, in: component)
        if isOptimal { statistics.stepsReplayed += moves.count }
        while let move = moves.popLast() {
            let value = store.values[move.variable]
            store.variables[move.variable].isVisited = false
            store.values[move.variable] = move.old
            if !isOptimal { continue }
            if components[component].carrier >= 0 { motions[move.variable].origin += value - move.old }
            place(move.variable, at: value)
        }
        return isOptimal
    }

    private mutating func pullEdited(from first: Int, in component: Int32) -> Bool {
        for index in first..<edits.count where edits[index].component == component {
            let constraint = edits[index].constraint
            guard isMember(constraint, of: component) else { return false }
            components[component].scale = max(components[component].scale, abs(store.constraints[constraint].constant))
            if !pull(constraint, in: component) { return false }
        }
        return true
    }

    /// Moves what must move to keep tight rows tight.
    private mutating func pullTight(in component: Int32) -> Bool {
        var next = 0
        while next < moves.count {
            var term = store.variables[moves[next].variable].firstTerm
            next += 1
            while term >= 0 {
                let constraint = store.terms[term].constraint
                term = store.terms[term].next
                guard isMember(constraint, of: component) else { continue }
                if !pull(constraint, in: component) { return false }
            }
        }
        return true
    }

    /// Makes a row tight again: by the variable that it determines in the basis or, if that is not known, by the only one
    /// that has not moved. Others may move what it reads later; whether it is tight is checked at the end.
    private mutating func pull(_ constraint: Int32, in component: Int32) -> Bool {
        let (isTriangular, decided) = (components[component].isTriangular, store.constraints[constraint].decidedTerm)
        if isTriangular ? decided < 0 || isMoved(decided) : sideBefore(constraint, in: component) != 0 { return true }
        var rest = store.constraints[constraint].constant
        var found: TermRecord?
        var largest = 0.0
        for index in store.termRange(of: constraint) {
            let term = store.terms[index]
            largest = max(largest, abs(term.coefficient))
            let record = store.variables[term.variable]
            if isTriangular ? index == Int(decided) : record.state == .component && !record.isVisited {
                if found != nil { return true }
                found = term
            } else {
                rest -= term.coefficient * store.values[term.variable]
            }
        }
        guard let found else { return true }
        if abs(found.coefficient) < Tolerance.pivot * largest { return false }
        store.variables[found.variable].isVisited = true
        store.variables[found.variable].scratch = Int32(moves.count)
        moves.append(RangedMove(variable: found.variable, old: store.values[found.variable]))
        store.values[found.variable] = rest / found.coefficient
        return true
    }

    /// Whether each row with a change is still tight, or still on its side.
    private mutating func keepsSides(from first: Int, in component: Int32) -> Bool {
        for index in first..<edits.count where edits[index].component == component {
            if !keepsSide(edits[index].constraint, in: component) { return false }
        }
        for index in 0..<moves.count {
            let variable = moves[index].variable
            if store.variables[variable].isUndecided, !keepsSideOfRest(moves[index], in: component) { return false }
            var term = store.variables[variable].firstTerm
            while term >= 0 {
                let constraint = store.terms[term].constraint
                term = store.terms[term].next
                guard isMember(constraint, of: component) else { continue }
                // A row of the basis is checked when it moves the variable it determines.
                let decided = store.constraints[constraint].decidedTerm
                if decided >= 0, store.terms[decided].variable != variable, isMoved(decided) { continue }
                if !keepsSide(constraint, in: component) { return false }
            }
        }
        return true
    }

    private func isMember(_ constraint: Int32, of component: Int32) -> Bool {
        store.constraints[constraint].role == .member && store.constraints[constraint].component == component
    }

    private func isMoved(_ term: Int32) -> Bool { store.variables[store.terms[term].variable].isVisited }

    private mutating func keepsSide(_ constraint: Int32, in component: Int32) -> Bool {
        guard let before = sideBefore(constraint, in: component) else { return false }
        return side(of: constraint, in: component, constant: store.constraints[constraint].constant, isAfter: true)
            == before
    }

    /// If only its resting value determines a variable, the side of it that the variable is on matters.
    private func keepsSideOfRest(_ move: RangedMove, in component: Int32) -> Bool {
        let (resting, value) = (store.variables[move.variable].restingValue, store.values[move.variable])
        let noise = Tolerance.clear * max(abs(resting), abs(value), abs(move.old))
        return min(abs(value - resting), abs(move.old - resting)) > noise
            && (value > resting) == (move.old > resting)
    }

    /// On which side of zero a residual was before the edits, as `side` has it.
    private mutating func sideBefore(_ constraint: Int32, in component: Int32) -> Int? {
        statistics.rowsTouched += 1
        if store.constraints[constraint].decidedTerm >= 0 { return 0 }
        var constant = store.constraints[constraint].constant
        for index in 0..<edits.count where edits[index].constraint == constraint { constant = edits[index].old }
        return side(of: constraint, in: component, constant: constant, isAfter: false)
    }

    /// The sign of a residual, 0 where it is tight; nil where rounding may have made the difference.
    private func side(of constraint: Int32, in component: Int32, constant: Double, isAfter: Bool) -> Int? {
        var sum = -constant
        var magnitude = abs(constant)
        var largest = 0.0
        for index in store.termRange(of: constraint) {
            let term = store.terms[index]
            let record = store.variables[term.variable]
            let isOld = !isAfter && record.isVisited
            let product = term.coefficient * (isOld ? moves[record.scratch].old : store.values[term.variable])
            sum += product
            magnitude += abs(product)
            largest = max(largest, abs(term.coefficient))
        }
        let noise = Tolerance.residual * magnitude + Tolerance.componentScale * components[component].scale * largest
        if abs(sum) <= noise { return 0 }
        return abs(sum) < noise * (Tolerance.clear / Tolerance.residual) ? nil : sum > 0 ? 1 : -1
    }
}
