/// Breaks text into lines if it has styled runs or a paragraph style, or is justified or balanced.
///
/// The measurer measures each piece of a run separately; line breaks and text directions follow from the whole text.
/// Text in one style, without any of this, is left to the `Typesetter`, which is faster.
struct Composer {
    let text: String
    let runs: StyledRuns
    /// The font of the label, at the size at which it is drawn.
    let font: Font
    let paragraphStyle: ParagraphStyle
    let alignment: TextAlignment
    let measurer: any TextMeasuring
    let mode: LineBreakMode
    /// The maximum number of lines, or 0 for no limit.
    let lineLimit: Int
    /// The direction of all paragraphs; nil if each paragraph has the direction of its first strong character.
    let direction: LayoutDirection?

    /// A line whose runs have no positions yet.
    struct BrokenLine {
        /// The text that is shown, in reading order.
        var fragments: [TextFragment]
        var text: Substring
        /// The distance from the leading edge.
        var indent: Double
        /// The end of the line according to the widths of its pieces, in points from the leading edge.
        var end: Double
        var endsParagraph = false
        /// Whether the line ends within a word, at a soft hyphen.
        var isDivided = false
        /// The bidirectional level of each scalar of `fragments` and that of the paragraph; nil if no part of the
        /// paragraph may run from right to left.
        var levels: (scalars: [UInt8], base: UInt8)?
    }

    /// The unit with which lines are filled: a word, or a character of a word that is too wide for any line; with
    /// `byCharWrapping`, any character.
    private struct Piece {
        var text: Substring
        var width: Double
        /// The width including trailing white space.
        var fullWidth: Double
        /// The extra width at the end of a line, for the hyphen of a broken word.
        var hyphenWidth = 0.0
        var hasTab = false
        /// Whether the piece starts a word that is too wide for any line and therefore starts on a new line.
        var startsLine = false
        /// Whether the piece is white space, which never needs another line and adds no width to the end of one.
        var isBlank: Bool { width == 0 && fullWidth > 0 }
    }

    /// The lines at a width in points.
    /// - Complexity: O(*n* log *r*) in the length of the text and the number of its runs, times the logarithm of the
    ///   width for balanced lines; if the last line is truncated, also O(*m* log *m*) in the length that it keeps.
    func lay(width: Double) -> TextLayout {
        var lines: [BrokenLine] = []
        var isCut = false
        for paragraph in text.isEmpty ? [] : text[...].paragraphs {
            let room = lineLimit > 0 ? lineLimit - lines.count : Int.max
            var broken = room > 0 ? breakLines(of: paragraph, width, limit: room) : nil
            isCut = broken.map { $0.last?.endsParagraph != true } ?? true
            if broken != nil { setLevels(of: &broken!, in: paragraph) }
            lines += broken ?? []
            if isCut { break }
        }
        if isCut, let last = lines.last { lines[lines.count - 1] = truncated(last, width) }
        return stack(lines, width, isCut)
    }

    private func indent(isFirst: Bool) -> Double {
        isFirst ? paragraphStyle.firstLineHeadIndent : paragraphStyle.headIndent
    }

    /// The lines of a paragraph up to a limit. If some are omitted, the last line does not end the paragraph.
    private func breakLines(of paragraph: Substring, _ width: Double, limit: Int) -> [BrokenLine] {
        let whole = line(paragraph, isFirst: true, endsParagraph: true)
        // An empty paragraph is a line even if its indent does not fit.
        if paragraph.isEmpty || whole.end <= width + Tolerance.points { return [whole] }
        let pieces = pieces(of: paragraph, width)
        var lines = breakLines(of: paragraph, pieces, width, limit: limit)
        guard alignment == .balanced, lines.count > 1, lines.last?.endsParagraph == true else { return lines }
        // At the smallest width with the same number of lines, the lines are most even.
        var (low, high) = (0.0, lines.reduce(0) { max($0, $1.end) })
        while high - low > 1.0 / 64 {
            let middle = (low + high) / 2
            guard middle > low, middle < high else { break }
            let trial = breakLines(of: paragraph, pieces, middle, limit: lines.count)
            let end = trial.reduce(0) { max($0, $1.end) }
            if trial.last?.endsParagraph == true, end <= middle + Tolerance.points {
                (lines, high) = (trial, min(middle, end))
            } else {
                low = middle
            }
        }
        return lines
    }

