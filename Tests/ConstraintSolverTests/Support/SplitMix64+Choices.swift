import TestSupport

extension SplitMix64 {
    mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// Returns true with a probability of one in `count`.
    mutating func oneIn(_ count: Int) -> Bool { int(1...count) == 1 }

    /// A random element of a nonempty list.
    mutating func pick<Element>(_ choices: [Element]) -> Element { choices[int(0...choices.count - 1)] }

    /// A random multiple of a quarter in the range, so that the numbers of exact arithmetic stay small.
    mutating func quarter(_ range: ClosedRange<Int>) -> Double {
        Double(int(range.lowerBound * 4...range.upperBound * 4)) / 4
    }
}
