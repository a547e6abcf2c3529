import ConstraintSolver
import TestSupport

/// General systems in other units: coefficients from about 1e-4 to 1e4, constants up to about 1e12.
enum ScaledSystems {
    static func make(seed: UInt64) -> TestSystem {
        var random = SplitMix64(seed: seed)
        var system = GeneralSystems.make(seed: random.next())
        // Powers of two keep the numbers exact: 2^10 is about a thousand.
        let unit = power(random.int(-10...20))
        for i in system.restingValues.indices { system.restingValues[i] *= unit }
        let isRowScaled = random.oneIn(2)
        for i in system.rows.indices {
            system.rows[i].constant *= unit
            let factor = isRowScaled ? power(random.int(-10...10)) : 1
            system.rows[i].constant *= factor
            for j in system.rows[i].terms.indices { system.rows[i].terms[j].coefficient *= factor }
        }
        return system
    }

    private static func power(_ exponent: Int) -> Double { Double(sign: .plus, exponent: exponent, significand: 1) }
}
