/// Truncates a line with an ellipsis.
struct Truncation {
    let mode: LineBreakMode

    /// As much of a line as fits with an ellipsis in the place given by the mode; empty if not even the ellipsis fits.
    /// - Complexity: O(*n* log *n*) in the length of the line.
    func shorten(_ line: Substring, fits: (Substring) -> Bool) -> String {
        var (kept, tooMany) = (-1, line.count + 1)
        while tooMany - kept > 1 {
            let middle = (kept + tooMany) / 2
            if fits(candidate(line, keeping: middle)[...]) { kept = middle } else { tooMany = middle }
        }
        return kept < 0 ? "" : candidate(line, keeping: kept)
    }

    private func candidate(_ line: Substring, keeping count: Int) -> String {
        switch mode {
        case .byTruncatingHead: "…" + line.suffix(count).drop(while: { $0.isWhitespace })
        case .byTruncatingMiddle:
            line.prefix((count + 1) / 2).withoutSpaceAtEnd + "…"
                + line.suffix(count / 2).drop(while: { $0.isWhitespace })
        default: line.prefix(count).withoutSpaceAtEnd + "…"
        }
    }
}

extension Substring {
    var withoutSpaceAtEnd: String { String(self[..<endOfShown]) }

    /// The start of the trailing white space. For ASCII the bytes suffice, which avoids Unicode tables.
    var endOfShown: Index {
        var end = endIndex
        while end > startIndex {
            let last = utf8.index(before: end)
            guard 0x20..<0x7F ~= utf8[last] else { return endOfShownCharacters }
            if utf8[last] != 0x20 { return end }
            end = last
        }
        return end
    }

    private var endOfShownCharacters: Index {
        var end = endIndex
        while end > startIndex, self[index(before: end)].isWhitespace { end = index(before: end) }
        return end
    }

    /// Whether it is all printable ASCII, so that each byte is a character and lines break only at spaces and hyphens.
    var isPlain: Bool { utf8.allSatisfy { 0x20..<0x7F ~= $0 } }

    /// The text without soft hyphens, which are invisible.
    var withoutSoftHyphens: Substring {
        // The last byte of a soft hyphen, but also of other characters.
        guard utf8.contains(0xAD), contains(where: { $0.isSoftHyphen }) else { return self }
        return filter { !$0.isSoftHyphen }[...]
    }

    /// The text between line breaks.
    var paragraphs: [Substring] {
        isPlain ? [self] : split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    }

    /// The pieces between possible line breaks: after white space and hyphens, including soft ones, and around the
    /// characters of scripts that are written without spaces.
    var breakablePieces: [Substring] {
        if isPlain { return plainPieces }
        var pieces: [Substring] = []
        var start = startIndex
        var previous: Character?
        for index in indices {
            let character = self[index]
            if let previous, index > start, previous.allowsBreak(before: character) {
                pieces.append(self[start..<index])
                start = index
            }
            previous = character
        }
        if start < endIndex { pieces.append(self[start...]) }
        return pieces
    }

    private var plainPieces: [Substring] {
        var pieces: [Substring] = []
        var start = startIndex
        var previous: UInt8 = 0
        for index in utf8.indices {
            let byte = utf8[index]
            let isBreak = previous == 0x20 ? byte != 0x20 : previous == 0x2D && (0x61...0x7A) ~= byte | 0x20
            if isBreak {
                pieces.append(self[start..<index])
                start = index
            }
            previous = byte
        }
        if start < endIndex { pieces.append(self[start...]) }
        return pieces
    }
}

extension Character {
    fileprivate func allowsBreak(before next: Character) -> Bool {
        if next.isBreakingSpace { return false }
        if isBreakingSpace || isSoftHyphen { return true }
        if self == "-" || self == "\u{2013}" || self == "\u{2014}" { return next.isLetter }
        return isIdeographic && !next.isPunctuation || next.isIdeographic
    }

    /// Whether it is a soft hyphen, at which a word may be divided.
    var isSoftHyphen: Bool { self == "\u{AD}" }

    private var isBreakingSpace: Bool { isWhitespace && self != "\u{A0}" && self != "\u{202F}" }

    private var isIdeographic: Bool {
        guard !isPunctuation, let value = unicodeScalars.first?.value else { return false }
        return (0x2E80...0x9FFF).contains(value) || (0xAC00...0xD7AF).contains(value)
    }
}
