extension Double {
    /// The largest constant or multiplier that constraints accept: the sixteen digits of a `Double` still distinguish
    /// pixels at this magnitude.
    static let largestUsable = 1e12

    /// Whether constraints accept the number.
    package var isUsable: Bool { abs(self) <= .largestUsable }

    /// The nearest number that constraints accept.
    var usable: Double { max(-.largestUsable, min(self, .largestUsable)) }

    /// Whether the number is small enough for a position or an extent: sums of a few such numbers, and their products
    /// with any display scale, stay finite.
    package var isPlaceable: Bool { abs(self) < 0x1p1000 }

    /// Whether a solved position or extent is precise enough to distinguish pixels. A `Double` beyond the limit cannot
    /// represent quarters of a point, and adding a constraint's constant to such a number can lose digits of the
    /// constant.
    var resolvesPixels: Bool { abs(self) < 0x1p51 }

    /// The reason why constraints do not accept the number.
    var fault: String { isFinite ? "too large a number" : "not a finite number" }
}
