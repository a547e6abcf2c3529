/// Restores the bytes of a line as the system wrote them, before printing in an array escaped them and pasting changed
/// them.
struct TextCleaner {
    private let bytes: [UInt8]
    private var index: Int
    private let end: Int
    private var cleaned: [UInt8] = []
    /// Whether a line end within a constraint becomes a blank, so that its lines are joined.
    private let joinsLines: Bool

    /// The bytes of a range, cleaned.
    static func clean(_ bytes: [UInt8], _ range: Range<Int>, joiningLines: Bool) -> [UInt8] {
        var cleaner = TextCleaner(
            bytes: bytes, index: range.lowerBound, end: range.upperBound, joinsLines: joiningLines)
        cleaner.cleaned.reserveCapacity(range.count)
        while cleaner.index < cleaner.end { cleaner.step() }
        return cleaner.cleaned
    }

    /// The index up to which a range must be cleaned to yield the given number of bytes.
    static func end(of length: Int, in bytes: [UInt8], _ range: Range<Int>, joiningLines: Bool) -> Int {
        var cleaner = TextCleaner(
            bytes: bytes, index: range.lowerBound, end: range.upperBound, joinsLines: joiningLines)
        while cleaner.index < cleaner.end, cleaner.cleaned.count < length { cleaner.step() }
        return cleaner.index
    }

    private init(bytes: [UInt8], index: Int, end: Int, joinsLines: Bool) {
        self.bytes = bytes
        self.index = index
        self.end = end
        self.joinsLines = joinsLines
    }

    private mutating func step() {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "\\"): unescape()
        // Markdown's mark for code.
        case UInt8(ascii: "`"): index += 1
        case 0x09: put(0x20, skipping: 1)
        case 0x0D: index += 1
        case 0x0A: joinsLines ? joinLines() : put(0x0A, skipping: 1)
        case 0xC2 where bytes.has("\u{A0}", at: index): put(0x20, skipping: 2)
        case 0xE2: replacePunctuation()
        default: put(byte, skipping: 1)
        }
    }

    private mutating func put(_ byte: UInt8, skipping count: Int) {
        cleaned.append(byte)
        index += count
    }

    /// Replaces a line end, and the `>` or `//` in front of the next line, with one blank.
    private mutating func joinLines() {
        index += 1
        while index < end, bytes[index].isBlank { index += 1 }
        if index + 1 < end, bytes[index] == UInt8(ascii: ">"), bytes[index + 1].isBlank { index += 2 }
        if bytes.has("//", at: index) { index += 2 }
        while index < end, bytes[index].isBlank { index += 1 }
        cleaned.append(0x20)
    }

    /// Resolves `\n`, `\U2019` and `\"` from printed arrays; a backslash before other punctuation comes from Markdown.
    private mutating func unescape() {
        guard index + 1 < end else { return put(bytes[index], skipping: 1) }
        switch bytes[index + 1] {
        case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"): put(0x20, skipping: 2)
        case UInt8(ascii: "U"), UInt8(ascii: "u"): decodeScalar()
        case let next where next < 0x80 && !next.isLetter && !next.isDigit && !next.isBlank && !next.isLineEnd:
            put(next, skipping: 2)
        default: put(bytes[index], skipping: 1)
        }
    }

    /// Decodes the four hexadecimal digits of a UTF-16 code unit, or those of both units of a surrogate pair.
    private mutating func decodeScalar() {
        guard let unit = unit(at: index + 2) else { return put(bytes[index], skipping: 1) }
        var value = unit
        var length = 6
        if unit & 0xFC00 == 0xD800, bytes.has("\\U", at: index + 6), let low = self.unit(at: index + 8),
            low & 0xFC00 == 0xDC00
        {
            value = 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF)
            length = 12
        }
        cleaned.append(contentsOf: Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8))
        index += length
    }

    private func unit(at start: Int) -> UInt32? {
        guard start + 4 <= end else { return nil }
        var value: UInt32 = 0
        for byte in bytes[start..<start + 4] {
            guard let digit = byte.hexValue else { return nil }
            value = value << 4 | digit
        }
        return value
    }

    /// Replaces dashes that were hyphens or minus signs, and curly quotes around the superview's `|`.
    private mutating func replacePunctuation() {
        if bytes.has("\u{2013}", at: index) || bytes.has("\u{2212}", at: index) {
            return put(UInt8(ascii: "-"), skipping: 3)
        }
        if bytes.has("\u{2014}", at: index) {
            cleaned.append(UInt8(ascii: "-"))
            return put(UInt8(ascii: "-"), skipping: 3)
        }
        if bytes.has("\u{2018}|", at: index) || bytes.has("\u{2019}:", at: index) && cleaned.last == UInt8(ascii: "|") {
            return put(UInt8(ascii: "'"), skipping: 3)
        }
        put(bytes[index], skipping: 1)
    }
}
