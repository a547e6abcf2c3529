import Testing

@testable import ConstraintSolver

/// One constant that changes again and again.
@Suite("Dragging")
struct DraggingTests {
    private let solver = Solver()
    private let x: Variable
    private let grip: Constraint

    init() throws {
        x = solver.makeVariable("x")
        grip = try solver.add(x == 0)
    }

    private func drag(to position: Double) throws {
        try solver.setConstant(of: grip, to: position)
        solver.solve()
    }

    @Test("What follows from the dragged variable is recomputed each time, and nothing else is")
    func steps() throws {
        let followers = (0..<100).map { _ in solver.makeVariable() }
        let bystander = solver.makeVariable()
        for (index, follower) in followers.enumerated() { try solver.add(follower == 2 * x + Double(index)) }
        try solver.add(bystander == 7)
        solver.solve()
        for position in [1.0, 2, 3, 4, -5, -5, 6] {
            let isMoved = solver.value(of: x) != position
            try drag(to: position)
            #expect(followers.map { solver.value(of: $0) } == (0..<100).map { 2 * position + Double($0) })
            #expect(solver.statistics.stepsReplayed == (isMoved ? 101 : 0))
            #expect(solver.changedVariables.count == (isMoved ? 101 : 0))
        }
    }

    @Test("A step that changed nothing at first is evaluated once it changes something")
    func absorbed() throws {
        let (y, z) = (solver.makeVariable("y"), solver.makeVariable("z"))
        let sum = solver.makeVariable("sum")
        try solver.add(y == x + 1e9)
        try solver.add(z == y - 1e9)
        try solver.add(sum - z - x == 0)
        solver.solve()
        for position in [1e-8, 2e-8, 3e-8] {
            try drag(to: position)
            #expect(solver.value(of: z) == 0)
        }
        for position in [1e6, 1e6 + 1, 1e6 + 2, 1e6 + 3] {
            try drag(to: position)
            #expect(solver.value(of: z) == position)
            #expect(solver.value(of: sum) == 2 * position)
        }
    }

    @Test("A follower that is added later follows the next time")
    func newcomer() throws {
        for position in [1.0, 2, 3] { try drag(to: position) }
        let y = solver.makeVariable("y")
        try solver.add(y == x + 1)
        solver.solve()
        try drag(to: 4)
        #expect(solver.value(of: y) == 5)
    }

    @Test("A follower may have a coefficient in its own row")
    func coefficient() throws {
        let (y, z) = (solver.makeVariable("y"), solver.makeVariable("z"))
        try solver.add(2 * y == x)
        try solver.add(z == y + 1)
        for position in [1.0, 2, 3, 4, 5] {
            try drag(to: position)
            #expect(solver.value(of: y) == position / 2)
            #expect(solver.value(of: z) == position / 2 + 1)
        }
    }

    @Test("Lazy constraints along the path are checked each time")
    func limits() throws {
        let (y, width) = (solver.makeVariable("y"), solver.makeVariable("width", isNonNegative: true))
        try solver.add(y == x + 5)
        try solver.add(width == 100 - x)
        let limit = try solver.add(y <= 50)
        solver.solve()
        for position in [1.0, 2, 3, 4] {
            try drag(to: position)
            #expect(solver.conflicts.isEmpty)
        }
        try drag(to: 60)
        #expect(solver.conflicts.map(\.dropped) == [limit])
        for position in [10.0, 20, 30] {
            try drag(to: position)
            #expect(solver.conflicts.isEmpty && solver.value(of: width) == 100 - position)
        }
        try solver.remove(limit)
        for position in [10.0, 20, 30, 120] { try drag(to: position) }
        #expect(solver.conflicts.count == 1)
    }

    @Test("Variables that are optimized afterward move along")
    func components() throws {
        let (left, width) = (solver.makeVariable("left"), solver.makeVariable("width"))
        try solver.add(left + width == x)
        try solver.add(width == 30, priority: 500)
        try solver.add(left >= 10, priority: 750)
        solver.solve()
        for position in [100.0, 200, 300, 20, 400] {
            try drag(to: position)
            #expect(solver.value(of: left) == max(10, position - 30))
            #expect(solver.value(of: width) == min(30, position - 10))
        }
    }

    @Test("Any other change is taken into account the next time")
    func ended() throws {
        let (y, z) = (solver.makeVariable("y"), solver.makeVariable("z"))
        let follows = try solver.add(y == x + 5)
        for position in [1.0, 2, 3] { try drag(to: position) }
        try solver.add(z == y + x)
        try drag(to: 4)
        #expect(solver.value(of: z) == 13)
        for position in [5.0, 6, 7] { try drag(to: position) }
        try solver.setConstant(of: follows, to: 10)
        try drag(to: 8)
        #expect(solver.value(of: y) == 18 && solver.value(of: z) == 26)
        for position in [5.0, 6, 7] { try drag(to: position) }
        try solver.remove(follows)
        try drag(to: 9)
        #expect(solver.value(of: y) == 0 && solver.value(of: z) == 9)
        for position in [5.0, 6, 7] { try drag(to: position) }
        try solver.remove(grip)
        solver.solve()
        #expect(solver.value(of: x) == 0 && solver.value(of: z) == 0)
    }

    @Test("A variable that takes the slot of a removed one is not moved")
    func removed() throws {
        let y = solver.makeVariable("y")
        let follows = try solver.add(y == x + 5)
        for position in [1.0, 2, 3, 4] { try drag(to: position) }
        try solver.remove(follows)
        try solver.remove(y)
        let z = try solver.makeVariable("z", restingValue: 50)
        #expect(z.index == y.index)
        try drag(to: 5)
        #expect(solver.changedVariables == [x] && solver.value(of: z) == 50)
    }
}