    /// Fills each line with as many pieces as fit.
    private func breakLines(
        of paragraph: Substring, _ pieces: [Piece], _ width: Double, limit: Int
    ) -> [BrokenLine] {
        var lines: [BrokenLine] = []
        var start = paragraph.startIndex
        var ruler = LineRuler(from: indent(isFirst: true), paragraphStyle.tabStops)
        var last: (piece: Piece, end: Double)?
        for piece in pieces {
            let isLast = piece.text.endIndex == paragraph.endIndex
            var end = piece.isBlank ? last?.end ?? ruler.end : self.end(of: piece, on: ruler)
            let needed = end + (isLast ? 0 : piece.hyphenWidth)
            if let last, !piece.isBlank, piece.startsLine || needed > width + Tolerance.points {
                lines.append(line(paragraph[start..<piece.text.startIndex], isFirst: lines.isEmpty, endingAt: last.end))
                if lines[lines.count - 1].isDivided { lines[lines.count - 1].end += last.piece.hyphenWidth }
                if lines.count == limit { return lines }
                start = piece.text.startIndex
                ruler = LineRuler(from: indent(isFirst: false), paragraphStyle.tabStops)
                end = self.end(of: piece, on: ruler)
            }
            last = (piece, end)
            if piece.hasTab {
                measure(piece.text, on: &ruler)
            } else {
                ruler.add(piece.fullWidth, beforeSeparator: separator(piece.text, ruler))
            }
        }
        if let last {
            var line = line(paragraph[start...], isFirst: lines.isEmpty, endingAt: last.end)
            (line.endsParagraph, line.isDivided) = (true, false)
            lines.append(line)
        }
        return lines
    }

    /// The end of a line with one more piece.
    private func end(of piece: Piece, on ruler: LineRuler) -> Double {
        var ruler = ruler
        if piece.hasTab {
            measure(piece.text[..<piece.text.endOfShown], on: &ruler)
        } else {
            ruler.add(piece.width, beforeSeparator: separator(piece.text, ruler))
        }
        return ruler.end
    }

    private func pieces(of paragraph: Substring, _ width: Double) -> [Piece] {
        let mustSplit = mode == .byCharWrapping
        let isPlain = paragraph.isPlain
        let words =
            mustSplit
            ? [paragraph]
            : paragraph.breakablePieces(isPlain: isPlain).flatMap { piece in
                isPlain ? [piece] : self.words(in: piece)
            }
        let least = width - max(paragraphStyle.firstLineHeadIndent, paragraphStyle.headIndent)
        var pieces: [Piece] = []
        pieces.reserveCapacity(words.count)
        for word in words {
            let piece = piece(word)
            guard mustSplit || piece.width > least + Tolerance.points else {
                pieces.append(piece)
                continue
            }
            let first = pieces.count
            for index in word.indices { pieces.append(self.piece(word[index...index])) }
            if !mustSplit { pieces[first].startsLine = true }
        }
        return pieces
    }

    /// The words of a piece at whose ends the script does not show that a line may break.
    private func words(in piece: Substring) -> [Substring] {
        guard piece.unicodeScalars.contains(where: { $0.joinsWords }), let ends = measurer.wordEnds(in: piece) else {
            return [piece]
        }
        var start = piece.startIndex
        return ends.map { end in
            defer { start = end }
            return piece[start..<end]
        }
    }

    private func piece(_ text: Substring) -> Piece {
        let end = text.endOfShown
        let width = width(of: text[..<end])
        let hyphen = text.endsWithSoftHyphen ? measurer.width(of: "-", in: style(at: text.startIndex).font) : 0
        return Piece(
            text: text, width: width, fullWidth: end == text.endIndex ? width : width + self.width(of: text[end...]),
            hyphenWidth: hyphen, hasTab: !paragraphStyle.tabStops.isEmpty && text.utf8.contains(9))
    }

    private func line(
        _ text: Substring, isFirst: Bool, endsParagraph: Bool = false, endingAt end: Double? = nil
    ) -> BrokenLine {
        let shown = text[..<text.endOfShown]
        var line = BrokenLine(
            fragments: runs.fragments(of: shown), text: text, indent: indent(isFirst: isFirst), end: end ?? 0,
            endsParagraph: endsParagraph, isDivided: text.endsWithSoftHyphen && !endsParagraph)
        if end == nil { line.end = self.end(of: line.fragments, from: line.indent) }
        return line
    }

