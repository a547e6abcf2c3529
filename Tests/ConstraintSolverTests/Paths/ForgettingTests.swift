import ConstraintSolver
import Testing

/// Facts learned about a region are valid only while the region exists; the counts show that they are forgotten
/// afterward.
@Suite("What was learned is forgotten")
struct ForgettingTests {
    @Test("An equality that was optimized because of a tie is propagated again once the tie is gone")
    func tie() throws {
        let solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(y == x + 1)
        solver.solve()
        try solver.add(x == 5, priority: 500)
        solver.solve()
        // Both values follow from equalities, so nothing is left to optimize.
        #expect(solver.value(of: x) == 5 && solver.value(of: y) == 6)
        #expect(solver.statistics.componentVariables == 0)
    }

    @Test("A limit that was violated becomes lazy again once the region has changed")
    func limit() throws {
        let solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(x == 0, priority: 500)
        try solver.add(y == 5, priority: 500)
        try solver.add(y >= x + 10)
        solver.solve()
        #expect(solver.value(of: y) - solver.value(of: x) == 10)
        try solver.add(y == 50, priority: 600)
        solver.solve()
        // Two preferences compete for y; x follows its own.
        #expect(solver.value(of: y) == 50 && solver.value(of: x) == 0)
        #expect(solver.statistics.componentVariables == 1)
    }
}
