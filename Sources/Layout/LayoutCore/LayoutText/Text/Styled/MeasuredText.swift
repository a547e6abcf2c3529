/// What a measurer has said about a text in one font, whatever the width of its lines.
///
/// A label keeps it as long as its text, so that a new width costs no more than breaking lines.
final class MeasuredText {
    /// A paragraph, by the offsets of its bytes in the text.
    struct Paragraph {
        let range: Range<Int>
        /// The end of the paragraph as a single line, in points from the leading edge; nil until it is first needed.
        var end: Double?
        /// The pieces between the positions where a line may break; nil until they are first needed.
        var pieces: [Piece]?
    }

    /// The unit with which lines are filled: a word, or a character of a word that is too wide for any line; with
    /// `byCharWrapping`, any character.
    struct Piece {
        /// The width without trailing white space.
        let width: Double
        /// The width including trailing white space.
        let fullWidth: Double
        /// The number of bytes.
        let length: Int32
        /// Whether the width depends on tab stops.
        let hasTab: Bool
        /// Whether a line that ends with the piece shows a hyphen.
        let endsWithSoftHyphen: Bool
        /// Whether the piece starts a word that is too wide for any line and therefore starts on a new line.
        var startsLine = false

        /// Whether the piece is white space, which never needs another line and adds no width to the end of one.
        var isBlank: Bool { width == 0 && fullWidth > 0 }
    }

    let measurer: any TextMeasuring
    let font: Font
    /// Whether the text is printable ASCII, which has one paragraph, no soft hyphens and no right-to-left text.
    let isPlain: Bool
    var paragraphs: [Paragraph]

    init(_ text: String, _ measurer: any TextMeasuring, _ font: Font) {
        (self.measurer, self.font) = (measurer, font)
        isPlain = text[...].isPlain
        let parts = isPlain ? [text[...]] : text[...].paragraphs
        let utf8 = text.utf8
        paragraphs = parts.map { part in
            let start = utf8.distance(from: utf8.startIndex, to: part.startIndex)
            return Paragraph(range: start..<start + part.utf8.count)
        }
    }
}
