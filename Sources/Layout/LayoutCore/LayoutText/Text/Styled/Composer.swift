/// Breaks text into lines of limited width.
///
/// The measurer measures each piece of a run separately; line breaks and text directions follow from the whole text.
/// Only for uniform text may the measurer break the lines itself.
struct Composer {
    let text: String
    let runs: StyledRuns
    /// The paragraph style, at the size at which the text is drawn.
    let paragraphStyle: ParagraphStyle
    let alignment: TextAlignment
    let mode: LineBreakMode
    /// The maximum number of lines, or 0 for no limit.
    let lineLimit: Int
    /// The direction of all paragraphs; nil if each paragraph has the direction of its first strong character.
    let direction: LayoutDirection?
    /// Whether the text has one style and no paragraph style, and is neither justified nor balanced. Its lines are as wide
    /// as their pieces together, and equally tall unless the measurer breaks them.
    let isUniform: Bool
    /// The display scale for whose pixels the heights of lines are rounded up; 0 if they are not rounded.
    var lineScale = 0.0
    let measured: MeasuredText

    var measurer: any TextMeasuring { measured.measurer }
    /// The font of the label, at the size at which it is drawn.
    var font: Font { measured.font }

    /// A line whose runs have no positions yet.
    struct BrokenLine {
        var text: Substring
        /// The distance from the leading edge.
        var indent = 0.0
        /// The end of the line according to the widths of its pieces, in points from the leading edge.
        var end: Double
        /// The end of the line with the white space at which it was wrapped, as far as that fits, before the line was
        /// truncated; nil if it was not wrapped.
        var wrappedEnd: Double?
        var endsParagraph = false
        /// Whether the line ends within a word, at a soft hyphen.
        var isDivided = false
        /// What a line of several styles shows if it is truncated.
        var truncated: [TextFragment]?
        /// The bidirectional level of each scalar that is shown; nil if no part of the paragraph may run from right to
        /// left.
        var levels: [UInt8]?
        /// The direction of the paragraph, if the measurer provides it or part of the paragraph may run from right to
        /// left.
        var direction: LayoutDirection?
        /// The metrics from the measurer, if it broke the line.
        var metrics: FontMetrics?
    }

    /// The lines at a width in points.
    /// - Complexity: O(*n* log *r*) in the length of the text and the number of its runs, times the logarithm of the
    ///   width for balanced lines; if the last line is truncated, also O(*m* log *m*) in the length that it keeps.
    func lay(width: Double) -> TextLayout {
        guard !text.isEmpty else { return .empty }
        var lines: [BrokenLine] = []
        var isCut = false
        for index in measured.paragraphs.indices {
            let room = lineLimit > 0 ? lineLimit - lines.count : Int.max
            let (paragraph, first) = (paragraph(at: index), lines.count)
            if room > 0 { lines += breakLines(of: paragraph, at: index, width, limit: room) }
            if !measured.isPlain || direction == .rightToLeft { setLevels(of: &lines[first...], in: paragraph) }
            isCut = room == 0 || lines.last?.endsParagraph == false
            if isCut { break }
        }
        if isCut, let last = lines.last { lines[lines.count - 1] = truncated(last, width) }
        return stack(lines, width, isCut)
    }

    private func paragraph(at index: Int) -> Substring {
        let (utf8, range) = (text.utf8, measured.paragraphs[index].range)
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return text[start..<utf8.index(start, offsetBy: range.count)]
    }

    private func indent(isFirst: Bool) -> Double {
        isFirst ? paragraphStyle.firstLineHeadIndent : paragraphStyle.headIndent
    }

