import Testing

@testable import ConstraintSolver

/// Coefficients from 1e-6 to 1e6 and constants up to 1e9 are ordinary input.
@Suite("Magnitudes")
struct MagnitudesTests {
    @Test(
        "Equations with coefficients of any ordinary size are solved", arguments: [1e-6, 1e-4, 1e-2, 1, 1e2, 1e4, 1e6])
    func coefficients(coefficient: Double) throws {
        let solver = Solver()
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        try solver.add(coefficient * x == 3)
        try solver.add(y - coefficient * x == 4)
        solver.solve()
        #expect(abs(solver.value(of: x) * coefficient - 3) < 1e-9)
        #expect(abs(solver.value(of: y) - 7) < 1e-9)
    }

    @Test("A small coefficient beside a large one counts", arguments: [1e-6, 1e-5, 1e-4, 1e-3])
    func smallBesideLarge(small: Double) throws {
        let solver = Solver()
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        try solver.add(1e6 * x + small * y == 1e6)
        try solver.add(x == 1 - small * 1e-6)
        solver.solve()
        #expect(abs(solver.value(of: y) - 1) < 1e-3)
        #expect(solver.conflicts.isEmpty)
    }

    /// Found by the shorthand's fuzzer while the advice on a conflict was trying another constant.
    @Test("A size that only the rounding of a constant of 1e12 makes negative is not a conflict")
    func largeConstants() throws {
        let solver = Solver()
        let size = solver.makeVariable("size", isNonNegative: true)
        let (start, margin) = (solver.makeVariable("start"), solver.makeVariable("margin"))
        try solver.add(margin == 8)
        try solver.add(start == (1.0 / 3) * margin - 999_999_999_682.6666)
        try solver.add(start + size == 320 - 1e12)
        solver.solve()
        #expect(abs(solver.value(of: size)) < 1e-3)
        #expect(solver.conflicts.isEmpty)
    }

    /// Found by the shorthand's fuzzer: the ratio amplifies the rounding error of the constant.
    @Test("A rounding error that a small ratio amplifies is not a conflict")
    func smallRatio() throws {
        let solver = Solver()
        let (leading, room, top) = (
            solver.makeVariable("leading"), solver.makeVariable("room"), solver.makeVariable("top")
        )
        let (width, height) = (
            solver.makeVariable("width", isNonNegative: true), solver.makeVariable("height", isNonNegative: true)
        )
        try solver.add(leading == 1e-9)
        try solver.add(room == 320)
        try solver.add(leading + width - room == -319.99999951899997)
        try solver.add(width == 1e-9 * height)
        try solver.add(top + height == 480 - 1e-9)
        try solver.add(top == 0)
        solver.solve()
        #expect(abs(solver.value(of: top)) < 1e-3)
        #expect(solver.conflicts.isEmpty)
    }

    /// From seed 65330 of `PathIndependenceTests.besideLargeNumber`: the sum that proves the conflict is infinite.
    @Test("A conflict that no double can prove is reported or unverified")
    func overflow() throws {
        let solver = Solver()
        let (a, b, c, d) = (
            solver.makeVariable("a"), solver.makeVariable("b"), solver.makeVariable("c"), solver.makeVariable("d")
        )
        try solver.add(3 * c - 0.25 * b >= 199.25)
        try solver.add(-b - 2 * d <= 74)
        try solver.add(3 * c - b <= -16.25)
        let large = try solver.add(c >= Double.greatestFiniteMagnitude)
        try solver.add(a - d - 2 * b >= 168.25)
        try solver.add(c - 2 * a >= -8.75)
        try solver.add(2 * c == 181.25, priority: 500)
        solver.solve()
        #expect(!solver.conflicts.isEmpty || !solver.unverified.isEmpty)
        try solver.remove(large)
        solver.solve()
        #expect(solver.conflicts.count == 1 && solver.unverified.isEmpty)
    }

    @Test("A small coefficient beside a large one does not determine a variable that other rows determine")
    func smallIsLast() throws {
        let solver = Solver()
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        try solver.add(y == 1e9 / 3)
        try solver.add(1e-6 * x + y == 1e9 / 3 + 5e-6)
        var last = x
        for _ in 0..<5 {
            let next = solver.makeVariable()
            try solver.add(last == next)
            last = next
        }
        try solver.add(last == 5)
        solver.solve()
        #expect(solver.value(of: x) == 5)
        #expect(solver.conflicts.isEmpty)
    }

    @Test("A variable with a small coefficient beside a large one is optimized with the variables it depends on")
    func smallIsNotPeeled() throws {
        let solver = Solver()
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        try solver.add(1e-6 * x + y == 3)
        try solver.add(y == 2, priority: 500)
        solver.solve()
        #expect(abs(solver.value(of: x) - 1e6) < 1e-3)
        // If x were computed from y afterward, the computation would amplify the rounding error of y.
        #expect(solver.statistics.componentVariables == 2)
    }

