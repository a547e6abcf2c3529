import ConstraintSolver

extension TestSystem: CustomStringConvertible {
    /// Swift source that builds the system: paste it into a test to reproduce a failure.
    var description: String {
        let variables = restingValues.enumerated().map { index, value in
            let limit = nonNegative.contains(index) ? ", isNonNegative: true" : ""
            return value == 0
                ? "let x\(index) = solver.makeVariable(\"x\(index)\"\(limit))"
                : "let x\(index) = try solver.makeVariable(\"x\(index)\", restingValue: \(value)\(limit))"
        }
        let constraints = rows.enumerated().map { "let c\($0) = try solver.add(\($1.source))" }
        let positions = positions.sorted().map { "solver.state.store.variables[x\($0).slot].isPosition = true" }
        return (["let solver = Solver()"] + variables + positions + constraints).joined(separator: "\n")
    }
}

extension TestSystem.Row: CustomStringConvertible {
    var description: String { source }

    fileprivate var source: String {
        let suffix = isRequired ? "" : ", priority: \(priority)"
        guard !terms.isEmpty else {
            return "LinearConstraint(terms: [], relation: .\(relation.caseName), constant: \(constant))\(suffix)"
        }
        let sum = terms.map(\.source).joined(separator: " + ")
        return "\(sum) \(relation) \(constant)\(suffix)"
    }
}

extension TestSystem.Term {
    fileprivate var source: String { coefficient == 1 ? "x\(variable)" : "\(coefficient) * x\(variable)" }
}

extension Relation {
    fileprivate var caseName: String {
        switch self {
        case .equal: "equal"
        case .lessThanOrEqual: "lessThanOrEqual"
        case .greaterThanOrEqual: "greaterThanOrEqual"
        }
    }
}
