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
