extension String {
    /// The text without characters that do something instead of being seen: that end a line, ring, steer a terminal or
    /// turn the direction of what follows. A sign stands for each, so that names stay different and lines whole.
    package var visible: String {
        guard unicodeScalars.contains(where: { $0.visible != $0 }) else { return self }
        var text = ""
        for scalar in unicodeScalars { text.unicodeScalars.append(scalar.visible) }
        return text
    }
}

extension Unicode.Scalar {
    /// The character itself, the picture Unicode has of a control character, or U+FFFD where it has none.
    package var visible: Unicode.Scalar {
        switch value {
        case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: "\u{FFFD}"
        default: value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : self
        }
    }
}
