import ConstraintSolver
import Testing

@Suite struct SolverBasics {
    let solver = Solver()

    @Test("The example in the documentation gives the documented values")
    func example() throws {
        let x = solver.makeVariable("x")
        let y = solver.makeVariable("y")
        let sum = try solver.add(2 * x + y >= 10)
        let wish = try solver.add(x == 30, priority: 750)
        solver.solve()
        #expect(solver.value(of: x) == 30)
        #expect(solver.value(of: y) == 0)
        try solver.setConstant(of: wish, to: 4)
        solver.solve()
        #expect(solver.value(of: x) == 4)
        #expect(solver.value(of: y) == 2)
        try solver.remove(sum)
        solver.solve()
        #expect(solver.value(of: y) == 0)
        #expect(solver.undetermined == [y])
    }

    @Test("A label yields to its neighbor if both do not fit")
    func truncation() throws {
        let title = solver.makeVariable("title")
        let left = solver.makeVariable("left")
        let width = solver.makeVariable("width")
        try solver.add(left + width == 300)
        try solver.add(title <= left - 8)
        for (label, natural, resistance) in [(title, 280.0, 750.0), (width, 40, 751)] {
            try solver.add(label >= natural, priority: resistance)
            try solver.add(label <= natural, priority: 250)
        }
        solver.solve()
        #expect(solver.value(of: title) == 252)
        #expect(solver.value(of: width) == 40)
        #expect(solver.value(of: left) == 260)
        #expect(solver.undetermined.isEmpty)
        #expect(solver.conflicts.isEmpty)
    }

    @Test("Of required constraints that contradict each other, the newest is dropped, and returns when they agree")
    func conflict() throws {
        let x = solver.makeVariable("x")
        let y = solver.makeVariable("y")
        let first = try solver.add(x == 10)
        let second = try solver.add(y >= x + 5)
        let third = try solver.add(y <= 12)
        solver.solve()
        #expect(solver.conflicts == [Conflict(members: [first, second, third], dropped: third)])
        #expect(solver.value(of: y) == 15)
        #expect(solver.violation(of: third) == 3)
        try solver.setConstant(of: first, to: 5)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(solver.value(of: y) == 10)
    }

    @Test("A thousand equal widths between fixed ends are found with at most one pivot")
    func equalWidths() throws {
        let count = 1000
        let positions = (0..<count).map { _ in solver.makeVariable() }
        let widths = (0..<count).map { _ in solver.makeVariable() }
        try solver.add(positions[0] == 0)
        for index in 1..<count {
            try solver.add(widths[index] == widths[0])
            try solver.add(positions[index] == positions[index - 1] + widths[index - 1] + 8)
        }
        try solver.add(positions[count - 1] + widths[count - 1] == 50_000)
        solver.solve()
        #expect(abs(solver.value(of: widths[500]) - (50_000 - 999 * 8) / 1000) < 1e-9)
        #expect(solver.statistics.pivots <= 1)
    }

    @Test("Rows of unknown height are decided one by one, and a change moves only what is below")
    func selfSizingRows() throws {
        let count = 200
        var tops: [Variable] = []
        var contents: [Constraint] = []
        var top = solver.makeVariable("top")
        try solver.add(top == 0)
        for _ in 0..<count {
            let height = solver.makeVariable()
            let content = solver.makeVariable()
            let next = solver.makeVariable()
            try solver.add(next == top + height)
            try solver.add(height >= 44)
            try solver.add(height >= content + 12)
            try solver.add(height == 0, priority: 50)
            contents.append(try solver.add(content >= 60, priority: 750))
            try solver.add(content <= 60, priority: 250)
            tops.append(top)
            top = next
        }
        solver.solve()
        #expect(solver.value(of: top) == Double(count) * 72)
        try solver.setConstant(of: contents[150], to: 80)
        solver.solve()
        #expect(solver.value(of: top) == Double(count) * 72 + 20)
        #expect(solver.statistics.componentVariables <= 4)
        #expect(solver.statistics.stepsReplayed <= 50)
    }
}
