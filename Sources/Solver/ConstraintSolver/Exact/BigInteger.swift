/// An integer of any size.
struct BigInteger: Hashable {
    /// The magnitude, lowest word first, without leading zeros; empty for zero.
    private(set) var words: [UInt]
    private(set) var isNegative: Bool

    static let zero = BigInteger(words: [], isNegative: false)
    static let one = BigInteger(words: [1], isNegative: false)

    init(words: [UInt], isNegative: Bool) {
        self.words = words
        while self.words.last == 0 { self.words.removeLast() }
        self.isNegative = isNegative && !self.words.isEmpty
    }

    /// A finite double times a power of two large enough to make it an integer.
    init(_ number: Double, timesPowerOfTwo power: Int) {
        guard number != 0 else {
            self = .zero
            return
        }
        let mantissa = UInt64(number.significandBitPattern) | (number.isNormal ? 1 << 52 : 0)
        let exponent = Int(number.isNormal ? number.exponent : Double.leastNormalMagnitude.exponent) - 52 + power
        let words = BigInteger.words(of: exponent < 0 ? mantissa >> UInt64(-exponent) : mantissa)
        self.init(words: words, isNegative: number < 0)
        if exponent > 0 { self = shiftedLeft(by: exponent) }
    }

    private static func words(of number: UInt64) -> [UInt] {
        stride(from: 0, to: 64, by: UInt.bitWidth).map { UInt(truncatingIfNeeded: number >> UInt64($0)) }
    }

    /// The smallest *n* ≥ 0 for which a finite double times 2ⁿ is an integer.
    static func power(of number: Double) -> Int {
        guard number != 0 else { return 0 }
        let exponent = Int(number.isNormal ? number.exponent : Double.leastNormalMagnitude.exponent) - 52
        let mantissa = number.significandBitPattern | (number.isNormal ? 1 << 52 : 0)
        return max(0, -exponent - mantissa.trailingZeroBitCount)
    }

    var isZero: Bool { words.isEmpty }

    var signum: Int { words.isEmpty ? 0 : isNegative ? -1 : 1 }

    var magnitude: BigInteger { BigInteger(words: words, isNegative: false) }

    var bitWidth: Int {
        words.isEmpty ? 0 : words.count * UInt.bitWidth - words[words.count - 1].leadingZeroBitCount
    }

    func shiftedLeft(by count: Int) -> BigInteger {
        if isZero || count == 0 { return self }
        let (whole, part) = (count / UInt.bitWidth, count % UInt.bitWidth)
        var result = [UInt](repeating: 0, count: whole)
        result.reserveCapacity(whole + words.count + 1)
        var carry: UInt = 0
        for word in words {
            result.append(word << UInt(part) | carry)
            carry = part == 0 ? 0 : word >> UInt(UInt.bitWidth - part)
        }
        result.append(carry)
        return BigInteger(words: result, isNegative: isNegative)
    }

    static prefix func - (number: BigInteger) -> BigInteger {
        BigInteger(words: number.words, isNegative: !number.isNegative)
    }

    static func + (left: BigInteger, right: BigInteger) -> BigInteger {
        if left.isNegative == right.isNegative {
            return BigInteger(words: sum(left.words, right.words), isNegative: left.isNegative)
        }
        return isLess(left.words, right.words)
            ? BigInteger(words: difference(right.words, left.words), isNegative: right.isNegative)
            : BigInteger(words: difference(left.words, right.words), isNegative: left.isNegative)
    }

    static func * (left: BigInteger, right: BigInteger) -> BigInteger {
        if left.isZero || right.isZero { return .zero }
        if right.words == [1] { return BigInteger(words: left.words, isNegative: left.isNegative != right.isNegative) }
        if left.words == [1] { return BigInteger(words: right.words, isNegative: left.isNegative != right.isNegative) }
        var result = [UInt](repeating: 0, count: left.words.count + right.words.count)
        for (position, factor) in left.words.enumerated() {
            var carry: UInt = 0
            for (offset, word) in right.words.enumerated() {
                let product = factor.multipliedFullWidth(by: word)
                let (first, firstCarry) = result[position + offset].addingReportingOverflow(product.low)
                let (second, secondCarry) = first.addingReportingOverflow(carry)
                result[position + offset] = second
                carry = product.high + (firstCarry ? 1 : 0) + (secondCarry ? 1 : 0)
            }
            result[position + right.words.count] = carry
        }
        return BigInteger(words: result, isNegative: left.isNegative != right.isNegative)
    }

    static func < (left: BigInteger, right: BigInteger) -> Bool {
        if left.isNegative != right.isNegative { return left.isNegative }
        return left.isNegative ? isLess(right.words, left.words) : isLess(left.words, right.words)
    }

    private static func isLess(_ left: [UInt], _ right: [UInt]) -> Bool {
        if left.count != right.count { return left.count < right.count }
        for position in left.indices.reversed() where left[position] != right[position] {
            return left[position] < right[position]
        }
        return false
    }

    private static func sum(_ left: [UInt], _ right: [UInt]) -> [UInt] {
        let (long, short) = left.count < right.count ? (right, left) : (left, right)
        var result = long
        var carry = false
        for position in long.indices {
            if position >= short.count, !carry { break }
            let (first, firstCarry) = result[position].addingReportingOverflow(
                position < short.count ? short[position] : 0)
            let (second, secondCarry) = first.addingReportingOverflow(carry ? 1 : 0)
            result[position] = second
            carry = firstCarry || secondCarry
        }
        if carry { result.append(1) }
        return result
    }

    private static func difference(_ large: [UInt], _ small: [UInt]) -> [UInt] {
        var result = large
        var borrow = false
        for position in large.indices {
            if position >= small.count, !borrow { break }
            let (first, firstBorrow) = result[position].subtractingReportingOverflow(
                position < small.count ? small[position] : 0)
            let (second, secondBorrow) = first.subtractingReportingOverflow(borrow ? 1 : 0)
            result[position] = second
            borrow = firstBorrow || secondBorrow
        }
        return result
    }
}
