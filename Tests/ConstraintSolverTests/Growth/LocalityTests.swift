import ConstraintSolver
import Testing

/// The cost of a change is proportional to what it affects, measured in counts rather than time.
@Suite("Locality")
struct LocalityTests {
    @Test("A changed label touches at most the variables of its cell", arguments: [120.0, 400])
    func oneLabel(width: Double) throws {
        let list = try MusicCells(count: 1_000)
        list.solver.solve()
        let cell = list.cells[330]
        for constraint in cell.title { try list.solver.setConstant(of: constraint, to: width) }
        list.solver.solve()
        let statistics = list.solver.statistics
        #expect(statistics.stepsReplayed <= cell.variables.count)
        #expect(statistics.variablesRedecided <= cell.variables.count)
        #expect(statistics.componentVariables <= cell.variables.count)
        #expect(Set(list.solver.changedVariables).isSubset(of: cell.variables))
        #expect(!list.solver.changedVariables.isEmpty)
    }

    @Test("A solve with nothing changed touches nothing")
    func nothingChanged() throws {
        let list = try MusicCells(count: 100)
        list.solver.solve()
        list.solver.solve()
        #expect(list.solver.statistics == Statistics())
        #expect(list.solver.changedVariables.isEmpty)
    }

    @Test("A row inserted in the middle of a list re-decides at most the rows below")
    func insertedRow() throws {
        let solver = Solver()
        var rows: [(top: Variable, height: Variable, link: Constraint)] = []
        for i in 0..<1_000 {
            let (top, height) = (solver.makeVariable(), solver.makeVariable())
            try solver.add(height == Double(20 + i % 7))
            let link =
                try rows.last.map { try solver.add(top == $0.top + $0.height) } ?? solver.add(top == 0)
            rows.append((top, height, link))
        }
        solver.solve()
        let below = 2 * 500
        try solver.remove(rows[500].link)
        let (top, height) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(top == rows[499].top + rows[499].height)
        try solver.add(height == 33)
        try solver.add(rows[500].top == top + height)
        solver.solve()
        #expect(solver.statistics.variablesRedecided <= below + 2)
        #expect(solver.statistics.stepsReplayed <= below + 2)
        #expect(Set(solver.changedVariables) == Set([top, height] + rows[500...].map(\.top)))
    }

    @Test("An edit of a constant replays only what is downstream")
    func downstream() throws {
        let solver = Solver()
        let chain = (0..<1_000).map { _ in solver.makeVariable() }
        let first = try solver.add(chain[0] == 0)
        let links = try zip(chain, chain.dropFirst()).map { try solver.add($1 == $0 + 1) }
        solver.solve()
        try solver.setConstant(of: links[899], to: 5)
        solver.solve()
        #expect(solver.statistics.stepsReplayed <= 100)
        #expect(solver.statistics.variablesRedecided <= 1)
        #expect(solver.value(of: chain[999]) == 1003)
        try solver.setConstant(of: first, to: 7)
        solver.solve()
        #expect(solver.statistics.variablesRedecided <= 1)
        #expect(solver.value(of: chain[999]) == 1010)
    }

    @Test("If one variable of a region becomes negative, its neighbors get their bounds at once")
    func limits() throws {
        let solver = Solver()
        let widths = (0..<30).map { _ in solver.makeVariable(isNonNegative: true) }
        let sum = widths.reduce(LinearExpression()) { $0 + $1 }
        try solver.add(sum == 100)
        for width in widths { try solver.add(width == 50, priority: 750) }
        solver.solve()
        #expect(widths.map { solver.value(of: $0) } == (0..<30).map { $0 < 2 ? 50 : 0 })
        #expect(solver.statistics.componentsSolved == 2)
    }

    @Test("Independent regions are never visited", arguments: [10, 1_000])
    func independentRegions(count: Int) throws {
        let list = try MusicCells(count: count)
        list.solver.solve()
        try list.solver.remove(list.cells[count / 2].title[1])
        list.solver.solve()
        #expect(list.solver.statistics.work < 200)
    }
}
