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
