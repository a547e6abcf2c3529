import ConstraintSolver
import TestSupport
import Testing

/// Many variables that compete for one or two shared ones.
@Suite("Variables that share a hub")
struct HubGrowthTests {
    @Test(
        "Floating limits minimize the deviation of the lengths from their natural sizes, in quadratic time")
    func floatingLimits() throws {
        #expect(try growthExponent(of: floatingLimitsTime, upTo: 4 * Effort.size(500), limit: 2.5) < 2.5)
    }

    /// The time in seconds to solve for lengths between two limits that should be at most 20 apart.
    private func floatingLimitsTime(count: Int) throws -> Double {
        let solver = Solver()
        let (least, greatest) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(greatest - least <= 20, priority: 750)
        let naturals = (0..<count).map { Double(40 + $0 * 37 % 61) }
        let lengths = try naturals.map { natural in
            let length = solver.makeVariable()
            try solver.add(length >= least)
            try solver.add(length <= greatest)
            try solver.add(length == natural, priority: 500)
            return length
        }
        let time = processorTime { solver.solve() }
        let violation = zip(lengths, naturals).reduce(0) { $0 + abs(solver.value(of: $1.0) - $1.1) }
        let possible = (40...100).map { limit in
            naturals.reduce(0) { $0 + max(0, Double(limit) - $1) + max(0, $1 - Double(limit + 20)) }
        }
        #expect(abs(violation - (possible.min() ?? 0)) < 1e-6)
        return time
    }

    @Test("Shares of a sum are found in nearly linear time")
    func shares() throws {
        #expect(try growthExponent(of: sharesTime, upTo: 4_000) < 1.5)
    }

    private func sharesTime(count: Int) throws -> Double {
        let solver = Solver()
        let shares = (0..<count).map { _ in solver.makeVariable(isNonNegative: true) }
        let terms = shares.map { Term($0) }
        try solver.add(terms.span, .equal, constant: 40 * Double(count))
        for share in shares { try solver.add(share == 50, priority: 500) }
        let time = processorTime { solver.solve() }
        let sum = shares.reduce(0) { $0 + solver.value(of: $1) }
        #expect(abs(sum - 40 * Double(count)) < 1e-6 * sum)
        return time
    }
}
