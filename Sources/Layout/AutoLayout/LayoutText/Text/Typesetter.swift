/// Breaks text into lines of limited width.
struct Typesetter {
    let text: String
    let measurer: any TextMeasuring
    let font: Font
    let mode: LineBreakMode
    /// The maximum number of lines, or 0 for no limit.
    let lineLimit: Int
    /// The direction of all paragraphs; nil if each paragraph has the direction of its first strong character.
    let direction: LayoutDirection?
    /// Whether the text is printable ASCII, which has one paragraph, no soft hyphens and no right-to-left text.
    private let isPlain: Bool

    init(
        _ text: String, measurer: any TextMeasuring, font: Font, mode: LineBreakMode, lineLimit: Int,
        direction: LayoutDirection?
    ) {
        (self.text, self.measurer, self.font, self.mode) = (text, measurer, font, mode)
        (self.lineLimit, self.direction) = (lineLimit, direction)
        isPlain = text[...].isPlain
    }

    /// The lines at a width in points.
    /// - Complexity: O(*n*) in the length of the text; if the last line is truncated, also O(*m* log *m*) in the length
    ///   that it keeps.
    func lay(width: Double) -> TextLayout {
        guard !text.isEmpty else { return .empty }
        var stretches: [Stretch] = []
        var isCut = false
        for paragraph in isPlain ? [text[...]] : text[...].paragraphs {
            if isFull(stretches) {
                isCut = true
                break
            }
            let first = stretches.count
            isCut = !append(paragraph, to: &stretches, width)
            if !isPlain || direction == .rightToLeft { setRuns(of: &stretches[first...], in: paragraph) }
        }
        if isCut { truncateLast(&stretches, width) }
        return assemble(stretches, isCut)
    }

    private func isFull(_ stretches: [Stretch]) -> Bool { lineLimit > 0 && stretches.count >= lineLimit }

    /// - Returns: whether the whole paragraph fits.
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
            if let current = line, !piece.isBlank,
                piece.startsLine || current.fullWidth + needed > width + Tolerance.points
            {
                stretches.append(current.endingLine)
                line = nil
                if isFull(stretches) { return false }
            }
            line = line.map { joined($0, piece, in: paragraph) } ?? piece
        }
        if let line { stretches.append(line) }
        return true
    }

    /// Appends lines broken by the measurer, and returns whether all of them fit.
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

    /// The pieces from which lines are built: words, and the characters of words that are too wide for a line; with
    /// `byCharWrapping`, all characters.
    private func pieces(of paragraph: Substring, _ width: Double) -> [Stretch] {
        let words = mode == .byCharWrapping ? [paragraph] : paragraph.breakablePieces(isPlain: isPlain)
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
            text: paragraph[first.text.startIndex..<second.text.endIndex],
            width: second.isBlank ? first.width : first.fullWidth + second.width,
            fullWidth: first.fullWidth + second.fullWidth, hyphenWidth: second.hyphenWidth)
    }

    private func stretch(_ text: Substring) -> Stretch {
        let end = text.endOfShown
        let width = measurer.width(of: isPlain ? text[..<end] : text[..<end].withoutSoftHyphens, in: font)
        return Stretch(
            text: text, width: width,
            fullWidth: end == text.endIndex ? width : width + measurer.width(of: text[end...], in: font),
            hyphenWidth: !isPlain && text.endsWithSoftHyphen ? measurer.width(of: "-", in: font) : 0)
    }

    /// Truncates the last line as the mode requires.
    private func truncateLast(_ stretches: inout [Stretch], _ width: Double) {
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
        let shown = stretches[stretches.count - 1].text
        setRuns(of: &stretches[(stretches.count - 1)...], in: shown)
    }

    private func assemble(_ stretches: [Stretch], _ isCut: Bool) -> TextLayout {
        let metrics = measurer.metrics(of: font)
        if stretches.contains(where: { $0.metrics != nil }) { return stack(stretches, isCut, otherwise: metrics) }
        let pitch = metrics.ascent + metrics.descent + metrics.leading
        let lines = stretches.enumerated().map { index, stretch in
            TextLayout.Line(
                text: stretch.shown(isPlain: isPlain), width: stretch.width,
                baseline: Double(index) * pitch + metrics.ascent,
                direction: stretch.direction, runs: stretch.runs)
        }
        let size = Size(
            width: stretches.map { $0.width }.max() ?? 0, height: Double(lines.count) * pitch - metrics.leading)
        return TextLayout(lines: lines, size: size, isTruncated: isCut)
    }

    /// Stacks lines, each as tall as its fonts.
    private func stack(_ stretches: [Stretch], _ isCut: Bool, otherwise usual: FontMetrics) -> TextLayout {
        var (lines, bottom, height) = ([TextLayout.Line](), 0.0, 0.0)
        for stretch in stretches {
            let metrics = stretch.metrics ?? usual
            var line = TextLayout.Line(
                text: stretch.shown(isPlain: isPlain), width: stretch.width, baseline: bottom + metrics.ascent,
                direction: stretch.direction, runs: stretch.runs)
            height = bottom + metrics.ascent + metrics.descent
            line.descent = height - line.baseline
            lines.append(line)
            bottom = height + metrics.leading
        }
        let size = Size(width: stretches.map { $0.width }.max() ?? 0, height: height)
        return TextLayout(lines: lines, size: size, isTruncated: isCut)
    }
}
