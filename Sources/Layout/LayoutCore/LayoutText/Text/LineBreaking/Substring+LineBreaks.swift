extension Substring {
    /// The paragraphs of the text, without the newlines between them.
    var paragraphs: [Substring] { split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) }

    /// The pieces between the positions where a line may break by Unicode's rules.
    /// - Parameter isPlain: whether the text is known to be printable ASCII, which makes the search faster.
    /// - Complexity: O(*n*) in the length of the text.
    func breakablePieces(isPlain: Bool) -> [Substring] {
        var pieces: [Substring] = []
        var start = startIndex
        forEachLineBreak(isPlain: isPlain) { end, _ in
            pieces.append(self[start..<end])
            start = end
        }
        return pieces
    }

    /// Calls a closure with the end of each possible line, including the end of the text unless the text is empty, and
    /// whether a paragraph ends there.
    func forEachLineBreak(isPlain: Bool, _ body: (_ end: Index, _ endsParagraph: Bool) -> Void) {
        if isEmpty { return }
        if isPlain { forEachPlainBreak(body) } else { forEachScalarBreak(body) }
        body(endIndex, true)
    }

    /// Finds the breaks in printable ASCII text, in which each byte is a character.
    private func forEachPlainBreak(_ body: (Index, Bool) -> Void) {
        let (classes, utf8) = (LineBreakClass.ascii, utf8)
        var scanner = LineBreakScanner()
        var isLetter = false
        for index in utf8.indices {
            let byte = utf8[index]
            let wasLetter = isLetter
            isLetter = 0x61...0x7A ~= byte | 0x20
            // Nothing changes between two letters.
            if isLetter && wasLetter { continue }
            let breaks = scanner.breaks(
                before: classes[Int(byte)],
                startsNumber: {
                    let next = utf8.index(after: index)
                    return next < utf8.endIndex && 0x30...0x39 ~= utf8[next]
                })
            if breaks { body(index, false) }
        }
    }

    private func forEachScalarBreak(_ body: (Index, Bool) -> Void) {
        let scalars = unicodeScalars
        var scanner = LineBreakScanner()
        var index = scalars.startIndex
        while index < scalars.endIndex {
            let next = scalars.index(after: index)
            if scanner.breaks(before: LineBreakClass(scalars[index]), startsNumber: { startsNumber(next) }) {
                body(index, scanner.endsParagraph)
            }
            index = next
        }
    }

    /// Whether the first scalar at or after an index, ignoring combining marks, is a digit.
    private func startsNumber(_ index: Index) -> Bool {
        for scalar in unicodeScalars[index...] {
            switch LineBreakClass(scalar) {
            case .cm, .zwj: continue
            case .nu: return true
            default: return false
            }
        }
        return false
    }
}

extension Unicode.Scalar {
    /// Whether the scalar belongs to a script that does not separate words, in which only a dictionary tells where lines may
    /// break (class SA of UAX #14): Thai, Lao, Myanmar, Khmer, Tai Le, New Tai Lue or Tai Tham.
    var joinsWords: Bool {
        switch value {
        case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF: true
        default: false
        }
    }

    /// Whether the scalar is an ideograph, kana or their punctuation, after which justified text has additional room.
    var isIdeographic: Bool {
        switch value {
        case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0x20000...0x3FFFF: true
        default: false
        }
    }
}
