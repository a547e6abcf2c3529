/// A text broken into lines, each with its position.
public struct TextLayout: Hashable, Codable, Sendable {
    /// A line of text.
    public struct Line: Hashable, Codable, Sendable {
        /// The text shown, without trailing white space, and with the ellipsis if the line was truncated.
        public var text: String
        /// The width in points.
        public var width: Double
        /// The distance from the left edge, in points.
        public var x: Double
        /// The distance from the top edge to the baseline, in points.
        public var baseline: Double
        /// The reading direction of its paragraph, if the measurer provides it.
        public var direction: LayoutDirection?

        /// A line from its parts, in points.
        public init(
            text: String, width: Double, x: Double = 0, baseline: Double, direction: LayoutDirection? = nil
        ) {
            self.text = text
            self.width = width
            self.x = x
            self.baseline = baseline
            self.direction = direction
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
