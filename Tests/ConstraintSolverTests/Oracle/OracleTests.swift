import ConstraintSolver
import Testing

/// The oracle on systems small enough to be worked out by hand.
@Suite("The oracle")
struct OracleTests {
    @Test("Of contradictory constraints of unequal priority, only the one with the higher priority is satisfied")
    func levels() throws {
        var system = TestSystem()
        let x = system.variable()
        system.add([(1, x)], .equal, 10, priority: 250)
        system.add([(1, x)], .equal, 20, priority: 250.5)
        let answer = try Oracle.answer(system)
        #expect(answer.values == [20])
        #expect(answer.levels.map(\.totalViolation) == [0, 10])
    }

    @Test("In a tie, room to spare goes to the first and want of room to the last", arguments: [100.0, 70])
    func ties(total: Double) throws {
        var system = TestSystem()
        let (x, y) = (system.variable(), system.variable())
        system.add([(1, x), (1, y)], .equal, total)
        system.add([(1, x)], .equal, 40, priority: 500)
        system.add([(1, y)], .equal, 40, priority: 500)
        #expect(try Oracle.answer(system).values == (total == 100 ? [60, 40] : [40, 30]))
    }

    @Test("In a tie, what is missed counts before what is exceeded", arguments: [[10.0, 30], [30, 10]])
    func missedFirst(wishes: [Double]) throws {
        var system = TestSystem()
        let x = system.variable()
        for wish in wishes { system.add([(1, x)], .equal, wish, priority: 500) }
        #expect(try Oracle.answer(system).values == [30])
    }

    @Test("A position rests after other variables, at its only limit if it has one")
    func positions() throws {
        var system = TestSystem()
        let (x, y, width) = (system.variable(), system.variable(restingAt: 5), system.variable())
        system.positions = [x, y]
        system.add([(1, x), (1, width)], .equal, 377)
        system.add([(1, y)], .lessThanOrEqual, 72)
        #expect(try Oracle.answer(system).values == [377, 72, 0])
        system.add([(1, y)], .greaterThanOrEqual, -10)
        #expect(try Oracle.answer(system).values == [377, 5, 0])
    }

    @Test("Three constraints on one variable are best satisfied by the middle value")
    func median() throws {
        var system = TestSystem()
        let x = system.variable()
        for wish in [5.0, 100, 7] { system.add([(1, x)], .equal, wish, priority: 500) }
        let answer = try Oracle.answer(system)
        #expect(answer.values == [7])
        #expect(answer.levels.map(\.totalViolation) == [95])
    }

    @Test("Undetermined variables take their resting values in the order of their creation")
    func rest() throws {
        var system = TestSystem()
        let x = system.variable(restingAt: 3)
        let y = system.variable(restingAt: 4)
        system.add([(1, x), (1, y)], .equal, 10)
        let answer = try Oracle.answer(system)
        #expect(answer.values == [3, 7])
        #expect(answer.loose == [0, 1])
    }

    @Test("Of required constraints that contradict each other, the newest is dropped")
    func dropped() throws {
        var system = TestSystem()
        let x = system.variable()
        system.add([(1, x)], .greaterThanOrEqual, 10)
        system.add([(1, x)], .lessThanOrEqual, 5)
        system.add([(1, x)], .equal, 12)
        let answer = try Oracle.answer(system)
        #expect(answer.dropped == [1])
        #expect(answer.values == [12])
    }

    @Test("A dropped constraint still counts for more than every optional one")
    func wish() throws {
        var system = TestSystem()
        let x = system.variable()
        system.add([(1, x)], .greaterThanOrEqual, 10)
        system.add([(1, x)], .lessThanOrEqual, 5)
        system.add([(1, x)], .equal, 100, priority: 999)
        let answer = try Oracle.answer(system)
        #expect(answer.dropped == [1])
        #expect(answer.values == [10])
        #expect(answer.levels.map(\.totalViolation) == [90])
    }

    @Test("Of required constraints that contradict each other, the one of the highest rank is dropped")
    func rank() throws {
        var system = TestSystem()
        let x = system.variable()
        system.add([(1, x)], .greaterThanOrEqual, 10)
        system.add([(1, x)], .lessThanOrEqual, 5)
        system.rows[0].rank = 1
        let answer = try Oracle.answer(system)
        #expect(answer.dropped == [0])
        #expect(answer.values == [5])
    }

    @Test("A row without variables is either satisfied or violated")
    func emptyRows() throws {
        var system = TestSystem()
        let x = system.variable(restingAt: 1)
        system.add([], .equal, 3)
        system.add([(1, x), (-1, x)], .lessThanOrEqual, 3)
        system.add([(1, x), (-1, x)], .greaterThanOrEqual, 3, priority: 10)
        let answer = try Oracle.answer(system)
        #expect(answer.dropped == [0])
        #expect(answer.levels.map(\.totalViolation) == [3])
        #expect(answer.values == [1])
    }

    @Test("Fractions come out exactly: a third of 100")
    func thirds() throws {
        var system = TestSystem()
        let x = system.variable()
        system.add([(3, x)], .equal, 100)
        #expect(try Oracle.answer(system).values == [100.0 / 3])
    }

    @Test("Fifty weak constraints do not outweigh a stronger one")
    func noOutvoting() throws {
        var system = TestSystem()
        let x = system.variable()
        for _ in 0..<50 { system.add([(1, x)], .equal, 0, priority: 250) }
        system.add([(1, x)], .equal, 80, priority: 250.5)
        #expect(try Oracle.answer(system).values == [80])
    }
}
