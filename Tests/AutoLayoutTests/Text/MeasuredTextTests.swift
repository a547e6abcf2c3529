import AutoLayout
import Testing

@Suite("Text that is measured once")
struct MeasuredTextTests {
    /// Counts what it is asked for; every character is as wide as the font is large.
    private final class CountingMeasurer: TextMeasuring {
        var count = 0

        func width(of text: Substring, in font: Font) -> Double {
            count += 1
            return Double(text.unicodeScalars.count) * font.size
        }

        func metrics(of font: Font) -> FontMetrics { FontMetrics(ascent: font.size, descent: 0) }

        func wordEnds(in text: Substring) -> [String.Index]? {
            count += 1
            return text.indices.dropFirst(2).filter { text.distance(from: text.startIndex, to: $0) % 2 == 0 }
                + [text.endIndex]
        }
    }

    private let measurer = CountingMeasurer()
    private let label = Label("aa bbb cc\nd eeee", fontSize: 10, numberOfLines: 0)

    init() { label.textMeasurer = measurer }

    private func lines(_ width: Double) -> [String] { label.textLayout(forWidth: width).lines.map { $0.text } }

    /// How often the measurer is asked for the lines at some widths, one after the other.
    private func asked(_ widths: Double...) -> Int {
        let before = measurer.count
        for width in widths { _ = lines(width) }
        return measurer.count - before
    }

    @Test("The words of a wrapped text are measured once, whatever the widths of its lines")
    func widths() {
        #expect(lines(60) == ["aa bbb", "cc", "d eeee"])
        #expect(lines(40) == ["aa", "bbb", "cc", "d", "eeee"])
        #expect(asked(50, 60, 70, 80, 90, 100) == 0)
        #expect(lines(90) == ["aa bbb cc", "d eeee"])
    }

    @Test("Only words that are too wide for a line are measured character by character")
    func wideWords() {
        #expect(lines(40).count == 5)
        #expect(asked(30) == 4)
        #expect(lines(30) == ["aa", "bbb", "cc", "d", "eee", "e"])
    }

    @Test("A new text, font, scale or measurer is measured")
    func changes() {
        #expect(lines(60).count == 3)
        label.font.size = 20
        #expect(lines(60) == ["aa", "bbb", "cc", "d", "eee", "e"])
        label.textScale = 0.5
        #expect(lines(60) == ["aa bbb", "cc", "d eeee"])
        label.text = "ffff gg"
        #expect(lines(60) == ["ffff", "gg"])
        label.textMeasurer = GridMeasurer()
        let narrow = Label("ffff gg", fontSize: 10)
        narrow.textMeasurer = GridMeasurer()
        #expect(label.textLayout(forWidth: .infinity) == narrow.textLayout(forWidth: .infinity))
    }

    @Test("A font that is only tried out does not replace what is known of the usual one")
    func triedFont() {
        label.frame = Rect(x: 0, y: 0, width: 60, height: 20)
        (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.5)
        #expect(label.drawnFont.size < 10)
        #expect(asked(61, 62) == 0)
    }

    @Test("Styled text is broken at new widths without measuring its words again")
    func styled() {
        label.styledText = ["aa ", .bold("bbb"), " cc"]
        #expect(lines(60) == ["aa bbb", "cc"])
        // Only the runs of the lines are measured: one in each of "aa", "bbb" and "cc".
        #expect(asked(50) == 3)
    }

    @Test("Plain text breaks where only the measurer knows the ends of words, as styled text does")
    func unseparatedWords() {
        label.text = "\u{E01}\u{E02}\u{E03}\u{E04}\u{E05}"
        #expect(lines(25) == ["\u{E01}\u{E02}", "\u{E03}\u{E04}", "\u{E05}"])
        label.styledText = [.bold("\u{E01}\u{E02}\u{E03}\u{E04}\u{E05}")]
        #expect(lines(25) == ["\u{E01}\u{E02}", "\u{E03}\u{E04}", "\u{E05}"])
    }
}
