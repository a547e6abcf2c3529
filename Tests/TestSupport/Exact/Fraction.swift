/// An exact fraction whose numerator and denominator may have any size.
package struct Fraction: Hashable, Sendable {
    private let numerator: BigInteger
    /// The denominator: positive, and coprime to the numerator.
    private let denominator: BigInteger

    package static let zero = Fraction(0)
    package static let one = Fraction(1)

    package init(_ value: Int) {
        numerator = BigInteger(value)
        denominator = BigInteger(1)
    }

    /// Creates the exact value of a double.
    package init(_ value: Double) {
        precondition(value.isFinite, "\(value) is no fraction.")
        guard value != 0 else {
            self.init(0)
            return
        }
        // The value is an odd integer times a power of two.
        let power = Int(value.exponent) - value.significandWidth
        let whole = BigInteger(
            Int((value.sign == .minus ? -1 : 1) * value.significand * Double(1 << value.significandWidth)))
        self.init(
            reduced: power > 0 ? whole << power : whole, over: power < 0 ? BigInteger(1) << -power : BigInteger(1))
    }

    private init(reduced numerator: BigInteger, over denominator: BigInteger) {
        (self.numerator, self.denominator) = (numerator, denominator)
    }

    private init(_ numerator: BigInteger, over denominator: BigInteger) {
        let common = denominator.isOne ? denominator : gcd(numerator, denominator)
        if common.isOne {
            self.init(reduced: numerator, over: denominator)
        } else {
            self.init(reduced: numerator.dividedBy(common).quotient, over: denominator.dividedBy(common).quotient)
        }
    }

    package var isZero: Bool { numerator.isZero }
    package var magnitude: Fraction { numerator.isNegative ? -self : self }

    /// The fraction as a double, for messages: rounded, and meaningful only if the numerator and the denominator fit
    /// into a double.
    package var approximation: Double { numerator.approximation / denominator.approximation }

    package static prefix func - (value: Fraction) -> Fraction {
        Fraction(reduced: -value.numerator, over: value.denominator)
    }

    package static func + (a: Fraction, b: Fraction) -> Fraction {
        if a.denominator == b.denominator { return Fraction(a.numerator + b.numerator, over: a.denominator) }
        return Fraction(
            a.numerator * b.denominator + b.numerator * a.denominator, over: a.denominator * b.denominator)
    }

    package static func - (a: Fraction, b: Fraction) -> Fraction { a + -b }

    package static func * (a: Fraction, b: Fraction) -> Fraction {
        Fraction(a.numerator * b.numerator, over: a.denominator * b.denominator)
    }

    package static func / (a: Fraction, b: Fraction) -> Fraction {
        precondition(!b.isZero, "A fraction was divided by zero.")
        let (upper, lower) = (a.numerator * b.denominator, a.denominator * b.numerator)
        return lower < BigInteger(0) ? Fraction(-upper, over: -lower) : Fraction(upper, over: lower)
    }

    package static func += (a: inout Fraction, b: Fraction) { a = a + b }
    package static func -= (a: inout Fraction, b: Fraction) { a = a - b }
}

extension Fraction: Comparable {
    package static func < (a: Fraction, b: Fraction) -> Bool {
        a.numerator * b.denominator < b.numerator * a.denominator
    }
}
