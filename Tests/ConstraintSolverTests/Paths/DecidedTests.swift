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
}
