import TestSupport
import Testing

@testable import ConstraintSolver

/// Given constraints count as older than all that are added, whenever they come.
@Suite("What is given")
struct GivenTests {
    private let solver = Solver()

    @Test("It stands, and an older constraint that contradicts it is dropped")
    func stands() throws {
        let width = solver.makeVariable()
        let wish = try solver.add(width == 10)
        solver.solve()
        let given = try solver.addGiven([Term(width)].span, constant: 20)
        solver.solve()
        #expect(solver.value(of: width) == 20)
        #expect(solver.conflicts == [Conflict(members: [given, wish], dropped: wish)])
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
        #expect(solver.conflicts == [Conflict(members: [origin, place, limit], dropped: limit)])
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
        #expect(solver.conflicts.map(\.dropped) == [given])
    }

    @Test("It stays older than the rest when numbers are given out anew")
    func renumbered() throws {
        let gone = solver.makeVariable()
        let width = solver.makeVariable()
        let wish = try solver.add(width == 10)
        let given = try solver.addGiven([Term(width)].span, constant: 20)
        try solver.remove(gone)
        solver.state.store.renumberVariables()
        _ = solver.state.store.renumberConstraints(.ordinary)
        solver.solve()
        #expect(solver.conflicts == [Conflict(members: [given, wish], dropped: wish)])
        #expect(solver.value(of: width) == 20)
    }

    @Test("What is given last is as if it had been added first")
    func random() {
        RandomCheck(name: "System with given rows", make: InfeasibleSystems.make, fault: Self.fault)
            .run(seeds: Effort.seeds(1_000, long: 100_000))
    }

    @Sendable private static func fault(of system: TestSystem) -> String? {
        // One required equality for each variable that begins one.
        let beginners = system.rows.indices.filter { system.rows[$0].isRequired && system.rows[$0].relation == .equal }
        let given = system.restingValues.indices.compactMap { variable in
            beginners.first { system.rows[$0].terms.first?.variable == variable }
        }
        let rest = system.rows.indices.filter { !given.contains($0) }
        let spelledOut = TestSystem(
            restingValues: system.restingValues, rows: (given + rest).map { system.rows[$0] })
        do {
            let solver = Solver()
            let variables = try system.restingValues.map { try solver.makeVariable(restingValue: $0) }
            let added = try rest.map { row in
                try solver.add(
                    system.rows[row].constraint(over: variables), priority: system.rows[row].priority)
            }
            solver.solve()
            let late = try given.reversed().map { row in
                let row = system.rows[row].constraint(over: variables)
                return try solver.addGiven(row.terms.span, constant: row.constant)
            }
            solver.solve()
            let found = SolvedSystem(
                system: spelledOut, solver: solver, variables: variables, constraints: late.reversed() + added)
            return found.answer.difference(from: try SolvedSystem(spelledOut).answer, tolerance: 1e-9)
        } catch {
            return "refused: \(error)"
        }
    }
}
