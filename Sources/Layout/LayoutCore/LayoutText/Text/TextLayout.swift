/// Text broken into lines, each with its position.
public struct TextLayout: Hashable, Codable, Sendable {
    /// A line of text.
    public struct Line: Hashable, Codable, Sendable {
        /// The text shown, in reading order, without trailing white space, and with the ellipsis if the line was
        /// truncated.
        public var text: String
        /// The width in points.
        public var width: Double
        /// The distance from the left edge, in points.
        public var x: Double
        /// The distance from the top edge to the baseline, in points.
        public var baseline: Double
        /// The direction of the paragraph, if the measurer provides it or part of the paragraph may run from right to
        /// left.
        public var direction: LayoutDirection?
        /// The runs in reading order, to be drawn one by one; nil if the whole line is a single left-to-right run in
        /// the style of the label, with spaces of their usual width.
        public var runs: [Run]?
        /// The distance from the baseline to the bottom of the line, in points; nil for the font's descent.
        package var descent: Double?

        /// A line from its parts, in points.
        public init(
            text: String, width: Double, x: Double = 0, baseline: Double, direction: LayoutDirection? = nil,
            runs: [Run]? = nil
        ) {
            self.text = text
            self.width = width
            self.x = x
            self.baseline = baseline
            self.direction = direction
            self.runs = runs
        }
    }

    /// A part of a line whose characters all run in one direction and have one style.
    public struct Run: Hashable, Codable, Sendable {
        /// The text in reading order; direction controls are left out if part of the paragraph may run from right to
        /// left.
        public var text: String
        /// The direction of its characters.
        public var direction: LayoutDirection
        /// The distance from the left end of the line, in points.
        public var x: Double
        /// The width in points.
        public var width: Double
        /// The style in which the run is drawn; nil for the label's style.
        public var style: Style?
        /// The extra width of each space in a justified line, in points; nil otherwise.
        public var wordSpacing: Double?

        /// A run from its parts, in points.
        public init(
            text: String, direction: LayoutDirection, x: Double, width: Double, style: Style? = nil,
            wordSpacing: Double? = nil
        ) {
            self.text = text
            self.direction = direction
            self.x = x
            self.width = width
            self.style = style
            self.wordSpacing = wordSpacing
        }
    }

    /// The style of a run as it is drawn, at its final size.
    public struct Style: Hashable, Codable, Sendable {
        /// The font.
        public var font: Font
        /// The color; nil for the label's color.
        public var color: Color?
        /// The space after each character, in points.
        public var letterSpacing: Double
        /// The distance of the run's baseline above the line's baseline, in points.
        public var baselineOffset: Double
        /// Whether the run is underlined.
        public var isUnderlined: Bool
        /// The address to which the run links.
        public var link: String?

        /// A style from its parts, in points.
        public init(
            font: Font, color: Color? = nil, letterSpacing: Double = 0, baselineOffset: Double = 0,
            isUnderlined: Bool = false, link: String? = nil
        ) {
            self.font = font
            self.color = color
            self.letterSpacing = letterSpacing
            self.baselineOffset = baselineOffset
            self.isUnderlined = isUnderlined
            self.link = link
        }
    }

    /// The lines from top to bottom.
    public var lines: [Line]
    /// The greatest width of a line, including its indent, and the total height, in points.
    public var size: Size
    /// The greatest width of a line with the white space at which it was wrapped, in points, as far as that fits, and
    /// before the line was truncated.
    package var wrappedWidth = 0.0
    /// Whether the text needs more lines than the layout has.
    public var isTruncated: Bool
    /// A layout without lines.
    public static let empty = TextLayout(lines: [], size: .zero, isTruncated: false)

    #if !hasFeature(Embedded)
        private enum CodingKeys: String, CodingKey {
            case lines
            case size
            case isTruncated
        }
    #endif

    /// The lines centered in a given height and aligned in a given width, in points; each line keeps its indent from
    /// the leading edge.
    func placed(in size: Size, _ alignment: TextAlignment, _ direction: LayoutDirection) -> TextLayout {
        let share = alignment.share(in: direction)
        var placed = self
        let top = (size.height - self.size.height) / 2
        for index in placed.lines.indices {
            let indent = placed.lines[index].x
            let room = size.width - indent - placed.lines[index].width
            placed.lines[index].x = (direction == .leftToRight ? indent : 0) + share * room
            placed.lines[index].baseline += top
        }
        return placed
    }
}

extension TextLayout.Line {
    /// The parts to draw: the runs, or the whole line.
    package var drawnRuns: [TextLayout.Run] {
        runs ?? [TextLayout.Run(text: text, direction: .leftToRight, x: 0, width: width)]
    }
}
