import ConstraintSolver
import Testing

/// Contradictory limits on one variable, in a region of several variables.
@Suite("Contradictory limits")
struct ContradictoryLimitsTests {
    private let solver = Solver()

    /// Lengths whose average is 45, each with the limits "at least 40" and "at most 30".
    private func chain(of count: Int) throws -> [(length: Variable, least: Constraint, most: Constraint)] {
        var (links, sum) = ([(length: Variable, least: Constraint, most: Constraint)](), LinearExpression())
        for _ in 0..<count {
            let length = solver.makeVariable()
            links.append((length, try solver.add(length >= 40), try solver.add(length <= 30)))
            try solver.add(length == 50, priority: 500)
            sum = sum + length
        }
        try solver.add(sum == 45 * Double(count))
        return links
    }

    @Test("Each contradictory pair is a conflict, and the newer limit is dropped")
    func pairs() throws {
        let links = try chain(of: 5)
        solver.solve()
        #expect(solver.conflicts.map(\.members) == links.map { [$0.least, $0.most] })
        #expect(solver.conflicts.map(\.dropped) == links.map(\.most))
        #expect(links.allSatisfy { solver.value(of: $0.length) >= 40 })
    }

    @Test(
        "A thousand contradictory pairs take fewer than two pivots each, to meet what was dropped as nearly as possible"
    )
    func many() throws {
        _ = try chain(of: 1_000)
        solver.solve()
        #expect(solver.conflicts.count == 1_000)
        #expect(solver.statistics.pivots < 2_000)
    }

    @Test("Limits that become equal no longer conflict, and each dropped limit contradicts one that holds")
    func edited() throws {
        let links = try chain(of: 2)
        solver.solve()
        try solver.setConstant(of: links[0].most, to: 40)
        let third = try solver.add(2 * links[1].length <= 70)
        solver.solve()
        #expect(
            solver.conflicts == [
                Conflict(members: [links[1].least, links[1].most], dropped: links[1].most),
                Conflict(members: [links[1].least, third], dropped: third),
            ])
        #expect(links.map { solver.value(of: $0.length) } == [40, 50])
        try solver.remove(links[1].least)
        solver.solve()
        #expect(solver.conflicts.isEmpty == false)
        #expect(solver.value(of: links[1].length) <= 30)
    }

    @Test("An edit that does not end its conflict re-decides no variable")
    func stillContradictory() throws {
        let links = try chain(of: 100)
        solver.solve()
        try solver.setConstant(of: links[50].least, to: 42)
        try solver.setConstant(of: links[60].most, to: 35)
        solver.solve()
        #expect(solver.statistics.variablesRedecided == 0)
        #expect(solver.conflicts.count == 100)
        #expect(solver.value(of: links[50].length) >= 42 - 1e-9)
    }

    @Test("Two equalities still conflict once the larger has become the smaller, and the newer one is dropped")
    func swapped() throws {
        let x = solver.makeVariable()
        let (first, second) = (try solver.add(x == 40), try solver.add(x == 30))
        solver.solve()
        try solver.setConstant(of: first, to: 20)
        solver.solve()
        #expect(solver.conflicts == [Conflict(members: [first, second], dropped: second)])
        #expect(solver.value(of: x) == 20)
    }

    @Test("Edits of both limits, one after the other, end the conflict as soon as they agree")
    func edits() throws {
        let links = try chain(of: 3)
        solver.solve()
        try solver.setConstant(of: links[1].least, to: 36)
        try solver.setConstant(of: links[1].most, to: 38)
        solver.solve()
        #expect(solver.conflicts.map(\.dropped) == [links[0].most, links[2].most])
        #expect(solver.value(of: links[1].length) == 38)
        try solver.setConstant(of: links[1].most, to: 35)
        solver.solve()
        #expect(Set(solver.conflicts.map(\.dropped)) == Set(links.map(\.most)))
    }

    @Test("Where the older limit has to give way to others, the newer one holds")
    func handedOn() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let sum = try solver.add(x + y <= 50)
        let least = try solver.add(y >= 20)
        let wide = try solver.add(x >= 40)
        let narrow = try solver.add(x <= 30)
        solver.solve()
        #expect(solver.conflicts == [Conflict(members: [sum, least, wide], dropped: wide)])
        #expect(solver.value(of: y) == 20)
        try solver.remove(narrow)
        try solver.remove(sum)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(solver.value(of: x) == 40)
    }
}
