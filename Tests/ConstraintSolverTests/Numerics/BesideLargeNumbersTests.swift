import ConstraintSolver
import Testing

/// Contradicting required constraints beside a number so large that the contradiction is lost in its rounding error:
/// the same constraint is dropped, whether or not the conflict was found before the large number was added.
@Suite("Conflicts beside large numbers")
struct BesideLargeNumbersTests {
    private let solver = Solver()

    private func expectDropped(_ dropped: Constraint, _ solves: Bool, then large: LinearConstraint) throws {
        if solves {
            solver.solve()
            #expect(solver.conflicts.map(\.dropped) == [dropped])
        }
        try solver.add(large)
        solver.solve()
        #expect(solver.conflicts.map(\.dropped) == [dropped])
    }

    @Test(
        "The same constraint is dropped where values follow from the large number",
        arguments: [1e12, 1e15, 1e17, 1e20, 1e300], [true, false])
    func forward(number: Double, solves: Bool) throws {
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        try solver.add(3 * x - 2 * y == 10.75)
        let dropped = try solver.add(3 * x - 2 * y >= 95.75)
        try expectDropped(dropped, solves, then: 2 * x == number)
    }

    @Test(
        "The same constraint is dropped when a value is edited to the large number and back",
        arguments: [1e12, 1e17, 1e20])
    func edited(number: Double) throws {
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        try solver.add(y - x == 0.25)
        let dropped = try solver.add(y - x >= 15)
        let place = try solver.add(x == 3)
        for constant in [3, number, 5, -number, 7] {
            try solver.setConstant(of: place, to: constant)
            solver.solve()
            #expect(solver.conflicts.map(\.dropped) == [dropped], "at \(constant)")
            #expect(solver.value(of: y) == constant + 0.25, "at \(constant)")
        }
    }

    @Test("The same constraint is dropped where inequalities compete", arguments: [1e12, 1e50, 1e300], [true, false])
    func limits(number: Double, solves: Bool) throws {
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        let z = solver.makeVariable("z", isNonNegative: true)
        try solver.add(3 * y + 3 * x <= 74.25)
        try solver.add(3 * y - x <= 139.75)
        let dropped = try solver.add(0.5 * z - 0.25 * y <= -42.25)
        try expectDropped(dropped, solves, then: 3 * z - x <= -number)
    }

    @Test(
        "The same constraint is dropped where an equality and an inequality compete",
        arguments: [1e12, 1e50, 1e300], [true, false])
    func equality(number: Double, solves: Bool) throws {
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        let z = solver.makeVariable("z", isNonNegative: true)
        try solver.add(3 * y - 2 * x == 37.75)
        try solver.add(3 * y - x <= 116.75)
        let dropped = try solver.add(2 * x - 2 * y - 2 * z == 122.25)
        try expectDropped(dropped, solves, then: 0.5 * x <= -number)
    }

    @Test("The same constraint is dropped when the constant of a member is edited")
    func editedMember() throws {
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        try solver.add(-2 * x - 0.25 * y == -.greatestFiniteMagnitude)
        let member = try solver.add(2 * x >= 163.75)
        try solver.add(0.5 * y - x >= 180, priority: 750.5)
        let dropped = try solver.add(-1 * x >= 146)
        try solver.add(-1 * y >= 59)
        for constant in [163.75, 166.5] {
            try solver.setConstant(of: member, to: constant)
            solver.solve()
            #expect(solver.conflicts.map(\.dropped) == [dropped])
        }
    }
}
