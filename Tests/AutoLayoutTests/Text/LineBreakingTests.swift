import AutoLayout
import TestSupport
import Testing

@Suite("How text breaks into lines")
struct LineBreakingTests {
    /// The lines of a string on a one-point grid, at a width in characters.
    private func lines(
        _ text: String, at columns: Double, limit: Int = 0, _ mode: LineBreakMode = .byTruncatingTail
    ) -> [String] {
        let screen = makeGridScreen()
        let label = Label(text, fontSize: 1, numberOfLines: limit)
        screen.addSubview(label)
        label.lineBreakMode = mode
        return label.textLayout(forWidth: columns).lines.map(\.text)
    }

    @Test("Lines end after words, and a space at the end of a line takes no room")
    func words() {
        #expect(lines("the quick brown fox", at: 9) == ["the quick", "brown fox"])
        #expect(lines("the quick brown fox", at: 8) == ["the", "quick", "brown", "fox"])
        #expect(lines("the quick brown fox", at: 100) == ["the quick brown fox"])
    }

    @Test("A word that is too wide for any line starts a new one and is broken anywhere")
    func longWord() {
        #expect(lines("an incomprehensible word", at: 7) == ["an", "incompr", "ehensib", "le word"])
        #expect(lines("wide", at: 0.5) == ["w", "i", "d", "e"])
    }

    @Test(
        "White space after a word that is broken anywhere neither widens a line nor needs another one",
        arguments: ["abcd", "abcd    ", "abcd \t ", "abcd      e"], [false, true])
    func whiteSpaceAfterLongWord(text: String, isStyled: Bool) {
        let (screen, label) = (makeGridScreen(), Label(fontSize: 1, numberOfLines: 0))
        screen.addSubview(label)
        label.styledText = isStyled ? [StyledText.Run(text).underlined()] : [StyledText.Run(text)]
        for mode in [LineBreakMode.byWordWrapping, .byCharWrapping] {
            label.lineBreakMode = mode
            let lines = label.textLayout(forWidth: 3).lines
            #expect(lines.map(\.text) == (text.hasSuffix("e") ? ["abc", "d", "e"] : ["abc", "d"]))
            #expect(lines.map(\.width) == (text.hasSuffix("e") ? [3, 1, 1] : [3, 1]))
        }
    }

    @Test("Line breaks in the text are kept, and so are empty lines")
    func paragraphs() {
        #expect(lines("one\n\ntwo\r\nthree", at: 10) == ["one", "", "two", "three"])
    }

    @Test("Lines may end after hyphens and between ideographs, not at no-break spaces")
    func opportunities() {
        #expect(lines("well-known fact", at: 7) == ["well-", "known", "fact"])
        #expect(lines("漢字かな交じり文", at: 3) == ["漢字か", "な交じ", "り文"])
        #expect(lines("10\u{A0}km away", at: 6) == ["10\u{A0}km", "away"])
        #expect(lines("漢字。", at: 2) == ["漢", "字。"])
        #expect(lines("from -12 to -5", at: 6) == ["from", "-12 to", "-5"])
        #expect(lines("one  two", at: 4) == ["one", "two"])
    }

    @Test("A no-break space keeps a number with its unit, and a hyphen before a number breaks no line, in any script")
    func unbroken() {
        #expect(lines("in 10\u{A0}km", at: 5) == ["in", "10\u{A0}km"])
        #expect(lines("é ab -12", at: 6) == ["é ab", "-12"])
    }

    @Test("A soft hyphen is invisible unless its word is divided there, which shows a hyphen")
    func softHyphens() {
        let word = "in\u{AD}com\u{AD}pre\u{AD}hen\u{AD}sible"
        #expect(lines(word, at: 20) == ["incomprehensible"])
        #expect(lines(word, at: 9) == ["incompre-", "hensible"])
        #expect(lines(word, at: 8) == ["incom-", "prehen-", "sible"])
        #expect(lines("a " + word, at: 5) == ["a in-", "com-", "pre-", "hen-", "sible"])
        #expect(lines("so\u{AD}\nnew", at: 5) == ["so", "new"])
        #expect(lines("first so so\u{AD}", at: 5) == ["first", "so so"])
        #expect(lines(word, at: 7, limit: 1) == ["incomp…"])
    }

    /// A measurer that breaks lines at slashes and makes each line taller than the one before it.
    private final class Verses: TextMeasuring {
        func width(of text: Substring, in font: Font) -> Double { Double(text.count) }
        func metrics(of font: Font) -> FontMetrics { FontMetrics(ascent: 0.8, descent: 0.2) }
        func lines(of paragraph: Substring, in font: Font, width: Double, mode: LineBreakMode) -> [MeasuredLine]? {
            paragraph.split(separator: "/").enumerated().map { index, verse in
                let end =
                    paragraph[verse.endIndex...].first == "/" ? paragraph.index(after: verse.endIndex) : verse.endIndex
                let high = Double(index + 1)
                return MeasuredLine(
                    end: end, width: Double(verse.count), metrics: FontMetrics(ascent: high, descent: high))
            }
        }
    }

