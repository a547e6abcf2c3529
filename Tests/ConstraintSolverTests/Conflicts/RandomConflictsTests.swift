import ConstraintSolver
import TestSupport
import Testing

/// Systems whose required rows contradict one another, compared with the oracle.
@Suite("Random conflicts")
struct RandomConflictsTests {
    static let shares = 4

    @Test(
        "A conflict is irreducible, its member of the highest rank is dropped, and the rest is exact",
        arguments: 0..<shares)
    func irreducible(share: Int) {
        let seeds = Effort.seeds(1_000, long: 100_000, share: share, of: Self.shares)
        RandomCheck(name: "Infeasible system", make: InfeasibleSystems.make, fault: Self.reportFault).run(seeds: seeds)
        RandomCheck(name: "Infeasible system of sizes", make: Self.makeOfSizes, fault: Self.reportFault)
            .run(seeds: seeds)
        RandomCheck(name: "Infeasible system with ranks", make: Self.makeWithRanks, fault: Self.reportFault)
            .run(seeds: seeds)
    }

    @Sendable private static func makeWithRanks(seed: UInt64) -> TestSystem {
        makeOfSizes(seed: seed).withRanks(seed: seed)
    }

    @Sendable private static func makeOfSizes(seed: UInt64) -> TestSystem {
        InfeasibleSystems.make(seed: seed).withNonNegatives(seed: seed)
    }

    @Test("After a member is removed, the answer is that of the remaining constraints", arguments: 0..<shares)
    func comesBack(share: Int) {
        RandomCheck(name: "Infeasible system", make: InfeasibleSystems.make, fault: Self.removalFault)
            .run(seeds: Effort.seeds(1_000, long: 100_000, share: share, of: Self.shares))
    }

    @Sendable private static func reportFault(of system: TestSystem) throws(ExactOverflow) -> String? {
        let expected = try Oracle.answer(system)
        for usesFastPath in [true, false] {
            guard let solved = try? SolvedSystem(system, usesFastPath: usesFastPath) else { return "refused" }
            if let fault = solved.fault(expected: expected) { return fault }
            if case .refuted(let reason) = solved.verdict { return reason }
            for members in solved.conflictsSpelledOut {
                if let fault = try fault(ofMembers: members, in: system.spelledOut) { return fault }
            }
        }
        return nil
    }

    private static func fault(ofMembers members: [Int], in system: TestSystem) throws(ExactOverflow) -> String? {
        if try Oracle.canHoldTogether(members, of: system) { return "the rows \(members) can hold together" }
        for member in members {
            let rest = members.filter { $0 != member }
            if try !Oracle.canHoldTogether(rest, of: system) {
                return "the rows \(members) conflict without c\(member)"
            }
        }
        return nil
    }

    /// Removes one member of each conflict; which one varies with the system.
    @Sendable private static func removalFault(of system: TestSystem) throws(ExactOverflow) -> String? {
        guard let solved = try? SolvedSystem(system) else { return "refused" }
        for members in solved.conflicts {
            let member = members[system.rows.count % members.count]
            var shorter = system
            shorter.rows.remove(at: member)
            let expected = try Oracle.answer(shorter)
            guard let fresh = try? SolvedSystem(system) else { return "refused" }
            do throws(SolverError) {
                try fresh.solver.remove(fresh.constraints[member])
                fresh.solver.solve()
                let left = fresh.removing(member)
                if let fault = left.fault(expected: expected) { return "after removal of c\(member), \(fault)" }
            } catch {
                return "removal of c\(member) threw \(error)"
            }
        }
        return nil
    }
}

extension SolvedSystem {
    /// The solved system without a row that was removed from the solver.
    fileprivate func removing(_ row: Int) -> SolvedSystem {
        var (system, constraints) = (system, constraints)
        system.rows.remove(at: row)
        constraints.remove(at: row)
        return SolvedSystem(
            system: system, solver: solver, variables: variables, constraints: constraints, ranks: ranks)
    }
}
