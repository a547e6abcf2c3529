/// What becomes of a text that is longer than its label.
public enum LineBreakMode: UInt8, CaseIterable, Codable, Sendable {
    /// Lines end after whole words; what is left after the last line is not shown.
    case byWordWrapping
    /// Lines end anywhere; what is left after the last line is not shown.
    case byCharWrapping
    /// The last line runs on beyond the edge.
    case byClipping
    /// The last line begins with an ellipsis and ends with the end of the text.
    case byTruncatingHead
    /// The last line ends with an ellipsis.
    case byTruncatingTail
    /// The last line has an ellipsis in the middle, between its beginning and the end of the text.
    case byTruncatingMiddle
}

/// To which side the lines of a label go.
public enum TextAlignment: UInt8, CaseIterable, Codable, Sendable {
    /// To where reading starts.
    case natural
    /// To the left.
    case left
    /// To the middle.
    case center
    /// To the right.
    case right
}
