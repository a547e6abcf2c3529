extension BigInteger {
    /// A positive number, prepared for divisions that leave no remainder.
    struct ExactDivisor {
        /// The number of zero bits at the low end of the number.
        fileprivate let shift: Int
        /// The number without these zeros, and the inverse of its lowest word modulo the size of a word.
        fileprivate let odd: [UInt]
        fileprivate let inverse: UInt
        fileprivate let bitWidth: Int

        init(_ number: BigInteger) {
            let zeros = number.words.firstIndex { $0 != 0 } ?? 0
            shift = zeros * UInt.bitWidth + number.words[zeros].trailingZeroBitCount
            odd = BigInteger.shiftRight(number.words, by: shift)
            bitWidth = number.bitWidth
            // Each step doubles the number of correct bits, of which an odd number itself has three.
            var inverse = odd[0]
            for _ in 0..<5 { inverse &*= 2 &- odd[0] &* inverse }
            self.inverse = inverse
        }
    }

    /// The difference of two products, divided by a number of which it is a multiple.
    ///
    /// The quotient is calculated from its lowest word up, so that only as many words of the products are needed as
    /// the quotient has (Jebelean, J. Symb. Comput. 15, 1993, doi:10.1006/jsco.1993.1012).
    static func difference(
        _ left: BigInteger, times pivot: BigInteger, minus factor: BigInteger, times other: BigInteger,
        over divisor: ExactDivisor
    ) -> BigInteger {
        // One bit more for the difference, one for the sign.
        let width = max(left.bitWidth + pivot.bitWidth, factor.bitWidth + other.bitWidth) + 3 - divisor.bitWidth
        let count = width / UInt.bitWidth + 1
        var rest = [UInt](repeating: 0, count: count + (divisor.shift + UInt.bitWidth - 1) / UInt.bitWidth)
        add(left, times: pivot, to: &rest, isNegated: false)
        add(factor, times: other, to: &rest, isNegated: true)
        if divisor.shift > 0 { rest = shiftRight(rest, by: divisor.shift) }
        if divisor.odd != [1] {
            for position in 0..<count {
                let digit = rest[position] &* divisor.inverse
                subtract(digit, times: divisor.odd, from: &rest, at: position, below: count)
                rest[position] = digit
            }
        }
        rest.removeSubrange(count...)
        let isNegative = rest[count - 1].leadingZeroBitCount == 0
        if isNegative { negate(&rest) }
        return BigInteger(words: rest, isNegative: isNegative)
    }

    /// Adds the lowest words of a product to a number in two's complement.
    private static func add(
        _ left: BigInteger, times right: BigInteger, to rest: inout [UInt], isNegated: Bool
    ) {
        if left.isZero || right.isZero { return }
        let isNegative = (left.isNegative != right.isNegative) != isNegated
        // A negative product is subtracted by adding it to the complement.
        if isNegative { complement(&rest) }
        for position in 0..<min(left.words.count, rest.count) {
            let factor = left.words[position]
            let end = min(right.words.count, rest.count - position)
            var carry: UInt = 0
            for offset in 0..<end {
                let product = factor.multipliedFullWidth(by: right.words[offset])
                let (first, firstCarry) = rest[position &+ offset].addingReportingOverflow(product.low)
                let (second, secondCarry) = first.addingReportingOverflow(carry)
                rest[position &+ offset] = second
                carry = product.high &+ (firstCarry ? 1 : 0) &+ (secondCarry ? 1 : 0)
            }
            var next = position + end
            while carry != 0, next < rest.count {
                let (sum, overflow) = rest[next].addingReportingOverflow(carry)
                rest[next] = sum
                carry = overflow ? 1 : 0
                next += 1
            }
        }
        if isNegative { complement(&rest) }
    }

    private static func complement(_ words: inout [UInt]) {
        for position in words.indices { words[position] = ~words[position] }
    }

    private static func negate(_ words: inout [UInt]) {
        complement(&words)
        for position in words.indices {
            words[position] &+= 1
            if words[position] != 0 { return }
        }
    }

    private static func subtract(
        _ factor: UInt, times words: [UInt], from rest: inout [UInt], at position: Int, below count: Int
    ) {
        var carry: UInt = 0
        for offset in 0..<min(words.count, count - position) {
            let product = factor.multipliedFullWidth(by: words[offset])
            let (low, lowCarry) = product.low.addingReportingOverflow(carry)
            let (difference, borrow) = rest[position &+ offset].subtractingReportingOverflow(low)
            rest[position &+ offset] = difference
            carry = product.high &+ (lowCarry ? 1 : 0) &+ (borrow ? 1 : 0)
        }
        var next = position + words.count
        while carry != 0, next < count {
            let (difference, borrow) = rest[next].subtractingReportingOverflow(carry)
            rest[next] = difference
            carry = borrow ? 1 : 0
            next += 1
        }
    }

    fileprivate static func shiftRight(_ words: [UInt], by count: Int) -> [UInt] {
        let (whole, part) = (count / UInt.bitWidth, count % UInt.bitWidth)
        if part == 0 { return Array(words[whole...]) }
        return (whole..<words.count).map { position in
            let high = position + 1 < words.count ? words[position + 1] << UInt(UInt.bitWidth - part) : 0
            return words[position] >> UInt(part) | high
        }
    }

    /// The value of a fraction as a double, to within one unit in the last place.
    static func ratio(_ numerator: BigInteger, _ denominator: BigInteger) -> Double {
        if numerator.isZero { return 0 }
        var rest = numerator.leadingBits
        let divisor = denominator.leadingBits
        let quotient = rest.high / divisor.high
        rest.add(-quotient, times: divisor.high)
        rest.add(-quotient, times: divisor.low)
        return Double(
            sign: numerator.isNegative == denominator.isNegative ? .plus : .minus,
            exponent: numerator.bitWidth - denominator.bitWidth,
            significand: quotient + rest.rounded / divisor.high)
    }

    /// The first 128 bits of the magnitude or more, as a number of at least a half and below 1, which has about 106.
    private var leadingBits: TwoDoubles {
        var result = TwoDoubles(0)
        let half = UInt.bitWidth / 2
        for position in words.indices.suffix(128 / UInt.bitWidth + 1).reversed() {
            let exponent = position * UInt.bitWidth - bitWidth
            // A double holds half a word exactly.
            result += Double(sign: .plus, exponent: exponent + half, significand: Double(words[position] >> UInt(half)))
            result += Double(
                sign: .plus, exponent: exponent, significand: Double(words[position] & ((1 << UInt(half)) - 1)))
        }
        return result
    }
}
