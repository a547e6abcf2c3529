import Testing

@testable import ConstraintSolver

/// A client that ranks constraints by a number for each.
private final class Client: ConflictRanking {
    var ranks: [Int: Int] = [:]

    func ranksHigher(_ first: Int32, _ second: Int32) -> Bool? {
        let (first, second) = (ranks[Int(first)] ?? 0, ranks[Int(second)] ?? 0)
        return first == second ? nil : first > second
    }
}

/// The client of a solver may rank the constraints that contradict each other.
@Suite("Ranks of constraints")
struct RankTests {
    private let solver = Solver()
    private let client = Client()

    private func add(_ constraint: LinearConstraint, rank: Int) throws -> Constraint {
        solver.rank(by: client)
        let handle = try solver.add(constraint)
        client.ranks[handle.index] = rank
        return handle
    }

    @Test(
        "The constraint of the highest rank is dropped, whichever was added first", arguments: [[0, 1, 2], [2, 1, 0]])
    func highest(order: [Int]) throws {
        let width = solver.makeVariable()
        let numbers = [200.0, 100, 50]
        for index in order { _ = try add(width == numbers[index], rank: 10 - index) }
        solver.solve()
        #expect(solver.value(of: width) == 50)
        #expect(solver.conflicts.map { solver.violation(of: $0.dropped) }.sorted() == [50, 150])
        withExtendedLifetime(client) {}
    }

    @Test("Constraints of equal rank are dropped by age, and definitions are never dropped for ranked constraints")
    func equalRanks() throws {
        let width = solver.makeVariable()
        let (first, second) = (try add(width == 10, rank: 3), try add(width == 20, rank: 3))
        solver.solve()
        #expect(solver.conflicts == [Conflict(members: [first, second], dropped: second)])
        try solver.addDefinition([Term(width)].span, constant: 30)
        solver.solve()
        #expect(solver.value(of: width) == 30)
        #expect(Set(solver.conflicts.map(\.dropped)) == [first, second])
        withExtendedLifetime(client) {}
    }

    @Test("When ranks change, another constraint is dropped once the solver is told")
    func changed() throws {
        let width = solver.makeVariable()
        let (first, second) = (try add(width == 10, rank: 1), try add(width == 20, rank: 2))
        solver.solve()
        #expect(solver.value(of: width) == 10)
        client.ranks[first.index] = 3
        #expect(solver.ranksMayHaveChanged())
        solver.solve()
        #expect(solver.conflicts == [Conflict(members: [first, second], dropped: first)])
        #expect(solver.value(of: width) == 20)
        try solver.remove(second)
        solver.solve()
        #expect(solver.value(of: width) == 10)
        #expect(!solver.ranksMayHaveChanged())
        withExtendedLifetime(client) {}
    }

    @Test("A dropped constraint is met as nearly as the others allow, before any optional one")
    func wish() throws {
        let x = solver.makeVariable()
        try solver.add(x >= 10)
        let limit = try solver.add(x <= 5)
        try solver.add(x == 100, priority: 999.9)
        solver.solve()
        #expect(solver.value(of: x) == 10)
        #expect(solver.conflicts.map(\.dropped) == [limit])
        // The level of the wish is proven: x − 5 costs 5, and x ≥ 10 prevents less.
        #expect(solver.certificate.levels.map(\.priority) == [1000, 999.9])
    }

    @Test("A content constraint at 1000 yields to required constraints without a conflict, and to no other")
    func content() throws {
        let width = solver.makeVariable()
        let limit = try solver.add(width <= 10)
        let wish = try solver.add(width == 36, priority: 999)
        for relation in [Relation.lessThanOrEqual, .greaterThanOrEqual] {
            try solver.add([Term(width)].span, relation, constant: 24, priority: 1000, age: .content)
        }
        solver.solve()
        #expect(solver.value(of: width) == 10)
        #expect(solver.conflicts.isEmpty)
        try solver.remove(limit)
        solver.solve()
        #expect(solver.value(of: width) == 24)
        try solver.setPriority(of: wish, to: 1000)
        solver.solve()
        #expect(solver.value(of: width) == 36)
        #expect(solver.conflicts.isEmpty)
    }
}
