import TestSupport
import Testing

/// A property checked on one random system per seed; failures are shrunk and printed as source code.
struct RandomCheck {
    let name: String
    let make: @Sendable (UInt64) -> TestSystem
    /// A description of what is wrong with the solver's answer to a system; nil if nothing is.
    let fault: @Sendable (TestSystem) throws(ExactOverflow) -> String?

    private static let reportsPerRun = 3

    func run(seeds: Range<UInt64>) {
        var skipped = 0
        var reports = 0
        for seed in seeds where reports < Self.reportsPerRun {
            if Effort.isTraced { print("\(name), seed \(seed)") }
            let system = make(seed)
            do throws(ExactOverflow) {
                guard let words = try fault(system) else { continue }
                reports += 1
                report(words, system, seed)
            } catch {
                skipped += 1
            }
        }
        if skipped > 0 { print("\(name), seeds \(seeds): \(skipped) systems were beyond the oracle's numbers") }
        #expect(skipped <= seeds.count / 50, "Too many systems are beyond the oracle's numbers.")
    }

    private func report(_ words: String, _ system: TestSystem, _ seed: UInt64) {
        let smallest = Shrinker.shrink(system, candidates: \.smaller) { ((try? fault($0)) ?? nil) != nil }
        let smallestWords = ((try? fault(smallest)) ?? nil) ?? words
        Issue.record("\(name), seed \(seed): \(words)\nShrunk: \(smallestWords)\n\(smallest)")
    }
}
