import ConstraintSolver
import Testing

/// Answers and certificates that the checker has to reject.
@Suite("Rejected certificates")
struct CertificateRejectionTests {
    /// Two labels with too little space for both: one has to shrink, and either choice costs the same.
    private static var shared: TestSystem {
        var system = TestSystem(restingValues: [0, 0])
        system.add([(1, 0), (1, 1)], .equal, 100)
        system.add([(1, 0)], .greaterThanOrEqual, 80, priority: 750)
        system.add([(1, 1)], .greaterThanOrEqual, 80, priority: 750)
        return system
    }

    private static func isRejected(_ system: TestSystem, _ values: [Double], _ proof: AnswerProof) -> Bool {
        !CertificateChecker.verdict(on: values, of: system, with: proof).isProof
    }

    @Test("The correct certificate is accepted")
    func right() throws {
        let solved = try SolvedSystem(Self.shared)
        #expect(solved.values == [80, 20])
        #expect(solved.verdict == .exact)
    }

    @Test("A wrong or missing multiplier is rejected")
    func multiplier() throws {
        let solved = try SolvedSystem(Self.shared)
        let proof = try #require(solved.proof)
        for row in proof.levels[0].multipliers.keys {
            for wrong in [nil, 0, 1.0001, -1.0001, 0.5] where wrong != proof.levels[0].multipliers[row] {
                var forged = proof
                forged.levels[0].multipliers[row] = wrong
                #expect(
                    Self.isRejected(Self.shared, solved.values, forged), "c\(row) with \(String(describing: wrong))")
            }
        }
    }

    @Test("A changed value is rejected unless the solution is still optimal")
    func value() throws {
        let solved = try SolvedSystem(Self.shared)
        let proof = try #require(solved.proof)
        for moved in [[80.0, 20.001], [80.001, 19.999], [79, 21], [100, 0]] {
            #expect(Self.isRejected(Self.shared, moved, proof) == (moved != [79, 21]))
        }
    }

    @Test("A worse solution is rejected, whatever its certificate")
    func worse() throws {
        // x should be 10, but must be at most 5: setting it to 0 costs more than setting it to 5.
        var system = TestSystem(restingValues: [0])
        system.add([(1, 0)], .lessThanOrEqual, 5)
        system.add([(1, 0)], .equal, 10, priority: 500)
        for multiplier in [nil, -1.0, 0, 1] {
            for limit in [nil, 1.0, -1] {
                var multipliers: [Int: Double] = [:]
                (multipliers[0], multipliers[1]) = (limit, multiplier)
                let proof = AnswerProof(
                    levels: [.init(priority: 500, multipliers: multipliers)], infeasibilities: [])
                #expect(Self.isRejected(system, [0], proof))
                #expect(Self.isRejected(system, [5], proof) == !(multiplier == -1 && limit == 1))
            }
        }
    }

    @Test("A lower level cannot treat a value as fixed if a higher level leaves it undetermined")
    func lower() {
        // Every value from 0 to 10 is equally good for the higher level; the lower one prefers 20.
        var system = TestSystem(restingValues: [0])
        system.add([(1, 0)], .equal, 0, priority: 750)
        system.add([(1, 0)], .equal, 10, priority: 750)
        system.add([(1, 0)], .equal, 20, priority: 250)
        let higher = AnswerProof.Level(priority: 750, multipliers: [0: 1, 1: -1])
        let proof = AnswerProof(
            levels: [higher, .init(priority: 250, multipliers: [1: 1, 2: -1])], infeasibilities: [])
        #expect(CertificateChecker.verdict(on: [10], of: system, with: proof) == .exact)
        let lazy = AnswerProof(
            levels: [
                .init(priority: 750, multipliers: [0: 1, 1: -1]), .init(priority: 250, multipliers: [0: 1, 2: -1]),
            ],
            infeasibilities: [])
        #expect(Self.isRejected(system, [0], lazy))
    }

    @Test("Either sign is allowed after the first multiplier at a lower level, but not before", arguments: [20.0, 10])
    func signs(wanted: Double) {
        var system = TestSystem(restingValues: [0])
        system.add([(1, 0)], .equal, 0, priority: 750)
        system.add([(1, 0)], .equal, 10, priority: 750)
        system.add([(1, 0)], .equal, wanted, priority: 250)
        system.add([(1, 0)], .equal, 0, priority: 100)
        // The row x = 10 has the multiplier −1, the least possible, at its own level. Its multiplier at the next level
        // is 1 only if that level prefers more than 10.
        let proof = AnswerProof(
            levels: [
                .init(priority: 750, multipliers: [0: 1, 1: -1]),
                .init(priority: 250, multipliers: wanted > 10 ? [1: 1, 2: -1] : [:]),
                .init(priority: 100, multipliers: [1: -1, 3: 1]),
            ],
            infeasibilities: [])
        #expect(Self.isRejected(system, [10], proof) == (wanted == 10))
    }

    @Test("A conflict with a member too many or too few is rejected, and so is a missing conflict")
    func conflict() throws {
        var system = TestSystem(restingValues: [0, 0])
        system.add([(1, 0)], .greaterThanOrEqual, 10)
        system.add([(1, 1)], .lessThanOrEqual, 30)
        system.add([(1, 1), (-2, 0)], .equal, 0)
        system.add([(1, 1)], .lessThanOrEqual, 15)
        let solved = try SolvedSystem(system)
        let proof = try #require(solved.proof)
        #expect(solved.verdict == .exact)
        #expect(proof.infeasibilities.map(\.dropped) == [3])
        #expect(proof.infeasibilities[0].multipliers.keys.sorted() == [0, 2, 3])

        var forgeries: [AnswerProof] = []
        for row in 0..<4 {
            for value in [nil, 0, 1, -1] as [Double?] where value != proof.infeasibilities[0].multipliers[row] {
                var forged = proof
                forged.infeasibilities[0].multipliers[row] = value
                forgeries.append(forged)
            }
        }
        // With half the multiplier each, the limits of 15 and 30 also make the variables cancel, but the sum is no
        // contradiction, and the limit of 30 is not needed.
        var many = proof
        many.infeasibilities[0].multipliers = [0: -2, 1: 0.5, 2: -1, 3: 0.5]
        var none = proof
        none.infeasibilities = []
        for forged in forgeries + [many, none] { #expect(Self.isRejected(system, solved.values, forged)) }
    }

    @Test("Dropping an older member of a conflict is rejected")
    func older() {
        var system = TestSystem(restingValues: [0])
        system.add([(1, 0)], .greaterThanOrEqual, 10)
        system.add([(1, 0)], .lessThanOrEqual, 5)
        for (dropped, value) in [(0, 5.0), (1, 10)] {
            let proof = AnswerProof(
                levels: [.init(priority: 1000, multipliers: [0: -1, 1: 1])],
                infeasibilities: [.init(dropped: dropped, multipliers: [0: -1, 1: 1])])
            #expect(Self.isRejected(system, [value], proof) == (dropped == 0))
        }
    }
}
