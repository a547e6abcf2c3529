/// The last phase, which checks a lazy constraint if it is new, or if its constant or the value of one of its variables
/// has changed.
///
/// Most limits of a layout are never tight, so many of them are left out of the optimization until they are violated.
/// Most lower bounds of variables (`LazyBounds`) are never even stored as constraints. A violated limit is enforced or,
/// if its variables are all forward, leads to a conflict; then another round follows. `Invariants` verifies the solver
/// itself, in debug builds and with the `Checked` trait.
extension SolverState {
    mutating func verify() {
        if progress.isDirty { return }
        addBrokenBounds()
        var next = 0
        while next < checks.rows.count {
            let constraint = checks.rows[next]
            next += 1
            store.constraints[constraint].isQueuedForCheck = false
            guard store.constraints[constraint].role == .lazy else { continue }
            progress.statistics.rowsTouched += 1
            // If all values follow from required equalities alone, the proof of a conflict shows how much of the
            // violation is rounding error.
            if store.constraints[constraint].unknownCount == 0 {
                if possibleViolation(of: constraint) != 0 { droppedConflict(at: constraint) }
            } else if violation(of: constraint) != 0 {
                enforce(constraint)
            }
        }
        checks.removeRows()
    }

    /// The violation of a constraint at the current values, signed like its residual; zero if it may be rounding error.
    func violation(of constraint: Int32) -> Double {
        let (value, magnitude) = store.residual(of: constraint)
        return abs(value) <= Tolerance.residual * magnitude ? 0 : violation(of: constraint, at: value)
    }

    /// The violation of a constraint whose variables are all forward, with a tolerance so small that a nonzero result
    /// may still be rounding error.
    private func possibleViolation(of constraint: Int32) -> Double {
        if precision.magnifiedCount > 0 { return violation(of: constraint, at: preciseResidual(of: constraint)) }
        let (value, magnitude) = store.residual(of: constraint)
        return abs(value) <= Tolerance.certificate * magnitude ? 0 : violation(of: constraint, at: value)
    }

    private func violation(of constraint: Int32, at value: Double) -> Double {
        switch store.constraints[constraint].relation {
        case .equal: return value
        case .lessThanOrEqual: return max(value, 0)
        case .greaterThanOrEqual: return min(value, 0)
        }
    }
}
