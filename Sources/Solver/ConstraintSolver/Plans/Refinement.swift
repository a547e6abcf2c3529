/// Evaluation of the plans in double-double arithmetic, for small differences of large numbers.
///
/// A row that determines a variable with a small coefficient amplifies the rounding error of the other variables, and
/// the next such row that reads this variable amplifies it again; an unusually large constant adds rounding error, too.
/// A bound on this growth is computed when the plans are built. If the bound is too large, both plans are evaluated in
/// double-double arithmetic throughout; if even that is not precise enough, the affected variables are unverified.
extension SolverState {
    /// Records a bound on the factor by which the rows that lead to a variable amplify rounding error.
    mutating func noteGrowth(of variable: Int32, determinedBy term: Int32, in constraint: Int32) {
        let growth = growth(of: constraint, determining: term)
        if growth != store.variables[variable].growth { setGrowth(of: variable, to: growth) }
    }

    mutating func setGrowth(of variable: Int32, to growth: Growth) {
        if store.variables[variable].growth.isLarge { precision.count(-1) }
        store.variables[variable].growth = growth
        if growth.isLarge { precision.count(1) }
    }

    private func growth(of constraint: Int32, determining term: Int32) -> Growth {
        let record = store.constraints[constraint]
        let own = abs(store.terms[term].coefficient)
        let isOrdinary = abs(record.constant) <= Tolerance.ordinary * own
        if isOrdinary, record.termCount < 2 { return Growth() }
        if isOrdinary, record.termCount == 2 {
            let other = store.terms[record.firstTerm == term ? term + 1 : record.firstTerm]
            if abs(other.coefficient) == own { return store.variables[other.variable].growth }
        }
        var sum = isOrdinary ? 0 : Tolerance.growth / Tolerance.ordinary * abs(record.constant)
        for index in store.termRange(of: constraint) where index != Int(term) {
            let input = store.terms[index]
            sum += abs(input.coefficient) * store.variables[input.variable].growth.factor
        }
        return Growth(sum / own)
    }

    /// The magnitude above which a constraint's constant adds rounding error to the variable that the constraint
    /// determines; infinite if it determines none.
    func ordinaryLimit(of constraint: Int32) -> Double {
        let record = store.constraints[constraint]
        guard record.role == .decider || record.role == .definition else { return .infinity }
        return Tolerance.ordinary * abs(store.terms[record.decidedTerm].coefficient)
    }

    /// Evaluates the forward plan once more, in double-double arithmetic, if rounding error may be too large for
    /// doubles.
    mutating func refineForward() {
        if precision.magnifiedCount == 0 { return }
        precision.begin(variableCount: store.variables.count)
        for position in 0..<forward.steps.count where forward.steps[position] >= 0 {
            refine(forward.steps[position])
        }
        while forward.popMarked() != nil {}
    }

    /// Evaluates the postsolve plan once more, in double-double arithmetic, if rounding error may be too large for
    /// doubles.
    mutating func refinePostsolved() {
        if precision.magnifiedCount == 0 { return }
        for position in 0..<postsolve.steps.count where postsolve.steps[position] >= 0 {
            refine(postsolve.steps[position])
        }
        while postsolve.popMarked() != nil {}
    }

    /// The residual Σ aᵢxᵢ − c of a constraint whose variables have been computed in double-double arithmetic.
    func preciseResidual(of constraint: Int32) -> Double { -preciseRest(of: constraint, leavingOut: -1).rounded }

    /// The constant of a constraint minus all of its terms except the given one.
    private func preciseRest(of constraint: Int32, leavingOut term: Int32) -> TwoDoubles {
        var rest = TwoDoubles(store.constraints[constraint].constant)
        for index in store.termRange(of: constraint) where index != Int(term) {
            let input = store.terms[index]
            rest.add(-input.coefficient, times: store.values[input.variable])
            rest += -input.coefficient * precision.tails[input.variable]
        }
        return rest
    }

    /// Computes the variable that a constraint determines, in double-double arithmetic.
    private mutating func refine(_ constraint: Int32) {
        let record = store.constraints[constraint]
        let rest = preciseRest(of: constraint, leavingOut: record.decidedTerm)
        let (variable, coefficient) = (
            store.terms[record.decidedTerm].variable, store.terms[record.decidedTerm].coefficient
        )
        let value = rest.divided(by: coefficient)
        precision.tails[variable] = value.low.isFinite ? value.low : 0
        setValue(of: variable, to: value.high)
    }
}
