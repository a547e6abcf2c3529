import Testing

@testable import ConstraintSolver

/// The newest of several contradicting constraints is dropped; some count as older or newer regardless of when they are
/// added.
@Suite("Ages of constraints")
struct AgeTests {
    /// The ages of the constraints that are dropped if contradicting widths of the given ages are added in the given
    /// order.
    private func dropped(_ ages: [Age]) throws -> Set<Age> {
        let solver = Solver()
        let width = solver.makeVariable()
        let widths: [Age: Double] = [.definition: 20, .structural: 30, .ordinary: 40, .content: 50]
        var rows: [Age: Constraint] = [:]
        for age in ages {
            let relation = age == .content ? Relation.greaterThanOrEqual : .equal
            rows[age] = try solver.add(
                [Term(width)].span, relation, constant: widths[age] ?? 0, priority: 1000, age: age)
        }
        _ = solver.state.store.renumberConstraints(.structural)
        solver.state.store.renumberVariables()
        solver.solve()
        let oldest = ages.min { $0.rawValue < $1.rawValue }
        #expect(solver.value(of: width) == oldest.flatMap { widths[$0] })
        return Set(rows.filter { solver.violation(of: $0.value) != 0 }.keys)
    }

    /// The values of two variables whose sum is required and whose upper bounds of the given ages cannot both hold.
    private func shared(_ ages: [Age]) throws -> [Double] {
        let solver = Solver()
        let widths = ages.map { _ in solver.makeVariable() }
        try solver.add(widths.reduce(LinearExpression()) { $0 + $1 } == 100)
        for (width, age) in zip(widths, ages) {
            _ = try solver.add([Term(width)].span, .lessThanOrEqual, constant: 10, priority: 250, age: age)
        }
        solver.state.store.renumberVariables()
        solver.solve()
        return widths.map { solver.value(of: $0) }
    }

    @Test("Room to spare goes to the newest wrapping content, or to the first if no content wraps")
    func wrapping() throws {
        #expect(try shared([.content, .content, .content]) == [80, 10, 10])
        #expect(try shared([.content, .wrapping, .content]) == [10, 80, 10])
        #expect(try shared([.wrapping, .wrapping, .content]) == [10, 80, 10])
        #expect(try shared([.wrapping, .wrapping, .wrapping]) == [10, 10, 80])
    }

    @Test(
        "Definitions count as oldest, then structural constraints, ordinary ones and content, in any order of addition",
        arguments: [
            [Age.definition, .structural, .ordinary, .content], [.content, .ordinary, .structural, .definition],
        ])
    func order(ages: [Age]) throws {
        #expect(try dropped(ages) == [.structural, .ordinary, .content])
        #expect(try dropped(ages.filter { $0 != .definition }) == [.ordinary, .content])
        #expect(try dropped(ages.filter { $0 == .ordinary || $0 == .content }) == [.content])
    }
}
