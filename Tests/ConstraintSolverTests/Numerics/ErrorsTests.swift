import ConstraintSolver
import Testing

/// A refused edit throws a typed error and changes nothing.
@Suite("Refusals")
struct ErrorsTests {
    private let solver = Solver()
    private let x: Variable
    private let wish: Constraint

    init() throws {
        x = solver.makeVariable("x")
        wish = try solver.add(x == 30, priority: 750)
        solver.solve()
    }

    /// Expects that no edit is pending and that the answer is unchanged.
    private func expectNothingChanged(sourceLocation: SourceLocation = #_sourceLocation) {
        solver.solve()
        #expect(solver.statistics == Statistics(), sourceLocation: sourceLocation)
        #expect(solver.changedVariables.isEmpty, sourceLocation: sourceLocation)
        #expect(solver.value(of: x) == 30, sourceLocation: sourceLocation)
    }

    @Test("An infinite number is refused wherever a number is wanted", arguments: [Double.infinity, -.infinity])
    func infinite(number: Double) throws {
        let (solver, x, wish) = (solver, x, wish)
        #expect(throws: SolverError.notFinite(number)) { try solver.makeVariable("y", restingValue: number) }
        #expect(throws: SolverError.notFinite(number)) { try solver.setRestingValue(of: x, to: number) }
        #expect(throws: SolverError.notFinite(number)) {
            try solver.add(LinearConstraint(terms: [Term(x, number)], relation: .equal, constant: 1))
        }
        #expect(throws: SolverError.notFinite(number)) { try solver.add(x == number) }
        #expect(throws: SolverError.notFinite(number)) { try solver.setConstant(of: wish, to: number) }
        #expect(throws: SolverError.notFinite(number)) { try solver.setCoefficient(of: wish, for: x, to: number) }
        #expect(throws: SolverError.invalidPriority(number)) { try solver.add(x == 1, priority: number) }
        #expect(throws: SolverError.invalidPriority(number)) { try solver.setPriority(of: wish, to: number) }
        expectNothingChanged()
    }

    @Test("NaN is refused wherever a number is wanted")
    func notANumber() throws {
        let (solver, x, wish) = (solver, x, wish)
        #expect(throws: SolverError.self) { try solver.makeVariable("y", restingValue: .nan) }
        #expect(throws: SolverError.self) { try solver.setRestingValue(of: x, to: .nan) }
        #expect(throws: SolverError.self) { try solver.add(.nan * x == 1) }
        #expect(throws: SolverError.self) { try solver.add(x == .nan) }
        #expect(throws: SolverError.self) { try solver.setConstant(of: wish, to: .nan) }
        #expect(throws: SolverError.self) { try solver.setCoefficient(of: wish, for: x, to: .nan) }
        #expect(throws: SolverError.self) { try solver.add(x == 1, priority: .nan) }
        #expect(throws: SolverError.self) { try solver.setPriority(of: wish, to: .nan) }
        expectNothingChanged()
    }

    @Test("Coefficients of one variable whose sum is infinite are refused, and nothing changes")
    func sum() throws {
        let largest = Double.greatestFiniteMagnitude
        #expect(throws: SolverError.notFinite(.infinity)) {
            try solver.add(
                LinearConstraint(terms: [Term(x, largest), Term(x, largest)], relation: .equal, constant: 1))
        }
        expectNothingChanged()
        let y = solver.makeVariable("y")
        let sum = try solver.add(LinearConstraint(terms: [Term(x), Term(y), Term(x)], relation: .equal, constant: 70))
        solver.solve()
        #expect(solver.value(of: y) == 10)
        try solver.setCoefficient(of: sum, for: x, to: 1)
        solver.solve()
        #expect(solver.value(of: y) == 40)
    }

    @Test("A priority outside the range above 0 and up to 1000 is refused", arguments: [0, -0.0, -1, 1000.0001, 1e9])
    func priority(priority: Double) throws {
        let (solver, x, wish) = (solver, x, wish)
        #expect(throws: SolverError.invalidPriority(priority)) { try solver.add(x == 1, priority: priority) }
        #expect(throws: SolverError.invalidPriority(priority)) { try solver.setPriority(of: wish, to: priority) }
        expectNothingChanged()
    }

    @Test("Handles of another solver are unknown")
    func foreign() throws {
        let (solver, x, wish) = (solver, x, wish)
        let other = Solver()
        let stranger = other.makeVariable("y")
        let strange = try other.add(stranger == 1)
        #expect(throws: SolverError.unknownVariable(stranger)) { try solver.add(x + stranger == 1) }
        #expect(throws: SolverError.unknownVariable(stranger)) { try solver.remove(stranger) }
        #expect(throws: SolverError.unknownVariable(stranger)) { try solver.setRestingValue(of: stranger, to: 1) }
        #expect(throws: SolverError.unknownVariable(stranger)) {
            try solver.setCoefficient(of: wish, for: stranger, to: 1)
        }
        #expect(throws: SolverError.unknownConstraint(strange)) { try solver.remove(strange) }
        #expect(throws: SolverError.unknownConstraint(strange)) { try solver.setConstant(of: strange, to: 1) }
        #expect(throws: SolverError.unknownConstraint(strange)) { try solver.setPriority(of: strange, to: 1) }
        #expect(throws: SolverError.unknownConstraint(strange)) { try solver.setRelation(of: strange, to: .equal) }
        #expect(throws: SolverError.unknownConstraint(strange)) {
            try solver.setCoefficient(of: strange, for: x, to: 1)
        }
        expectNothingChanged()
    }

    @Test("A removed constraint is unknown, even when its slot is reused")
    func removedConstraint() throws {
        let (solver, x) = (solver, x)
        let gone = try solver.add(x >= 1, priority: 10)
        try solver.remove(gone)
        #expect(throws: SolverError.unknownConstraint(gone)) { try solver.remove(gone) }
        try solver.add(x >= 2, priority: 10)
        #expect(throws: SolverError.unknownConstraint(gone)) { try solver.setConstant(of: gone, to: 1) }
    }

    @Test("A removed variable is unknown, even when its slot is reused")
    func removedVariable() throws {
        let solver = solver
        let gone = solver.makeVariable("gone")
        try solver.remove(gone)
        #expect(throws: SolverError.unknownVariable(gone)) { try solver.remove(gone) }
        _ = solver.makeVariable("next")
        #expect(throws: SolverError.unknownVariable(gone)) { try solver.add(gone == 1) }
    }

    @Test("A variable in use cannot be removed, and the error says how many constraints use it")
    func inUse() throws {
        let (solver, x) = (solver, x)
        #expect(throws: SolverError.variableInUse(x, constraints: 1)) { try solver.remove(x) }
        expectNothingChanged()
    }

    @Test("A variable whose coefficient was set to 0 can be removed; another coefficient brings it back")
    func coefficientOfZero() throws {
        let solver = solver
        let y = solver.makeVariable("y")
        let row = try solver.add(y == 4)
        try solver.setCoefficient(of: row, for: y, to: 0)
        solver.solve()
        #expect(solver.conflicts.map(\.dropped) == [row])
        try solver.setCoefficient(of: row, for: y, to: 2)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(solver.value(of: y) == 2)
        try solver.setCoefficient(of: row, for: y, to: 0)
        try solver.remove(y)
    }
}
