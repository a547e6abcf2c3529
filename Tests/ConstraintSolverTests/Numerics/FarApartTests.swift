import ConstraintSolver
import Testing

/// Coefficients so far apart that doubles alone gave wrong answers.
@Suite("Coefficients far apart")
struct FarApartTests {
    private let solver = Solver()

    private func variables(_ count: Int) -> [Variable] { (0..<count).map { _ in solver.makeVariable() } }

    @Test("A variable moves as far as its small coefficient requires")
    func farAway() throws {
        let v = variables(2)
        let (x, y) = (v[0], v[1])
        try solver.add(-599 * x + 0.017 * y >= 1, priority: 750)
        try solver.add(x - 1000 * y <= 0, priority: 999)
        try solver.add(60 * y >= 0, priority: 999)
        try solver.add(1000 * x >= 0, priority: 750)
        solver.solve()
        #expect(solver.value(of: x) == 0)
        #expect(abs(solver.value(of: y) - 1 / 0.017) < 1e-9)
    }

    @Test("Where many large slopes of one level cancel, a small one decides")
    func smallSlope() throws {
        let x = solver.makeVariable()
        for _ in 0..<20 { try solver.add(1e6 * x >= 1e7, priority: 500) }
        for _ in 0..<20 { try solver.add(1e6 * x <= 0, priority: 500) }
        try solver.add(1e-6 * x == 5e-6, priority: 500)
        solver.solve()
        #expect(abs(solver.value(of: x) - 5) < 1e-6)
    }

    @Test(
        "Two rows that differ only by the rounding of a coefficient conflict or are unverified",
        arguments: [1e-3, 1e-6])
    func parallel(factor: Double) throws {
        let v = variables(2)
        try solver.add(v[0] + factor * v[1] == 1)
        try solver.add((1 / factor) * v[0] + v[1] == 0)
        solver.solve()
        #expect(!solver.unverified.isEmpty || !solver.conflicts.isEmpty)
    }

    @Test("A third and its inverse conflict or are unverified, whatever else is in the region", arguments: [1, 0.0001])
    func third(other: Double) throws {
        let v = (0..<3).map { _ in solver.makeVariable(isNonNegative: true) }
        try solver.add(v[0] == (1.0 / 3) * v[1] + 1)
        try solver.add(v[1] == 3 * v[0])
        try solver.add(v[2] == other * v[1])
        try solver.add(v[2] == other * v[0] + 5, priority: 500)
        solver.solve()
        #expect(!solver.unverified.isEmpty || !solver.conflicts.isEmpty)
    }

    @Test("A conflict includes a member with a small multiplier, and ends when that member is removed")
    func smallShare() throws {
        let v = (0..<5).map { _ in solver.makeVariable(isNonNegative: true) }
        let (p, q, r, s, t) = (v[0], v[1], v[2], v[3], v[4])
        let cause = try solver.add(p == 1)
        try solver.add(1_000_000 * p + 1000 * q + 1_000_001 * r - s == 60)
        try solver.add(-0.0005 * t - 0.5 * s + 500_000.0000005 * p - 0.5 * q >= 1)
        let last = try solver.add(r == 16)
        try solver.add(r - t <= 44.25)
        solver.solve()
        #expect(solver.conflicts.count == 1 && solver.conflicts.allSatisfy { $0.members.contains(cause) })
        try solver.remove(cause)
        solver.solve()
        #expect(solver.conflicts.isEmpty && solver.value(of: r) == 16 && solver.violation(of: last) == 0)
    }

    @Test("Required constraints that can all be satisfied do not conflict")
    func feasible() throws {
        let v = variables(3)
        let (x, y, z) = (v[0], v[1], v[2])
        try solver.add(x >= 0)
        try solver.add(x + 0.001 * y <= -1)
        try solver.add(y == 0, priority: 749)
        try solver.add(z + 1000 * y == 0, priority: 750)
        try solver.add(100 * z + 0.01 * x == 0, priority: 251)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        // Level 750 prefers z = -1000y, level 749 prefers the y closest to 0, and nothing prefers an x above 0.
        #expect([x, y, z].map(solver.value) == [0, -1000, 1_000_000])
    }

    @Test("A level that can be satisfied is satisfied, however far away the solution is")
    func farLevel() throws {
        let v = variables(4)
        let (a, b, c, d) = (v[0], v[1], v[2], v[3])
        try solver.add(-0.01 * d <= -23)
        try solver.add(d - 0.01 * a == 0)
        try solver.add(-1000 * b + c <= 0)
        let link = try solver.add(-1000 * a + 0.017 * b == 0, priority: 999.5)
        try solver.add(b == 0, priority: 999)
        try solver.add(-0.01 * a + 60 * c >= 0, priority: 251)
        solver.solve()
        #expect(solver.violation(of: link) == 0)
        #expect(solver.conflicts.isEmpty)
        #expect(abs(solver.value(of: d) - 2300) < 1e-9)
        #expect(abs(solver.value(of: b) / (2.3e8 / 0.017) - 1) < 1e-12)
    }

    @Test("A contradiction that spans several powers of ten is a conflict")
    func conflict() throws {
        let v = variables(4)
        let (x, y, z, w) = (v[0], v[1], v[2], v[3])
        let members = [
            try solver.add(y <= 0), try solver.add(0.001 * z + w == -13), try solver.add(z >= 0),
            try solver.add(w + 120 * x == 0), try solver.add(-1 * x + 1000 * y >= 0),
        ]
        try solver.add(x >= 0, priority: 999)
        try solver.add(z + 0.001 * y >= 0, priority: 750)
        solver.solve()
        // x is (13 + z / 1000) / 120 and must be at most 1000y, which is at most 0.
        #expect(solver.conflicts == [Conflict(members: members, dropped: members[4])])
        #expect(solver.value(of: y) == 0)
        #expect(abs(solver.value(of: x) - 13.0 / 120) < 1e-12)
    }

    @Test("An answer computed in fractions is counted as such, and is verified")
    func counted() throws {
        let v = variables(2)
        try solver.add(1e6 * v[0] + 1e-6 * v[1] == 1e6)
        try solver.add(v[0] + v[1] == 1e9, priority: 500)
        try solver.add(v[0] - v[1] == 3, priority: 500)
        solver.solve()
        #expect(solver.statistics.exactSolves == 1)
        #expect(solver.statistics.unverifiedSolves == 0)
        #expect(solver.unverified.isEmpty && !solver.isUnverified(v[0]))
    }

    @Test("A system too large for fractions is reported as unverified")
    func unverified() throws {
        // Each step divides by a difference of two numbers that agree to ten digits.
        let v = variables(100)
        for (x, y) in zip(v, v.dropFirst()) {
            try solver.add(x - y == 1, priority: 500)
            try solver.add(x - (1 + 1e-10) * y == 1, priority: 500)
            try solver.add(x >= y, priority: 750)
        }
        solver.solve()
        #expect(solver.statistics.unverifiedSolves == 1)
        #expect(solver.unverified == v)
        for constraint in [try solver.add(v[0] == 1), try solver.add(v[99] == 1)] { try solver.remove(constraint) }
    }
}
