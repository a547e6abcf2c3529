/// The generator of every random test: the same numbers for the same seed, on every machine.
///
/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014, doi:10.1145/2660193.2660195.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension SplitMix64 {
    mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// True once in `count` times.
    mutating func oneIn(_ count: Int) -> Bool { int(1...count) == 1 }

    /// An element of a list that is not empty.
    mutating func pick<Element>(_ choices: [Element]) -> Element { choices[int(0...choices.count - 1)] }

    /// A number of the range on a grid of quarters, so that exact arithmetic stays small.
    mutating func quarter(_ range: ClosedRange<Int>) -> Double {
        Double(int(range.lowerBound * 4...range.upperBound * 4)) / 4
    }
}
