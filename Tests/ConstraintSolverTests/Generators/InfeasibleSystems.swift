import ConstraintSolver
import TestSupport

/// Random systems whose required rows cannot all hold, with optional rows among them.
enum InfeasibleSystems {
    static func make(seed: UInt64) -> TestSystem {
        var random = SplitMix64(seed: seed)
        var system = GeneralSystems.make(seed: random.next())
        for _ in 0..<random.int(1...3) { plantContradiction(in: &system, &random) }
        return system
    }

    /// Inserts a few required rows that add up to a contradiction, scattered among the others.
    private static func plantContradiction(in system: inout TestSystem, _ random: inout SplitMix64) {
        var sum = TestSystem.Row(terms: [], relation: .lessThanOrEqual, constant: 0, priority: 1000)
        for _ in 0..<random.int(1...3) {
            var row = GeneralSystems.randomRow(in: system, &random)
            row.relation = .lessThanOrEqual
            row.priority = 1000
            sum.terms += row.terms
            sum.constant += row.constant
            system.insert(row, &random)
        }
        sum.relation = .greaterThanOrEqual
        sum.constant += random.pick([0.25, 1, 50])
        system.insert(sum, &random)
    }
}

extension TestSystem {
    fileprivate mutating func insert(_ row: Row, _ random: inout SplitMix64) {
        rows.insert(row, at: random.int(0...rows.count))
    }
}
