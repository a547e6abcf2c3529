extension Double {
    /// The largest magnitude of points or multipliers that constraints accept: with sixteen digits, pixels can still be
    /// distinguished.
    static let largestUsable = 1e12

    /// Whether constraints accept the number.
    var isUsable: Bool { abs(self) <= .largestUsable }

    /// The nearest number that constraints accept.
    var usable: Double { max(-.largestUsable, min(self, .largestUsable)) }

    /// Whether it can be a position or an extent: small sums, and products with any display scale, stay finite.
    var isPlaceable: Bool { abs(self) < 0x1p1000 }

    /// Whether a solved position or extent says where pixels are. Beyond this, a `Double` has no quarters of a point,
    /// and sums lose what a constraint adds.
    var resolvesPixels: Bool { abs(self) < 0x1p51 }

    /// The reason why constraints do not accept the number.
    var fault: String { isFinite ? "too large a number" : "not a finite number" }
}
