import TestSupport

extension SplitMix64 {
    mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// True with a probability of one in `count`.
    mutating func oneIn(_ count: Int) -> Bool { int(1...count) == 1 }

    /// An element of a list that is not empty.
    mutating func pick<Element>(_ choices: [Element]) -> Element { choices[int(0...choices.count - 1)] }

    /// A number in the range, on a grid of quarters, so that exact arithmetic stays small.
    mutating func quarter(_ range: ClosedRange<Int>) -> Double {
        Double(int(range.lowerBound * 4...range.upperBound * 4)) / 4
    }
}
