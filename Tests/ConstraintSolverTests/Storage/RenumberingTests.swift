import Testing

@testable import ConstraintSolver

/// Creation numbers decide ties, and are given again from the beginning when they run out.
@Suite("Creation numbers")
struct RenumberingTests {
    private let solver = Solver()

    /// Variables in creation order, some of them in slots of removed ones.
    private func makeVariables() throws -> [Variable] {
        var variables = (0..<8).map { _ in solver.makeVariable() }
        for index in [5, 1, 2] { try solver.remove(variables.remove(at: index)) }
        return variables + (0..<4).map { _ in solver.makeVariable() }
    }

    private func serial(_ variable: Variable) -> UInt32 { solver.state.store.variables[variable.slot].serial }
    private func serial(_ constraint: Constraint) -> UInt32 { solver.state.store.constraints[constraint.slot].serial }

    private func add(_ variable: Variable, _ relation: Relation, _ age: Age) throws -> Constraint {
        let terms = [Term(variable, 1)][...]
        return try solver.add(terms.span, relation, constant: 1, priority: 1000, age: age)
    }

    @Test("of variables are in creation order and without gaps after renumbering")
    func variables() throws {
        let variables = try makeVariables()
        #expect(variables.map(\.slot) != variables.map(\.slot).sorted())
        solver.state.store.renumberVariables()
        #expect(variables.map(serial) == (1...9).map { UInt32($0) })
        #expect(solver.state.store.lastVariableSerial == 9 && serial(solver.makeVariable()) == 10)
    }

    @Test("that run out are given again, so that older variables stay older", arguments: 0..<3 as Range<UInt32>)
    func end(left: UInt32) throws {
        let variables = try makeVariables()
        solver.state.store.lastVariableSerial = Store.lastVariableSerial - left
        let next = (0..<3).map { _ in solver.makeVariable() }
        let serials = (variables + next).map(serial)
        #expect(serials == serials.sorted() && Set(serials).count == 12 && serials.allSatisfy { $0 > 0 })
        #expect(serials[11] <= 12 + left)
        let box = solver.makeBox()
        #expect((box..<box + 4).map { solver.state.store.variables[$0].serial }.allSatisfy { $0 > serials[11] })
    }

    @Test(
        "of four variables at once are consecutive, before and after the numbers run out",
        arguments: 0..<6 as Range<UInt32>)
    func boxes(left: UInt32) throws {
        _ = try makeVariables()
        solver.state.store.lastVariableSerial = Store.lastVariableSerial - left
        let box = solver.makeBox()
        let first = left < 4 ? 10 : Store.lastVariableSerial - left + 1
        #expect((0..<4).map { solver.state.store.variables[box + $0].serial } == (0..<4).map { first + $0 })
    }

    @Test("of constraints of one age are renumbered in creation order, and those of other ages keep theirs")
    func constraints() throws {
        let variables = try makeVariables()
        var ordinary = try (0..<6).map { try add(variables[$0], .lessThanOrEqual, .ordinary) }
        let structural = try (0..<3).map { try add(variables[$0], .equal, .structural) }
        for index in [4, 0] { try solver.remove(ordinary.remove(at: index)) }
        ordinary += try (6..<9).map { try add(variables[$0], .greaterThanOrEqual, .ordinary) }
        let before = structural.map(serial)
        #expect(ordinary.map(\.slot) != ordinary.map(\.slot).sorted())
        let last = solver.state.store.renumberConstraints(.ordinary)
        let first = Store.firstSerial(of: .ordinary)
        #expect(ordinary.map(serial) == (1...7).map { first + $0 } && last == first + 7)
        #expect(structural.map(serial) == before)
    }

    @Test("of definitions and contents follow those of their variables")
    func dependents() throws {
        let variables = try makeVariables()
        let contents = try variables.map {
            (try add($0, .lessThanOrEqual, .content), try add($0, .greaterThanOrEqual, .content))
        }
        let definitions = try variables.map { try add($0, .equal, .definition) }
        for isRenumbered in [false, true] {
            if isRenumbered { solver.state.store.renumberVariables() }
            for (index, variable) in variables.enumerated() {
                let offset = 2 * serial(variable)
                #expect(serial(contents[index].0) == Store.firstSerial(of: .content) + offset)
                #expect(serial(contents[index].1) == Store.firstSerial(of: .content) + offset + 1)
                #expect(serial(definitions[index]) == Store.firstSerial(of: .definition) + offset + 1)
            }
        }
        #expect(definitions.map(serial).allSatisfy { Store.age(ofSerial: $0) == Age.definition.rawValue })
        #expect(contents.map { serial($0.1) }.allSatisfy { Store.age(ofSerial: $0) == Age.content.rawValue })
    }
}
