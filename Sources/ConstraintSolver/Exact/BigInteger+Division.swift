extension BigInteger {
    /// The quotient, rounded toward zero.
    static func / (dividend: BigInteger, divisor: BigInteger) -> BigInteger {
        precondition(!divisor.isZero, "Division by zero.")
        let isNegative = dividend.isNegative != divisor.isNegative
        if dividend.words.count < divisor.words.count { return .zero }
        if divisor.words.count == 1 {
            return BigInteger(words: quotient(dividend.words, divisor.words[0]), isNegative: isNegative)
        }
        return BigInteger(words: quotient(dividend, divisor), isNegative: isNegative)
    }

    private static func quotient(_ dividend: [UInt], _ divisor: UInt) -> [UInt] {
        if divisor == 1 { return dividend }
        var result = dividend
        var rest: UInt = 0
        for place in dividend.indices.reversed() {
            (result[place], rest) = divisor.dividingFullWidth((rest, dividend[place]))
        }
        return result
    }

    /// Long division (Knuth, The Art of Computer Programming 2, 4.3.1, algorithm D).
    private static func quotient(_ dividend: BigInteger, _ divisor: BigInteger) -> [UInt] {
        let shift = divisor.words[divisor.words.count - 1].leadingZeroBitCount
        let below = divisor.shiftedLeft(by: shift).words
        var rest = dividend.shiftedLeft(by: shift).words
        while rest.count <= dividend.words.count { rest.append(0) }
        let (top, next) = (below[below.count - 1], below[below.count - 2])
        var result = [UInt](repeating: 0, count: rest.count - below.count)
        for place in result.indices.reversed() {
            let high = rest[place + below.count]
            let middle = rest[place + below.count - 1]
            // A digit of the quotient, estimated from the first two words; once it is checked against the third, it is
            // at most one too large.
            var (digit, remainder) = (UInt.max, middle.addingReportingOverflow(top))
            if high < top {
                let guess = top.dividingFullWidth((high, middle))
                (digit, remainder) = (guess.quotient, (guess.remainder, false))
            }
            while !remainder.overflow {
                let product = digit.multipliedFullWidth(by: next)
                guard (product.high, product.low) > (remainder.partialValue, rest[place + below.count - 2]) else {
                    break
                }
                digit -= 1
                remainder = remainder.partialValue.addingReportingOverflow(top)
            }
            if subtract(digit, times: below, from: &rest, at: place) {
                digit -= 1
                add(below, to: &rest, at: place)
            }
            result[place] = digit
        }
        return result
    }

    /// Subtracts a multiple in place, and returns whether the result is negative.
    private static func subtract(_ factor: UInt, times words: [UInt], from rest: inout [UInt], at place: Int) -> Bool {
        var carry: UInt = 0
        for offset in words.indices {
            let product = factor.multipliedFullWidth(by: words[offset])
            let (low, lowCarry) = product.low.addingReportingOverflow(carry)
            let (difference, borrow) = rest[place + offset].subtractingReportingOverflow(low)
            rest[place + offset] = difference
            carry = product.high + (lowCarry ? 1 : 0) + (borrow ? 1 : 0)
        }
        let (difference, borrow) = rest[place + words.count].subtractingReportingOverflow(carry)
        rest[place + words.count] = difference
        return borrow
    }

    private static func add(_ words: [UInt], to rest: inout [UInt], at place: Int) {
        var carry = false
        for offset in words.indices {
            let (first, firstCarry) = rest[place + offset].addingReportingOverflow(words[offset])
            let (second, secondCarry) = first.addingReportingOverflow(carry ? 1 : 0)
            rest[place + offset] = second
            carry = firstCarry || secondCarry
        }
        rest[place + words.count] &+= carry ? 1 : 0
    }

    /// The value of a fraction as a double, to within one unit in the last place.
    static func ratio(_ numerator: BigInteger, _ denominator: BigInteger) -> Double {
        if numerator.isZero { return 0 }
        // The quotient gets about 64 bits, more than the precision of a double.
        let shift = 64 - (numerator.bitWidth - denominator.bitWidth)
        let quotient =
            shift >= 0
            ? numerator.shiftedLeft(by: shift) / denominator : numerator / denominator.shiftedLeft(by: -shift)
        var magnitude = 0.0
        for word in quotient.words.reversed() {
            magnitude = magnitude * Double(sign: .plus, exponent: UInt.bitWidth, significand: 1) + Double(word)
        }
        return Double(sign: quotient.isNegative ? .minus : .plus, exponent: -shift, significand: magnitude)
    }
}
