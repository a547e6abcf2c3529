import ConstraintSolver
import TestSupport

/// A system of variables and constraints as a plain value, in creation order: made by generators, solved by the oracle,
/// reduced by the shrinker and printed for failures.
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
        /// The client's rank among required rows: of contradictory ones, the one of the highest rank is dropped.
        var rank = 0

        var isRequired: Bool { priority == 1000 }
    }

    /// One resting value for each variable.
    var restingValues: [Double] = []
    var rows: [Row] = []
    /// The variables that must not be negative.
    var nonNegative: Set<Int> = []
    /// The variables that rest after all others, at their only limit if they have one.
    var positions: Set<Int> = []

    /// The same system with its lower bounds spelled out as rows that precede all others.
    var spelledOut: TestSystem {
        let lowerBounds = nonNegative.sorted().map {
            Row(
                terms: [Term(variable: $0, coefficient: 1)], relation: .greaterThanOrEqual, constant: 0, priority: 1000,
                rank: .min)
        }
        return TestSystem(restingValues: restingValues, rows: lowerBounds + rows, positions: positions)
    }

    /// The required rows in the order of their ranks, and in creation order among equal ranks.
    var requiredRows: [Int] { rows.indices.filter { rows[$0].isRequired }.sorted { isBefore($0, $1) } }

    /// Whether the first of two rows has a lower rank or, if the ranks are equal, is older.
    func isBefore(_ first: Int, _ second: Int) -> Bool { (rows[first].rank, first) < (rows[second].rank, second) }

    /// The distinct priorities below required, from the highest down.
    var softPriorities: [Double] {
        Set(rows.lazy.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
    }

    /// The largest magnitude of a resting value or constant, at least 1.
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

extension TestSystem {
    /// The system with a lower bound of 0 on about half of its variables.
    func withNonNegatives(seed: UInt64) -> TestSystem {
        var random = SplitMix64(seed: seed)
        var system = self
        system.nonNegative = Set(restingValues.indices.filter { _ in random.oneIn(2) })
        return system
    }

    /// The system with about half of its variables as positions; some other variables must not be negative.
    func withPositions(seed: UInt64) -> TestSystem {
        var random = SplitMix64(seed: ~seed)
        var system = self
        system.positions = Set(restingValues.indices.filter { _ in random.oneIn(2) })
        system.nonNegative = Set(
            restingValues.indices.filter { !system.positions.contains($0) && random.oneIn(2) })
        return system
    }

    /// The system with ranks that contradict creation order, some of them equal.
    func withRanks(seed: UInt64) -> TestSystem {
        var random = SplitMix64(seed: seed)
        var system = self
        for row in rows.indices { system.rows[row].rank = random.int(0...rows.count) }
        return system
    }

    /// The system with about a third of the coefficients made much smaller.
    func withSmallCoefficients(seed: UInt64) -> TestSystem {
        var random = SplitMix64(seed: seed)
        var system = self
        for row in rows.indices {
            for term in rows[row].terms.indices {
                let factor = random.pick([1, 1, 1, 1, 0x1p-7, 0x1p-10])
                system.rows[row].terms[term].coefficient *= factor
            }
        }
        return system
    }
}

extension TestSystem.Row {
    /// Left side minus right side.
    func residual(at values: [Double]) -> Double {
        terms.reduce(-constant) { $0 + $1.coefficient * values[$1.variable] }
    }

    /// The amount by which the row is violated, at least 0.
    func violation(at values: [Double]) -> Double {
        let residual = residual(at: values)
        return switch relation {
        case .equal: abs(residual)
        case .lessThanOrEqual: max(0, residual)
        case .greaterThanOrEqual: max(0, -residual)
        }
    }
}
