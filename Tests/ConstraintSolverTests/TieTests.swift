import Testing

@testable import ConstraintSolver

/// What decides where the totals of all levels leave a choice; the random tests compare more of this with the oracle.
@Suite("Ties and rest")
struct TieTests {
    /// Three lengths that add up to a total, each at most 40 or also at least 40 at the same priority.
    ///
    /// - Parameter scale: the factor of the required sum; a large one makes the solver compute in fractions.
    private func lengths(_ relations: [Relation], total: Double, scale: Double) throws -> [Double] {
        let solver = Solver()
        let lengths = (0..<3).map { _ in solver.makeVariable(isNonNegative: true) }
        try solver.add(scale * lengths[0] + scale * lengths[1] + scale * lengths[2] == scale * total)
        for length in lengths {
            for relation in relations {
                try solver.add([Term(length)].span, relation, constant: 40, priority: 250)
            }
        }
        solver.solve()
        #expect((solver.statistics.exactSolves > 0) == (scale > 1))
        return lengths.map { solver.value(of: $0) }
    }

    @Test("Room to spare goes to the first and want of room to the last", arguments: [1, 100_000.0])
    func room(scale: Double) throws {
        for relations in [[Relation.equal], [.lessThanOrEqual, .greaterThanOrEqual]] {
            #expect(try lengths(relations, total: 150, scale: scale) == [70, 40, 40])
            #expect(try lengths(relations, total: 100, scale: scale) == [40, 40, 20])
            #expect(try lengths(relations, total: 70, scale: scale) == [40, 30, 0])
        }
    }

    @Test("The side is that of the constraint as it is written, not that of its variable")
    func sign() throws {
        let solver = Solver()
        let (a, b) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(a + b == 100)
        try solver.add(-1 * a == -40, priority: 250)
        try solver.add(-1 * b == -40, priority: 250)
        solver.solve()
        #expect([a, b].map { solver.value(of: $0) } == [40, 60])
    }

    @Test("Of two wishes for one variable, the greater holds", arguments: [[10.0, 30], [30, 10]])
    func one(wishes: [Double]) throws {
        let solver = Solver()
        let x = solver.makeVariable()
        for wish in wishes { try solver.add(x == wish, priority: 500) }
        solver.solve()
        #expect(solver.value(of: x) == 30)
    }

    @Test("Lengths rest before positions, and a position takes its only limit", arguments: [1, 100_000.0])
    func boxes(scale: Double) throws {
        let solver = Solver()
        let (first, second) = (solver.makeBox(), solver.makeBox())
        let (x, width) = (solver.handle(ofVariable: first), solver.handle(ofVariable: first + 2))
        let (y, other) = (solver.handle(ofVariable: first + 1), solver.handle(ofVariable: second + 1))
        try solver.add(scale * x + width == 377)
        let ceiling = try solver.add(scale * y + other <= 72)
        try solver.add(other == 2)
        solver.solve()
        #expect(solver.value(of: x) == 377 / scale && solver.value(of: width) == 0)
        #expect(solver.value(of: y) == 70 / scale)
        #expect(solver.isUndetermined(y))
        let floor = try solver.add(scale * y + other >= -10)
        solver.solve()
        #expect(solver.value(of: y) == 0)
        try solver.remove(ceiling)
        solver.solve()
        #expect(solver.value(of: y) == -12 / scale)
        try solver.remove(floor)
        solver.solve()
        #expect(solver.value(of: y) == 0)
    }
}
