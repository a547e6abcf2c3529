import ConstraintSolver
import TestSupport

/// Scripts of edits like those of `Edit.script(count:seed:)`, with numbers that are difficult for doubles.
extension Edit {
    /// Coefficients from about 1e-6 to 1e6, and constants up to about 1e9.
    static func farApartScript(count: Int, seed: UInt64) -> [Edit] {
        scaledScript(Array(-6...6), count: count, seed: seed)
    }

    /// Coefficients from about 1e-3 to 1e3, and constants up to about 1e9: the coefficients differ enough to require
    /// fractions in only a few regions.
    static func apartScript(count: Int, seed: UInt64) -> [Edit] {
        scaledScript(Array(-3...3), count: count, seed: seed)
    }

    /// Coefficients times 1e-6, 1 or 1e6, so that most rows with several terms mix six or twelve orders of magnitude.
    static func twelveOrdersScript(count: Int, seed: UInt64) -> [Edit] {
        scaledScript([-6, 0, 6], count: count, seed: seed)
    }

    /// Edits, one of which adds a row with a constant far larger than all others.
    static func besideLargeNumberScript(count: Int, seed: UInt64) -> [Edit] {
        var random = SplitMix64(seed: ~seed)
        var edits = script(count: count, seed: seed)
        let additions = edits.indices.filter { if case .add = edits[$0] { true } else { false } }
        guard !additions.isEmpty else { return edits }
        let place = random.pick(additions)
        guard case .add(var row) = edits[place] else { return edits }
        row.constant =
            random.pick([1, -1]) * random.pick([1e6, 1e9, 1e12, 1e15, 1e50, 1e300, .greatestFiniteMagnitude])
        edits[place] = .add(row)
        return edits
    }

    /// A script in which about half of the rows are nearly multiples of others: one coefficient has a relative error of
    /// 1e-10 to 1e-4.
    static func nearParallelScript(count: Int, seed: UInt64) -> [Edit] {
        var random = SplitMix64(seed: ~seed)
        var rows: [TestSystem.Row] = []
        return script(count: count, seed: seed).map { edit in
            guard case .add(let row) = edit else { return edit }
            var parallel = rows.isEmpty || random.oneIn(2) ? row : row.turned(along: random.pick(rows), &random)
            if parallel.terms.isEmpty { parallel = row }
            rows.append(parallel)
            return .add(parallel)
        }
    }

    private static func scaledScript(_ exponents: [Int], count: Int, seed: UInt64) -> [Edit] {
        var random = SplitMix64(seed: ~seed)
        return script(count: count, seed: seed).map { $0.scaled(exponents, &random) }
    }

    /// The edit with each coefficient and constant multiplied by its own power of ten; a third of the constants become
    /// 0.
    private func scaled(_ exponents: [Int], _ random: inout SplitMix64) -> Edit {
        switch self {
        case .add(var row):
            row.constant = constant(row.constant, &random)
            for i in row.terms.indices { row.terms[i].coefficient *= random.powerOfTen(random.pick(exponents)) }
            return .add(row)
        case .setConstant(let position, let value): return .setConstant(position, to: constant(value, &random))
        case .setCoefficient(let position, let variable, let value):
            return .setCoefficient(position, variable: variable, to: value * random.powerOfTen(random.pick(exponents)))
        default: return self
        }
    }

    private func constant(_ value: Double, _ random: inout SplitMix64) -> Double {
        random.oneIn(3) ? 0 : value * random.powerOfTen(random.int(-3...7))
    }
}

extension TestSystem.Row {
    /// The row with its terms replaced by a multiple of another row's terms, one of which is slightly changed.
    fileprivate func turned(along other: TestSystem.Row, _ random: inout SplitMix64) -> TestSystem.Row {
        var row = self
        let factor = random.pick([1, -1, 2, 0.5, 3])
        row.terms = other.terms
        for i in row.terms.indices { row.terms[i].coefficient *= factor }
        guard !row.terms.isEmpty else { return row }
        let i = random.int(0...row.terms.count - 1)
        row.terms[i].coefficient *= 1 + random.pick([1, -1]) * random.powerOfTen(random.int(-10 ... -4))
        return row
    }
}

extension SplitMix64 {
    fileprivate mutating func powerOfTen(_ exponent: Int) -> Double {
        let power = (0..<abs(exponent)).reduce(1.0) { power, _ in power * 10 }
        return exponent < 0 ? 1 / power : power
    }
}
