import ConstraintSolver
import TestSupport
import Testing

/// The work of solving, count by count: redundant work does not change the answer, so only these tests reveal it.
@Suite("Recorded work")
struct RecordedWorkTests {
    /// The counts in the order of `Statistics`, up to the refactorizations. If you change them on purpose, copy the new
    /// ones from the test's output.
    private static let recorded: [(script: String, counts: [Int])] = [
        ("edits", [187, 4790, 1457, 5051, 1084, 13809, 28]),
        ("dragging", [231, 1312, 1565, 4436, 606, 7323, 10]),
        ("rows", [2224, 13224, 1392, 16655, 628, 49228, 5]),
        ("table", [3577, 31936, 4269, 39379, 296, 118218, 0]),
        ("chain", [167, 2660, 332, 3942, 230, 10768, 0]),
        ("conflicts", [1198, 3152, 329, 2610, 182, 7528, 0]),
        ("centers", [1, 239, 2, 238, 89, 953, 1]),
        ("squeezed", [1, 119, 2, 118, 19, 419, 0]),
    ]

    @Test(
        "Building and editing take exactly the recorded work, count by count",
        arguments: recorded)
    func counts(script: String, counts: [Int]) throws {
        let work = try Self.work(of: script)
        #expect(work == counts, "\(script) takes \(work)")
    }

    /// Systems whose numbers are doubted, computed again, and solved in fractions: how often this happens shows which
    /// numbers count as rounding error.
    @Test(
        "Random systems take exactly the recorded steps, also those that are solved again",
        arguments: [
            ("general", [565, 5, 0, 0, 0, 0, 9607]), ("layouts", [401, 0, 0, 0, 0, 0, 14546]),
            ("scaled", [317, 4, 0, 119, 0, 190244, 9700]), ("infeasible", [2209, 6, 0, 0, 0, 0, 22124]),
            ("doubted", [871, 11, 133, 235, 0, 298529, 9870]), ("Bland", [432, 4, 0, 119, 0, 190244, 9700]),
        ] as [(String, [Int])])
    func doubts(kind: String, recorded: [Int]) throws {
        var counts: [Int] = []
        for seed in 1...300 as ClosedRange<UInt64> {
            let system =
                switch kind {
                case "general": GeneralSystems.make(seed: seed)
                case "layouts": LayoutSystems.make(seed: seed)
                case "infeasible": InfeasibleSystems.make(seed: seed)
                default: ScaledSystems.make(seed: seed)
                }
            let solved = try SolvedSystem(system, isDoubted: kind == "doubted", usesBlandsRule: kind == "Bland")
            counts = Self.add(counts, solved.solver.statistics.doubts)
        }
        #expect(counts == recorded, "\(kind) take \(counts)")
    }

    @Test(
        "Edits of systems with numbers of very different sizes take exactly the recorded steps",
        arguments: [
            ("far apart", [5, 1, 0, 220, 0, 52055, 1637]), ("apart", [33, 8, 0, 166, 0, 46507, 1705]),
            ("twelve orders", [1, 0, 0, 226, 1, 48997, 1635]), ("beside a large number", [207, 0, 5, 4, 0, 197, 1679]),
            ("nearly parallel", [68, 0, 0, 131, 0, 14638, 1600]),
        ] as [(String, [Int])])
    func doubtfulEdits(kind: String, recorded: [Int]) {
        var counts: [Int] = []
        for seed in 1...20 as ClosedRange<UInt64> {
            let script =
                switch kind {
                case "far apart": Edit.farApartScript(count: 40, seed: seed)
                case "apart": Edit.apartScript(count: 40, seed: seed)
                case "twelve orders": Edit.twelveOrdersScript(count: 40, seed: seed)
                case "nearly parallel": Edit.nearParallelScript(count: 40, seed: seed)
                default: Edit.besideLargeNumberScript(count: 40, seed: seed)
                }
            counts = Self.add(counts, Self.work(of: script) { $0.doubts })
        }
        #expect(counts == recorded, "\(kind) take \(counts)")
    }

    @Test(
        "Solving in fractions takes exactly the recorded number of products",
        arguments: [(12, 56_255), (24, 2_453_801)])
    func products(count: Int, recorded: Int) throws {
        let solver = Solver()
        let variables = (0..<count).map { _ in solver.makeVariable() }
        var random = SplitMix64(seed: 1)
        for index in variables.indices {
            // Decimal fractions, which only a high power of two makes whole numbers.
            let factors = (0..<3).map { _ in
                [0.001, 0.1, 1, 10, 100][random.int(0...4)] * Double(random.int(1...9))
            }
            let terms = [index, (index + 1) % count, (index + 5) % count].map { variables[$0] }
            let sum = factors[0] * terms[0] + factors[1] * terms[1] + factors[2] * terms[2]
            try solver.add(sum == Double(random.int(1...99)), priority: index % 3 == 0 ? 1000 : 500)
            try solver.add(variables[index] == Double(random.int(1...50)), priority: 250)
        }
        solver.solve()
        #expect(solver.statistics.exactSolves == 1 && solver.statistics.unverifiedSolves == 0)
        #expect(solver.statistics.exactProducts == recorded)
    }

