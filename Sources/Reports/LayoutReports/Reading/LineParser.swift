internal import LayoutWords

/// A cursor in the cleaned bytes of a constraint, with methods for the tokens that occur in all of its parts.
struct LineParser {
    let bytes: [UInt8]
    var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { index >= bytes.count }

    /// The next byte, or 0 at the end.
    var next: UInt8 { byte(at: index) }

    func byte(at index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0 }

    mutating func skipBlanks() {
        while next == 0x20 { index += 1 }
    }

    func afterBlanks(_ start: Int) -> Int {
        var index = start
        while byte(at: index) == 0x20 { index += 1 }
        return index
    }

    mutating func take(_ word: String) -> Bool {
        guard bytes.has(word, at: index) else { return false }
        index += word.utf8.count
        return true
    }

    /// Takes the bytes up to the first one that does not satisfy a condition.
    mutating func run(while isIncluded: (UInt8) -> Bool) -> Range<Int> {
        let start = index
        while index < bytes.count, isIncluded(bytes[index]) { index += 1 }
        return start..<index
    }

    /// The end of an address that begins at an index, if there is one.
    func addressEnd(at start: Int) -> Int? {
        guard bytes.has("0x", at: start) else { return nil }
        var end = start + 2
        while byte(at: end).hexValue != nil { end += 1 }
        return end > start + 2 ? end : nil
    }

    /// Takes a comparison, if there is one.
    mutating func takeRelation() -> LayoutRelation? {
        if take("==") { return .equal }
        if take("<=") { return .lessThanOrEqual }
        if take(">=") { return .greaterThanOrEqual }
        return nil
    }

    /// Skips a run of dashes or their replacements; returns false if there is none.
    mutating func takeDashes() -> Bool {
        !run { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "*") }.isEmpty
    }
}
