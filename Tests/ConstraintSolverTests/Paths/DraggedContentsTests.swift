import TestSupport
import Testing

@testable import ConstraintSolver

/// Content that changes again and again.
@Suite("Dragged contents")
struct DraggedContentsTests {
    /// A column of rows, each as tall as its label plus margins, but at least 44, with the label centered vertically.
    private struct List {
        let solver = Solver()
        var starts: [Variable] = []
        var labels: [Variable] = []
        var heights: [Double]
        private var contents: [Constraint] = []

        init(heights: [Double]) throws {
            self.heights = heights
            var end = LinearExpression(constant: 0)
            for height in heights {
                let (start, length) = (solver.makeVariable(), solver.makeVariable(isNonNegative: true))
                let (label, content) = (solver.makeVariable(), solver.makeVariable(isNonNegative: true))
                try solver.add(start == end)
                try solver.add(length >= 44)
                try solver.add(length == 0, priority: 50)
                try solver.add(2 * label + content == 2 * start + length)
                try solver.add(label + content <= start + length - 6)
                contents.append(try solver.add(content == height, priority: 750))
                starts.append(start)
                labels.append(label)
                end = start + length
            }
            solver.solve()
        }

        mutating func change(_ index: Int, to height: Double) throws {
            heights[index] = height
            try solver.setConstant(of: contents[index], to: height)
            solver.solve()
        }

        func expectRows(sourceLocation: SourceLocation = #_sourceLocation) {
            var start = 0.0
            for index in heights.indices {
                #expect(solver.value(of: starts[index]) == start, sourceLocation: sourceLocation)
                let length = max(44, heights[index] + 12)
                let label = start + (length - heights[index]) / 2
                #expect(solver.value(of: labels[index]) == label, sourceLocation: sourceLocation)
                start += length
            }
        }
    }

    @Test("The rows below and their contents follow; nothing else is visited")
    func rows() throws {
        var list = try List(heights: [Double](repeating: 50, count: 100))
        for height in [60.0, 70, 80, 20, 90, 32] {
            try list.change(40, to: height)
            list.expectRows()
            // The heights of the row and its label, perhaps the label's position, and the positions of 59 rows and
            // their labels.
            #expect((120...121).contains(list.solver.changedVariables.count))
        }
        #expect(list.solver.statistics.work < 1_100)
    }

    @Test("The content of a row that follows may change in between, whether or not its height does")
    func rowThatFollows() throws {
        var list = try List(heights: [50, 20, 60, 70])
        for height in [60.0, 70, 80] { try list.change(0, to: height) }
        // The row stays at 44: only its label moves, and nothing depends on the label.
        try list.change(1, to: 30)
        list.expectRows()
        for height in [90.0, 100, 110] { try list.change(0, to: height) }
        try list.change(2, to: 100)
        list.expectRows()
        for height in [90.0, 100, 110] {
            try list.change(0, to: height)
            list.expectRows()
        }
    }

    @Test("Two contents that change at once are both followed")
    func together() throws {
        var list = try List(heights: [50, 50, 50, 50])
        for height in [60.0, 70, 80] { try list.change(0, to: height) }
        for height in [90.0, 100, 110] {
            try list.change(1, to: height)
            try list.change(0, to: height)
            list.expectRows()
        }
    }

    @Test("In a row that is aligned at its end, the label moves with the start of the row")
    func alignedAtEnd() throws {
        let solver = Solver()
        let (end, start, width) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let (label, content) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(end == 500)
        try solver.add(start + width == end)
        try solver.add(width == 0, priority: 50)
        try solver.add(width >= 44)
        try solver.add(label - start >= 6)
        try solver.add(label + content <= start + width - 6)
        try solver.add(label - start == 6, priority: 60)
        let row = try solver.add(content == 50, priority: 750)
        solver.solve()
        for size in [60.0, 70, 80, 90, 100, 20, 110] {
            try solver.setConstant(of: row, to: size)
            solver.solve()
            let expected = 500 - max(44, size + 12)
            #expect(solver.value(of: start) == expected)
            #expect(solver.value(of: label) == expected + 6)
        }
    }