    private static func work(of script: String) throws -> [Int] {
        switch script {
        case "edits": (1...30).map { work(of: Edit.script(count: 100, seed: $0)) }.reduce([], add)
        case "centers": try workOfCenters(60)
        case "squeezed": try workOfSqueezed(30)
        case "dragging": (1...30).map { work(of: Edit.draggingScript(seed: $0)) }.reduce([], add)
        default: try workOfLayout(#require(LargeLayouts(rawValue: script)))
        }
    }

    /// The work of all solves of a script, without the fresh solves with which other tests compare them.
    private static func work(of script: [Edit], counting: (Statistics) -> [Int] = { $0.counts }) -> [Int] {
        var (system, counts) = (EditedSystem(usesFastPath: true), [Int]())
        for edit in script {
            switch edit {
            case .solve, .compare:
                system.solver.solve()
                counts = add(counts, counting(system.solver.statistics))
            default: _ = system.apply(edit)
            }
        }
        return counts
    }

    /// The work of building a layout, and then of changing, removing and re-adding each of its rows in turn.
    private static func workOfLayout(_ layout: LargeLayouts) throws -> [Int] {
        let system = layout.system(items: 12)
        let solved = try SolvedSystem(system)
        let solver = solved.solver
        var counts = solver.statistics.counts
        for (constraint, row) in zip(solved.constraints, system.rows) {
            try solver.setConstant(of: constraint, to: row.constant + 1)
            solver.solve()
            counts = add(counts, solver.statistics.counts)
            try solver.remove(constraint)
            solver.solve()
            counts = add(counts, solver.statistics.counts)
            try solver.add(row.constraint(over: solved.variables), priority: row.priority)
            solver.solve()
            counts = add(counts, solver.statistics.counts)
        }
        return counts
    }

    /// The work of solving for labels that resist equally in a stack too narrow for them; the order in which they shrink
    /// is decided at a later level.
    private static func workOfSqueezed(_ count: Int) throws -> [Int] {
        let solver = Solver()
        var end = LinearExpression()
        for index in 0..<count {
            let (start, length) = (solver.makeVariable(), solver.makeVariable(isNonNegative: true))
            let natural = 40 + Double(index * 7 % 31)
            try solver.add(length >= natural, priority: 750)
            try solver.add(length <= natural, priority: 250)
            try solver.add(index == 0 ? start - end == 0 : start - end == 8)
            if index > 0 {
                let weight = (Double(index).squareRoot() * 4096).rounded() / 4096
                try solver.add(weight * length == weight * natural, priority: 1)
            }
            end = start + length
        }
        try solver.add(end == 30 * Double(count))
        solver.solve()
        return solver.statistics.counts
    }

    /// The work of solving for a row of views that are too long for it, with equal distances between their centers: the
    /// basis is reordered again and again.
    private static func workOfCenters(_ count: Int) throws -> [Int] {
        let solver = Solver()
        var (end, center): (LinearExpression, LinearExpression) = (LinearExpression(), LinearExpression())
        var firstGap: LinearExpression?
        for index in 0..<count {
            let (start, length) = (solver.makeVariable(), solver.makeVariable(isNonNegative: true))
            try solver.add(length == 20 + Double(index % 3), priority: 750)
            try solver.add(index == 0 ? start - end == 0 : start - end >= 0)
            let gap = (start + 0.5 * length) - center
            if let firstGap { try solver.add(gap - firstGap == 0, priority: 999 - Double(index) / 1000) }
            if index == 1 { firstGap = gap }
            (end, center) = (start + length, start + 0.5 * length)
        }
        try solver.add(end == 10 * Double(count))
        solver.solve()
        return solver.statistics.counts
    }

    private static func add(_ first: [Int], _ second: [Int]) -> [Int] {
        first.isEmpty ? second : zip(first, second).map(+)
    }
}

extension Statistics {
    fileprivate var counts: [Int] {
        [
            stepsReplayed, variablesRedecided, componentsSolved, componentVariables, pivots, rowsTouched,
            refactorizations,
        ]
    }

    fileprivate var doubts: [Int] {
        [pivots, refactorizations, carefulSolves, exactSolves, unverifiedSolves, exactProducts, rowsTouched]
    }
}
