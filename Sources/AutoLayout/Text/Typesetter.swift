/// Breaks a text into lines that are no wider than they may be.
struct Typesetter {
    let measurer: any TextMeasuring
    let font: Font
    let mode: LineBreakMode
    /// How many lines there may be, or 0 for any number.
    let lineLimit: Int

    /// A stretch of the text that makes a line, without the white space at its end.
    private struct Stretch {
        var text: Substring
        var width: Double
        /// The width with the white space at its end.
        var fullWidth: Double
        /// How much wider it is as the end of a line, by the hyphen of a divided word.
        var hyphenWidth = 0.0
        /// What the measurer has said of a line that it has broken itself.
        var metrics: FontMetrics?
        var direction: LayoutDirection?
        /// Whether the line ends within a word, where a soft hyphen is.
        var isDivided = false
        /// Whether it is the beginning of a word that is too wide for any line, which begins with a line of its own.
        var startsLine = false

        /// What a line shows.
        var shown: String {
            isDivided ? String(text.withoutSoftHyphens) + "-" : text.withoutSoftHyphens.withoutSpaceAtEnd
        }

        /// The same as a line before another one.
        var endingLine: Stretch {
            var line = self
            line.isDivided = text.last?.isSoftHyphen == true
            if line.isDivided { line.width += hyphenWidth }
            return line
        }
    }

    /// The lines of a text at a width in points.
    /// - Complexity: O(*n*) in the length of what is shown.
    func lay(_ text: String, width: Double) -> TextLayout {
        guard !text.isEmpty else { return .empty }
        var stretches: [Stretch] = []
        var isCut = false
        for paragraph in text[...].paragraphs {
            if isFull(stretches) {
                isCut = true
                break
            }
            isCut = !append(paragraph, to: &stretches, width)
        }
        if isCut { truncateLast(&stretches, of: text, width) }
        return assemble(stretches, isCut)
    }

    private func isFull(_ stretches: [Stretch]) -> Bool { lineLimit > 0 && stretches.count >= lineLimit }

    /// - Returns: whether there was room for all of the paragraph.
    private func append(_ paragraph: Substring, to stretches: inout [Stretch], _ width: Double) -> Bool {
        if let lines = measurer.lines(of: paragraph, in: font, width: width, mode: mode) {
            return append(lines, of: paragraph, to: &stretches)
        }
        let whole = stretch(paragraph)
        if whole.width <= width + Tolerance.points {
            stretches.append(whole)
            return true
        }
        var line: Stretch?
        for piece in pieces(of: paragraph, width) {
            let isLast = piece.text.endIndex == paragraph.endIndex
            let needed = piece.width + (isLast ? 0 : piece.hyphenWidth)
            if let current = line, piece.startsLine || current.fullWidth + needed > width + Tolerance.points {
                stretches.append(current.endingLine)
                line = nil
                if isFull(stretches) { return false }
            }
            line = line.map { joined($0, piece, in: paragraph) } ?? piece
        }
        if let line { stretches.append(line) }
        return true
    }

    /// Takes the lines as the measurer has broken them.
    private func append(_ lines: [MeasuredLine], of paragraph: Substring, to stretches: inout [Stretch]) -> Bool {
        var start = paragraph.startIndex
        for line in lines {
            if isFull(stretches) { return false }
            stretches.append(
                Stretch(
                    text: paragraph[start..<line.end], width: line.width, fullWidth: line.width, metrics: line.metrics,
                    direction: line.direction))
            if line.end < paragraph.endIndex {
                stretches[stretches.count - 1] = stretches[stretches.count - 1].endingLine
            }
            start = line.end
        }
        return true
    }

    /// What lines may be made of: words, and the characters of a word that is too wide for a line.
    private func pieces(of paragraph: Substring, _ width: Double) -> [Stretch] {
        let words = mode == .byCharWrapping ? [paragraph] : paragraph.breakablePieces
        let mustSplit = mode == .byCharWrapping
        var pieces: [Stretch] = []
        pieces.reserveCapacity(words.count)
        for word in words {
            let piece = stretch(word)
            guard mustSplit || piece.width > width + Tolerance.points else {
                pieces.append(piece)
                continue
            }
            let first = pieces.count
            for index in word.indices { pieces.append(stretch(word[index...index])) }
            if !mustSplit { pieces[first].startsLine = true }
        }
        return pieces
    }

    private func joined(_ first: Stretch, _ second: Stretch, in paragraph: Substring) -> Stretch {
        Stretch(
            text: paragraph[first.text.startIndex..<second.text.endIndex], width: first.fullWidth + second.width,
            fullWidth: first.fullWidth + second.fullWidth, hyphenWidth: second.hyphenWidth)
    }

    private func stretch(_ text: Substring) -> Stretch {
        let end = text.endOfShown
        let width = measurer.width(of: text[..<end].withoutSoftHyphens, in: font)
        return Stretch(
            text: text, width: width,
            fullWidth: end == text.endIndex ? width : width + measurer.width(of: text[end...], in: font),
            hyphenWidth: text.last?.isSoftHyphen == true ? measurer.width(of: "-", in: font) : 0)
    }

    /// Lets the last line show that the text goes on.
    private func truncateLast(_ stretches: inout [Stretch], of text: String, _ width: Double) {
        guard let last = stretches.last else { return }
        let rest = text[last.text.startIndex...].prefix { !$0.isNewline }.withoutSoftHyphens
        switch mode {
        case .byWordWrapping, .byCharWrapping: return
        case .byClipping: stretches[stretches.count - 1] = stretch(rest)
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            let shown = Truncation(mode: mode).shorten(rest) { measurer.width(of: $0, in: font) <= width }
            stretches[stretches.count - 1] = stretch(shown[...])
        }
        stretches[stretches.count - 1].metrics = last.metrics
        stretches[stretches.count - 1].direction = last.direction
    }

    private func assemble(_ stretches: [Stretch], _ isCut: Bool) -> TextLayout {
        let metrics = measurer.metrics(of: font)
        if stretches.contains(where: { $0.metrics != nil }) { return stack(stretches, isCut, otherwise: metrics) }
        let pitch = metrics.ascent + metrics.descent + metrics.leading
        let lines = stretches.enumerated().map { index, stretch in
            TextLayout.Line(
                text: stretch.shown, width: stretch.width,
                baseline: Double(index) * pitch + metrics.ascent)
        }
        let size = Size(
            width: stretches.map { $0.width }.max() ?? 0, height: Double(lines.count) * pitch - metrics.leading)
        return TextLayout(lines: lines, size: size, isTruncated: isCut)
    }

    /// Lines that are each as high as the fonts in them.
    private func stack(_ stretches: [Stretch], _ isCut: Bool, otherwise usual: FontMetrics) -> TextLayout {
        var (lines, bottom, height) = ([TextLayout.Line](), 0.0, 0.0)
        for stretch in stretches {
            let metrics = stretch.metrics ?? usual
            lines.append(
                TextLayout.Line(
                    text: stretch.shown, width: stretch.width, baseline: bottom + metrics.ascent,
                    direction: stretch.direction))
            height = bottom + metrics.ascent + metrics.descent
            bottom = height + metrics.leading
        }
        let size = Size(width: stretches.map { $0.width }.max() ?? 0, height: height)
        return TextLayout(
            lines: lines, size: size, isTruncated: isCut, descent: lines.last.map { height - $0.baseline })
    }
}
