import QuickAnchors
import TestSupport
import Testing

@Suite("Verbose and quick calls in random order")
struct OrderTests {
    @Test("give bit-identical frames in the same order, whatever the numbers")
    func sameOrder() {
        expectAgreement(isExact: false) { steps, random in
            let order = steps.shuffled(using: &random)
            return (order.map(\.quick), order.map(\.verbose))
        }
    }

    @Test("give bit-identical frames in different orders if the numbers are binary fractions")
    func differentOrders() {
        let expected = Dashboard(isExact: true).frames { $0.map(\.verbose) }
        expectAgreement(isExact: true, with: expected) { steps, random in
            (steps.map(\.quick).shuffled(using: &random), steps.map(\.verbose).shuffled(using: &random))
        }
    }

    private func expectAgreement(
        isExact: Bool, with expected: [Rect]? = nil,
        by reorder: ([Dashboard.Step], inout SplitMix64) -> (quick: [() -> Void], verbose: [() -> Void])
    ) {
        let seed = UInt64.random(in: 0...UInt64.max)
        for round in 0..<Effort.cases(1000) {
            var random = SplitMix64(seed: seed &+ UInt64(round))
            let quick = Dashboard(isExact: isExact).frames { reorder($0, &random).quick }
            random = SplitMix64(seed: seed &+ UInt64(round))
            let verbose = Dashboard(isExact: isExact).frames { reorder($0, &random).verbose }
            guard quick == verbose, quick == expected ?? quick else {
                Issue.record("seed \(seed), round \(round): quick \(quick), verbose \(verbose)")
                return
            }
        }
    }
}
