/// Last phase: lazy constraints are checked if a value in them has changed.
extension SolverState {
    mutating func verify() {
        if isDirty { return }
        addBrokenBounds()
        var next = 0
        while next < checks.count {
            let constraint = checks[next]
            next += 1
            store.constraints[constraint].isQueuedForCheck = false
            guard store.constraints[constraint].role == .lazy else { continue }
            statistics.rowsTouched += 1
            let excess = violation(of: constraint)
            if excess == 0 { continue }
            if store.constraints[constraint].unknownCount == 0 {
                setAsideConflict(at: constraint)
            } else {
                enforce(constraint)
            }
        }
        checks.removeAll()
    }

    /// Enforces a constraint that was lazy.
    mutating func enforce(_ constraint: Int32) {
        store.constraints[constraint].isEnforced = true
        unassignRow(constraint)
        isDirty = true
    }

    /// By how much a constraint is violated at the current values, signed like its residual; zero within rounding.
    func violation(of constraint: Int32) -> Double {
        let (value, magnitude) = store.residual(of: constraint)
        if abs(value) <= Tolerance.residual * magnitude { return 0 }
        switch store.constraints[constraint].relation {
        case .equal: return value
        case .lessThanOrEqual: return max(value, 0)
        case .greaterThanOrEqual: return min(value, 0)
        }
    }
}