    /// The lines of a paragraph up to a limit. If some are omitted, the last line does not end the paragraph.
    private func breakLines(of paragraph: Substring, at index: Int, _ width: Double, limit: Int) -> [BrokenLine] {
        if isUniform, let lines = measurer.lines(of: paragraph, in: font, width: width, mode: mode) {
            return brokenByMeasurer(lines, paragraph, limit: limit)
        }
        let end = end(ofParagraph: paragraph, at: index)
        // An empty paragraph is a line even if its indent does not fit.
        if paragraph.isEmpty || end <= width + Tolerance.points {
            return [BrokenLine(text: paragraph, indent: indent(isFirst: true), end: end, endsParagraph: true)]
        }
        let pieces = pieces(of: paragraph, at: index, width)
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

    private func brokenByMeasurer(_ lines: [MeasuredLine], _ paragraph: Substring, limit: Int) -> [BrokenLine] {
        var start = paragraph.startIndex
        return lines.prefix(limit).enumerated().map { index, line in
            let text = paragraph[start..<line.end]
            start = line.end
            return BrokenLine(
                text: text, end: line.width, endsParagraph: index == lines.count - 1,
                isDivided: text.endsWithSoftHyphen && line.end < paragraph.endIndex, direction: line.direction,
                metrics: line.metrics)
        }
    }

    /// Fills each line with as many pieces as fit.
    private func breakLines(
        of paragraph: Substring, _ pieces: [MeasuredText.Piece], _ width: Double, limit: Int
    ) -> [BrokenLine] {
        var lines: [BrokenLine] = []
        // The offsets of the line and of the current piece.
        var (start, place) = (0, 0)
        func text(_ from: Int, _ end: Int) -> Substring {
            let first = paragraph.utf8.index(paragraph.startIndex, offsetBy: from)
            return paragraph[first..<paragraph.utf8.index(first, offsetBy: end - from)]
        }
        var ruler = LineRuler(from: indent(isFirst: true), paragraphStyle.tabStops)
        var last: (end: Double, hyphen: Double)?
        for (index, piece) in pieces.enumerated() {
            let next = place + Int(piece.length)
            let hyphen = piece.endsWithSoftHyphen ? hyphenWidth(in: text(place, next)) : 0
            var end = piece.isBlank ? last?.end ?? ruler.end : self.end(of: piece, text(place, next), on: ruler)
            let needed = index == pieces.count - 1 ? end : end + hyphen
            if let last, !piece.isBlank, piece.startsLine || needed > width + Tolerance.points {
                var wrapped = line(text(start, place), isFirst: lines.isEmpty, last.end, last.hyphen)
                wrapped.wrappedEnd = max(wrapped.end, min(ruler.end, width))
                lines.append(wrapped)
                if lines.count == limit { return lines }
                start = place
                ruler = LineRuler(from: indent(isFirst: false), paragraphStyle.tabStops)
                end = self.end(of: piece, text(place, next), on: ruler)
            }
            last = (end, hyphen)
            if piece.hasTab {
                measure(text(place, next), on: &ruler)
            } else {
                ruler.add(piece.fullWidth, beforeSeparator: separator(text(place, next), ruler))
            }
            place = next
        }
        guard let last else { return lines }
        var line = line(text(start, place), isFirst: lines.isEmpty, last.end, 0)
        (line.endsParagraph, line.isDivided) = (true, false)
        lines.append(line)
        return lines
    }

    private func line(_ text: Substring, isFirst: Bool, _ end: Double, _ hyphenWidth: Double) -> BrokenLine {
        let isDivided = !measured.isPlain && text.endsWithSoftHyphen
        return BrokenLine(
            text: text, indent: indent(isFirst: isFirst), end: isDivided ? end + hyphenWidth : end, isDivided: isDivided
        )
    }

    /// The last line, truncated according to the line break mode.
    private func truncated(_ last: BrokenLine, _ width: Double) -> BrokenLine {
        var rest = text[last.text.startIndex...].prefix { !$0.isNewline }
        if isUniform { rest = rest.withoutSoftHyphens }
        var line = last
        (line.endsParagraph, line.isDivided) = (true, false)
        switch mode {
        case .byWordWrapping, .byCharWrapping: return last
        case .byClipping: show(runs.fragments(of: rest[..<rest.endOfShown]), in: &line)
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            let kept = Truncation(mode: mode).keep(rest) { head, tail in
                end(of: fragments(head, tail), from: line.indent) <= width
            }
            show(kept.map { fragments($0.head, $0.tail) } ?? [], in: &line)
        }
        return line
    }

    /// The fragments of the text before and after an ellipsis, and of the ellipsis itself, which has the style of the
    /// text before it or, if there is none, of the text after it.
    private func fragments(_ head: Substring, _ tail: Substring) -> [TextFragment] {
        if isUniform { return [TextFragment(text: head + "…" + tail, run: 0)] }
        let (before, after) = (runs.fragments(of: head), runs.fragments(of: tail))
        let run = before.last?.run ?? after.first?.run ?? 0
        return before + [TextFragment(text: "…", run: run)] + after
    }

    private func show(_ fragments: [TextFragment], in line: inout BrokenLine) {
        if isUniform {
            let shown = fragments.first?.text ?? ""
            (line.text, line.levels) = (shown, nil)
            line.end = width(of: shown[..<shown.endOfShown])
            var lines = [line][...]
            setLevels(of: &lines, in: shown)
            line = lines[0]
        } else {
            line.truncated = fragments
            line.end = end(of: fragments, from: line.indent)
            guard line.levels != nil else { return }
            // The shown text may begin in a different direction from the paragraph.
            let shown = fragments.reduce(into: "") { $0 += $1.text }
            line.levels = BidiParagraph(shown[...], direction: line.direction).levels
        }
    }

    /// Sets the directions and levels of a paragraph's lines, if part of the paragraph may run from right to left.
    private func setLevels(of lines: inout ArraySlice<BrokenLine>, in paragraph: Substring) {
        let known = direction ?? lines.first?.direction
        guard known == .rightToLeft || paragraph.mayRunRightToLeft else { return }
        let bidi = BidiParagraph(paragraph, direction: known)
        var offset = 0
        for index in lines.indices {
            let text = lines[index].text
            let end = offset + text[..<text.endOfShown].unicodeScalars.count
            lines[index].levels = bidi.levels(ofLine: offset..<end)
            lines[index].direction = bidi.baseLevel == 1 ? .rightToLeft : .leftToRight
            offset += text.unicodeScalars.count
        }
    }
}
