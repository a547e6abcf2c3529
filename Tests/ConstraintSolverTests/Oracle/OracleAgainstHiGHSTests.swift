import TestSupport
import Testing

/// Checks the oracle itself against the golden systems, which an independent solver has solved.
@Suite("The oracle against HiGHS")
struct OracleAgainstHiGHSTests {
    @Test("The oracle gives the same answers as HiGHS", arguments: [GoldenSystem.Size.small, .medium])
    func agree(size: GoldenSystem.Size) throws {
        for (index, golden) in try GoldenSystem.sample(size) {
            guard let answer = try? Oracle.answer(golden.system) else {
                Issue.record("\(size) \(index) (\(golden.family)) is beyond the oracle's numbers")
                continue
            }
            if let difference = answer.difference(from: golden.answer, tolerance: 1e-6) {
                Issue.record("\(size) \(index) (\(golden.family)): \(difference)\n\(golden.system)")
            }
        }
    }
}
