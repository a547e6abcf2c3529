/// How a text that is too long for its label is broken or truncated.
public enum LineBreakMode: UInt8, CaseIterable, Codable, Sendable {
    /// Lines break between words; text after the last line is not shown.
    case byWordWrapping
    /// Lines break anywhere; text after the last line is not shown.
    case byCharWrapping
    /// The last line continues beyond the edge.
    case byClipping
    /// The last line starts with an ellipsis and shows the end of the text.
    case byTruncatingHead
    /// The last line ends with an ellipsis.
    case byTruncatingTail
    /// The last line shows its beginning and the end of the text, with an ellipsis in between.
    case byTruncatingMiddle
}

/// The horizontal alignment of the lines of a label.
public enum TextAlignment: UInt8, CaseIterable, Codable, Sendable {
    /// To the side where reading starts.
    case natural
    /// Left.
    case left
    /// Centred.
    case center
    /// Right.
    case right
}
