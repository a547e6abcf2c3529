import TestSupport
import Testing

@testable import ConstraintSolver

/// The answer is a function of the set of constraints, not of the edits that led to it.
@Suite("Path independence")
struct PathIndependenceTests {
    static let shares = 8

    @Test("After any script of edits the answer is that of a fresh solve", arguments: 0..<shares, [true, false])
    func scripts(share: Int, usesFastPath: Bool) {
        Self.run(Effort.seeds(usesFastPath ? 2_000 : 200, long: 20_000, share: share, of: Self.shares)) { script in
            Self.fault(of: script, in: EditedSystem(usesFastPath: usesFastPath))
        }
    }

    @Test("After any number of changes to one constant, the answer is that of a fresh solve", arguments: 0..<shares)
    func dragging(share: Int) {
        let seeds = Effort.seeds(1_000, long: 50_000, share: share, of: Self.shares)
        Self.run(seeds, script: Edit.draggingScript) { script in
            Self.fault(of: script, in: EditedSystem(usesFastPath: true))
        }
    }

    @Test("Beside one large number the answer is that of a fresh solve, or unverified", arguments: 0..<shares)
    func besideLargeNumber(share: Int) {
        let seeds = Effort.seeds(1_000, long: 100_000, share: share, of: Self.shares)
        Self.run(
            seeds, script: { Edit.besideLargeNumberScript(count: 60, seed: $0) }, fault: Self.faultBeyondDoubt)
    }

    /// The checks in debug builds once considered a row with an unverified variable violated.
    @Test("An unverified variable is not required to satisfy its rows")
    func unverifiedRow() {
        Self.run(
            4_638..<4_639, script: { Edit.besideLargeNumberScript(count: 60, seed: $0) }, fault: Self.faultBeyondDoubt)
    }

    @Test("Which rows are dropped depends only on the set of constraints", arguments: 0..<shares)
    func dropped(share: Int) {
        Self.run(Effort.seeds(80, long: 2_000, share: share, of: Self.shares)) { script in
            var edited = EditedSystem(usesFastPath: true)
            edited.comparesConflicts = true
            return Self.fault(of: script, in: edited)
        }
    }

    @Test("Creation numbers that run out are reassigned in the same order", arguments: 0..<shares)
    func runningOut(share: Int) {
        Self.run(Effort.seeds(80, long: 2_000, share: share, of: Self.shares)) { script in
            let edited = EditedSystem(usesFastPath: true)
            edited.solver.state.store.lastVariableSerial = Store.lastVariableSerial - 5
            edited.solver.state.store.lastConstraintSerial = Store.lastSerial(of: .ordinary) - 40
            return Self.fault(of: script, in: edited)
        }
    }

    private static func run(
        _ seeds: Range<UInt64>, script: (UInt64) -> [Edit] = { Edit.script(count: 200, seed: $0) },
        fault: ([Edit]) -> String?
    ) {
        for seed in seeds {
            let script = script(seed)
            guard let words = fault(script) else { continue }
            let smallest = Shrinker.shrink(script, attempts: 500, candidates: Shrinker.sublists) { fault($0) != nil }
            Issue.record(
                """
                Script of seed \(seed): \(words)
                Shrunk: \(fault(smallest) ?? words)
                \(smallest.map { "\($0)" }.joined(separator: "\n"))
                """)
            return
        }
    }

    @Test("At the end of a script the answer is the canonical one", arguments: 0..<shares)
    func canonical(share: Int) throws {
        for seed in Effort.seeds(400, long: 20_000, share: share, of: Self.shares) {
            var edited = EditedSystem(usesFastPath: true)
            let script = Edit.script(count: 60, seed: seed).map(\.withoutComparison)
            if let fault = script.lazy.compactMap({ edited.apply($0) }).first {
                Issue.record("Seed \(seed): \(fault)")
                continue
            }
            let system = edited.snapshot
            guard let expected = try? Oracle.answer(system) else { continue }
            let solved = SolvedSystem(
                system: system, solver: edited.solver, variables: edited.variables.map(\.handle),
                constraints: edited.entries.map(\.handle))
            if let fault = solved.fault(expected: expected) { Issue.record("Seed \(seed): \(fault)\n\(system)") }
        }
    }

    /// The first fault in an answer that both the edited solver and a fresh one consider verified.
    private static func faultBeyondDoubt(of script: [Edit]) -> String? {
        var edited = EditedSystem(usesFastPath: true)
        for (step, edit) in script.enumerated() {
            guard let fault = edited.apply(edit) else { continue }
            let fresh = try? SolvedSystem(edited.snapshot)
            if !edited.solver.unverified.isEmpty || fresh?.solver.unverified.isEmpty == false { return nil }
            return "step \(step): \(fault)"
        }
        return nil
    }

    private static func fault(of script: [Edit], in start: EditedSystem) -> String? {
        var edited = start
        for (step, edit) in script.enumerated() {
            if let fault = edited.apply(edit) { return "step \(step): \(fault)" }
        }
        return nil
    }
}

extension Edit {
    fileprivate var withoutComparison: Edit {
        if case .compare = self { .solve } else { self }
    }
}
