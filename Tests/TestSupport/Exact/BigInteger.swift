/// An integer of any size, implemented by schoolbook methods: a checker may be slow, but must be right.
///
/// Division is algorithm D of Knuth, The Art of Computer Programming, volume 2, section 4.3.1.
package struct BigInteger: Hashable, Sendable {
    /// Digits in base 2³², lowest first and without leading zeros; empty for zero.
    private(set) var digits: [UInt32] = []
    private(set) var isNegative = false

    package init(_ value: some BinaryInteger) {
        let count = (value.bitWidth + 31) / 32
        self.init(digits: (0..<count).map { UInt32(truncatingIfNeeded: value.magnitude >> (32 * $0)) }, value < 0)
    }

    private init(digits: [UInt32], _ isNegative: Bool) {
        self.digits = digits
        while self.digits.last == 0 { self.digits.removeLast() }
        self.isNegative = isNegative && !self.digits.isEmpty
    }

    package var isZero: Bool { digits.isEmpty }
    package var isOne: Bool { !isNegative && digits == [1] }
    package var magnitude: BigInteger { BigInteger(digits: digits, false) }
    /// The magnitude; nil if it does not fit into 64 bits.
    fileprivate var small: UInt64? {
        digits.count > 2 ? nil : digits.reversed().reduce(0) { $0 << 32 | UInt64($1) }
    }

    /// The integer as a double, to within a few rounding errors; infinity if the magnitude is too large.
    package var approximation: Double {
        (isNegative ? -1 : 1) * digits.reversed().reduce(0) { $0 * 0x1p32 + Double($1) }
    }

    package static prefix func - (value: BigInteger) -> BigInteger {
        BigInteger(digits: value.digits, !value.isNegative)
    }

    package static func + (a: BigInteger, b: BigInteger) -> BigInteger {
        if a.isNegative == b.isNegative { return BigInteger(digits: sum(a.digits, b.digits), a.isNegative) }
        return isLess(a.digits, b.digits)
            ? BigInteger(digits: difference(b.digits, a.digits), b.isNegative)
            : BigInteger(digits: difference(a.digits, b.digits), a.isNegative)
    }

    package static func - (a: BigInteger, b: BigInteger) -> BigInteger { a + -b }

    package static func * (a: BigInteger, b: BigInteger) -> BigInteger {
        if a.isZero || b.isZero { return BigInteger(0) }
        var product = [UInt32](repeating: 0, count: a.digits.count + b.digits.count)
        for (i, x) in a.digits.enumerated() {
            var carry: UInt64 = 0
            for (j, y) in b.digits.enumerated() {
                carry += UInt64(product[i + j]) + UInt64(x) * UInt64(y)
                product[i + j] = UInt32(truncatingIfNeeded: carry)
                carry >>= 32
            }
            product[i + b.digits.count] = UInt32(carry)
        }
        return BigInteger(digits: product, a.isNegative != b.isNegative)
    }

    package static func << (value: BigInteger, count: Int) -> BigInteger {
        var shifted = [UInt32](repeating: 0, count: count / 32)
        var carry: UInt64 = 0
        for digit in value.digits {
            carry |= UInt64(digit) << UInt64(count % 32)
            shifted.append(UInt32(truncatingIfNeeded: carry))
            carry >>= 32
        }
        return BigInteger(digits: shifted + [UInt32(carry)], value.isNegative)
    }

    /// Returns the quotient, rounded toward zero, and the remainder.
    package func dividedBy(_ divisor: BigInteger) -> (quotient: BigInteger, remainder: BigInteger) {
        precondition(!divisor.isZero, "A number was divided by zero.")
        if Self.isLess(digits, divisor.digits) { return (BigInteger(0), self) }
        let (quotient, remainder) =
            divisor.digits.count == 1
            ? Self.divide(digits, by: divisor.digits[0]) : Self.divide(digits, by: divisor.digits)
        return (
            BigInteger(digits: quotient, isNegative != divisor.isNegative), BigInteger(digits: remainder, isNegative)
        )
    }
}

extension BigInteger: Comparable {
    package static func < (a: BigInteger, b: BigInteger) -> Bool {
        if a.isNegative != b.isNegative { return a.isNegative }
        return a.isNegative ? isLess(b.digits, a.digits) : isLess(a.digits, b.digits)
    }
}

