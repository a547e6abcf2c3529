import ConstraintSolver
import Testing

/// Ten times as many constraints take about ten times the work, as counted by the solver.
@Suite("Linear growth")
struct LinearGrowthTests {
    /// Expects the large system to take at most 1.2 times as much work per constraint as the small one.
    private func expectLinear(
        _ build: (Int) throws -> (Solver, constraints: Int), small: Int, large: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        func measure(_ size: Int) throws -> (work: Double, constraints: Double) {
            let (solver, constraints) = try build(size)
            solver.solve()
            return (Double(solver.statistics.work), Double(constraints))
        }
        let (few, many) = (try measure(small), try measure(large))
        let growth = (many.work / few.work) / (many.constraints / few.constraints)
        #expect(growth <= 1.2, "work \(few) → \(many)", sourceLocation: sourceLocation)
    }

    @Test("Equal widths in a row, 100 to 1,000")
    func equalWidths() throws {
        try expectLinear({ try Self.equalWidths($0, widthIsRequired: true) }, small: 100, large: 1_000)
    }

    @Test("Equal widths that are optional, 100 to 1,000")
    func wishedEqualWidths() throws {
        try expectLinear({ try Self.equalWidths($0, widthIsRequired: false) }, small: 100, large: 1_000)
    }

    @Test("Equal gaps, 100 to 1,000")
    func equalGaps() throws {
        try expectLinear(Self.equalGaps, small: 100, large: 1_000)
    }

    @Test("A grid with equal columns and rows, 32 × 32 to 100 × 100")
    func grid() throws {
        try expectLinear(Self.grid, small: 32, large: 100)
    }

    @Test("Chained self-sizing rows with competing constraints everywhere, 100 to 1,000")
    func contestedRows() throws {
        try expectLinear(
            {
                let rows = try ContestedRows(count: $0)
                return (rows.solver, rows.constraintCount)
            }, small: 100, large: 1_000)
    }

    @Test("Independent cells with labels that must shrink, 100 to 1,000")
    func cells() throws {
        try expectLinear({ (try MusicCells(count: $0).solver, $0) }, small: 100, large: 1_000)
    }

    /// Each pivot visits all labels, so the number of pivots must not grow with the number of labels.
    @Test("Labels that stretch to fill a column take the same number of pivots whether there are 100 or 1,000")
    func filledColumn() throws {
        let pivots = try [100, 1_000].map { count in
            let solver = try Self.filledColumn(count)
            solver.solve()
            return solver.statistics.pivots
        }
        #expect(pivots[0] == pivots[1] && pivots[0] < 10)
    }

    private static func filledColumn(_ count: Int) throws -> Solver {
        let solver = Solver()
        let labels = (0..<count).map { _ in (top: solver.makeVariable(), height: solver.makeVariable()) }
        try solver.add(labels[0].top == 0)
        for (index, label) in labels.enumerated() {
            try solver.add(label.height <= Double(10 + index % 7), priority: 250)
            try solver.add(label.height >= Double(10 + index % 7), priority: 750)
            if index > 0 { try solver.add(label.top == labels[index - 1].top + labels[index - 1].height + 4) }
        }
        try solver.add(labels[count - 1].top + labels[count - 1].height == Double(30 * count))
        return solver
    }

    private static func equalWidths(_ count: Int, widthIsRequired: Bool) throws -> (Solver, constraints: Int) {
        let solver = Solver()
        let boxes = (0..<count).map { _ in (x: solver.makeVariable(), width: solver.makeVariable()) }
        try solver.add(boxes[0].x == 0)
        for (left, right) in zip(boxes, boxes.dropFirst()) {
            try solver.add(right.x == left.x + left.width + 8)
            try solver.add(right.width == boxes[0].width, priority: widthIsRequired ? 1000 : 750)
        }
        try solver.add(boxes[count - 1].x + boxes[count - 1].width == Double(50 * count))
        return (solver, 2 * count)
    }

    private static func equalGaps(_ count: Int) throws -> (Solver, constraints: Int) {
        let solver = Solver()
        let gap = solver.makeVariable("gap")
        var end = solver.makeVariable("start")
        try solver.add(end == 0)
        for i in 0..<count {
            let (x, width, next) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
            try solver.add(x == end + gap)
            try solver.add(width <= Double(10 + i % 5), priority: 250)
            try solver.add(width >= Double(10 + i % 5), priority: 750)
            try solver.add(next == x + width)
            end = next
        }
        try solver.add(end + gap == Double(30 * count))
        return (solver, 4 * count + 2)
    }

    private static func grid(_ side: Int) throws -> (Solver, constraints: Int) {
        let solver = Solver()
        var constraints = 0
        func add(_ constraint: LinearConstraint) throws {
            try solver.add(constraint)
            constraints += 1
        }
        func lines() throws -> [(start: Variable, size: Variable)] {
            let lines = (0..<side).map { _ in (start: solver.makeVariable(), size: solver.makeVariable()) }
            try add(lines[0].start == 0)
            for (one, next) in zip(lines, lines.dropFirst()) {
                try add(next.start == one.start + one.size)
                try add(next.size == lines[0].size)
            }
            try add(lines[side - 1].start + lines[side - 1].size == Double(20 * side))
            return lines
        }
        let (columns, rows) = (try lines(), try lines())
        for column in columns {
            for row in rows {
                for line in [column, row] {
                    let (start, size) = (solver.makeVariable(), solver.makeVariable())
                    try add(start == line.start)
                    try add(size == line.size)
                }
            }
        }
        return (solver, constraints)
    }
}
