import ConstraintSolver
import Testing

/// The certificate of small systems, worked out by hand.
@Suite("Certificates")
struct CertificateTests {
    @Test("Where every wish is met there is nothing to prove")
    func met() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        try solver.add(x == 30, priority: 750)
        solver.solve()
        #expect(solver.certificate == OptimalityCertificate(levels: [], infeasibilities: []))
    }

    @Test("A limit that stands in the way of a wish resists it with the same force")
    func limit() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        let limit = try solver.add(2 * x <= 20)
        let wish = try solver.add(x == 30, priority: 750)
        solver.solve()
        // The wish pulls by 1 for each unit of x, and half of the limit's coefficient holds against it.
        #expect(
            solver.certificate.levels == [
                .init(priority: 750, multipliers: [.init(limit, 0.5), .init(wish, -1)])
            ])
    }

    @Test("What a wish costs is carried back through all that its variable was computed from")
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
        // −2 (x ≥ 10) − (y − 2x = 0) + (y ≤ 15), with 2 · 10 against 15; the scale is the solver's.
        let proof = try #require(solver.certificate.infeasibilities.first)
        #expect(proof.setAside == high)
        #expect(proof.multipliers.map(\.constraint) == [low, tie, high])
        let scale = proof.multipliers[2].value
        #expect(scale > 0)
        #expect(proof.multipliers.map(\.value) == [-2 * scale, -scale, scale])
    }
}
