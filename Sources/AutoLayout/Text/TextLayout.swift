/// A text broken into lines: what a label shows, and where.
public struct TextLayout: Hashable, Codable, Sendable {
    /// One line of it.
    public struct Line: Hashable, Codable, Sendable {
        /// What the line shows, without the white space at its end, an ellipsis included where it was cut.
        public var text: String
        /// From its beginning to its end, in points.
        public var width: Double
        /// From the left edge to its beginning, in points.
        public var x: Double
        /// From the top edge to the line its letters stand on, in points.
        public var baseline: Double
        /// In which direction its paragraph reads, where the measurer has said so.
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
    /// The width of the longest line and the height of all of them, in points.
    public var size: Size
    /// Whether the label shows less than the text.
    public var isTruncated: Bool
    /// From the last baseline to the bottom, where that is not what the font says.
    var descent: Double?

    /// Nothing at all.
    public static let empty = TextLayout(lines: [], size: .zero, isTruncated: false)

    /// The same lines in the middle of a given height and at a side of a given width, in points.
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
