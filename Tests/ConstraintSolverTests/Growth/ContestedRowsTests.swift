import ConstraintSolver
import TestSupport
import Testing

/// A list in which constraints compete in every row.
@Suite("Contested rows")
struct ContestedRowsTests {
    private static let count = Effort.isFull ? 1_000 : 400

    @Test("Each row is as tall as its content plus 6 above and below, and at least 44")
    func heights() throws {
        let list = try ContestedRows(count: 50)
        list.solver.solve()
        for (i, row) in list.rows.enumerated() {
            #expect(abs(list.solver.value(of: row.height) - max(44, Double(20 + i * 7 % 50) + 12)) < 1e-9)
        }
    }

    @Test("A changed row moves the rows below it; nothing else is re-decided or moved")
    func oneRow() throws {
        let list = try ContestedRows(count: Self.count)
        list.solver.solve()
        let row = list.rows[Self.count - 300]
        for constraint in row.content { try list.solver.setConstant(of: constraint, to: 120) }
        list.solver.solve()
        let statistics = list.solver.statistics
        #expect(list.solver.value(of: row.height) == 132)
        #expect(statistics.variablesRedecided <= row.variables.count)
        #expect(statistics.stepsReplayed <= row.variables.count * 300)
        let reachable = Set(list.rows[(Self.count - 300)...].flatMap(\.variables))
        #expect(Set(list.solver.changedVariables).isSubset(of: reachable))
    }

    @Test("A row whose height does not change moves nothing")
    func sameHeight() throws {
        let list = try ContestedRows(count: Self.count)
        list.solver.solve()
        let row = list.rows[0]
        for constraint in row.content { try list.solver.setConstant(of: constraint, to: 12) }
        list.solver.solve()
        #expect(list.solver.value(of: row.height) == 44)
        #expect(list.solver.statistics.variablesRedecided <= row.variables.count)
        #expect(Set(list.solver.changedVariables).isSubset(of: row.variables))
    }
}
