import ConstraintSolver

extension SolvedSystem {
    /// A description of what is wrong with the solver's answer; nil if nothing is.
    func fault(expected: CanonicalAnswer, tolerance: Double = 1e-7) -> String? {
        answer.difference(from: expected, tolerance: tolerance) ?? brokenRow()
            ?? misreportedViolation() ?? misreportedConflict()
    }

    /// Compares the variables reported as undetermined with those that the rows do not determine: each variable
    /// reported must be one that the rows do not determine, and if there are any, at least one must be reported.
    func misreportedUndetermined(loose: [Int]) -> String? {
        let undetermined = undetermined
        if let wrong = undetermined.first(where: { !loose.contains($0) }) {
            return "x\(wrong) is called undetermined, though the rows decide it"
        }
        return undetermined.isEmpty && !loose.isEmpty
            ? "the rows do not decide x\(loose[0]), yet none is undetermined" : nil
    }

    /// A description of a required row that is violated although it is not dropped, or of a violated lower bound; nil
    /// if there is neither.
    private func brokenRow() -> String? {
        let (values, dropped) = (values, dropped)
        let largest = values.reduce(1) { max($0, abs($1)) }
        for i in system.nonNegative.sorted() where !(values[i] >= -1e-13 * largest) { return "x\(i) is \(values[i])" }
        for (i, row) in system.rows.enumerated() where row.isRequired && !dropped.contains(i) {
            let violation = row.violation(at: values)
            // A value computed from large values contains their rounding error, however small the value is.
            let rounding = 1e-13 * row.weight * largest
            if !(violation <= 1e-9 * row.scale(at: values) + rounding) {
                return "required c\(i) is violated by \(violation)"
            }
        }
        return nil
    }

    private func misreportedViolation() -> String? {
        let values = values
        for (i, row) in system.rows.enumerated() {
            let (told, counted) = (solver.violation(of: constraints[i]), row.violation(at: values))
            if !(abs(told - counted) <= 1e-9 * row.scale(at: values)) {
                return "c\(i) is violated by \(counted), the solver says \(told)"
            }
        }
        return nil
    }

    private func misreportedConflict() -> String? {
        for conflict in solver.conflicts {
            let members = conflict.members.compactMap(constraints.firstIndex)
            if members.count + conflict.members.count(where: isLowerBound) != conflict.members.count {
                return "a conflict has members that are not in the system"
            }
            if members != members.sorted() || Set(members).count != members.count {
                return "the members \(members) of a conflict are not oldest first"
            }
            let dropped = constraints.firstIndex(of: conflict.dropped) ?? -1
            if dropped != members.max(by: system.isBefore) ?? -1 {
                return "of the conflict \(members) c\(dropped) gives way, not the one of the highest rank"
            }
        }
        return nil
    }
}

extension TestSystem.Row {
    /// The magnitude of the row's largest summand, at least 1; rounding errors are relative to it.
    func scale(at values: [Double]) -> Double {
        terms.reduce(max(1, abs(constant))) { max($0, abs($1.coefficient * values[$1.variable])) }
    }

    /// The sum of the absolute values of the coefficients.
    fileprivate var weight: Double { terms.reduce(0) { $0 + abs($1.coefficient) } }
}
