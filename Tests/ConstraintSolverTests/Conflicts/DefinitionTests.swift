import TestSupport
import Testing

@testable import ConstraintSolver

/// Definitions count as older than all other constraints except lower bounds, regardless of when they are added.
@Suite("Definitions")
struct DefinitionTests {
    private let solver = Solver()

    @Test("A definition holds, and a constraint that was added earlier and contradicts it is dropped")
    func stands() throws {
        let width = solver.makeVariable()
        let wish = try solver.add(width == 10)
        solver.solve()
        let definition = try solver.addDefinition([Term(width)].span, constant: 20)
        solver.solve()
        #expect(solver.value(of: width) == 20)
        #expect(solver.conflicts == [Conflict(members: [definition, wish], dropped: wish)])
        try solver.remove(definition)
        solver.solve()
        #expect(solver.value(of: width) == 10)
        #expect(solver.conflicts.isEmpty)
    }

    @Test("A definition can be changed, and can depend on another")
    func changes() throws {
        let outer = solver.makeVariable()
        let inner = solver.makeVariable()
        let place = try solver.addDefinition([Term(inner), Term(outer, -1)].span, constant: 5)
        let limit = try solver.add(inner <= 50)
        let origin = try solver.addDefinition([Term(outer)].span, constant: 30)
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

    @Test("No variable goes below its lower bound, not even by a definition")
    func floor() throws {
        let width = solver.makeVariable(isNonNegative: true)
        let definition = try solver.addDefinition([Term(width)].span, constant: -20)
        solver.solve()
        #expect(solver.value(of: width) == 0)
        #expect(solver.conflicts.map(\.dropped) == [definition])
    }

    @Test("A definition stays older than the rest after renumbering")
    func renumbered() throws {
        let gone = solver.makeVariable()
        let width = solver.makeVariable()
        let wish = try solver.add(width == 10)
        let definition = try solver.addDefinition([Term(width)].span, constant: 20)
        try solver.remove(gone)
        solver.state.store.renumberVariables()
        _ = solver.state.store.renumberConstraints(.ordinary)
        solver.solve()
        #expect(solver.conflicts == [Conflict(members: [definition, wish], dropped: wish)])
        #expect(solver.value(of: width) == 20)
    }

    @Test("A definition added last acts as if it had been added first")
    func random() {
        RandomCheck(name: "System with definitions", make: InfeasibleSystems.make, fault: Self.fault)
            .run(seeds: Effort.seeds(1_000, long: 100_000))
    }

    @Sendable private static func fault(of system: TestSystem) -> String? {
        // Each variable that comes first in a required equality gets the oldest such equality as its definition.
        let beginners = system.rows.indices.filter { system.rows[$0].isRequired && system.rows[$0].relation == .equal }
        let definitions = system.restingValues.indices.compactMap { variable in
            beginners.first { system.rows[$0].terms.first?.variable == variable }
        }
        let rest = system.rows.indices.filter { !definitions.contains($0) }
        let spelledOut = TestSystem(
            restingValues: system.restingValues, rows: (definitions + rest).map { system.rows[$0] })
        do {
            let solver = Solver()
            let variables = try system.restingValues.map { try solver.makeVariable(restingValue: $0) }
            let added = try rest.map { row in
                try solver.add(
                    system.rows[row].constraint(over: variables), priority: system.rows[row].priority)
            }
            solver.solve()
            let late = try definitions.reversed().map { row in
                let row = system.rows[row].constraint(over: variables)
                return try solver.addDefinition(row.terms.span, constant: row.constant)
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
