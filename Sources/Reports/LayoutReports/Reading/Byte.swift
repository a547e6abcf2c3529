/// The classes of bytes in the lines of reports.
extension UInt8 {
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }

    /// Whether the byte is a space or a tab.
    var isBlank: Bool { self == 0x20 || self == 0x09 }

    var isLineEnd: Bool { self == 0x0A || self == 0x0D }

    var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }

    /// Whether the byte can occur in a class name: a letter, a digit, `_`, `$` or any byte that is not ASCII.
    var isWord: Bool { isLetter || isDigit || self == 0x5F || self == 0x24 || self >= 0x80 }

    var hexValue: UInt32? {
        switch self {
        case 0x30...0x39: UInt32(self) - 0x30
        case 0x41...0x46: UInt32(self) - 0x37
        case 0x61...0x66: UInt32(self) - 0x57
        default: nil
        }
    }
}

extension [UInt8] {
    /// Whether the bytes at an index are those of a word.
    func has(_ word: String, at index: Int) -> Bool {
        guard index >= 0, index + word.utf8.count <= count else { return false }
        var next = index
        for byte in word.utf8 {
            if self[next] != byte { return false }
            next += 1
        }
        return true
    }

    /// The bytes of a range as text; invalid UTF-8 is replaced.
    func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}
