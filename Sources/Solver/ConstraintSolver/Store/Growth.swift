/// A bound on the factor by which the steps that lead to a variable amplify rounding error, rounded and stored in one
/// byte: a power of two below 2⁶⁴ and two bits of the significand. Growth from 1 by less than an eighth does not count,
/// so that a long chain of sums is not mistaken for one that amplifies rounding error.
struct Growth: BitwiseCopyable, Equatable {
    private var code: UInt8 = 0

    private static let bias: UInt64 = 1023 << 2

    init() {}

    init(_ factor: Double) {
        // Adding half of the last bit that is kept rounds to the nearest code.
        let rounded = (factor.bitPattern &+ 1 << 49) >> 50
        code = factor.isFinite ? UInt8(min(max(rounded, Self.bias) - Self.bias, 255)) : 255
    }

    var factor: Double { Double(bitPattern: (UInt64(code) + Self.bias) << 50) }

    /// Whether doubles may not be precise enough.
    var isLarge: Bool { factor > Tolerance.growth }

    /// Whether double-double arithmetic may not be precise enough.
    var isBeyondBounds: Bool { code == 255 }
}
