/// The runs of a text, with their styles as drawn.
struct StyledRuns {
    /// The end of each run in the text.
    private let ends: [String.Index]
    private let styles: [TextLayout.Style]
    /// The style of text without runs.
    private let base: TextLayout.Style

    /// A single run in the style of the label.
    init(font: Font) { (ends, styles, base) = ([], [], TextLayout.Style(font: font)) }

    /// The runs of a text, given the length of each run in bytes.
    init(of text: String, _ runs: [(length: Int, style: StyledText.Style)], font: Font, scale: Double) {
        var (end, ends, styles) = (text.startIndex, [String.Index](), [TextLayout.Style]())
        for run in runs {
            end = text.utf8.index(end, offsetBy: run.length)
            ends.append(end)
            styles.append(TextLayout.Style(run.style, font: font, scale: scale))
        }
        (self.ends, self.styles, base) = (ends, styles, TextLayout.Style(font: font))
    }

    /// The style of the run at an index.
    func style(_ run: Int) -> TextLayout.Style { styles.isEmpty ? base : styles[run] }

    /// The index of the run that contains a character; at the end of the text, that of the last run.
    /// - Complexity: O(log *n*) in the number of runs.
    func run(at index: String.Index) -> Int {
        var (low, high) = (0, max(0, ends.count - 1))
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The pieces of a part of the text, each in one style.
    func fragments(of text: Substring) -> [TextFragment] {
        guard !text.isEmpty else { return [] }
        if ends.isEmpty { return [TextFragment(text: text, run: 0)] }
        var (fragments, start, run) = ([TextFragment](), text.startIndex, run(at: text.startIndex))
        while start < text.endIndex {
            let end = min(ends[run], text.endIndex)
            fragments.append(TextFragment(text: text[start..<end], run: run))
            (start, run) = (end, run + 1)
        }
        return fragments
    }
}

/// A piece of text in one style.
struct TextFragment {
    var text: Substring
    /// The index of its style.
    var run: Int
}

extension TextLayout.Style {
    /// The style of a run as drawn in a label with the given font, which is already scaled.
    fileprivate init(_ style: StyledText.Style, font: Font, scale: Double) {
        let size = font.size
        var font = style.font.map { $0.scaled(by: scale) } ?? font
        if !(font.size.isUsable && font.size >= 0) { font.size = size }
        if let size = style.size, size.isUsable, size >= 0 { font.size = size * scale }
        if let weight = style.weight { font.weight = weight }
        self.init(
            font: font, color: style.color, letterSpacing: style.letterSpacing.usable(scale),
            baselineOffset: style.baselineOffset.usable(scale), isUnderlined: style.isUnderlined ?? false,
            link: style.link)
    }
}

extension Double? {
    /// The length in points at a scale; 0 if there is no usable length.
    fileprivate func usable(_ scale: Double) -> Double {
        guard let length = self, (length * scale).isUsable else { return 0 }
        return length * scale
    }
}
