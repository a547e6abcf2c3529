import ConstraintSolver
import Testing

/// Systems whose answers the checker once refuted, reduced to their smallest form.
@Suite("Refuted answers")
struct RefutedAnswersTests {
    /// Shrunk from the script of seed 103.
    @Test("A slope counts however small it is beside another of its level")
    func smallSlope() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        let far = try solver.add(1e-5 * x >= 159.5, priority: 999.5)
        try solver.add(3e6 * x >= 2425, priority: 999.5)
        try solver.add(x == 100_000, priority: 50)
        solver.solve()
        // Both rows at 999.5 hold if x is at least 1.595e7.
        #expect(solver.violation(of: far) == 0)
    }

    /// Shrunk from the script of seed 180.
    @Test("A contradiction counts however small its numbers are beside others of its variable")
    func smallContradiction() throws {
        let solver = Solver()
        let x = solver.makeVariable(isNonNegative: true)
        try solver.add(3e4 * x <= 1.54e8, priority: 250.5)
        let limit = try solver.add(-1e6 * x >= 0.07775)
        solver.solve()
        // x is not negative, so the limit, which requires x to be at most -7.775e-8, is dropped.
        #expect(solver.conflicts.map(\.dropped) == [limit])
    }

    /// Shrunk from the script of seed 9559.
    @Test("An optional constraint with a cost is certified, however far away another one is")
    func farWish() throws {
        let solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable(isNonNegative: true))
        try solver.add(0.001 * x == 5.25e8)
        try solver.add(20_000 * x + 0.2 * y >= 0, priority: 250)
        let wish = try solver.add(0.03 * y <= -0.04825, priority: 750)
        solver.solve()
        #expect(solver.value(of: y) == 0)
        // The value of x contributes 1e16 to the row at 250, which holds by a wide margin and decides nothing.
        #expect(solver.certificate.levels.map(\.priority) == [750])
        #expect(solver.certificate.levels[0].multipliers.contains(.init(wish, 1)))
    }

    /// Shrunk from the script of seed 2875.
    @Test("An answer that depends on the rounding of a coefficient is unverified")
    func rounding() throws {
        let solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(y - 1000 * x == 0)
        // A unit of x changes the cost of either row at 999.5 by 0.3, except for the last digits of the two
        // coefficients.
        try solver.add(0.300_000_000_000_000_04 * x >= 1.425e9, priority: 999.5)
        try solver.add(0.000_300_000_000_000_000_03 * y <= 0, priority: 999.5)
        try solver.add(-10_000 * x >= 13_775, priority: 750)
        solver.solve()
        #expect(solver.statistics.exactSolves == 1)
        #expect(solver.isUnverified(x) && solver.isUnverified(y))
    }
}
