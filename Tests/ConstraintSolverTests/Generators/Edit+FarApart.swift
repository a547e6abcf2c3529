import ConstraintSolver
import TestSupport

extension Edit {
    /// A script as `script(count:seed:)` makes it, with coefficients from 1e-6 to some 1e6 and constants up to some 1e9.
    static func farApartScript(count: Int, seed: UInt64) -> [Edit] {
        var random = SplitMix64(seed: ~seed)
        return script(count: count, seed: seed).map { $0.scaled(&random) }
    }

    /// The edit with each of its numbers times a power of ten of its own.
    private func scaled(_ random: inout SplitMix64) -> Edit {
        switch self {
        case .add(var row):
            row.constant = constant(row.constant, &random)
            for i in row.terms.indices { row.terms[i].coefficient *= power(-6...6, &random) }
            return .add(row)
        case .setConstant(let position, let value): return .setConstant(position, to: constant(value, &random))
        case .setCoefficient(let position, let variable, let value):
            return .setCoefficient(position, variable: variable, to: value * power(-6...6, &random))
        default: return self
        }
    }

    private func constant(_ value: Double, _ random: inout SplitMix64) -> Double {
        random.oneIn(3) ? 0 : value * power(-3...7, &random)
    }

    private func power(_ exponents: ClosedRange<Int>, _ random: inout SplitMix64) -> Double {
        let exponent = random.int(exponents)
        let power = (0..<abs(exponent)).reduce(1.0) { power, _ in power * 10 }
        return exponent < 0 ? 1 / power : power
    }
}
