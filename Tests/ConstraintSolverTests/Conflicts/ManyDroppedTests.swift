import ConstraintSolver
import Testing

/// A row in which all views have to be narrower than required.
@Suite("Many dropped constraints")
struct ManyDroppedTests {
    @Test(
        "Dropping all of n constraints that together contradict others takes time in proportion to n",
        arguments: [8, 40])
    func row(count: Int) throws {
        let solver = Solver()
        let widths = (0..<count).map { _ in solver.makeVariable() }
        for width in widths { try solver.add(width >= 10) }
        try solver.add(widths.reduce(LinearExpression()) { $0 + $1 } == Double(10 * count))
        for width in widths { try solver.add(width == 30) }
        solver.solve()
        #expect(widths.allSatisfy { solver.value(of: $0) == 10 })
        #expect(solver.conflicts.count == count)
        #expect(solver.statistics.componentsSolved <= 3 * count)
    }
}
