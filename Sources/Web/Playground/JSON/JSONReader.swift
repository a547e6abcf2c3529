/// Reads JSON from UTF-8 bytes.
///
/// Numbers of up to fifteen digits without an exponent are rounded correctly; the last digits of longer numbers do not
/// matter to a layout.
struct JSONReader {
    /// The maximum depth of nested values: far more than any command needs, and far less than a stack can hold.
    private static let depthLimit = 64

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The value that the bytes represent.
    static func value(of bytes: [UInt8]) throws(PlaygroundError) -> JSONValue {
        var reader = JSONReader(bytes)
        let value = try reader.value()
        reader.skipSpace()
        guard reader.position == bytes.count else { throw reader.fault }
        return value
    }

    private var fault: PlaygroundError { .malformed(byte: position) }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    /// Consumes the next character after any white space if it is the given one; otherwise returns false.
    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func demand(_ character: Unicode.Scalar) throws(PlaygroundError) {
        guard take(character) else { throw fault }
    }

    private mutating func value() throws(PlaygroundError) -> JSONValue {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return try nested { (reader) throws(PlaygroundError) in try reader.object() }
        case UInt8(ascii: "["): return try nested { (reader) throws(PlaygroundError) in try reader.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return .number(try number())
        }
    }

    private mutating func nested(
        _ read: (inout JSONReader) throws(PlaygroundError) -> JSONValue
    ) throws(PlaygroundError) -> JSONValue {
        guard depth < JSONReader.depthLimit else { throw fault }
        depth += 1
        let value = try read(&self)
        depth -= 1
        return value
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(PlaygroundError) -> JSONValue {
        for byte in word.utf8 {
            guard next == byte else { throw fault }
            position += 1
        }
        return value
    }

    private mutating func object() throws(PlaygroundError) -> JSONValue {
        var members: [(key: String, value: JSONValue)] = []
        try demand("{")
        if take("}") { return .object(members) }
        repeat {
            skipSpace()
            let key = try string()
            try demand(":")
            members.append((key, try value()))
        } while take(",")
        try demand("}")
        return .object(members)
    }

    private mutating func array() throws(PlaygroundError) -> JSONValue {
        var values: [JSONValue] = []
        try demand("[")
        if take("]") { return .array(values) }
        repeat { values.append(try value()) } while take(",")
        try demand("]")
        return .array(values)
    }
}

extension JSONReader {
    private mutating func digits(_ limit: Double = 1e18, _ number: inout Double) -> Int {
        var count = 0
        while let byte = next, byte >= 0x30, byte <= 0x39 {
            if number < limit { number = number * 10 + Double(byte - 0x30) }
            count += 1
            position += 1
        }
        return count
    }

    private mutating func number() throws(PlaygroundError) -> Double {
        var (number, exponent) = (0.0, 0)
        let isNegative = takeHere("-")
        let startsWithZero = next == UInt8(ascii: "0")
        let whole = digits(1e300, &number)
        guard whole == 1 || whole > 1 && !startsWithZero else { throw fault }
        if takeHere(".") {
            let start = position
            // Digits of the fraction after the sixteenth significant digit are ignored: they barely change the number,
            // and could cause an overflow.
            while let byte = next, byte >= 0x30, byte <= 0x39 {
                if number < 1e15 {
                    number = number * 10 + Double(byte - 0x30)
                    exponent -= 1
                }
                position += 1
            }
            guard position > start else { throw fault }
        }
        if takeHere("e") || takeHere("E") {
            let isSmall = takeHere("-")
            if !isSmall { _ = takeHere("+") }
            var power = 0.0
            guard digits(1e3, &power) > 0 else { throw fault }
            exponent += isSmall ? -Int(min(power, 400)) : Int(min(power, 400))
        }
        // Dividing by a power of ten rounds once; multiplying by its inverse would round twice.
        while exponent > 0 {
            number *= 10
            exponent -= 1
        }
        var divisor = 1.0
        while exponent < 0, divisor < 1e300 {
            divisor *= 10
            exponent += 1
        }
        let value = number / divisor
        guard value.isFinite else { throw fault }
        return isNegative ? -value : value
    }

    private mutating func takeHere(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func string() throws(PlaygroundError) -> String {
        guard takeHere("\"") else { throw fault }
        var text: [UInt8] = []
        while let byte = next {
            if byte < 0x20 { throw fault }
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(&text)
            default: text.append(byte)
            }
        }
        throw fault
    }

    private mutating func escape(_ text: inout [UInt8]) throws(PlaygroundError) {
        guard let byte = next else { throw fault }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text.appendUTF8(of: try scalar())
        default:
            position -= 1
            throw fault
        }
    }

    /// Reads an escaped UTF-16 unit, or two for a character beyond the first 65,536; half of such a pair is an error.
    private mutating func scalar() throws(PlaygroundError) -> UInt32 {
        let unit = try hexadecimal()
        guard unit >= 0xD800, unit < 0xE000 else { return unit }
        guard unit < 0xDC00, takeHere("\\"), takeHere("u") else { throw fault }
        let second = try hexadecimal()
        guard second >= 0xDC00, second < 0xE000 else { throw fault }
        return 0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)
    }

    private mutating func hexadecimal() throws(PlaygroundError) -> UInt32 {
        var number: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = next else { throw fault }
            switch byte {
            case 0x30...0x39: number = number << 4 + UInt32(byte - 0x30)
            case 0x41...0x46: number = number << 4 + UInt32(byte - 0x41 + 10)
            case 0x61...0x66: number = number << 4 + UInt32(byte - 0x61 + 10)
            default: throw fault
            }
            position += 1
        }
        return number
    }
}

extension [UInt8] {
    /// Appends the scalar with the given code point, which must not be a surrogate.
    fileprivate mutating func appendUTF8(of scalar: UInt32) {
        func part(_ shift: UInt32) -> UInt8 { UInt8(0x80 | scalar >> shift & 0x3F) }
        switch scalar {
        case 0..<0x80: append(UInt8(scalar))
        case 0x80..<0x800: self += [UInt8(0xC0 | scalar >> 6), part(0)]
        case 0x800..<0x10000: self += [UInt8(0xE0 | scalar >> 12), part(6), part(0)]
        default: self += [UInt8(0xF0 | scalar >> 18), part(12), part(6), part(0)]
        }
    }
}
