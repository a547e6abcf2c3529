/// The ways in which text that is too long for its label is broken or truncated.
public enum LineBreakMode: UInt8, CaseIterable, Codable, Sendable {
    /// Lines break between words, and within words that are too wide; text beyond the line limit is not shown.
    case byWordWrapping
    /// Lines break anywhere; text beyond the line limit is not shown.
    case byCharWrapping
    /// The last line continues beyond the edge.
    case byClipping
    /// The last line starts with an ellipsis and shows the end of its paragraph.
    case byTruncatingHead
    /// The last line ends with an ellipsis.
    case byTruncatingTail
    /// The last line shows its beginning and the end of its paragraph, with an ellipsis in between.
    case byTruncatingMiddle
}

/// The horizontal alignment of a label's lines.
public enum TextAlignment: UInt8, CaseIterable, Codable, Sendable {
    /// To the side where reading starts.
    case natural
    /// Left.
    case left
    /// Centered.
    case center
    /// Right.
    case right
    /// To the side where reading ends.
    case trailing
    /// To both sides, with wider spaces, in all lines of a paragraph except the last one and those that use tab stops.
    case justified
    /// To the side where reading starts, with lines as short as possible without an additional line.
    case balanced

    /// To the side where reading starts, like `natural`.
    public static var leading: TextAlignment { .natural }

    /// The fraction of a line's free space that lies to the left of its text.
    package func share(in direction: LayoutDirection) -> Double {
        switch (self, direction) {
        case (.left, _), (.natural, .leftToRight), (.justified, .leftToRight), (.balanced, .leftToRight),
            (.trailing, .rightToLeft):
            0
        case (.center, _): 0.5
        case (.right, _), (.natural, .rightToLeft), (.justified, .rightToLeft), (.balanced, .rightToLeft),
            (.trailing, .leftToRight):
            1
        }
    }

    /// Whether the alignment affects the contents or spacing of lines.
    var isComposed: Bool { self == .justified || self == .balanced }
}
