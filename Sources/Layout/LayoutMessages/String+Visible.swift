extension String {
    /// The text with a visible replacement for each character that would break the line, ring the bell, control a
    /// terminal or override the text direction, and for each noncharacter, so that names stay readable and on one line.
    package var visible: String {
        guard unicodeScalars.contains(where: { $0.visible != $0 }) else { return self }
        var text = ""
        for scalar in unicodeScalars { text.unicodeScalars.append(scalar.visible) }
        return text
    }
}

extension Unicode.Scalar {
    /// The character itself; for a character to be replaced, Unicode's control picture, or U+FFFD if there is none.
    package var visible: Unicode.Scalar {
        switch value {
        case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: "\u{FFFD}"
        default: value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : self
        }
    }
}
