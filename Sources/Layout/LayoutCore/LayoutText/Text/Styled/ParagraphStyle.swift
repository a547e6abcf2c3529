/// The spacing and the indents of the lines of paragraphs.
public struct ParagraphStyle: Hashable, Codable, Sendable {
    /// The distance from one line to the next, not counting the line spacing.
    public enum LineHeight: Hashable, Codable, Sendable {
        /// A multiple of the height of the fonts in the line, including their leading.
        case multiple(Double)
        /// A distance in points, regardless of the fonts.
        case points(Double)
    }

    /// The height of lines; half of the difference from the fonts' height is added above the text and half below. Nil,
    /// the default, means the height of the fonts.
    public var lineHeight: LineHeight?
    /// The space after each line but the last, in points, in addition to the line height or, if that is nil, to the
    /// leading of the fonts in the line.
    public var lineSpacing = 0.0
    /// The space after each paragraph but the last, in points.
    public var paragraphSpacing = 0.0
    /// The distance of the first line of each paragraph from the leading edge, in points.
    public var firstLineHeadIndent = 0.0
    /// The distance of the other lines from the leading edge, in points.
    public var headIndent = 0.0
    /// The tab stops, measured from the leading edge; a tab after the last one is as wide as a space.
    public var tabStops: [TabStop] = []

    /// A style from its parts; by default, lines are as tall as their fonts, without spacing or indents.
    public init(
        lineHeight: LineHeight? = nil, lineSpacing: Double = 0, paragraphSpacing: Double = 0,
        firstLineHeadIndent: Double = 0, headIndent: Double = 0, tabStops: [TabStop] = []
    ) {
        self.lineHeight = lineHeight
        self.lineSpacing = lineSpacing
        self.paragraphSpacing = paragraphSpacing
        self.firstLineHeadIndent = firstLineHeadIndent
        self.headIndent = headIndent
        self.tabStops = tabStops
    }
}

/// A position in a line to which a tab advances.
public struct TabStop: Hashable, Codable, Sendable {
    /// The part of the text after a tab that is aligned at its stop.
    public enum Alignment: UInt8, CaseIterable, Codable, Sendable {
        /// The start of the text.
        case leading
        /// The middle of the text.
        case center
        /// The end of the text.
        case trailing
        /// The first decimal separator, or the end of the text if there is none.
        case decimal
    }

    /// The distance from the leading edge of the text, in points.
    public var location: Double
    /// The part of the text after the tab that is aligned at the stop.
    public var alignment: Alignment
    /// The decimal separator, a period by default; only its first character counts.
    public var decimalSeparator: String

    /// A stop at a distance from the leading edge, in points.
    public init(_ location: Double, _ alignment: Alignment = .leading, decimalSeparator: String = ".") {
        self.location = location
        self.alignment = alignment
        self.decimalSeparator = decimalSeparator
    }
}

extension ParagraphStyle {
    /// The style with all lengths multiplied by a factor, and the tab stops in order. Invalid and negative lengths
    /// become 0, an invalid line height becomes that of the fonts, and tab stops without a valid, positive location are
    /// dropped.
    func scaled(by factor: Double) -> ParagraphStyle {
        func length(_ length: Double) -> Double {
            let scaled = length * factor
            return scaled.isUsable && scaled > 0 ? scaled : 0
        }
        var scaled = self
        switch lineHeight {
        case .points(let height)?: scaled.lineHeight = length(height) > 0 ? .points(length(height)) : nil
        case .multiple(let multiple)?: if !(multiple.isUsable && multiple > 0) { scaled.lineHeight = nil }
        case nil: break
        }
        scaled.lineSpacing = length(lineSpacing)
        scaled.paragraphSpacing = length(paragraphSpacing)
        scaled.firstLineHeadIndent = length(firstLineHeadIndent)
        scaled.headIndent = length(headIndent)
        scaled.tabStops = tabStops.filter { length($0.location) > 0 }.sorted { $0.location < $1.location }
        for index in scaled.tabStops.indices { scaled.tabStops[index].location *= factor }
        return scaled
    }
}
