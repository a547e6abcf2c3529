/// The properties of a label that go beyond plain text.
final class TextComposition {
    /// The lengths of the runs in bytes, and their styles; empty for text that has the label's style throughout.
    var runs: [(length: Int, style: StyledText.Style)] = []
    var paragraphStyle = ParagraphStyle()
    var hugsLongestLine = false
    var roundsLineHeights = false
}

extension Label {
    /// A label whose text consists of styled runs. They inherit from the label what they do not set: 17 points and
    /// regular, unless specified otherwise. By default, there is one line.
    public convenience init(
        runs: StyledText, font: Font? = nil, fontSize: Double? = nil, weight: Font.Weight? = nil,
        numberOfLines: Int? = nil,
        textAlignment: TextAlignment? = nil, name: String? = nil
    ) {
        self.init(
            font: font, fontSize: fontSize, weight: weight, numberOfLines: numberOfLines, textAlignment: textAlignment,
            name: name)
        styledText = runs
    }

    /// The text with its runs, or nil for none. `text` is the same text without styles.
    /// - Complexity: O(*n*) in the length of the text.
    public final var styledText: StyledText? {
        get {
            guard let text = givenText else { return nil }
            guard let composition, !composition.runs.isEmpty else { return StyledText([StyledText.Run(text)]) }
            var (runs, start) = ([StyledText.Run](), text.startIndex)
            for (length, style) in composition.runs {
                let end = text.utf8.index(start, offsetBy: length)
                runs.append(StyledText.Run(String(text[start..<end]), style: style))
                start = end
            }
            return StyledText(runs)
        }
        set {
            guard newValue != styledText else { return }
            givenText = newValue?.string
            let runs = newValue?.runs.map { (length: $0.text.utf8.count, style: $0.style) } ?? []
            let isPlain = runs.allSatisfy { $0.style == StyledText.Style() }
            if !isPlain || composition != nil { ownComposition.runs = isPlain ? [] : runs }
            textChanged()
        }
    }

    /// The height of the lines, the spacing and indents of lines and paragraphs, and the tab stops.
    public final var paragraphStyle: ParagraphStyle {
        get { composition?.paragraphStyle ?? ParagraphStyle() }
        set {
            guard newValue != paragraphStyle else { return }
            ownComposition.paragraphStyle = newValue
            textChanged()
        }
    }

    /// Whether a label with wrapped text is as wide as its longest line; false, the default, is what `UILabel` does.
    ///
    /// The pass finds the width of the label from the natural width of its text, and breaks lines at this width. Then,
    /// in the same pass, the content is as wide as the longest of these lines, at the same hugging and compression
    /// resistance priorities: a label that nothing else stretches becomes narrower, and keeps its lines. This costs one
    /// more solve in each pass that changes anything while such text is wrapped.
    public final var hugsLongestLine: Bool {
        get { composition?.hugsLongestLine ?? false }
        set {
            guard newValue != hugsLongestLine else { return }
            ownComposition.hugsLongestLine = newValue
            textChanged()
        }
    }

    /// Whether each line is as tall as a whole number of pixels, as in `UITextView`; false, the default, is what `UILabel`
    /// does.
    package final var roundsLineHeights: Bool {
        get { composition?.roundsLineHeights ?? false }
        set {
            guard newValue != roundsLineHeights else { return }
            ownComposition.roundsLineHeights = newValue
            textChanged()
        }
    }

    /// The display scale for which the heights of lines are rounded; 0 if they are not rounded.
    final var lineScale: Double { roundsLineHeights ? layoutNode.pixelGrid.scale : 0 }

    final var ownComposition: TextComposition {
        if let composition { return composition }
        let composition = TextComposition()
        self.composition = composition
        return composition
    }

    /// Whether the lines need more than plain text layout.
    final var isComposed: Bool {
        if textAlignment.isComposed { return true }
        guard let composition else { return false }
        return !composition.runs.isEmpty || composition.paragraphStyle != ParagraphStyle()
    }

    final func composer(_ font: Font, lineLimit: Int) -> Composer {
        let (text, measurer, isUniform) = (givenText ?? "", measurer, !isComposed)
        var known = measured
        if known?.font != font || known?.measurer !== measurer {
            known = nil
        }
        let measured = known ?? MeasuredText(text, measurer, font)
        // Fonts that are only tried out, to find one in which the text fits, are not worth keeping.
        if known == nil, font == scaledFont { self.measured = measured }
        let scale = self.font.size > 0 ? font.size / self.font.size : 1
        return Composer(
            text: text,
            runs: isUniform
                ? StyledRuns(font: font) : StyledRuns(of: text, composition?.runs ?? [], font: font, scale: scale),
            paragraphStyle: isUniform ? ParagraphStyle() : paragraphStyle.scaled(by: scale), alignment: textAlignment,
            mode: lineBreakMode, lineLimit: lineLimit, direction: baseWritingDirection, isUniform: isUniform,
            lineScale: lineScale, measured: measured)
    }
}
