import ConstraintSolver
import Testing

/// Answers that the checker refuted, in their smallest form.
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
        // Both can be met, from x = 1.595e7 on.
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
        // x is not below 0, so that the limit, which would have it at -7.775e-8, is set aside.
        #expect(solver.conflicts.map(\.setAside) == [limit])
    }
}