    @Test("A limit that only rounding violates counts as satisfied")
    func roundedLimit() throws {
        let solver = Solver()
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        try solver.add(x == 0.1)
        try solver.add(y == 0.2)
        let limit = try solver.add(x + y <= 0.3)
        solver.solve()
        #expect(0.1 + 0.2 > 0.3)
        #expect(solver.violation(of: limit) == 0)
        #expect(solver.conflicts.isEmpty)
    }

    @Test("Limits that coincide up to rounding determine a variable")
    func limitsThatMeet() throws {
        for isApart in [false, true] {
            let solver = Solver()
            let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
            try solver.add(y == 1e9 / 3 + 0.1)
            // The known value is 0.1, up to the rounding error of a number as large as 1e9 / 3.
            let known = 1e9 / 3 + 0.1 - 1e9 / 3
            try solver.add(isApart ? x >= y - 1e9 / 3 : x <= y - 1e9 / 3)
            try solver.add(isApart ? x <= known - 1e-9 : x >= known - 1e-9)
            solver.solve()
            #expect(abs(solver.value(of: x) - 0.1) < 1e-6)
            #expect(!solver.isUndetermined(x) && solver.conflicts.isEmpty)
            #expect(solver.statistics.pivots == 0)
        }
    }

    @Test("Redundant equalities do not conflict at any magnitude", arguments: [1, 1e3, 1e6, 1e8, 1e9])
    func redundant(magnitude: Double) throws {
        let solver = Solver()
        let (x, y, z) = (solver.makeVariable("x"), solver.makeVariable("y"), solver.makeVariable("z"))
        let third = magnitude / 3
        try solver.add(x == third)
        try solver.add(y == x + 0.1)
        try solver.add(z == y + third)
        try solver.add(z == x + (third + 0.1))
        try solver.add(3 * x == magnitude)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(abs(solver.value(of: z) - (2 * third + 0.1)) <= 1e-9 * magnitude)
    }

    @Test("A contradiction of one point is found beside constants of 1e9")
    func contradiction() throws {
        let solver = Solver()
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        try solver.add(x == 1e9)
        try solver.add(y - x == 1)
        let last = try solver.add(y - x == 2)
        solver.solve()
        #expect(solver.conflicts.map(\.dropped) == [last])
        #expect(solver.value(of: y) == 1e9 + 1)
    }

    @Test("Signed zeros, the smallest numbers and repeated terms are ordinary input")
    func special() throws {
        let solver = Solver()
        let x = solver.makeVariable("x")
        let y = try solver.makeVariable("y", restingValue: -0.0)
        try solver.add(LinearConstraint(terms: [Term(x, 1), Term(x, 1)], relation: .equal, constant: 10))
        try solver.add(x + 0 * y >= -0.0, priority: 500)
        try solver.add(y == .leastNonzeroMagnitude, priority: 500)
        try solver.add(x - x == 0)
        solver.solve()
        #expect(solver.value(of: x) == 5)
        #expect(abs(solver.value(of: y)) <= 1e-12)
        #expect(solver.conflicts.isEmpty)
    }

    @Test("Neighboring priorities are separate levels", arguments: [250.5, 250.000_000_1, 250.0.nextUp])
    func neighboringPriorities(higher: Double) throws {
        let solver = Solver()
        let x = solver.makeVariable("x")
        for _ in 0..<1_000 { try solver.add(x == 0, priority: 250) }
        try solver.add(x == 80, priority: higher)
        solver.solve()
        #expect(solver.value(of: x) == 80)
    }

    @Test("More than doubles are used for a large constant, and no longer once it is an ordinary one")
    func ordinaryAgain() throws {
        let solver = Solver()
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        let size = try solver.add(x == 1e12)
        try solver.add(y - x == 1)
        solver.solve()
        #expect(solver.state.precision.magnifiedCount == 2)
        try solver.setConstant(of: size, to: 5)
        solver.solve()
        #expect(solver.state.precision.magnifiedCount == 0 && solver.value(of: y) == 6)
    }

    @Test("The smallest positive number is a valid priority")
    func smallestPriority() throws {
        let solver = Solver()
        let x = solver.makeVariable("x")
        try solver.add(x == 5, priority: .leastNonzeroMagnitude)
        solver.solve()
        #expect(solver.value(of: x) == 5)
    }

    @Test("Different numbers whose products underflow to 0 are not taken for equal")
    func vanishingProducts() throws {
        let solver = Solver()
        let (x, y, z) = (solver.makeVariable("x"), solver.makeVariable("y"), solver.makeVariable("z"))
        let least = Double.leastNonzeroMagnitude
        try solver.add(0.001 * y - 0.001 * x >= 0)
        try solver.add(0.001 * x == 200 * least, priority: 750)
        try solver.add(0.001 * x == 400 * least, priority: 500)
        try solver.add(0.001 * y == 0, priority: 250)
        try solver.add(0.001 * z - 0.001 * y >= 0, priority: 200)
        solver.solve()
        #expect(solver.value(of: x) == 200_000 * least)
        // A thousandth of either constant of x rounds to 0, but neither of the two rows is taken for the other.
        #expect(solver.statistics.carefulSolves == 0)
    }
}
