import TestSupport
import Testing

@testable import ConstraintSolver

/// If a dropped constraint contradicts several sets of others, ranks and creation order determine which set is reported.
@Suite("Members of conflicts")
struct ConflictMembersTests {
    static let shares = 4

    @Test(
        "The members of a conflict depend on the constraints, not on the edits that led to them", arguments: 0..<shares)
    func paths(share: Int) {
        RandomCheck(name: "Infeasible system", make: Self.make, fault: Self.fault)
            .run(seeds: Effort.seeds(1_000, long: 50_000, share: share, of: Self.shares))
    }

    @Test("Setting a coefficient to 0 and back leaves the members the same")
    func coefficientAgain() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        let shares = (0..<3).map { _ in solver.makeVariable(isNonNegative: true) }
        try solver.add(-x - shares[0] >= 1)
        try solver.add(-shares[0] <= 0)
        let sum = try solver.add(shares[0] + shares[1] + shares[2] == 0)
        try solver.add(-x <= 0)
        try solver.add(shares[0] + shares[1] == 0)
        solver.solve()
        let expected = solver.conflicts
        #expect(expected.count == 1)
        for share in shares {
            try solver.setCoefficient(of: sum, for: share, to: 0)
            solver.solve()
            try solver.setCoefficient(of: sum, for: share, to: 1)
            solver.solve()
            #expect(solver.conflicts == expected)
        }
    }

    @Test("The members of a conflict do not depend on the order of the terms in a row", arguments: 0..<shares)
    func orderOfTerms(share: Int) {
        RandomCheck(name: "Infeasible system", make: Self.make, fault: Self.faultOfShuffling)
            .run(seeds: Effort.seeds(1_000, long: 50_000, share: share, of: Self.shares))
    }

    @Test("Random systems have conflicts of two to six members")
    func sizes() throws {
        var sizes: Set<Int> = []
        for seed in 1...UInt64(Effort.isFull ? 400 : 150) {
            sizes.formUnion(try SolvedSystem(Self.make(seed: seed)).conflicts.map(\.count))
        }
        #expect(sizes.isSuperset(of: 2...6))
    }

    @Test("A tighter limit that becomes required later does not take the place of an older one in the conflict")
    func limits() throws {
        func conflicts(madeRequiredLater: Bool) throws -> [Int: [Int]] {
            let solver = Solver()
            let (x, y) = (solver.makeVariable(), solver.makeVariable())
            try solver.add(y == x, priority: 500)
            let rows = [
                try solver.add(x <= 5), try solver.add(x <= 3, priority: madeRequiredLater ? 900 : 1000),
                try solver.add(x >= 10),
            ]
            solver.solve()
            if madeRequiredLater { try solver.setPriority(of: rows[1], to: 1000) }
            solver.solve()
            return Dictionary(
                uniqueKeysWithValues: solver.conflicts.map { conflict in
                    (rows.firstIndex(of: conflict.dropped) ?? -1, conflict.members.compactMap(rows.firstIndex))
                })
        }
        let expected = try conflicts(madeRequiredLater: false)
        #expect(expected.count == 1 && expected[2]?.count == 2)
        #expect(try conflicts(madeRequiredLater: true) == expected)
    }

    @Test("A row whose share in a conflict cancels except for rounding error is not a member")
    func cancellation() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        try solver.add(x == 5)
        let parts = (0..<3).map { _ in solver.makeVariable() }
        // In doubles, 0.1 + 0.2 - 0.3 is not 0.
        var rows = try zip(parts, [0.1, 0.2, 0.3]).map { part, factor in try solver.add(part == factor * x) }
        rows.append(try solver.add(parts[0] + parts[1] - parts[2] == 7))
        solver.solve()
        #expect(solver.conflicts.map(\.members) == [rows])
    }

    @Test("A lower bound that was never violated can be a member, in the certificate as well")
    func lowerBound() throws {
        let solver = Solver()
        let variables = try (0..<3).map { _ in try solver.makeVariable(nil, restingValue: 7, isNonNegative: true) }
        let sum = try solver.add(variables[0] + variables[1] + variables[2] <= -1, priority: 500)
        try solver.add(variables[2] >= 1)
        solver.solve()
        try solver.setPriority(of: sum, to: 1000)
        solver.solve()
        let conflict = try #require(solver.conflicts.first)
        #expect(conflict.dropped == sum)
        #expect(solver.certificate.infeasibilities.map { $0.multipliers.map(\.constraint) } == [conflict.members])
        try solver.remove(sum)
        for variable in variables { try solver.add(variable == -1, priority: 400) }
        solver.solve()
        #expect(solver.conflicts.isEmpty && variables.map { solver.value(of: $0) } == [0, 0, 1])
    }

    /// A general system with contradictions of two to six rows. In half of the systems, about half of the variables
    /// must not be negative.
    @Sendable private static func make(seed: UInt64) -> TestSystem {
        var random = SplitMix64(seed: seed)
        var system = GeneralSystems.make(seed: random.next())
        for _ in 0..<random.int(1...3) {
            var sum = TestSystem.Row(terms: [], relation: .lessThanOrEqual, constant: 0, priority: 1000)
            for _ in 0..<random.int(1...5) {
                var row = GeneralSystems.randomRow(in: system, &random)
                row.relation = .lessThanOrEqual
                row.priority = 1000
                sum.terms += row.terms
                sum.constant += row.constant
                system.rows.insert(row, at: random.int(0...system.rows.count))
            }
            sum.relation = .greaterThanOrEqual
            sum.constant += random.pick([0.25, 1, 50])
            system.rows.insert(sum, at: random.int(0...system.rows.count))
        }
        if random.oneIn(2) { system = system.withRanks(seed: seed) }
        return random.oneIn(2) ? system.withNonNegatives(seed: seed) : system
    }

    /// Builds the system in another way: rows start as optional or with other constants and get their final form in
    /// random order, with solves and reads of the conflicts in between.
    @Sendable private static func fault(of system: TestSystem) throws(ExactOverflow) -> String? {
        var random = SplitMix64(seed: UInt64(system.rows.count) &+ 31 * UInt64(system.restingValues.count))
        var start = system
        var late: [Int] = []
        for row in system.rows.indices where random.oneIn(2) {
            late.insert(row, at: random.int(0...late.count))
            if random.oneIn(2) { start.rows[row].priority = 100 } else { start.rows[row].constant += 60 }
        }
        if system.rows.contains(where: { $0.rank != 0 }) { start = start.withRanks(seed: random.next()) }
        guard let fresh = try? SolvedSystem(system), let edited = try? SolvedSystem(start) else { return "refused" }
        do throws(SolverError) {
            for row in late {
                try edited.solver.setPriority(of: edited.constraints[row], to: system.rows[row].priority)
                try edited.solver.setConstant(of: edited.constraints[row], to: system.rows[row].constant)
                if random.oneIn(2) { edited.solver.solve() }
                if random.oneIn(3) { _ = edited.solver.conflicts }
            }
        } catch {
            return "an edit threw \(error)"
        }
        edited.ranks?.set(edited.constraints, system)
        _ = edited.solver.ranksMayHaveChanged()
        edited.solver.solve()
        let (conflicts, expected) = (edited.conflictsSpelledOut, fresh.conflictsSpelledOut)
        return conflicts == expected ? nil : "the conflicts are \(conflicts), a fresh solve has \(expected)"
    }

    /// Compares the conflicts with those of a copy of the system in which the terms of each row are in another order.
    @Sendable private static func faultOfShuffling(of system: TestSystem) throws(ExactOverflow) -> String? {
        var random = SplitMix64(seed: UInt64(system.rows.count) &+ 37 * UInt64(system.restingValues.count))
        var shuffled = system
        for row in shuffled.rows.indices { shuffled.rows[row].terms.shuffle(using: &random) }
        guard let first = try? SolvedSystem(system), let second = try? SolvedSystem(shuffled) else { return "refused" }
        let (conflicts, others) = (first.conflictsSpelledOut, second.conflictsSpelledOut)
        return conflicts == others ? nil : "the conflicts are \(conflicts), in another order of terms \(others)"
    }
}
