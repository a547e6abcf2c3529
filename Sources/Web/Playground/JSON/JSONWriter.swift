/// Writes JSON as UTF-8 bytes.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []

    /// Writes a comma if a value precedes the next one.
    private mutating func separate() {
        switch bytes.last {
        case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
        default: bytes.append(UInt8(ascii: ","))
        }
    }

    mutating func object(_ members: (inout JSONWriter) -> Void) {
        separate()
        bytes.append(UInt8(ascii: "{"))
        members(&self)
        bytes.append(UInt8(ascii: "}"))
    }

    mutating func array(_ values: (inout JSONWriter) -> Void) {
        separate()
        bytes.append(UInt8(ascii: "["))
        values(&self)
        bytes.append(UInt8(ascii: "]"))
    }

    /// Writes the key of the next value.
    mutating func key(_ name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
    }

    mutating func string(_ text: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20: bytes += [0x5C, 0x75, 0x30, 0x30, 0x30 + byte >> 4, JSONWriter.hexadecimal(byte & 15)]
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    static func hexadecimal(_ digit: UInt8) -> UInt8 { digit < 10 ? 0x30 + digit : 0x57 + digit }

    mutating func boolean(_ value: Bool) {
        separate()
        bytes += value ? [0x74, 0x72, 0x75, 0x65] : [0x66, 0x61, 0x6C, 0x73, 0x65]
    }

    /// Writes a number with at most four decimal places, which is finer than any screen; null if it is not finite or
    /// too large.
    mutating func number(_ value: Double) {
        separate()
        let rounded = (value * 10_000).rounded()
        guard abs(rounded) < 1e18 else {
            bytes += [0x6E, 0x75, 0x6C, 0x6C]
            return
        }
        var (whole, part) = Int64(abs(rounded)).quotientAndRemainder(dividingBy: 10_000)
        if rounded < 0 { bytes.append(UInt8(ascii: "-")) }
        digits(of: &whole)
        guard part > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var unit: Int64 = 1000
        while part > 0 {
            bytes.append(0x30 + UInt8(part / unit))
            part %= unit
            unit /= 10
        }
    }

    private mutating func digits(of number: inout Int64) {
        let start = bytes.count
        repeat {
            bytes.append(0x30 + UInt8(number % 10))
            number /= 10
        } while number > 0
        bytes[start...].reverse()
    }
}

extension JSONWriter {
    mutating func number(_ value: Int) { number(Double(value)) }

    mutating func member(_ name: String, _ value: String) {
        key(name)
        string(value)
    }

    mutating func member(_ name: String, _ value: Double) {
        key(name)
        number(value)
    }

    mutating func member(_ name: String, _ value: Int) { member(name, Double(value)) }

    mutating func member(_ name: String, _ value: Bool) {
        key(name)
        boolean(value)
    }

    mutating func member(_ name: String, numbers: [Double]) {
        key(name)
        array { writer in for number in numbers { writer.number(number) } }
    }

    mutating func member(_ name: String, strings: [String]) {
        key(name)
        array { writer in for text in strings { writer.string(text) } }
    }
}
