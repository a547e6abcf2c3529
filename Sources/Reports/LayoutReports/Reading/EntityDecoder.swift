/// Replaces HTML's entities, such as `&lt;` and `&#x27;`, with the characters that they represent.
enum EntityDecoder {
    private static let names: [(entity: String, character: String)] = [
        ("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("apos;", "'"), ("nbsp;", " "), ("rsquo;", "\u{2019}"),
        ("lsquo;", "\u{2018}"), ("ndash;", "\u{2013}"), ("mdash;", "\u{2014}"), ("minus;", "\u{2212}"),
        ("hellip;", "\u{2026}"), ("bull;", "\u{2022}"),
    ]

    /// The bytes without entities, including those that were encoded more than once, such as `&amp;lt;`.
    static func decoded(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(UInt8(ascii: "&")) else { return bytes }
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "&") else {
                decoded.append(bytes[index])
                index += 1
                continue
            }
            index += 1
            while bytes.has("amp;", at: index) { index += 4 }
            if let (character, length) = entity(bytes, at: index) {
                decoded += character.utf8
                index += length
            } else {
                decoded.append(UInt8(ascii: "&"))
            }
        }
        return decoded
    }

    /// The character for the entity whose name begins at an index, and the length of the name with its semicolon.
    private static func entity(_ bytes: [UInt8], at start: Int) -> (character: String, length: Int)? {
        if let known = names.first(where: { bytes.has($0.entity, at: start) }) {
            return (known.character, known.entity.utf8.count)
        }
        guard bytes.has("#", at: start) else { return nil }
        let isHexadecimal = bytes.has("x", at: start + 1) || bytes.has("X", at: start + 1)
        var index = start + (isHexadecimal ? 2 : 1)
        let first = index
        var value: UInt32 = 0
        while index < bytes.count, index - first < 7, let digit = bytes[index].hexValue, isHexadecimal || digit < 10 {
            value = value * (isHexadecimal ? 16 : 10) + digit
            index += 1
        }
        guard index > first, bytes.has(";", at: index), let scalar = Unicode.Scalar(value) else { return nil }
        return (String(scalar), index + 1 - start)
    }
}
