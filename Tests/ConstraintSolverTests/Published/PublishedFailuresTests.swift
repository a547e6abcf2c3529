import ConstraintSolver
import Testing

/// Faults that users of other solvers have reported, each with its reference; none of them may occur here.
@Suite("Published failures")
struct PublishedFailuresTests {
    let solver = Solver()

    private func value(_ variable: Variable) -> Double { solver.value(of: variable) }

    @Test("The higher priority wins over the sum of lower ones (kiwi #28)")
    func kiwi28() throws {
        let w = solver.makeVariable("w")
        for wish in 1...4 { try solver.add(w == Double(wish), priority: 995 + Double(wish)) }
        solver.solve()
        #expect(value(w) == 4)
    }

    @Test("A third, weaker constraint does not tip the balance between two stronger ones (kiwi #33)")
    func kiwi33() throws {
        let x = solver.makeVariable("x")
        try solver.add(x >= 100, priority: 501)
        try solver.add(x == 90, priority: 500)
        solver.solve()
        #expect(value(x) == 100)
        try solver.add(x == 50, priority: 10)
        solver.solve()
        #expect(value(x) == 100)
    }

    @Test("Priorities are an order, not weights: a thousand weak constraints lose (kiwi #110)")
    func kiwi110() throws {
        let x = solver.makeVariable("x")
        for _ in 0..<1_000 { try solver.add(x == 0, priority: 250) }
        try solver.add(x == 100, priority: 250.5)
        solver.solve()
        #expect(value(x) == 100)
    }

    @Test("What is undetermined takes the value nearest to rest: the brewer's malt (kiwi #16)")
    func kiwi16() throws {
        let (ale, beer) = (solver.makeVariable("ale"), solver.makeVariable("beer"))
        let (corn, hops) = (solver.makeVariable("corn"), solver.makeVariable("hops"))
        let (malt, profit) = (solver.makeVariable("malt"), solver.makeVariable("profit"))
        try solver.add(ale >= 0)
        try solver.add(beer >= 0)
        try solver.add(profit == 13 * ale + 23 * beer)
        try solver.add(corn >= 5 * ale + 15 * beer)
        try solver.add(hops >= 4 * ale + 4 * beer)
        try solver.add(malt >= 35 * ale + 20 * beer)
        try solver.add(corn <= 480)
        try solver.add(hops <= 160)
        try solver.add(malt <= 1190)
        try solver.add(profit == 10_000, priority: 500)
        solver.solve()
        #expect([profit, ale, beer, corn, hops].map { value($0).rounded() } == [800, 12, 28, 480, 160])
        // Any amount of malt from 980 to 1190 would do; 980 is closest to the resting value.
        #expect(abs(value(malt) - 980) < 1e-9)
        #expect(solver.undetermined == [malt])
    }

    @Test("The middle point is dragged and the ends follow within bounds (kiwi #20)")
    func kiwi20() throws {
        let (left, middle, right) = (
            solver.makeVariable("xl"), solver.makeVariable("xm"), solver.makeVariable("xr")
        )
        try solver.add(2 * middle == left + right)
        try solver.add(left + 10 <= right)
        try solver.add(right <= 100)
        try solver.add(left >= 0)
        solver.solve()
        #expect(value(left) + 10 <= value(right))
        let edit = try solver.add(middle == 0, priority: 900)
        for wish in [70.0, 90, 99, 2, -5, 50] {
            try solver.setConstant(of: edit, to: wish)
            solver.solve()
            #expect(abs(value(middle) - min(max(wish, 5), 95)) < 1e-9)
            #expect(abs(2 * value(middle) - value(left) - value(right)) < 1e-9)
            #expect(value(left) >= 0 && value(right) <= 100 && value(left) + 10 <= value(right))
        }
    }

