import ConstraintSolver

/// A system of variables and constraints as a plain value, in creation order: what generators make, the oracle
/// answers, the shrinker cuts down and a failure prints.
struct TestSystem: Hashable, Sendable {
    struct Term: Hashable, Sendable {
        var variable: Int
        var coefficient: Double
    }

    /// Σ coefficient · variable {≤, =, ≥} constant.
    struct Row: Hashable, Sendable {
        var terms: [Term]
        var relation: Relation
        var constant: Double
        var priority: Double

        var isRequired: Bool { priority == 1000 }
    }

    /// One resting value for each variable.
    var restingValues: [Double] = []
    var rows: [Row] = []

    /// The distinct priorities below required, from the highest down.
    var softPriorities: [Double] {
        Set(rows.lazy.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
    }

    /// The largest number that stands in the system, at least 1: what "relative" refers to.
    var magnitude: Double {
        let numbers = restingValues + rows.map(\.constant)
        return numbers.reduce(1) { max($0, abs($1)) }
    }
}

extension TestSystem {
    mutating func variable(restingAt value: Double = 0) -> Int {
        restingValues.append(value)
        return restingValues.count - 1
    }

    mutating func add(
        _ terms: [(Double, Int)], _ relation: Relation, _ constant: Double, priority: Double = 1000
    ) {
        let terms = terms.map { Term(variable: $0.1, coefficient: $0.0) }
        rows.append(Row(terms: terms, relation: relation, constant: constant, priority: priority))
    }
}

extension TestSystem.Row {
    /// Left side minus right side.
    func residual(at values: [Double]) -> Double {
        terms.reduce(-constant) { $0 + $1.coefficient * values[$1.variable] }
    }

    /// By how much the row fails to hold, at least 0.
    func violation(at values: [Double]) -> Double {
        let residual = residual(at: values)
        return switch relation {
        case .equal: abs(residual)
        case .lessThanOrEqual: max(0, residual)
        case .greaterThanOrEqual: max(0, -residual)
        }
    }
}