    /// The last line, truncated according to the line break mode.
    private func truncated(_ last: BrokenLine, _ width: Double) -> BrokenLine {
        let rest = text[last.text.startIndex...].prefix { !$0.isNewline }
        var line = last
        switch mode {
        case .byWordWrapping, .byCharWrapping: return last
        case .byClipping: line.fragments = runs.fragments(of: rest[..<rest.endOfShown])
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            let kept = Truncation(mode: mode).keep(rest) { head, tail in
                end(of: fragments(head, tail), from: line.indent) <= width
            }
            line.fragments = kept.map { fragments($0.head, $0.tail) } ?? []
        }
        (line.endsParagraph, line.isDivided) = (true, false)
        line.end = end(of: line.fragments, from: line.indent)
        let shown = line.fragments.reduce(into: "") { $0 += $1.text }
        // The shown text may begin in a different direction from the paragraph.
        line.levels = last.levels.map { _, base in
            (BidiParagraph(shown[...], direction: base == 1 ? .rightToLeft : .leftToRight).levels, base)
        }
        return line
    }

    /// The fragments of the text before and after an ellipsis, and of the ellipsis itself, which has the style of the
    /// text before it or, if there is none, of the text after it.
    private func fragments(_ head: Substring, _ tail: Substring) -> [TextFragment] {
        let (before, after) = (runs.fragments(of: head), runs.fragments(of: tail))
        let run = before.last?.run ?? after.first?.run ?? 0
        return before + [TextFragment(text: "…", run: run)] + after
    }
}

extension Composer {
    private func style(at index: String.Index) -> TextLayout.Style { runs.styles[runs.run(at: index)] }

    private func width(of text: Substring) -> Double {
        runs.fragments(of: text).reduce(0) { $0 + width(of: $1.text, runs.styles[$1.run]) }
    }

    /// The width of text in one style.
    func width(of text: Substring, _ style: TextLayout.Style) -> Double {
        let shown = text.withoutSoftHyphens
        let width = measurer.width(of: shown, in: style.font)
        return style.letterSpacing == 0 ? width : width + style.letterSpacing * Double(shown.count)
    }

    private func measure(_ text: Substring, on ruler: inout LineRuler) {
        for fragment in runs.fragments(of: text) { measure(fragment, on: &ruler) }
    }

    private func end(of fragments: [TextFragment], from indent: Double) -> Double {
        var ruler = LineRuler(from: indent, paragraphStyle.tabStops)
        for fragment in fragments { measure(fragment, on: &ruler) }
        return ruler.end
    }

    private func measure(_ fragment: TextFragment, on ruler: inout LineRuler) {
        let style = runs.styles[fragment.run]
        guard !paragraphStyle.tabStops.isEmpty else { return ruler.add(width(of: fragment.text, style)) }
        var rest = fragment.text
        while let tab = rest.firstIndex(of: "\t") {
            add(rest[..<tab], style, to: &ruler)
            ruler.addTab(space: width(of: " ", style))
            rest = rest[rest.index(after: tab)...]
        }
        add(rest, style, to: &ruler)
    }

    /// Adds text without tabs.
    func add(_ text: Substring, _ style: TextLayout.Style, to ruler: inout LineRuler) {
        if text.isEmpty { return }
        let separator = ruler.awaitedSeparator.flatMap { text.firstIndex(of: $0) }
        ruler.add(width(of: text, style), beforeSeparator: separator.map { width(of: text[..<$0], style) })
    }

    /// The width of a piece without tabs up to the awaited separator; nil if the piece does not contain the separator,
    /// or if none is awaited.
    private func separator(_ text: Substring, _ ruler: LineRuler) -> Double? {
        ruler.awaitedSeparator.flatMap { text.firstIndex(of: $0) }.map { width(of: text[..<$0]) }
    }

    private func setLevels(of lines: inout [BrokenLine], in paragraph: Substring) {
        guard direction == .rightToLeft || paragraph.mayRunRightToLeft else { return }
        let bidi = BidiParagraph(paragraph, direction: direction)
        var offset = 0
        for index in lines.indices {
            let shown = lines[index].fragments.reduce(0) { $0 + $1.text.unicodeScalars.count }
            lines[index].levels = (bidi.levels(ofLine: offset..<offset + shown), bidi.baseLevel)
            offset += lines[index].text.unicodeScalars.count
        }
    }
}
