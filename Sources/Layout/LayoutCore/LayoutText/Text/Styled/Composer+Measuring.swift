/// Measures text in runs, and keeps what does not depend on the width.
extension Composer {
    func style(at index: String.Index) -> TextLayout.Style { runs.style(runs.run(at: index)) }

    /// The width of the hyphen after a piece that ends with a soft hyphen.
    func hyphenWidth(in piece: Substring) -> Double { measurer.width(of: "-", in: style(at: piece.startIndex).font) }

    func width(of text: Substring) -> Double {
        if isUniform { return measurer.width(of: measured.isPlain ? text : text.withoutSoftHyphens, in: font) }
        return runs.fragments(of: text).reduce(0) { $0 + width(of: $1.text, runs.style($1.run)) }
    }

    /// The width of text in one style.
    func width(of text: Substring, _ style: TextLayout.Style) -> Double {
        let shown = text.withoutSoftHyphens
        let width = measurer.width(of: shown, in: style.font)
        return style.letterSpacing == 0 ? width : width + style.letterSpacing * Double(shown.count)
    }

    /// The end of a paragraph as a single line.
    func end(ofParagraph paragraph: Substring, at index: Int) -> Double {
        if let end = measured.paragraphs[index].end { return end }
        let shown = paragraph[..<paragraph.endOfShown]
        let indent = paragraphStyle.firstLineHeadIndent
        let end =
            paragraphStyle.tabStops.isEmpty
            ? indent + width(of: shown) : end(of: runs.fragments(of: shown), from: indent)
        measured.paragraphs[index].end = end
        return end
    }

    func end(of fragments: [TextFragment], from indent: Double) -> Double {
        var ruler = LineRuler(from: indent, paragraphStyle.tabStops)
        for fragment in fragments { measure(fragment, on: &ruler) }
        return ruler.end
    }

    /// The end of a line with one more piece.
    func end(
        of piece: MeasuredText.Piece, _ text: @autoclosure () -> Substring, on ruler: LineRuler
    ) -> Double {
        guard piece.hasTab || ruler.isAtStop else { return ruler.end(adding: piece.width) }
        var (text, ruler) = (text(), ruler)
        if piece.hasTab {
            text = text[..<text.endOfShown]
            measure(text, on: &ruler)
        } else {
            ruler.add(piece.width, beforeSeparator: separator(text, ruler))
        }
        return ruler.end
    }

    func measure(_ text: Substring, on ruler: inout LineRuler) {
        for fragment in runs.fragments(of: text) { measure(fragment, on: &ruler) }
    }

    private func measure(_ fragment: TextFragment, on ruler: inout LineRuler) {
        let style = runs.style(fragment.run)
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
    func separator(_ text: @autoclosure () -> Substring, _ ruler: LineRuler) -> Double? {
        guard let separator = ruler.awaitedSeparator else { return nil }
        let text = text()
        return text.firstIndex(of: separator).map { width(of: text[..<$0]) }
    }

    /// The pieces from which the lines of a paragraph are built.
    func pieces(of paragraph: Substring, at index: Int, _ width: Double) -> [MeasuredText.Piece] {
        if mode == .byCharWrapping { return characters(of: paragraph) }
        let words = words(of: paragraph, at: index)
        let most = width - max(paragraphStyle.firstLineHeadIndent, paragraphStyle.headIndent) + Tolerance.points
        guard words.contains(where: { $0.width > most }) else { return words }
        var (pieces, start) = ([MeasuredText.Piece](), paragraph.startIndex)
        for word in words {
            let end = paragraph.utf8.index(start, offsetBy: Int(word.length))
            if word.width > most {
                let first = pieces.count
                pieces += characters(of: paragraph[start..<end])
                pieces[first].startsLine = true
            } else {
                pieces.append(word)
            }
            start = end
        }
        return pieces
    }

    private func characters(of text: Substring) -> [MeasuredText.Piece] {
        text.indices.map { piece(text[$0...$0]) }
    }

    private func words(of paragraph: Substring, at index: Int) -> [MeasuredText.Piece] {
        if let words = measured.paragraphs[index].pieces { return words }
        let isPlain = measured.isPlain || paragraph.isPlain
        var words: [MeasuredText.Piece] = []
        for part in paragraph.breakablePieces(isPlain: isPlain) {
            if !isPlain, part.unicodeScalars.contains(where: { $0.joinsWords }), let ends = measurer.wordEnds(in: part)
            {
                // The script does not show that a line may break at the ends of its words.
                var start = part.startIndex
                for end in ends {
                    words.append(piece(part[start..<end]))
                    start = end
                }
            } else {
                words.append(piece(part))
            }
        }
        measured.paragraphs[index].pieces = words
        return words
    }

    private func piece(_ text: Substring) -> MeasuredText.Piece {
        let end = text.endOfShown
        let width = width(of: text[..<end])
        return MeasuredText.Piece(
            width: width, fullWidth: end == text.endIndex ? width : width + self.width(of: text[end...]),
            length: Int32(text.utf8.count), hasTab: !paragraphStyle.tabStops.isEmpty && text.utf8.contains(9),
            endsWithSoftHyphen: !measured.isPlain && text.endsWithSoftHyphen)
    }
}
