import ConstraintSolver
import TestSupport

/// Random systems of no particular kind: few variables, many rows, duplicates, redundancy, opposite signs.
enum GeneralSystems {
    private static let priorities: [Double] = [999.5, 999, 751, 750.5, 750, 500.25, 251, 250.5, 250, 50, 1, 0.5]
    private static let coefficients: [Double] = [1, 1, 1, 1, 1, -1, -1, -1, -1, 2, -2, 3, 0.5, -0.5, 1.5, 4, -0.25]

    static func make(seed: UInt64) -> TestSystem {
        var random = SplitMix64(seed: seed)
        var system = TestSystem()
        for _ in 0..<random.int(1...10) {
            system.restingValues.append(random.oneIn(3) ? random.quarter(-50...50) : 0)
        }
        let levels = (0..<random.int(1...4)).map { _ in random.pick(priorities) }
        let shareRequired = random.int(0...4)
        // A point that will satisfy the required rows, so that they are consistent; for a third of the systems, no
        // point is chosen.
        let point: [Double]? = random.oneIn(3) ? nil : system.restingValues.map { _ in random.quarter(-100...200) }
        for _ in 0..<random.int(1...30) {
            let isRequired = random.int(1...10) <= shareRequired
            var row =
                system.rows.isEmpty || !random.oneIn(8)
                ? randomRow(in: system, &random) : variation(of: random.pick(system.rows), &random)
            row.priority = isRequired ? 1000 : random.pick(levels)
            if isRequired, let point { row.fulfill(at: point, &random) }
            system.rows.append(row)
        }
        return system
    }

    static func randomRow(in system: TestSystem, _ random: inout SplitMix64) -> TestSystem.Row {
        let termCount = random.oneIn(40) ? 0 : random.pick([1, 1, 1, 2, 2, 2, 3, 4])
        let terms = (0..<termCount).map { _ in
            TestSystem.Term(
                variable: random.int(0...system.restingValues.count - 1), coefficient: random.pick(coefficients))
        }
        return TestSystem.Row(
            terms: terms, relation: random.pick(Relation.allCases), constant: constant(&random),
            priority: random.pick(priorities))
    }

    private static func constant(_ random: inout SplitMix64) -> Double {
        random.pick([0, Double(random.int(-10...10)), Double(random.int(-100...200)), random.quarter(-100...400)])
    }

    /// A copy of the row, possibly in other units, reversed, moved a little, or with another relation.
    private static func variation(of row: TestSystem.Row, _ random: inout SplitMix64) -> TestSystem.Row {
        var row = row
        let factor = random.pick([1, 1, -1, 2, -0.5])
        for i in row.terms.indices { row.terms[i].coefficient *= factor }
        row.constant *= factor
        if factor < 0 { row.relation = row.relation.reversed }
        if random.oneIn(2) { row.constant += Double(random.int(-5...5)) }
        if random.oneIn(3) { row.relation = random.pick(Relation.allCases) }
        return row
    }
}

extension TestSystem.Row {
    /// Changes the constant so that the row holds at `point`, exactly or with slack.
    mutating func fulfill(at point: [Double], _ random: inout SplitMix64) {
        constant = 0
        let room = random.oneIn(2) ? 0 : random.quarter(0...60)
        constant = residual(at: point)
        switch relation {
        case .equal: break
        case .lessThanOrEqual: constant += room
        case .greaterThanOrEqual: constant -= room
        }
    }
}

extension Relation {
    var reversed: Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
