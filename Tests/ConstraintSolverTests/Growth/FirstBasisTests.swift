import ConstraintSolver
import Testing

/// The first basis of a region: if it is nearly optimal, the simplex method has little to do.
@Suite("First basis")
struct FirstBasisTests {
    private let solver = Solver()

    @Test("Places that must keep a distance rest on each other where their preferred positions are too close")
    func crowd() throws {
        let places = (0..<200).map { _ in solver.makeVariable() }
        for (index, place) in places.enumerated() {
            try solver.add(place == 10 * Double(index), priority: 500)
            if index > 0 { try solver.add(place - places[index - 1] >= 20) }
        }
        solver.solve()
        #expect(solver.statistics.pivots <= 4)
        #expect(solver.value(of: places[199]) - solver.value(of: places[0]) == 199 * 20)
    }

    @Test("A container rests on the largest of its contents, not on the first")
    func container() throws {
        let width = solver.makeVariable()
        try solver.add(width == 0, priority: 50)
        for index in 0..<100 {
            let content = solver.makeVariable()
            try solver.add(content == Double(40 + index * 37 % 101), priority: 750)
            try solver.add(content <= 200, priority: 500)
            try solver.add(width - content >= 0)
        }
        solver.solve()
        #expect(solver.statistics.pivots == 0)
        #expect(solver.value(of: width) == 140)
    }

    @Test("An optional constraint that repeats a limit takes no pivots of its own")
    func nest() throws {
        var outer = solver.makeVariable()
        try solver.add(outer == 320)
        for index in 0..<100 {
            let inner = solver.makeVariable()
            try solver.add(inner - outer <= -2)
            try solver.add(inner - outer == -2, priority: 500)
            try solver.add(inner <= Double(3 * (100 - index) + 40 + index * 7 % 31))
            try solver.add(inner >= 40, priority: 750)
            try solver.add(inner <= 40, priority: 250)
            outer = inner
        }
        solver.solve()
        #expect(solver.statistics.pivots <= 10)
        // The second-to-last variable is at most 3 · 2 + 40 + 4, and the last is 2 less.
        #expect(solver.value(of: outer) == 48)
    }
}
