import ConstraintSolver
import TestSupport

/// Systems of variables in one region, 80 to 300 unless another number is given, with coefficients like those that
/// people write: they differ little in size, but thirds and tenths are not exact as doubles.
enum PlainRegions {
    private static let coefficients: [Double] = [1, 1, 1, -1, -1, 1.0 / 3, -1.0 / 3, 0.1, -0.1, 3, -3, 2, 0.5, -0.5]
    private static let priorities: [Double] = [999, 750, 750, 500, 250, 250, 50]

    static func make(seed: UInt64) -> TestSystem { make(variables: 80...300, seed: seed) }

    static func make(variables: ClosedRange<Int>, seed: UInt64) -> TestSystem {
        var random = SplitMix64(seed: seed)
        var system = TestSystem()
        let count = random.int(variables)
        for _ in 0..<count { _ = system.variable(restingAt: random.oneIn(3) ? random.quarter(-50...50) : 0) }
        let point = (0..<count).map { _ in random.quarter(-100...200) }
        // A tree of rows keeps all variables in one region; the other rows add cycles and limits.
        for variable in 1..<count {
            add(from: variable, to: random.int(0...variable - 1), to: &system, point, &random)
        }
        for _ in 0..<random.int(count / 2...2 * count) {
            add(from: random.int(0...count - 1), to: random.int(0...count - 1), to: &system, point, &random)
        }
        for variable in 0..<count where random.oneIn(2) {
            system.add(
                [(1, variable)], random.pick(Relation.allCases), random.quarter(-100...200),
                priority: random.pick(priorities))
        }
        return system
    }

    private static func add(
        from first: Int, to second: Int, to system: inout TestSystem, _ point: [Double], _ random: inout SplitMix64
    ) {
        var variables = [first]
        if second != first { variables.append(second) }
        if random.oneIn(3) {
            let third = random.int(0...point.count - 1)
            if !variables.contains(third) { variables.append(third) }
        }
        var row = TestSystem.Row(
            terms: variables.map { .init(variable: $0, coefficient: random.pick(coefficients)) },
            relation: random.pick(Relation.allCases), constant: random.quarter(-100...200),
            priority: random.oneIn(3) ? 1000 : random.pick(priorities))
        if row.isRequired { row.fulfill(at: point, &random) }
        system.rows.append(row)
    }
}
