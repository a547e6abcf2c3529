#if Cairo
    public import AutoLayout
    internal import CPangoCairo

    /// Measures text with the fonts of the system, as Pango sets it: shaped, with other fonts for what a font lacks, and
    /// with lines broken where Unicode lets them end.
    ///
    /// Trees on different threads need a measurer each.
    @safe
    public final class PangoMeasurer: TextMeasuring {
        /// The typefaces, separated by commas, the first that is installed being the one that is used.
        public let family: String
        private let context: PangoTextContext
        private var knownMetrics: [Font: FontMetrics] = [:]

        /// A measurer of one of the typefaces, which are separated by commas.
        /// - Throws: `CairoError.fontNotFound` where none of them is installed.
        public init(family: String = "sans-serif") throws(CairoError) {
            self.family = family
            context = PangoTextContext(ownFonts: true)
            guard context.knows(family) else { throw .fontNotFound(family) }
        }

        /// The typefaces, for pictures.
        public var fontFamily: String? { family }

        /// The width of the text as Pango shapes it, in points.
        public func width(of text: Substring, in font: Font) -> Double {
            text.isEmpty ? 0 : PangoText(text, font, family, context).width
        }

        /// The heights of a line, in points.
        public func metrics(of font: Font) -> FontMetrics {
            if let known = knownMetrics[font] { return known }
            let metrics = context.metrics(of: font, family)
            knownMetrics[font] = metrics
            return metrics
        }

        /// The lines of a paragraph as Pango breaks them.
        /// - Complexity: O(*n*) in the length of the paragraph.
        public func lines(
            of paragraph: Substring, in font: Font, width: Double, mode: LineBreakMode
        ) -> [MeasuredLine]? {
            let text = PangoText(paragraph, font, family, context)
            text.wrap(at: width, anywhere: mode == .byCharWrapping)
            var lines = text.lines(of: paragraph)
            guard let last = lines.indices.last else { return nil }
            lines[last].end = paragraph.endIndex
            // Pango leaves out the white space at the end of all lines but the last.
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
