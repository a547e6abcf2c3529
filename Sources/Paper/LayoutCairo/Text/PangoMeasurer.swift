#if Cairo
    public import AutoLayout
    internal import CPangoCairo

    /// A measurer of text in the system's fonts. It uses Pango, with shaping, fallback fonts, and Unicode's line
    /// breaking rules.
    ///
    /// Use a separate measurer for each thread.
    @safe
    public final class PangoMeasurer: TextMeasuring {
        /// The font families, separated by commas; the first that is installed is used.
        public let family: String
        private let context: PangoTextContext
        private var knownMetrics: [Font: FontMetrics] = [:]

        /// Creates a measurer for font families separated by commas.
        /// - Throws: `CairoError.fontNotFound` if none of them is installed.
        public init(family: String = "sans-serif") throws(CairoError) {
            self.family = family
            context = PangoTextContext(ownFonts: true)
            guard context.knows(family) else { throw .fontNotFound(family) }
        }

        /// The font families, for drawing.
        public var fontFamily: String? { family }

        /// The width of the text as shaped by Pango, in points.
        public func width(of text: Substring, in font: Font) -> Double {
            text.isEmpty ? 0 : PangoText(text, font, family, context).width
        }

        /// The ends of the words, according to Pango's dictionaries.
        /// - Complexity: O(*n*) in the length of the text.
        public func wordEnds(in text: Substring) -> [String.Index]? {
            let words = PangoText(text, Font(), family, context)
            words.wrapAfterEachWord()
            var ends = words.lines(of: text).map { $0.end }
            if let last = ends.indices.last { ends[last] = text.endIndex }
            return ends
        }

        /// The vertical metrics of a line, in points.
        public func metrics(of font: Font) -> FontMetrics {
            if let known = knownMetrics[font] { return known }
            let metrics = context.metrics(of: font, family)
            knownMetrics[font] = metrics
            return metrics
        }

        /// The lines of a paragraph as broken by Pango.
        /// - Complexity: O(*n*) in the length of the paragraph.
        public func lines(
            of paragraph: Substring, in font: Font, width: Double, mode: LineBreakMode
        ) -> [MeasuredLine]? {
            let text = PangoText(paragraph, font, family, context)
            text.wrap(at: width, anywhere: mode == .byCharWrapping)
            var lines = text.lines(of: paragraph)
            guard let last = lines.indices.last else { return nil }
            lines[last].end = paragraph.endIndex
            // Pango does not count trailing whitespace except in the last line.
            if paragraph.last?.isWhitespace == true {
                let start = last > 0 ? lines[last - 1].end : paragraph.startIndex
                var shown = paragraph[start...]
                while shown.last?.isWhitespace == true { shown.removeLast() }
                lines[last].width = self.width(of: shown, in: font)
            }
            return lines
        }
    }
#endif
