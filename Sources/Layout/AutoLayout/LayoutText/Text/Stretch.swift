/// A piece of text: a line or a part of one.
struct Stretch {
    var text: Substring
    /// The width without trailing white space.
    var width: Double
    /// The width including trailing white space.
    var fullWidth: Double
    /// The extra width at the end of a line, for the hyphen of a broken word.
    var hyphenWidth = 0.0
    /// The metrics from the measurer, if it broke the line itself.
    var metrics: FontMetrics?
    /// The direction of the paragraph, if the measurer provides it or part of the paragraph may run from right to left.
    var direction: LayoutDirection?
    /// The runs of the piece as a line, if part of it runs from right to left.
    var runs: [TextLayout.Run]?
    /// Whether the line ends within a word, at a soft hyphen.
    var isDivided = false
    /// Whether the piece starts a word that is too wide for any line and therefore starts on a new line.
    var startsLine = false

    /// Whether the piece is white space, which never needs another line and adds no width to the end of one.
    var isBlank: Bool { width == 0 && fullWidth > 0 }

    /// The text as shown; plain text has no soft hyphens.
    func shown(isPlain: Bool) -> String {
        if isPlain { return text.withoutSpaceAtEnd }
        return isDivided ? String(text.withoutSoftHyphens) + "-" : text.withoutSoftHyphens.withoutSpaceAtEnd
    }

    /// The piece as a line that is followed by another.
    var endingLine: Stretch {
        var line = self
        line.isDivided = text.endsWithSoftHyphen
        if line.isDivided { line.width += hyphenWidth }
        return line
    }
}
