extension Double {
    /// A NaN that stands for a number that was not given.
    @usableFromInline package static var missing: Double { Double(nan: 1, signaling: false) }

    /// The number in full; NaN without a sign.
    package var spelled: String { isMissing ? "missing" : isNaN ? "NaN" : description }

    package var isMissing: Bool { bitPattern == Double.missing.bitPattern }

    /// The number as in `plain`, but in full if rounding to four decimal places would make it 0.
    package var plainFactor: String { self != 0 && abs(self) < 0.00005 ? spelled : plain }

    /// The number with at most four decimal places and no trailing zeros; in full if its magnitude is at least 1e15.
    package var plain: String {
        guard abs(self) < 1e15 else { return spelled }
        let rounded = (self * 10_000).whole / 10_000
        // An `Int` may have only 32 bits.
        if rounded == rounded.whole { return String(Int64(rounded)) }
        return rounded.description
    }

    /// The nearest whole number; halves are rounded away from zero. `rounded()` would call the C math library, which is
    /// not linked into a program that uses this module only through another library.
    package var whole: Double {
        // All doubles with a magnitude of at least 2^52 are whole.
        guard abs(self) < 0x1p52 else { return self }
        let truncated = Double(Int64(self))
        let rest = self - truncated
        return rest >= 0.5 ? truncated + 1 : rest <= -0.5 ? truncated - 1 : truncated
    }
}