    @Test("A measurer that breaks lines itself defines where they end and how high they are")
    func measuredLines() {
        let screen = makeGridScreen()
        screen.textMeasurer = Verses()
        let label = Label("roses/are/red", numberOfLines: 0)
        screen.addSubview(label)
        let layout = label.textLayout(forWidth: 3)
        #expect(layout.lines.map(\.text) == ["roses/", "are/", "red"])
        #expect(layout.lines.map(\.baseline) == [1, 4, 9] && layout.size == Size(width: 5, height: 12))
        label.numberOfLines = 2
        #expect(label.textLayout(forWidth: 6).lines.map(\.text) == ["roses/", "are/r…"])
        #expect(label.textLayout(forWidth: 6).isTruncated)
        #expect(label.lastBaselineOffsetFromBottom(forWidth: 6) == 2)
    }

    @Test(
        "A single line that is too long is shortened according to its line break mode",
        arguments: [
            (LineBreakMode.byTruncatingTail, "abcd…"), (.byTruncatingHead, "…ghij"), (.byTruncatingMiddle, "ab…ij"),
            (.byClipping, "abcdefghij"), (.byCharWrapping, "abcde"),
        ])
    func oneLine(mode: LineBreakMode, shown: String) {
        #expect(lines("abcdefghij", at: 5, limit: 1, mode) == [shown])
        #expect(lines("abcde", at: 5, limit: 1, mode) == ["abcde"])
    }

    @Test("The hyphen of a divided word counts toward the width of its line")
    func hyphenWidth() {
        let screen = makeGridScreen()
        let label = Label("in\u{AD}com\u{AD}pre\u{AD}hen\u{AD}sible", fontSize: 1, numberOfLines: 0)
        screen.addSubview(label)
        let layout = label.textLayout(forWidth: 9)
        #expect(layout.lines.map(\.text) == ["incompre-", "hensible"])
        #expect(layout.lines.map(\.width) == [9, 8] && layout.size.width == 9)
    }

    @Test("If an odd number of characters is left, one more is before the ellipsis than after it")
    func oddMiddle() {
        #expect(lines("abcdefghij", at: 6, limit: 1, .byTruncatingMiddle) == ["abc…ij"])
        #expect(lines("abcdefghij", at: 2, limit: 1, .byTruncatingMiddle) == ["a…"])
    }

    @Test("Of several lines, the last is shortened, even if only another paragraph does not fit")
    func severalLines() {
        #expect(lines("the quick brown fox", at: 6, limit: 2) == ["the", "quick…"])
        #expect(lines("the quick brown fox", at: 6, limit: 2, .byWordWrapping) == ["the", "quick"])
        #expect(lines("the quick brown fox", at: 9, limit: 2) == ["the quick", "brown fox"])
        #expect(lines("one\ntwo", at: 10, limit: 1) == ["one…"])
    }

    @Test("Where not even the ellipsis fits, nothing is shown")
    func nothing() {
        #expect(lines("abc", at: 0.5, limit: 1) == [""])
        #expect(lines("", at: 5) == [])
    }

    @Test("No line is wider than the label, all lines together are the text, and a wider label has no more lines")
    func property() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        for _ in 0..<Effort.size(500) {
            let text = String((0..<60).map { _ in "aaaabcde Wi-,é漢".randomElement(using: &random) ?? "x" })
            let label = Label(text, numberOfLines: 0)
            var (height, width) = (Double.infinity, 20.0)
            while width < 400 {
                let layout = label.textLayout(forWidth: width)
                #expect(layout.size.width <= width + 1e-6, "seed \(seed): \(text)")
                #expect(layout.lines.map(\.text).joined().filter { $0 != " " } == text.filter { $0 != " " }, "\(seed)")
                #expect(layout.size.height <= height && !layout.isTruncated, "seed \(seed): \(text)")
                (height, width) = (layout.size.height, width * 1.3)
            }
        }
    }

    @Test("Truncated lines fit, and show more the wider the label is")
    func truncationProperty() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        for mode in [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
            for _ in 0..<100 {
                let text = String((0..<30).map { _ in "aaaabcde Wi-,é漢".randomElement(using: &random) ?? "x" })
                let label = Label(text)
                label.lineBreakMode = mode
                var shown = 0
                for width in stride(from: 20.0, to: 600, by: 37) {
                    let layout = label.textLayout(forWidth: width)
                    #expect(layout.size.width <= width + 1e-6, "seed \(seed): \(text)")
                    let count = layout.isTruncated ? (layout.lines.first?.text.count ?? 0) : text.count
                    #expect(count + 1 >= shown, "seed \(seed): \(text)")
                    shown = count
                }
            }
        }
    }
}
