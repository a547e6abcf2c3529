/// A number in double-double form: the sum of two doubles, with about 106 bits, for sums of products that are rounded
/// to a double only at the end.
///
/// Sums follow Knuth, and products follow Dekker (A floating-point technique for extending the available precision,
/// Numerische Mathematik 18, 1971, doi:10.1007/BF01397083). Neither needs a fused multiply-add, for which some systems
/// call the C library.
struct TwoDoubles {
    private(set) var high: Double
    private(set) var low: Double

    init(_ value: Double) { (high, low) = (value, 0) }

    private init(high: Double, low: Double) { (self.high, self.low) = (high, low) }

    /// The double nearest to the number.
    var rounded: Double { high + low }

    /// The exact sum of two doubles, unless it overflows.
    private static func sum(_ a: Double, _ b: Double) -> TwoDoubles {
        let sum = a + b
        let part = sum - a
        return TwoDoubles(high: sum, low: (a - (sum - part)) + (b - part))
    }

    /// The exact product of two doubles, unless it overflows or underflows, or a factor is too large to be split.
    private static func product(_ a: Double, _ b: Double) -> TwoDoubles {
        let product = a * b
        // Factors this large would overflow when split, so their product is only as precise as a double.
        guard abs(a) < 0x1p970, abs(b) < 0x1p970 else { return TwoDoubles(product) }
        let (a, b) = (split(a), split(b))
        let error = ((a.high * b.high - product) + a.high * b.low + a.low * b.high) + a.low * b.low
        return TwoDoubles(high: product, low: error)
    }

    /// A double as the sum of two doubles, each with half of its bits.
    private static func split(_ value: Double) -> (high: Double, low: Double) {
        let scaled = 0x8000001 * value
        let high = scaled - (scaled - value)
        return (high, value - high)
    }

    static func += (a: inout TwoDoubles, b: Double) {
        let total = sum(a.high, b)
        a = sum(total.high, total.low + a.low)
    }

    static func += (a: inout TwoDoubles, b: TwoDoubles) {
        let total = sum(a.high, b.high)
        a = sum(total.high, total.low + a.low + b.low)
    }

    /// The number divided by a double; the high part of the result is the double nearest to the quotient.
    func divided(by divisor: Double) -> TwoDoubles {
        let quotient = high / divisor
        var rest = self
        rest.add(-quotient, times: divisor)
        return TwoDoubles.sum(quotient, rest.rounded / divisor)
    }

    /// Adds a product of two doubles.
    mutating func add(_ a: Double, times b: Double) { self += TwoDoubles.product(a, b) }
}
