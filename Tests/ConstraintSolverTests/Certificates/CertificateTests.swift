import ConstraintSolver
import Testing

/// The certificates of small systems, worked out by hand.
@Suite("Certificates")
struct CertificateTests {
    @Test("If every optional constraint is satisfied, there is nothing to prove")
    func met() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        try solver.add(x == 30, priority: 750)
        solver.solve()
        #expect(solver.certificate == OptimalityCertificate(levels: [], infeasibilities: []))
    }

    @Test("A bound that blocks an optional constraint has a multiplier of the opposite sign")
    func limit() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        let limit = try solver.add(2 * x <= 20)
        let wish = try solver.add(x == 30, priority: 750)
        solver.solve()
        // Each unit of x reduces the violation of the wish by 1; the limit, whose coefficient is 2, balances this with
        // the multiplier 0.5.
        #expect(
            solver.certificate.levels == [
                .init(priority: 750, multipliers: [.init(limit, 0.5), .init(wish, -1)])
            ])
    }

    @Test("The cost of an optional constraint is traced back through everything its variable was computed from")
    func chain() throws {
        let solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let first = try solver.add(x == 10)
        let second = try solver.add(y == 3 * x)
        let wish = try solver.add(y <= 20, priority: 250)
        solver.solve()
        #expect(
            solver.certificate.levels == [
                .init(priority: 250, multipliers: [.init(first, -3), .init(second, -1), .init(wish, 1)])
            ])
    }

    @Test("The constraints of a conflict add up to a contradiction")
    func conflict() throws {
        let solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let low = try solver.add(x >= 10)
        let tie = try solver.add(y == 2 * x)
        let high = try solver.add(y <= 15)
        solver.solve()
        // −2 (x ≥ 10) − (y − 2x = 0) + (y ≤ 15) leaves 0 ≤ 15 − 2 · 10; the solver may scale the multipliers.
        let proof = try #require(solver.certificate.infeasibilities.first)
        #expect(proof.dropped == high)
        #expect(proof.multipliers.map(\.constraint) == [low, tie, high])
        let scale = proof.multipliers[2].value
        #expect(scale > 0)
        #expect(proof.multipliers.map(\.value) == [-2 * scale, -scale, scale])
    }

    @Test("The multipliers of a conflict are accurate even where nearly everything cancels")
    func nearlyParallelConflict() throws {
        let solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let coefficient = 0.999999999
        let low = try solver.add(0.5 * x - y <= 104)
        let tie = try solver.add(0.5 * x - coefficient * y == 104.5)
        let number = try solver.add(2 * x == 179.75)
        solver.solve()
        let proof = try #require(solver.certificate.infeasibilities.first)
        #expect(proof.dropped == number)
        #expect(proof.multipliers.map(\.constraint) == [low, tie, number])
        // If a is the coefficient, (0.5 x − y) − (0.5 x − a y) / a leaves (0.5 − 0.5 / a) x, and 1 − a is computed
        // without rounding.
        let scale = proof.multipliers[0].value
        let expected = [1, -1 / coefficient, (1 - coefficient) / (4 * coefficient)]
        for (multiplier, expected) in zip(proof.multipliers, expected) {
            #expect(abs(multiplier.value / scale - expected) <= 1e-14 * abs(expected))
        }
    }

    @Test("A definition blocks an optional constraint like any other required constraint")
    func given() throws {
        let solver = Solver()
        let (inner, outer) = (solver.makeVariable(), solver.makeVariable())
        let wish = try solver.add(inner >= 100, priority: 500)
        let place = try solver.addDefinition([Term(inner), Term(outer, -1)].span, constant: 5)
        let origin = try solver.addDefinition([Term(outer)].span, constant: 30)
        solver.solve()
        let multipliers = try #require(solver.certificate.levels.first).multipliers
        #expect(Set(multipliers) == [.init(wish, -1), .init(place, 1), .init(origin, 1)])
    }

    @Test("A lower bound blocks an optional constraint that would make its variable negative")
    func floor() throws {
        let solver = Solver()
        let (width, other) = (solver.makeVariable(isNonNegative: true), solver.makeVariable())
        let sum = try solver.add(width + other == 50)
        let wish = try solver.add(other >= 80, priority: 500)
        solver.solve()
        let floor = try #require(solver.lowerBound(of: width))
        // `other` is at most 50, since `width` is at least 0: the multipliers are −1 for the wish, 1 for the sum and −1
        // for the lower bound.
        let multipliers = try #require(solver.certificate.levels.first).multipliers
        #expect(Set(multipliers) == [.init(floor, -1), .init(sum, 1), .init(wish, -1)])
    }

    @Test("After an edit, the certificate is that of the new answer")
    func edited() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        let limit = try solver.add(x <= 20)
        let wish = try solver.add(x == 30, priority: 750)
        solver.solve()
        try solver.setConstant(of: limit, to: 40)
        solver.solve()
        #expect(solver.certificate.levels.isEmpty)
        try solver.setRelation(of: limit, to: .greaterThanOrEqual)
        solver.solve()
        #expect(
            solver.certificate.levels == [.init(priority: 750, multipliers: [.init(limit, -1), .init(wish, 1)])])
    }
}