    @Test("A redundant equality on top of many does not cause an internal error (kiwi #15)")
    func kiwi15() throws {
        var edges = [solver.makeVariable("edge 0")]
        try solver.add(edges[0] == 0.1)
        for i in 1...40 {
            let edge = solver.makeVariable("edge \(i)")
            try solver.add(edge == edges[i - 1] + 0.1)
            edges.append(edge)
        }
        // Sums of tenths in different orders are equal up to rounding.
        for i in stride(from: 2, through: 40, by: 2) { try solver.add(edges[i] - edges[i - 2] == 0.2) }
        try solver.add(edges[40] == 4.1)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(abs(value(edges[40]) - 4.1) < 1e-9)
    }

    @Test("After a contradiction an old constraint can be removed and added again (kiwi.js #31)")
    func kiwijs31() throws {
        let x = solver.makeVariable("x")
        let old = try solver.add(x >= 2)
        solver.solve()
        let contradiction = try solver.add(x <= 1)
        solver.solve()
        #expect(solver.conflicts.map(\.dropped) == [contradiction])
        try solver.remove(contradiction)
        try solver.remove(old)
        solver.solve()
        try solver.add(x >= 2)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(value(x) == 2)
    }

    @Test("A dropped constraint is met as nearly as the others allow, and can be removed (cassowary.dart #12)")
    func cassowaryDart12() throws {
        let (a, b) = (solver.makeVariable("a"), solver.makeVariable("b"))
        try solver.add(a >= 10)
        try solver.add(b <= 5)
        let last = try solver.add(b >= a)
        solver.solve()
        #expect(solver.conflicts.map(\.dropped) == [last])
        #expect(value(a) == 10 && value(b) == 5)
        try solver.remove(last)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(value(a) == 10 && value(b) == 0)
    }

    @Test("Removed optional constraints leave nothing behind that slows later edits (cassowary-rs PR #16)")
    func cassowaryRs16() throws {
        let x = solver.makeVariable("x")
        let wish = try solver.add(x == 1, priority: 500)
        solver.solve()
        func workOfAnEdit(to constant: Double) throws -> Statistics {
            try solver.setConstant(of: wish, to: constant)
            solver.solve()
            return solver.statistics
        }
        let before = try workOfAnEdit(to: 2)
        for i in 0..<1_000 {
            let passing = try solver.add(x == Double(i), priority: 250)
            if i % 10 == 0 { solver.solve() }
            try solver.remove(passing)
        }
        solver.solve()
        #expect(try workOfAnEdit(to: 3) == before)
    }

    @Test("A contradiction in the drawing of a tree is reported and does not abort the program (amoeba #1)")
    func amoeba1() throws {
        let nodes = (0..<15).map { solver.makeVariable("x\($0)") }
        let heights = (0..<15).map { solver.makeVariable("y\($0)") }
        for parent in 0..<7 {
            let (left, right) = (2 * parent + 1, 2 * parent + 2)
            try solver.add(2 * nodes[parent] == nodes[left] + nodes[right])
            for child in [left, right] { try solver.add(heights[child] == heights[parent] + 15) }
        }
        for leaf in 7..<14 { try solver.add(nodes[leaf] + 20 <= nodes[leaf + 1]) }
        try solver.add(nodes[7] >= 0)
        try solver.add(nodes[14] <= 200)
        let tooNarrow = try solver.add(nodes[14] <= 100)
        solver.solve()
        #expect(solver.conflicts.map(\.dropped) == [tooNarrow])
        for leaf in 7..<14 { #expect(value(nodes[leaf]) + 20 <= value(nodes[leaf + 1]) + 1e-9) }
        for parent in 0..<7 {
            #expect(abs(2 * value(nodes[parent]) - value(nodes[2 * parent + 1]) - value(nodes[2 * parent + 2])) < 1e-9)
        }
    }

    @Test("A satisfiable system is not called unsatisfiable, and an unsatisfiable one is (compnerd/cassowary #1)")
    func compnerdCassowary1() throws {
        let x = solver.makeVariable("x")
        try solver.add(x == 10)
        try solver.add(x == 10)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        let wrong = try solver.add(x == 11)
        solver.solve()
        #expect(solver.conflicts.map(\.dropped) == [wrong])
    }
}
