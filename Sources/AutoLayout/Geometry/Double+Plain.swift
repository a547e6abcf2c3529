extension Double {
    /// The number with all its digits, NaN without its sign.
    var spelled: String { isNaN ? "NaN" : description }

    /// The largest number in points, or multiplier, that constraints work with: with it, sixteen digits are just enough
    /// to tell pixels apart.
    static let largestUsable = 1e12

    /// Whether constraints can work with the number.
    var isUsable: Bool { abs(self) <= .largestUsable }

    /// The nearest number that constraints can work with.
    var usable: Double { max(-.largestUsable, min(self, .largestUsable)) }

    /// Whether a place or an extent can be such a number: sums of some, and products with any display scale, are finite.
    var isPlaceable: Bool { abs(self) < 0x1p1000 }

    /// Why constraints cannot work with the number.
    var fault: String { isFinite ? "too large a number" : "not a finite number" }

    /// The number as a person writes it: four decimals at most, none where they are zero.
    package var plain: String {
        guard abs(self) < 1e15 else { return spelled }
        let rounded = (self * 10_000).rounded() / 10_000
        if rounded == rounded.rounded() { return String(Int(rounded)) }
        return rounded.description
    }
}
