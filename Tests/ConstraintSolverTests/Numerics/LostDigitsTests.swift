import ConstraintSolver
import TestSupport
import Testing

/// Answers that once lost too many digits without being reported as unverified.
@Suite("Lost digits")
struct LostDigitsTests {
    private let solver = Solver()

    @Test("A limit far away does not hide an edit", arguments: [1e6, 1e9, 1e15, Double.greatestFiniteMagnitude])
    func besideLargeNumber(limit: Double) throws {
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        let edited = try solver.add(x >= 20, priority: 500)
        try solver.add(x == 30, priority: 400)
        try solver.add(y - x == 8, priority: 300)
        try solver.add(y == 0, priority: 200)
        try solver.add(x <= limit, priority: 100)
        solver.solve()
        #expect(solver.value(of: x) == 30 && solver.value(of: y) == 38)
        for constant in [31, 30.00001, 60, 400, 25, 1e6] {
            try solver.setConstant(of: edited, to: constant)
            solver.solve()
            #expect(solver.value(of: x) == max(30, constant), "edited to \(constant)")
            #expect(solver.value(of: y) == max(30, constant) + 8, "edited to \(constant)")
        }
    }

    @Test("The result of an edit does not depend on how large earlier numbers were")
    func afterLargeNumber() throws {
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        let edited = try solver.add(x == 0, priority: 500)
        try solver.add(y - x == 0, priority: 400)
        try solver.add(y == 7, priority: 300)
        try solver.add(x >= 100)
        for (constant, value) in [(50, 100), (1e9, 1e9), (99.999995, 100), (200, 200), (99.999995, 100)] {
            try solver.setConstant(of: edited, to: constant)
            solver.solve()
            #expect(solver.value(of: x) == value, "edited to \(constant)")
            #expect(solver.value(of: y) == value, "edited to \(constant)")
        }
    }

    @Test(
        "A limit that no double can satisfy is reported as a conflict or as unverified",
        arguments: [1e-307, 0x1p-1030, .leastNonzeroMagnitude])
    func overflow(coefficient: Double) throws {
        let x = solver.makeVariable("x", isNonNegative: true)
        try solver.add(coefficient * x >= 150)
        solver.solve()
        #expect(solver.isUnverified(x) || !solver.conflicts.isEmpty)
    }

    @Test("Values that a chain of equalities magnifies are right or unverified", arguments: [true, false])
    func magnifyingChain(isRequired: Bool) throws {
        let v = (0..<4).map { _ in solver.makeVariable() }
        let priority = isRequired ? 1000.0 : 500
        try solver.add(49 * v[0] == 1, priority: priority)
        try solver.add(49 * v[0] + 1e-6 * v[1] == 1, priority: priority)
        try solver.add(v[1] + 1e-6 * v[2] == 0, priority: priority)
        try solver.add(v[2] + 1e-6 * v[3] == 0, priority: priority)
        solver.solve()
        #expect(v.dropFirst().allSatisfy { abs(solver.value(of: $0)) < 1e-9 || solver.isUnverified($0) })
        #expect(abs(solver.value(of: v[0]) - 1.0 / 49) < 1e-15)
    }

    @Test("Values near a repelling fixed point are right or unverified", arguments: [3.0, 7, 1000])
    func repellingChain(factor: Double) throws {
        // x = factor · x − (factor − 1) / 10 has the solution 0.1; the rounding error grows by the factor at each link.
        let constant = 0.1 * factor - 0.1
        let v = (0..<40).map { _ in solver.makeVariable() }
        try solver.add(v[0] == 0.1)
        for (x, y) in zip(v, v.dropFirst()) { try solver.add(y - factor * x == -constant) }
        solver.solve()
        var expected = Fraction(0.1)
        for variable in v {
            let error = abs((Fraction(solver.value(of: variable)) - expected).approximation)
            try #require(error <= 1e-9 * max(1, abs(expected.approximation)) || solver.isUnverified(variable))
            expected = Fraction(factor) * expected - Fraction(constant)
        }
        #expect(!solver.isUnverified(v[5]))
    }

    @Test("Error growth is detected even without large coefficients")
    func fibonacci() throws {
        // The recurrence has a solution that shrinks by the golden ratio at each step, and one that grows by it.
        let ratio = (1 - 5.0.squareRoot()) / 2
        let v = (0..<120).map { _ in solver.makeVariable() }
        try solver.add(v[0] == 1)
        try solver.add(v[1] == ratio)
        for i in 2..<120 { try solver.add(v[i] - v[i - 1] - v[i - 2] == 0) }
        solver.solve()
        var (last, next) = (Fraction(1), Fraction(ratio))
        for variable in v {
            let error = abs((Fraction(solver.value(of: variable)) - last).approximation)
            try #require(error <= 1e-9 * max(1, abs(last.approximation)) || solver.isUnverified(variable))
            (last, next) = (next, last + next)
        }
        #expect(!solver.isUnverified(v[50]))
    }

    @Test("A grid of means is solved to the last digit", arguments: Effort.isFull ? [6, 18, 38] : [6, 18])
    func means(count: Int) throws {
        // The linear function 3x + 7y / 11 equals the mean of its four neighbors at every point.
        func expected(_ x: Int, _ y: Int) -> Double { 3 * Double(x) + 7 * Double(y) / 11 }
        let v = (0..<count * count).map { _ in solver.makeVariable() }
        for y in 0..<count {
            for x in 0..<count {
                var (terms, constant) = ([Term(v[y * count + x], 4)], 0.0)
                for (i, j) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)] {
                    if (0..<count).contains(i), (0..<count).contains(j) {
                        terms.append(Term(v[j * count + i], -1))
                    } else {
                        constant += expected(i, j)
                    }
                }
                try solver.add(LinearConstraint(terms: terms, relation: .equal, constant: constant))
            }
        }
        solver.solve()
        #expect(solver.unverified.isEmpty && solver.statistics.carefulSolves == 0)
        for y in 0..<count {
            for x in 0..<count {
                #expect(abs(solver.value(of: v[y * count + x]) - expected(x, y)) < 1e-11 * Double(count))
            }
        }
    }
}
