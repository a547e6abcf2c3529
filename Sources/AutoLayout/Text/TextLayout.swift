/// A text broken into lines, each with its position.
public struct TextLayout: Hashable, Codable, Sendable {
    /// A line of text.
    public struct Line: Hashable, Codable, Sendable {
        /// The text shown in the order in which it is read, without trailing white space, and with the ellipsis if the line
        /// was truncated.
        public var text: String
        /// The width in points.
        public var width: Double
        /// The distance from the left edge, in points.
        public var x: Double
        /// The distance from the top edge to the baseline, in points.
        public var baseline: Double
        /// The direction of its paragraph, if the measurer provides it or some of it runs from right to left.
        public var direction: LayoutDirection?
        /// The runs in the order in which they are read, to be drawn one by one; nil if the whole line runs from left to
        /// right.
        public var runs: [Run]?

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

    /// Part of a line of which all characters run in one direction, whatever they are.
    public struct Run: Hashable, Codable, Sendable {
        /// The text in the order in which it is read, without controls that set directions.
        public var text: String
        /// The direction of its characters.
        public var direction: LayoutDirection
        /// The distance from the left end of the line, in points.
        public var x: Double
        /// The width in points.
        public var width: Double

        /// A run from its parts, in points.
        public init(text: String, direction: LayoutDirection, x: Double, width: Double) {
            self.text = text
            self.direction = direction
            self.x = x
            self.width = width
        }
    }

    /// The lines from top to bottom.
    public var lines: [Line]
    /// The width of the longest line and the total height, in points.
    public var size: Size
    /// Whether part of the text is not shown.
    public var isTruncated: Bool
    /// The descent of the last line, if it differs from the font's.
    var descent: Double?

    /// No lines.
    public static let empty = TextLayout(lines: [], size: .zero, isTruncated: false)

    /// The same lines centred in a given height and aligned in a given width, in points.
    func placed(in size: Size, _ alignment: TextAlignment, _ direction: LayoutDirection) -> TextLayout {
        let share =
            switch (alignment, direction) {
            case (.left, _), (.natural, .leftToRight): 0.0
            case (.center, _): 0.5
            case (.right, _), (.natural, .rightToLeft): 1.0
            }
        var placed = self
        let top = (size.height - self.size.height) / 2
        for index in placed.lines.indices {
            placed.lines[index].x = share * (size.width - placed.lines[index].width)
            placed.lines[index].baseline += top
        }
        return placed
    }
}

extension TextLayout.Line {
    /// What is drawn: the runs, or the whole line.
    package var drawnRuns: [TextLayout.Run] {
        runs ?? [TextLayout.Run(text: text, direction: .leftToRight, x: 0, width: width)]
    }
}
