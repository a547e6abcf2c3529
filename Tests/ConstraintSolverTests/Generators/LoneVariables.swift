import ConstraintSolver
import TestSupport

/// Random systems of variables that are connected only through values already determined, like the widths and heights
/// of labels: each variable is a component of its own.
enum LoneVariables {
    private static let priorities: [Double] = [1000, 1000, 999, 750, 750, 500, 250, 250]
    private static let coefficients: [Double] = [1, 1, 1, 1, -1, -1, 2, -0.5]

    static func make(seed: UInt64) -> TestSystem {
        var random = SplitMix64(seed: seed)
        var system = TestSystem()
        let known = system.variable()
        system.add([(1, known)], .equal, Double(random.int(-20...20)))
        for _ in 0..<random.int(1...3) {
            let variable = system.variable(restingAt: random.oneIn(2) ? 0 : random.quarter(-30...30))
            // The positions are few, so that many cost functions have their kink at the same position.
            let places = (0..<random.int(1...4)).map { _ in Double(random.int(-30...30)) }
            for _ in 0..<random.int(1...8) {
                let coefficient = random.pick(coefficients)
                var terms = [(coefficient, variable)]
                if random.oneIn(3) { terms.append((Double(random.int(-1...1)), known)) }
                system.add(
                    terms, random.pick(Relation.allCases),
                    coefficient * random.pick(places), priority: random.pick(priorities))
            }
        }
        return system
    }
}
