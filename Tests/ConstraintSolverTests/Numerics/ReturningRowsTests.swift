import Testing

@testable import ConstraintSolver

/// Rows that leave the basis of the simplex method and come back.
@Suite("Returning rows")
struct ReturningRowsTests {
    @Test("A row that left the basis and came back to its slot is not exchanged for an equivalent one")
    func returned() throws {
        let solver = Solver(usesFastPath: false)
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let (width, low) = (solver.makeVariable(isNonNegative: true), solver.makeVariable())
        try solver.add(width <= 1)
        try solver.add(y - x >= 5)
        try solver.add(low <= 0)
        try solver.add(1.5 * width + x <= -2)
        try solver.add(1.5 * x <= 0)
        try solver.add(-1 * low <= 0, priority: 751)
        try solver.add(1.5 * x - low >= 0)
        try solver.add(-1 * width == 0, priority: 751)
        solver.solve()
        // Each unit of `width` would lower x by 1.5, and `low` by three halves of that.
        #expect([x, width, low].map { solver.value(of: $0) } == [-2, 0, -3])
    }
}
