import Testing

@testable import ConstraintSolver

/// What is given is older than all that is added, whenever it comes.
@Suite("What is given")
struct GivenTests {
    private let solver = Solver()

    @Test("It stands, and an older constraint that contradicts it is set aside")
    func stands() throws {
        let width = solver.makeVariable()
        let wish = try solver.add(width == 10)
        solver.solve()
        let given = try solver.addGiven([Term(width)].span, constant: 20)
        solver.solve()
        #expect(solver.value(of: width) == 20)
        #expect(solver.conflicts == [Conflict(members: [given, wish], setAside: wish)])
        try solver.remove(given)
        solver.solve()
        #expect(solver.value(of: width) == 10)
        #expect(solver.conflicts.isEmpty)
    }

    @Test("It can be changed, and rest on another that is given")
    func changes() throws {
        let outer = solver.makeVariable()
        let inner = solver.makeVariable()
        let place = try solver.addGiven([Term(inner), Term(outer, -1)].span, constant: 5)
        let limit = try solver.add(inner <= 50)
        let origin = try solver.addGiven([Term(outer)].span, constant: 30)
        solver.solve()
        #expect(solver.value(of: inner) == 35)
        try solver.setConstant(of: origin, to: 100)
        solver.solve()
        #expect(solver.value(of: inner) == 105)
        #expect(solver.conflicts == [Conflict(members: [origin, place, limit], setAside: limit)])
        try solver.setConstant(of: place, to: -70)
        solver.solve()
        #expect(solver.value(of: inner) == 30)
        #expect(solver.conflicts.isEmpty)
    }

    @Test("Nothing is below its floor, not even what is given")
    func floor() throws {
        let width = solver.makeVariable(isNonNegative: true)
        let given = try solver.addGiven([Term(width)].span, constant: -20)
        solver.solve()
        #expect(solver.value(of: width) == 0)
        #expect(solver.conflicts.map(\.setAside) == [given])
    }

    @Test("It stays older than the rest when numbers are given out anew")
    func renumbered() throws {
        let gone = solver.makeVariable()
        let width = solver.makeVariable()
        let wish = try solver.add(width == 10)
        let given = try solver.addGiven([Term(width)].span, constant: 20)
        try solver.remove(gone)
        solver.state.store.renumberVariables()
        solver.state.store.renumberConstraints()
        solver.solve()
        #expect(solver.conflicts == [Conflict(members: [given, wish], setAside: wish)])
        #expect(solver.value(of: width) == 20)
    }
}
