import ConstraintSolver
import TestSupport
import Testing

/// Coefficients from a millionth to a million times the usual ones, mixed in one row: the answer is right and equals
/// that of a fresh solve, or it is reported as unverified.
@Suite("Wide coefficients")
struct WideCoefficientsTests {
    static let shares = 4

    @Test(
        "After every edit, the answer is proven and equals that of a fresh solve, or is unverified",
        arguments: 0..<shares)
    func scripts(share: Int) { judge(Edit.farApartScript, share) }

    @Test(
        "The same holds where the coefficients of a row differ by up to twelve orders of magnitude",
        arguments: 0..<shares)
    func mixed(share: Int) { judge(Edit.twelveOrdersScript, share) }

    @Test("The same holds in larger systems", arguments: 0..<shares)
    func large(share: Int) { judge(Edit.farApartScript, capacity: 60, share) }

    private func judge(_ script: (_ count: Int, _ seed: UInt64) -> [Edit], capacity: Int = 24, _ share: Int) {
        let answers = Effort.seeds(capacity > 24 ? 16 : 40, long: 2_000, share: share, of: Self.shares).map { seed in
            CertifiedScript(script(Effort.size(60), seed), seed: seed, capacity: capacity, comparesWithFresh: true)
        }
        let (solves, doubts) = answers.reduce((0, 0)) { ($0.0 + $1.solves, $0.1 + $1.doubts) }
        for refutation in answers.compactMap(\.refutation) { Issue.record("\(refutation)") }
        // One answer in a hundred may be unverified, and one more in case there are fewer than a hundred.
        #expect((doubts - 1) * 100 <= solves, "\(doubts) of \(solves) answers are unverified.")
    }
}
