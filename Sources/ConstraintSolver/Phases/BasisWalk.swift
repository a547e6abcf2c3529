/// A variable on a walk through the rows that determine variables, and its row.
struct BasisStep: BitwiseCopyable {
    var variable: Int32
    var constraint: Int32
    /// The term of the row at which the walk goes on.
    var nextTerm: Int32
}

/// How much of a variable a sum contains, and the magnitudes that went into that.
struct Share: BitwiseCopyable {
    var amount = 0.0
    var magnitude = 0.0

    var isZero: Bool { abs(amount) <= Tolerance.cancellation * magnitude }
}

/// The walk back through the rows that determine variables: which of them a sum of variables rests on, and how often each
/// counts. Proofs of conflicts, certificates and the question of what holds a variable are uses of it.
///
/// Forward variables have a row in their plan, those of a component one in its last basis if that is triangular.
extension SolverState {
    /// Lists a variable and those of the same state that it follows from, each after its inputs and once. Returns false if one
    /// of them has no row.
    mutating func collectInputs(of variable: Int32) -> Bool {
        if store.variables[variable].isVisited { return true }
        let state = store.variables[variable].state
        var isComplete = enterInput(variable)
        while let step = path.popLast() {
            let range = store.termRange(of: step.constraint)
            if !isComplete || step.nextTerm >= range.upperBound {
                store.regionVariables[step.variable].index = Int32(steps.count)
                steps.append(step)
                continue
            }
            path.append(step)
            path[path.count - 1].nextTerm += 1
            let input = store.terms[step.nextTerm].variable
            let record = store.variables[input]
            if record.state == state, !record.isVisited { isComplete = enterInput(input) }
            if state == .component && record.state == .postsolved { isComplete = false }
        }
        return isComplete
    }

    /// Puts a variable with the row that determines it on the path; false if there is no such row.
    private mutating func enterInput(_ variable: Int32) -> Bool {
        guard let constraint = determiningRow(of: variable) else { return false }
        store.variables[variable].isVisited = true
        path.append(
            BasisStep(
                variable: variable, constraint: constraint, nextTerm: store.constraints[constraint].firstTerm))
        return true
    }

    private func determiningRow(of variable: Int32) -> Int32? {
        let record = store.variables[variable]
        if record.state != .component { return record.decider < 0 ? nil : record.decider }
        var term = record.firstTerm
        while term >= 0, store.constraints[store.terms[term].constraint].decidedTerm != term {
            term = store.terms[term].next
        }
        return term < 0 ? nil : store.terms[term].constraint
    }

    /// Makes ready for the shares of the listed variables, all zero.
    mutating func prepareShares() { shares.reset(to: steps.count, filling: Share()) }

    /// Takes a multiple of a row out of the sum, but for one of its terms.
    mutating func subtract(_ multiplier: Double, times constraint: Int32, except decidedTerm: Int = -1) {
        for index in store.termRange(of: constraint) where index != decidedTerm {
            let term = store.terms[index]
            guard store.variables[term.variable].isVisited else { continue }
            let position = store.regionVariables[term.variable].index
            shares[position].amount -= multiplier * term.coefficient
            shares[position].magnitude += abs(multiplier * term.coefficient)
        }
    }

    /// Replaces the share of a listed variable by those of its inputs, and returns how often its row counts; nil if it has no
    /// share. What follows from it has to be replaced before it.
    mutating func replaceShare(at position: Int) -> Double? {
        if shares[position].isZero { return nil }
        let constraint = steps[position].constraint
        let decidedTerm = store.constraints[constraint].decidedTerm
        let multiplier = shares[position].amount / store.terms[decidedTerm].coefficient
        subtract(multiplier, times: constraint, except: Int(decidedTerm))
        return multiplier
    }

    /// Ends the walk.
    mutating func clearSteps() {
        while let step = steps.popLast() { store.variables[step.variable].isVisited = false }
    }
}