extension BigInteger {
    private static func isLess(_ a: [UInt32], _ b: [UInt32]) -> Bool {
        a.count != b.count ? a.count < b.count : a.reversed().lexicographicallyPrecedes(b.reversed())
    }

    private static func sum(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
        let (long, short) = a.count < b.count ? (b, a) : (a, b)
        var sum = long
        var carry: UInt64 = 0
        for i in sum.indices {
            if i >= short.count && carry == 0 { break }
            carry += UInt64(sum[i]) + (i < short.count ? UInt64(short[i]) : 0)
            sum[i] = UInt32(truncatingIfNeeded: carry)
            carry >>= 32
        }
        return sum + [UInt32(carry)]
    }

    /// a − b; a must not be less than b.
    private static func difference(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
        var difference = a
        var borrow: Int64 = 0
        for i in a.indices {
            if i >= b.count && borrow == 0 { break }
            borrow += Int64(a[i]) - (i < b.count ? Int64(b[i]) : 0)
            difference[i] = UInt32(truncatingIfNeeded: borrow)
            borrow >>= 32
        }
        return difference
    }

    private static func divide(_ dividend: [UInt32], by divisor: UInt32) -> ([UInt32], [UInt32]) {
        var quotient = dividend
        var remainder: UInt64 = 0
        for i in dividend.indices.reversed() {
            remainder = remainder << 32 | UInt64(dividend[i])
            quotient[i] = UInt32(remainder / UInt64(divisor))
            remainder %= UInt64(divisor)
        }
        return (quotient, [UInt32(remainder)])
    }

    /// Divides by a divisor of at least two digits; the dividend must not be less than the divisor.
    private static func divide(_ dividend: [UInt32], by divisor: [UInt32]) -> ([UInt32], [UInt32]) {
        let shift = divisor[divisor.count - 1].leadingZeroBitCount
        let v = (BigInteger(digits: divisor, false) << shift).digits
        var u = (BigInteger(digits: dividend, false) << shift).digits
        u += [UInt32](repeating: 0, count: dividend.count + 1 - u.count)
        let n = v.count
        var quotient = [UInt32](repeating: 0, count: u.count - n)
        for j in quotient.indices.reversed() {
            let top = UInt64(u[j + n]) << 32 | UInt64(u[j + n - 1])
            var digit = top / UInt64(v[n - 1])
            var rest = top % UInt64(v[n - 1])
            while digit >> 32 != 0 || digit * UInt64(v[n - 2]) > rest << 32 | UInt64(u[j + n - 2]) {
                digit -= 1
                rest += UInt64(v[n - 1])
                if rest >> 32 != 0 { break }
            }
            var borrow: Int64 = 0
            var carry: UInt64 = 0
            for i in 0..<n {
                carry += digit * UInt64(v[i])
                borrow += Int64(u[i + j]) - Int64(carry & 0xFFFF_FFFF)
                u[i + j] = UInt32(truncatingIfNeeded: borrow)
                carry >>= 32
                borrow >>= 32
            }
            borrow += Int64(u[j + n]) - Int64(carry)
            u[j + n] = UInt32(truncatingIfNeeded: borrow)
            if borrow < 0 {
                // The digit was one too large, which is rare.
                digit -= 1
                var back: UInt64 = 0
                for i in 0..<n {
                    back += UInt64(u[i + j]) + UInt64(v[i])
                    u[i + j] = UInt32(truncatingIfNeeded: back)
                    back >>= 32
                }
                u[j + n] &+= UInt32(back)
            }
            quotient[j] = UInt32(digit)
        }
        var remainder = [UInt32](repeating: 0, count: n)
        for i in 0..<n {
            let high = shift == 0 || i + 1 >= u.count ? 0 : UInt64(u[i + 1]) << UInt64(32 - shift)
            remainder[i] = UInt32(truncatingIfNeeded: UInt64(u[i]) >> UInt64(shift) | high)
        }
        return (quotient, remainder)
    }
}

/// Returns the greatest common divisor, which is not negative.
func gcd(_ a: BigInteger, _ b: BigInteger) -> BigInteger {
    var (a, b) = (a.magnitude, b.magnitude)
    while !b.isZero {
        if let x = a.small, let y = b.small {
            var (x, y) = (x, y)
            while y != 0 { (x, y) = (y, x % y) }
            return BigInteger(x)
        }
        (a, b) = (b, a.dividedBy(b).remainder)
    }
    return a
}
