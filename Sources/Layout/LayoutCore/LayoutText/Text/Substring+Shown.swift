extension Substring {
    /// Whether the text is printable ASCII throughout, so that each byte is a character and its line break class is
    /// found in a table of bytes.
    var isPlain: Bool { utf8.allSatisfy { 0x20..<0x7F ~= $0 } }

    var withoutSpaceAtEnd: String { String(self[..<endOfShown]) }

    /// The start of the trailing white space. For printable ASCII, looking at the bytes is enough and avoids Unicode
    /// tables.
    var endOfShown: Index {
        var end = endIndex
        while end > startIndex {
            let last = utf8.index(before: end)
            guard 0x20..<0x7F ~= utf8[last] else { return endOfShownScalars }
            if utf8[last] != 0x20 { return end }
            end = last
        }
        return end
    }

    private var endOfShownScalars: Index {
        var end = endIndex
        while end > startIndex {
            let last = unicodeScalars.index(before: end)
            guard unicodeScalars[last].properties.isWhitespace else { return end }
            end = last
        }
        return end
    }

    /// Whether the text ends with a soft hyphen, at which a word may be broken.
    var endsWithSoftHyphen: Bool { unicodeScalars.last == .softHyphen }

    /// The text without soft hyphens, which are invisible.
    var withoutSoftHyphens: Substring {
        // This is the last byte of a soft hyphen, but it also occurs in other characters.
        guard utf8.contains(0xAD), unicodeScalars.contains(.softHyphen) else { return self }
        return Substring(unicodeScalars.filter { $0 != .softHyphen })
    }
}

extension Unicode.Scalar {
    static let softHyphen: Unicode.Scalar = "\u{AD}"
}
