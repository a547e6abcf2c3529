import ConstraintSolver
import Testing

/// Edits of constants in a region where constraints compete; the region is solved again from its last basis.
@Suite("Contested edits")
struct ContestedEditsTests {
    private let solver = Solver()

    /// A column as narrow as its labels allow; their widths are 10, 20, 30 and so on.
    private func column(of count: Int) throws -> (width: Variable, labels: [Variable], contents: [Constraint]) {
        let width = solver.makeVariable()
        try solver.add(width == 0, priority: 50)
        let labels = (0..<count).map { _ in solver.makeVariable() }
        for label in labels { try solver.add(label <= width) }
        let contents = try labels.indices.map { try solver.add(labels[$0] == Double(10 * $0 + 10), priority: 750) }
        solver.solve()
        return (width, labels, contents)
    }

    @Test("A label that is not the widest of its column changes alone, without a pivot")
    func notTheWidest() throws {
        let (width, labels, contents) = try column(of: 1_000)
        try solver.setConstant(of: contents[400], to: 4_321)
        solver.solve()
        #expect(solver.value(of: labels[400]) == 4_321)
        #expect(solver.value(of: width) == 10_000)
        #expect(solver.changedVariables == [labels[400]])
        #expect(solver.statistics.pivots == 0)
    }

    @Test("A column follows its widest label for as long as that stays the widest")
    func widest() throws {
        let (width, labels, contents) = try column(of: 100)
        try solver.setConstant(of: contents[99], to: 1_234)
        solver.solve()
        #expect(solver.value(of: width) == 1_234)
        #expect(Set(solver.changedVariables) == [width, labels[99]])
        #expect(solver.statistics.pivots == 0)
        try solver.setConstant(of: contents[99], to: 500)
        solver.solve()
        #expect(solver.value(of: width) == 990)
        #expect(solver.value(of: labels[99]) == 500)
        #expect(solver.statistics.pivots > 0)
    }

    @Test("A column that begins where another ends follows its widest label")
    func widestOfTheSecond() throws {
        let (first, width) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(first == 0, priority: 50)
        try solver.add(first >= 20)
        try solver.add(width == 0, priority: 50)
        let start = solver.makeVariable()
        try solver.add(start == first + 8)
        var contents: [Constraint] = []
        for index in 0..<40 {
            let (label, length) = (solver.makeVariable(), solver.makeVariable())
            try solver.add(label == start + 4)
            try solver.add(label + length <= start + width - 4)
            contents.append(try solver.add(length <= Double(10 * index + 10), priority: 250))
            contents.append(try solver.add(length >= Double(10 * index + 10), priority: 750))
        }
        solver.solve()
        #expect(solver.value(of: width) == 408)
        for content in contents.suffix(2) { try solver.setConstant(of: content, to: 500) }
        solver.solve()
        #expect(solver.value(of: width) == 508)
        #expect(solver.statistics.pivots == 0)
    }

    @Test("Several labels can change at once without a pivot")
    func several() throws {
        let (width, labels, contents) = try column(of: 50)
        try solver.setConstant(of: contents[3], to: 7)
        try solver.setConstant(of: contents[49], to: 900)
        try solver.setConstant(of: contents[3], to: 8)
        try solver.setConstant(of: contents[20], to: 11)
        solver.solve()
        #expect([width, labels[3], labels[20], labels[49]].map(solver.value) == [900, 8, 11, 900])
        #expect(solver.statistics.pivots == 0)
    }

    @Test("Changing the constant of an unsatisfied optional constraint moves nothing")
    func refused() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(x + y == 100)
        try solver.add(x == 80, priority: 750)
        try solver.add(x <= 2 * y, priority: 500)
        let wish = try solver.add(y == 60, priority: 250)
        solver.solve()
        try solver.setConstant(of: wish, to: 50)
        solver.solve()
        #expect([x, y].map(solver.value) == [80, 20])
        #expect(solver.changedVariables.isEmpty)
        #expect(solver.statistics.pivots == 0)
    }

    @Test("A variable stays at its resting value if another can make up the difference")
    func resting() throws {
        let x = try solver.makeVariable(restingValue: 5)
        let y = solver.makeVariable()
        let limit = try solver.add(x + y >= 20, priority: 500)
        let least = try solver.add(y >= 8, priority: 500)
        solver.solve()
        // x is at its resting value, and y makes up the difference to 20.
        #expect([x, y].map(solver.value) == [5, 15])
        try solver.setConstant(of: limit, to: 10)
        solver.solve()
        #expect([x, y].map(solver.value) == [5, 8])
        try solver.setConstant(of: least, to: 3)
        solver.solve()
        #expect([x, y].map(solver.value) == [5, 5])
    }

    @Test("A chain of edited lengths is updated in the order in which its rows depend on one another")
    func chain() throws {
        let edges = (0...300).map { _ in solver.makeVariable() }
        try solver.add(edges[0] == 0, priority: 900)
        let lengths = try edges.indices.dropLast().map { index in
            try solver.add(edges[index + 1] >= edges[index] + 10)
        }
        try solver.add(edges[300] == 0, priority: 50)
        solver.solve()
        #expect(solver.value(of: edges[300]) == 3_000)
        for index in lengths.indices.reversed() where index % 3 > 0 {
            try solver.setConstant(of: lengths[index], to: Double(10 + index))
        }
        solver.solve()
        let expected = lengths.indices.reduce(0) { $0 + 10 + ($1 % 3 > 0 ? $1 : 0) }
        #expect(solver.value(of: edges[300]) == Double(expected))
        #expect(solver.statistics.pivots == 0)
    }

    @Test("A limit that is met becomes tight and slack again without a pivot")
    func tightByChance() throws {
        let (width, _, _) = try column(of: 20)
        let most = try solver.add(width <= 1_000, priority: 999)
        let least = try solver.add(width >= 0, priority: 999)
        solver.solve()
        #expect(solver.value(of: width) == 200)
        for (lower, upper) in [(200.0, 200.0), (0, 1_000), (200, 200), (0, 1_000)] {
            try solver.setConstant(of: least, to: lower)
            try solver.setConstant(of: most, to: upper)
            solver.solve()
            #expect(solver.value(of: width) == 200)
            #expect(solver.statistics.pivots == 0)
        }
        try solver.setConstant(of: least, to: 260)
        solver.solve()
        #expect(solver.value(of: width) == 260)
        // The lower limit has determined the width; now it is relaxed.
        try solver.setConstant(of: least, to: 0)
        solver.solve()
        #expect(solver.value(of: width) == 200)
    }
}
