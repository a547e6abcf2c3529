import Testing

@testable import ConstraintSolver

@Suite("What determines a variable")
struct DecidedTests {
    let solver = Solver()

    @Test("A required equality determines its variable, and what follows from it, above every lower priority")
    func required() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(x == 3)
        try solver.add(y - 2 * x == 1)
        solver.solve()
        for variable in [x, y] {
            #expect(solver.isDecided(variable, above: 999))
        }
    }

    @Test("Optional limits determine a variable above the levels weaker than both, but not above their own")
    func wish() throws {
        let x = solver.makeVariable()
        try solver.add(x >= 10, priority: 750)
        try solver.add(x <= 10, priority: 250)
        solver.solve()
        #expect(solver.isDecided(x, above: 249))
        #expect(!solver.isDecided(x, above: 250))
        #expect(!solver.isDecided(x, above: 750))
    }

    @Test("Variables that are determined together are determined by the weakest priority they need")
    func together() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(x + y == 100)
        try solver.add(x >= 70, priority: 750)
        try solver.add(x <= 70, priority: 50)
        try solver.add(y >= 40, priority: 60)
        solver.solve()
        #expect(solver.value(of: x) == 70)
        #expect(solver.isDecided(y, above: 49))
        #expect(!solver.isDecided(y, above: 60))
    }

    @Test("What follows from a sum is determined if all of its parts are")
    func sum() throws {
        let parts = (0..<4).map { _ in solver.makeVariable() }
        let total = solver.makeVariable()
        for part in parts { try solver.add(part == 5, priority: 300) }
        try solver.add(parts[0] + parts[1] + parts[2] + parts[3] == total)
        let weakest = solver.makeVariable()
        let larger = solver.makeVariable()
        try solver.add(larger == total + weakest)
        try solver.add(weakest == 1, priority: 20)
        solver.solve()
        #expect(solver.isDecided(total, above: 299))
        #expect(!solver.isDecided(total, above: 300))
        #expect(solver.isDecided(larger, above: 19))
        #expect(!solver.isDecided(larger, above: 20))
    }

    @Test("A variable that only its resting value or the order of constraints determines is determined above no level")
    func ties() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(x == 3, priority: 100)
        try solver.add(x == 5, priority: 100)
        solver.solve()
        #expect(!solver.isDecided(x, above: 1))
        #expect(!solver.isDecided(y, above: 1))
    }

    @Test("A variable that optional constraints hold up is not reported to be at its required minimum")
    func notLeast() throws {
        let (top, bottom) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(top == 10, priority: 999)
        try solver.add(bottom >= top + 30, priority: 750)
        try solver.add(bottom >= top + 20)
        try solver.add(bottom == 0, priority: 50)
        solver.solve()
        #expect([top, bottom].map(solver.value) == [10, 40])
        #expect([top, bottom].map(solver.isAtRequiredMinimum) == [false, false])
    }

    @Test("A chain of required lengths is at its required minimum, but not once one of them is optional")
    func chain() throws {
        let edges = (0...40).map { _ in solver.makeVariable() }
        try solver.add(edges[0] == 0)
        let lengths = try edges.indices.dropLast().map { index in
            try solver.add(edges[index + 1] >= edges[index] + 10)
        }
        try solver.add(edges[40] == 0, priority: 50)
        try solver.add(edges[40] <= 2_000, priority: 999)
        solver.solve()
        #expect(solver.value(of: edges[40]) == 400)
        #expect(solver.isAtRequiredMinimum(edges[40]))
        #expect(solver.isAtRequiredMinimum(edges[7]))
        try solver.setPriority(of: lengths[20], to: 800)
        solver.solve()
        #expect(solver.value(of: edges[40]) == 400)
        #expect(!solver.isAtRequiredMinimum(edges[40]))
        #expect(solver.isAtRequiredMinimum(edges[7]))
    }

    @Test("A chain of ≤ is at its required minimum; a variable that a ≤ holds down is not")
    func lessThanOrEqual() throws {
        let (top, middle, bottom, held) = (
            solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
        )
        try solver.add(top == 3)
        try solver.add(top + 10 <= middle)
        try solver.add(middle + 20 <= bottom)
        try solver.add(bottom == 0, priority: 50)
        try solver.add(held <= middle)
        try solver.add(held == 100, priority: 40)
        solver.solve()
        #expect([middle, bottom, held].map(solver.value) == [13, 33, 13])
        #expect(solver.isAtRequiredMinimum(middle))
        #expect(solver.isAtRequiredMinimum(bottom))
        #expect(!solver.isAtRequiredMinimum(held))
    }

    @Test("What depends on a variable with an optional value is not reported to be at its required minimum")
    func carriedByWish() throws {
        let (wished, start) = (solver.makeVariable(), solver.makeVariable())
        let (top, bottom) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(wished >= 10)
        try solver.add(wished == 20, priority: 750)
        try solver.add(start == wished + 5)
        try solver.add(top >= start + 30)
        try solver.add(top == start, priority: 50)
        try solver.add(bottom >= top + 7)
        try solver.add(bottom == start, priority: 40)
        solver.solve()
        #expect([start, top, bottom].map(solver.value) == [25, 55, 62])
        // Without the preference, `top` and `bottom` could be 10 less.
        #expect(!solver.isAtRequiredMinimum(top))
        #expect(!solver.isAtRequiredMinimum(bottom))
    }

    @Test("A variable that an optional constraint moves off its required limit is no longer at its required minimum")
    func heldBefore() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(x >= 10)
        let distance = try solver.add(y >= x + 5)
        try solver.add(x == 0, priority: 50)
        try solver.add(y == 0, priority: 40)
        solver.solve()
        #expect([x, y].map(solver.value) == [10, 15])
        #expect(solver.isAtRequiredMinimum(x))
        try solver.remove(distance)
        try solver.add(x == 20, priority: 750)
        solver.solve()
        #expect(solver.value(of: x) == 20)
        #expect(!solver.isAtRequiredMinimum(x))
    }
}
