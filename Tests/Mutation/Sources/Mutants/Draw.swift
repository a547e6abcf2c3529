/// Draws of mutants.
public enum Draw {
    /// Draws positions of a list for each seed. A position belongs to the first draw that has it.
    public static func positions(of list: Range<Int>, seeds: [UInt64], count: Int) -> [[Int]] {
        var taken: Set<Int> = []
        return seeds.map { seed in
            var generator = SplitMix(state: seed)
            return list.shuffled(using: &generator).prefix(count).filter { taken.insert($0).inserted }
        }
    }
}

/// Steele, Lea and Flood's SplitMix64, <https://doi.org/10.1145/2714064.2660195>.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
        return value ^ value >> 31
    }
}
