import ConstraintSolver
import Foundation
import TestSupport
import Testing

/// One solver that goes through a very large number of edits.
@Suite("A long path")
struct LongPathTests {
    @Test("Endless edits cause neither drift nor memory growth")
    func noDriftNoGrowth() throws {
        let count = Effort.cases(20_000, long: 1_000_000)
        var random = SplitMix64(seed: 2024)
        var edited = EditedSystem(usesFastPath: true)
        var early: Int?
        for step in 1...count {
            let isChecked = step % max(1, count / 200) == 0
            for edit in [Edit.random(&random)] + (isChecked ? [.compare] : step % 5 == 0 ? [.solve] : []) {
                if let fault = edited.apply(edit) {
                    Issue.record("Edit \(step): \(fault)")
                    return
                }
            }
            if step == count / 4 { early = Self.residentBytes() }
        }
        // The allocator and the tests themselves retain well under two mebibytes, half of the limit.
        if let early, let late = Self.residentBytes(), Effort.isLong { #expect(late - early < 4 << 20) }
    }

    @Test("The slots of handles are reused: their indices stay small")
    func indicesStaySmall() throws {
        var edited = EditedSystem(usesFastPath: true)
        var random = SplitMix64(seed: 7)
        for _ in 1...5_000 {
            if let fault = edited.apply(Edit.random(&random)) { Issue.record("\(fault)") }
        }
        #expect(edited.variables.allSatisfy { $0.handle.index < 64 })
        #expect(edited.entries.allSatisfy { $0.handle.index < 64 })
    }

    /// The resident memory of the process in bytes; nil on systems that do not report it the way Linux does.
    private static func residentBytes() -> Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4096 }
    }
}
