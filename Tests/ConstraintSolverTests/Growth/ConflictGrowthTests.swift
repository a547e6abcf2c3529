import TestSupport
import Testing

@testable import ConstraintSolver

/// Many conflicts at the same time: ending one does not visit the others.
@Suite("Growth of conflicts")
struct ConflictGrowthTests {
    /// The time in seconds for removing the older constraint of each contradicting pair.
    private func removalTime(of count: Int, sharing isShared: Bool) throws -> Double {
        let solver = Solver()
        let width = solver.makeVariable("width")
        try solver.add(width == 100)
        let pairs = try (0..<count).map { _ in
            let x = solver.makeVariable()
            let first = isShared ? try solver.add(x - width == 0) : try solver.add(x == 100)
            return (first: first, second: try solver.add(x == 30), x: x)
        }
        solver.solve()
        #expect(solver.foundConflicts.count == count)
        let time = try processorTime {
            for pair in pairs { try solver.remove(pair.first) }
        }
        solver.solve()
        #expect(solver.conflicts.isEmpty && pairs.allSatisfy { solver.value(of: $0.x) == 30 })
        return time
    }

    @Test("Removing the first constraint of each contradicting pair is linear", arguments: [false, true])
    func removal(isShared: Bool) throws {
        let exponent = try growthExponent(
            of: { try removalTime(of: $0, sharing: isShared) }, upTo: Effort.isFull ? 16_000 : 2_400)
        #expect(exponent < 1.5)
    }
}
