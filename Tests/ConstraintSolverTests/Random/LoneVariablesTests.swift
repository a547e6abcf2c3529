import TestSupport
import Testing

@testable import ConstraintSolver

/// Components of one variable, which are solved without the simplex method.
@Suite("Components of one variable")
struct LoneVariablesTests {
    @Test("Random components of one variable get the canonical answer")
    func canonical() {
        let seeds = Effort.seeds(10_000, long: 1_000_000)
        RandomCheck(name: "Lone variables", make: LoneVariables.make, fault: RandomSystemsTests.fault).run(seeds: seeds)
        RandomCheck(name: "Lone variables", make: LoneVariables.make, fault: RandomSystemsTests.undeterminedFault)
            .run(seeds: seeds)
    }

    @Test("No pivot is made for the size of a label")
    func label() throws {
        let solver = Solver()
        let width = solver.makeVariable("width", isNonNegative: true)
        try solver.add(width <= 80, priority: 250)
        try solver.add(width >= 80, priority: 750)
        solver.solve()
        #expect(solver.value(of: width) == 80 && solver.undetermined.isEmpty)
        #expect(solver.statistics.componentsSolved == 1 && solver.statistics.pivots == 0)
    }

    @Test("Limits that differ only by rounding agree and determine the variable", arguments: [true, false])
    func rounding(usesFastPath: Bool) throws {
        let solver = Solver(usesFastPath: usesFastPath)
        let x = solver.makeVariable("x")
        try solver.add(x >= 0.1 + 0.2)
        try solver.add(x <= 0.3)
        try solver.add(x == 7, priority: 500)
        solver.solve()
        #expect(solver.conflicts.isEmpty && solver.undetermined.isEmpty)
        #expect(abs(solver.value(of: x) - 0.3) < 1e-15)
    }

    @Test("Costs that cancel up to rounding are a tie, which the oldest constraint decides", arguments: [true, false])
    func balance(usesFastPath: Bool) throws {
        let solver = Solver(usesFastPath: usesFastPath)
        let x = try solver.makeVariable("x", restingValue: 5)
        try solver.add(0.1 * x >= 1, priority: 500)
        try solver.add(0.2 * x >= 2, priority: 500)
        try solver.add(0.3 * x <= -3, priority: 500)
        solver.solve()
        // Every value from −10 to 10 costs the same up to rounding, so the oldest constraint prevails.
        #expect(abs(solver.value(of: x) - 10) < 1e-12)
    }

    @Test("An undetermined variable takes the value nearest to its resting value", arguments: [true, false])
    func open(usesFastPath: Bool) throws {
        let solver = Solver(usesFastPath: usesFastPath)
        let x = try solver.makeVariable("x", restingValue: 5)
        try solver.add(x >= 10, priority: 750)
        try solver.add(-1 * x >= -20)
        solver.solve()
        #expect(solver.value(of: x) == 10 && solver.undetermined == [x])
    }
}
