/// Finds the marks in a string in one pass that reads each byte a bounded number of times.
struct MarkScanner {
    private let bytes: [UInt8]
    private var marks: [Mark] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func scan() -> [Mark] {
        var index = 0
        while index < bytes.count {
            if let mark = mark(at: index) {
                marks.append(mark)
                index = max(mark.end, index + 1)
            } else {
                index += 1
            }
        }
        return marks
    }

    /// The mark that is recognized by a word that begins at an index; nil if there is none.
    private func mark(at index: Int) -> Mark? { mainMark(at: index) ?? message(at: index) }

    private func message(at index: Int) -> Mark? {
        guard bytes[index] >= 0x41, bytes[index] <= 0x5A else { return nil }
        for (words, message) in LayoutMessage.beginnings {
            if let mark = sentence(.message(message), words, at: index) { return mark }
        }
        return nil
    }

    private func mainMark(at index: Int) -> Mark? {
        switch bytes[index] {
        case UInt8(ascii: "U"): sentence(.header, "Unable to simultaneously satisfy constraints", at: index)
        case UInt8(ascii: "C"):
            constraint(at: index) ?? sentence(.header, "Conflicting constraints detected", at: index)
                ?? sentence(.listing, "Clicked on overlapping visualized constraints", at: index)
        case UInt8(ascii: "W"): sentence(.recovery, "Will attempt to recover by breaking", at: index)
        case UInt8(ascii: "M"): sentence(.trailer, "Make a symbolic breakpoint at", at: index)
        case UInt8(ascii: "B"): sentence(.trailer, "Break on objc_exception_throw", at: index)
        case UInt8(ascii: "S"): sentence(.trailer, "Set the NSUserDefault", at: index)
        case UInt8(ascii: "<"):
            sentence(.redaction, "<private>", at: index) ?? sentence(.listing, "<__NSArray", at: index)
                ?? sentence(.listing, "< __NSArray", at: index)
        default: nil
        }
    }

    /// The mark for a sentence, whose words may be separated by a few extra characters from pasting.
    private func sentence(_ kind: Mark.Kind, _ words: String, at start: Int) -> Mark? {
        var index = start
        for byte in words.utf8 {
            if byte != 0x20 {
                guard index < bytes.count, bytes[index] == byte else { return nil }
                index += 1
                continue
            }
            let blank = index
            while index < bytes.count, index - blank < 8, isFiller(bytes[index]) { index += 1 }
            if index == blank { return nil }
        }
        return Mark(kind: kind, start: start, end: index)
    }

    /// Whether a byte is a blank, a line end, or one that begins a quoted or commented line (`>`, `/`, `*`).
    private func isFiller(_ byte: UInt8) -> Bool {
        byte.isBlank || byte.isLineEnd || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
            || byte == UInt8(ascii: "*")
    }

    /// The mark for the class and address at the beginning of a constraint whose class name ends with `Constraint`.
    private func constraint(at index: Int) -> Mark? {
        guard bytes.has("Constraint", at: index) else { return nil }
        let end = index + 10
        guard let colon = skipBlanks(from: end), bytes[colon] == UInt8(ascii: ":"),
            let id = skipBlanks(from: colon + 1), bytes[id] != UInt8(ascii: ":"), !bytes[id].isLineEnd
        else { return nil }
        var start = index
        let limit = max(marks.last?.end ?? 0, index - 200)
        while start > limit, bytes[start - 1].isWord || bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
        guard isBracketed(start) || isKnown(start, end) && bytes.has("0x", at: id) else { return nil }
        return Mark(kind: .constraint, start: start, end: id)
    }

    /// Whether a class is known to be a constraint class, whose instances are recognized without a bracket.
    private func isKnown(_ start: Int, _ end: Int) -> Bool {
        bytes.has("LayoutConstraint", at: end - 16) || bytes.has("_UI", at: start)
    }

    private func isBracketed(_ start: Int) -> Bool {
        var index = start - 1
        while index >= 0, start - index < 8, bytes[index].isBlank { index -= 1 }
        guard index >= 0 else { return false }
        return bytes[index] == UInt8(ascii: "<") || bytes[index] == UInt8(ascii: "\"")
    }

    /// The index of the first byte that is not a blank, after at most a few blanks.
    private func skipBlanks(from start: Int) -> Int? {
        var index = start
        while index < bytes.count, index - start < 16, bytes[index].isBlank { index += 1 }
        return index < bytes.count ? index : nil
    }
}
