extension LineParser {
    /// Takes a number with an optional sign, which blanks may follow. If there is no number, returns nil and takes
    /// nothing.
    mutating func takeNumber() -> PrintedNumber? {
        let start = index
        let isNegative = next == UInt8(ascii: "-")
        if isNegative || next == UInt8(ascii: "+") {
            index += 1
            skipBlanks()
        }
        guard let number = takeDigits(), number.value.isFinite else {
            index = start
            return nil
        }
        return isNegative ? -number : number
    }

    /// Takes digits with an optional decimal point and exponent.
    private mutating func takeDigits() -> PrintedNumber? {
        var digits = Digits()
        for byte in bytes[run { $0.isDigit }] { digits.append(byte, isFraction: false) }
        if next == UInt8(ascii: "."), byte(at: index + 1).isDigit {
            index += 1
            for byte in bytes[run { $0.isDigit }] { digits.append(byte, isFraction: true) }
        }
        guard digits.count > 0 else { return nil }
        if next | 0x20 == UInt8(ascii: "e") {
            let start = index
            index += 1
            let isNegative = next == UInt8(ascii: "-")
            if isNegative || next == UInt8(ascii: "+") { index += 1 }
            var exponent = 0
            let range = run { $0.isDigit }
            for byte in bytes[range] { exponent = min(exponent * 10 + Int(byte) - 0x30, 9999) }
            if range.isEmpty { index = start } else { digits.exponent += isNegative ? -exponent : exponent }
        }
        return digits.number
    }
}

/// The digits of a number that have been read so far.
private struct Digits {
    /// The number of significant digits that are kept; it is enough to identify any double.
    private static let mostSignificant = 17

    var count = 0
    var exponent = 0
    private var significand: UInt64 = 0
    private var significantCount = 0

    mutating func append(_ byte: UInt8, isFraction: Bool) {
        count += 1
        guard significantCount < Digits.mostSignificant else {
            if !isFraction { exponent = min(exponent + 1, 9999) }
            return
        }
        significand = significand * 10 + UInt64(byte - 0x30)
        if significand > 0 { significantCount += 1 }
        if isFraction { exponent -= 1 }
    }

    var number: PrintedNumber {
        let isRounded = significantCount > 6 || significantCount == 6 && exponent != 0
        let value = scaled(Double(significand))
        return PrintedNumber(value, rounding: isRounded ? scaled(0.5) : 0)
    }

    /// A number times ten to the exponent, rounded only once if a double can represent both the number and the power of
    /// ten.
    private func scaled(_ number: Double) -> Double {
        guard number != 0 else { return 0 }
        var result = number
        var rest = exponent
        while rest > 0, result.isFinite {
            let step = min(rest, 22)
            result *= Digits.power(step)
            rest -= step
        }
        while rest < 0, result != 0 {
            let step = min(-rest, 22)
            result /= Digits.power(step)
            rest += step
        }
        return result
    }

    /// Ten to the given power, which must be small enough for a double to represent exactly.
    private static func power(_ exponent: Int) -> Double {
        var power = 1.0
        for _ in 0..<exponent { power *= 10 }
        return power
    }
}
