/// Puts an ellipsis where a line leaves something out.
struct Truncation {
    let mode: LineBreakMode

    /// As much of a line as fits with an ellipsis in the place the mode says; nothing where not even that one fits.
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
    var withoutSpaceAtEnd: String {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    /// The text without the places where a word may be divided, of which there is nothing to be seen.
    var withoutSoftHyphens: Substring {
        contains(where: { $0.isSoftHyphen }) ? filter { !$0.isSoftHyphen }[...] : self
    }

    /// The stretches between the places where a line may end: after white space and hyphens, soft ones too, and around the characters
    /// of scripts that are written without spaces.
    var breakablePieces: [Substring] {
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
}

extension Character {
    fileprivate func allowsBreak(before next: Character) -> Bool {
        if next.isBreakingSpace { return false }
        if isBreakingSpace || isSoftHyphen { return true }
        if self == "-" || self == "\u{2013}" || self == "\u{2014}" { return next.isLetter }
        return isIdeographic && !next.isPunctuation || next.isIdeographic
    }

    /// Whether it is nothing but a place where a word may be divided.
    var isSoftHyphen: Bool { self == "\u{AD}" }

    private var isBreakingSpace: Bool { isWhitespace && self != "\u{A0}" && self != "\u{202F}" }

    private var isIdeographic: Bool {
        guard !isPunctuation, let value = unicodeScalars.first?.value else { return false }
        return (0x2E80...0x9FFF).contains(value) || (0xAC00...0xD7AF).contains(value)
    }
}