    @Test("A variable with two moving inputs or a coefficient is computed from its row")
    func otherSteps() throws {
        let solver = Solver()
        let (width, double, sum, half) = (
            solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
        )
        try solver.add(width == 0, priority: 50)
        try solver.add(width >= 10)
        let row = try solver.add(width >= 50, priority: 750)
        try solver.add(double == 2 * width + 0.25)
        try solver.add(sum == width + double)
        try solver.add(2 * half == sum - 1)
        solver.solve()
        for size in [60.0, 70, 80, 90, 5, 100] {
            try solver.setConstant(of: row, to: size)
            solver.solve()
            let width = max(10, size)
            #expect(solver.value(of: sum) == 3 * width + 0.25)
            #expect(solver.value(of: half) == (3 * width - 0.75) / 2)
        }
    }

    @Test("Dragging rounds in the same way as a fresh solver does, to the last bit")
    func rounding() throws {
        func solver(_ size: Double) throws -> (solver: Solver, row: Constraint, last: Variable) {
            let solver = Solver()
            let (width, next) = (solver.makeVariable(), solver.makeVariable())
            let (gap, last) = (solver.makeVariable(), solver.makeVariable())
            try solver.add(width == 0, priority: 50)
            let row = try solver.add(width >= size, priority: 750)
            try solver.add(gap == 0.7, priority: 250)
            try solver.add(gap >= 0.1, priority: 240)
            try solver.add(next == 3 * width)
            try solver.add(last == next + gap + 0.1)
            solver.solve()
            return (solver, row, last)
        }
        let (dragged, row, last) = try solver(1)
        for step in 1...40 {
            let size = 1 / Double(step)
            try dragged.setConstant(of: row, to: size)
            dragged.solve()
            let fresh = try solver(size)
            #expect(dragged.value(of: last) == fresh.solver.value(of: fresh.last))
        }
    }

    @Test("Limits on what moves are checked each time, and variables that are added later follow")
    func limits() throws {
        var list = try List(heights: [50, 50, 50])
        let limit = try list.solver.add(list.starts[2] <= 300)
        for height in [60.0, 70, 80, 90] {
            try list.change(0, to: height)
            list.expectRows()
            #expect(list.solver.conflicts.isEmpty)
        }
        try list.change(0, to: 400)
        #expect(list.solver.value(of: list.starts[2]) <= 300 || list.solver.conflicts.map(\.dropped) == [limit])
        try list.solver.remove(limit)
        for height in [60.0, 70, 80, 90] { try list.change(0, to: height) }
        let follower = list.solver.makeVariable()
        try list.solver.add(follower == list.labels[2] + 1)
        for height in [61.0, 71, 81, 91] {
            try list.change(0, to: height)
            list.expectRows()
            #expect(list.solver.value(of: follower) == list.solver.value(of: list.labels[2]) + 1)
        }
    }

    @Test("A variable that depends on a row and its content follows both, even if the row has a limit")
    func limitedRow() throws {
        var list = try List(heights: [50, 50, 50])
        let sum = list.solver.makeVariable()
        try list.solver.add(sum == list.starts[2] + list.labels[2])
        try list.solver.add(list.starts[2] <= 300)
        for height in [60.0, 70, 80, 90, 100] {
            try list.change(0, to: height)
            list.expectRows()
            let expected = list.solver.value(of: list.starts[2]) + list.solver.value(of: list.labels[2])
            #expect(list.solver.value(of: sum) == expected)
        }
    }

    static let shares = 4

    @Test("Whatever is dragged in a layout, the answer is that of a fresh solve", arguments: 0..<shares)
    func layouts(share: Int) throws {
        for seed in Effort.seeds(400, long: 20_000, share: share, of: Self.shares) {
            var system = LayoutSystems.make(seed: seed)
            let dragged = try SolvedSystem(system)
            var random = SplitMix64(seed: seed)
            let rows = [random.int(0...system.rows.count - 1), random.int(0...system.rows.count - 1)]
            for step in 1...12 {
                let row = random.oneIn(5) ? rows[1] : rows[0]
                system.rows[row].constant = random.quarter(-20...200)
                try dragged.solver.setConstant(of: dragged.constraints[row], to: system.rows[row].constant)
                dragged.solver.solve()
                let edited = SolvedSystem(
                    system: system, solver: dragged.solver, variables: dragged.variables,
                    constraints: dragged.constraints)
                guard let fault = edited.answer.difference(from: try SolvedSystem(system).answer, tolerance: 1e-9)
                else { continue }
                Issue.record("Seed \(seed), step \(step): \(fault)\n\(system)")
                return
            }
        }
    }
}
