import AutoLayout
import Foundation
import Testing

/// Each character is as wide and as tall as its font size; four-fifths of its height is above the baseline.
@Suite("Text in runs")
struct StyledTextTests {
    let screen = makeGridScreen()

    private func label(_ runs: StyledText, lines: Int = 0) -> Label {
        let label = Label(runs: runs, fontSize: 10, numberOfLines: lines)
        screen.addSubview(label)
        return label
    }

    private func texts(_ line: TextLayout.Line) -> [String] { line.drawnRuns.map { $0.text } }
    private func places(_ line: TextLayout.Line) -> [Double] { line.drawnRuns.map { $0.x } }

    @Test("String literals become runs, empty runs are dropped, and adjacent runs of one style are merged")
    func values() {
        let text: StyledText = ["Total ", "of ", .bold("12"), .bold(""), .bold(".50").underlined()]
        #expect(text.runs.map { $0.text } == ["Total of ", "12", ".50"])
        #expect(text.string == "Total of 12.50")
        #expect(text.runs[0].style == StyledText.Style())
        #expect(text.runs[2].style.weight == .bold && text.runs[2].style.isUnderlined == true)
    }

    @Test("Decoded runs are merged as in any text, and anything but a list of runs is refused")
    func decoded() throws {
        let text: StyledText = ["a", .bold("b")]
        #expect(try JSONDecoder().decode(StyledText.self, from: JSONEncoder().encode(text)) == text)
        let runs = ["a", "", "b"].map { #"{"text": "\#($0)", "style": {}}"# }.joined(separator: ", ")
        #expect(try JSONDecoder().decode(StyledText.self, from: Data(#"{"runs": [\#(runs)]}"#.utf8)) == "ab")
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(StyledText.self, from: Data(#"{"runs": "ab"}"#.utf8))
        }
    }

    @Test("A label's text is that of its runs, and setting its text makes a single plain run")
    func oneSource() {
        let label = label(["a", .bold("b")])
        #expect(label.text == "ab" && label.styledText == ["a", .bold("b")])
        label.text = "ab"
        #expect(label.styledText == "ab")
        label.styledText = nil
        #expect(label.text == nil)
        label.styledText = [.sized("c", 20)]
        #expect(label.intrinsicContentSize == Size(width: 20, height: 20))
    }

    @Test("Runs follow one another on a common baseline, in a line as high as the tallest")
    func line() {
        let label = label(["ab ", .sized("CD", 20)])
        let layout = label.textLayout(forWidth: 1000)
        #expect(layout.size == Size(width: 70, height: 20))
        #expect(layout.lines[0].baseline == 16)
        #expect(texts(layout.lines[0]) == ["ab ", "CD"] && places(layout.lines[0]) == [0, 30])
        #expect(label.firstBaselineOffsetFromTop == 16 && label.lastBaselineOffsetFromBottom == 4)
    }

    @Test("A raised run makes its line taller by as much, and letter spacing makes the line wider")
    func raised() {
        let label = label(["a", Self.run.raised(5).letterSpaced(2)])
        let layout = label.textLayout(forWidth: 1000)
        // The line extends 13 above and 2 below the baseline; its width is 10 for "a" and 2 × (10 + 2) for "bc".
        #expect(layout.size == Size(width: 34, height: 15))
        #expect(layout.lines[0].baseline == 13)
        #expect(layout.lines[0].runs?[1].style?.baselineOffset == 5)
    }
    private static let run = StyledText.Run("bc")

    @Test("Lines break as if there were no runs, and a word that spans two runs stays whole")
    func breaking() {
        let layout = label(["one tw", .bold("o three")]).textLayout(forWidth: 60)
        #expect(layout.lines.map { $0.text } == ["one", "two", "three"])
        #expect(texts(layout.lines[1]) == ["tw", "o"] && layout.lines[1].width == 30)
        #expect(layout.lines[0].runs == nil && layout.lines[2].runs?.count == 1)
    }

    @Test("Each line is as high as its own runs")
    func heights() {
        let layout = label(["aa ", .sized("b", 30), " cc"]).textLayout(forWidth: 30)
        #expect(layout.lines.map { $0.text } == ["aa", "b", "cc"])
        // The lines are 10, 30 and 10 tall, so the baselines are at 8, 10 + 24 and 40 + 8.
        #expect(layout.lines.map { $0.baseline } == [8, 34, 48])
        #expect(layout.size.height == 50)
    }

    @Test("Right-to-left text is reordered across runs")
    func bidi() {
        let line = label(["ab ", .colored("שלו", .red), .bold("ם"), " cd"]).textLayout(forWidth: 1000).lines[0]
        #expect(texts(line) == ["ab ", "שלו", "ם", " cd"])
        #expect(places(line) == [0, 40, 30, 70])
        #expect(line.runs?.map { $0.direction } == [.leftToRight, .rightToLeft, .rightToLeft, .leftToRight])
    }

    @Test("An ellipsis has the style of the adjacent text, and the width that it has in that style")
    func truncation() {
        let label = label(["abc ", .sized("defgh", 20)], lines: 1)
        // With n large letters, the line takes 40 for "abc ", 20 n, and 20 for the ellipsis: at most 110 up to n = 2.
        let layout = label.textLayout(forWidth: 110)
        #expect(layout.isTruncated && layout.lines.map { $0.text } == ["abc de…"])
        #expect(texts(layout.lines[0]) == ["abc ", "de…"] && layout.lines[0].width == 100)
        label.lineBreakMode = .byTruncatingHead
        // The ellipsis has the font size of the text after it: it takes 20, and so does each of the 4 letters.
        #expect(label.textLayout(forWidth: 110).lines.map { $0.text } == ["…efgh"])
        label.lineBreakMode = .byClipping
        #expect(label.textLayout(forWidth: 110).lines.map { $0.text } == ["abc defgh"])
    }

    @Test("A label draws as many lines as fit its height, each with a height of its own")
    func heightLimit() {
        let label = label([.sized("a b", 20), " c d"])
        label.frame = Rect(x: 0, y: 0, width: 20, height: 45)
        screen.layoutIfNeeded()
        #expect(label.textLayout.lines.map { $0.text } == ["a", "…"])
        label.frame.size.height = 60
        screen.layoutIfNeeded()
        #expect(label.textLayout.lines.map { $0.text } == ["a", "b", "c", "d"])
    }

    @Test("A text scale applies to sizes, spaces and indents of runs")
    func scale() {
        let label = label(["a", StyledText.Run("b").sized(20).letterSpaced(3).raised(4)])
        label.paragraphStyle = ParagraphStyle(paragraphSpacing: 7, firstLineHeadIndent: 5)
        let once = label.textLayout(forWidth: 1000)
        screen.textScale = 2
        let twice = label.textLayout(forWidth: 1000)
        // The text is 5 + 10 + 20 + 3 wide; it extends 16 + 4 above the baseline and, because of "a", 2 below it.
        #expect(once.size == Size(width: 38, height: 22) && twice.size == Size(width: 76, height: 44))
        #expect(twice.lines[0].baseline == 2 * once.lines[0].baseline)
        #expect(twice.lines[0].runs?[1].style?.font.size == 40 && twice.lines[0].x == 10)
    }

    @Test("Text that does not fit is drawn smaller in all of its runs")
    func shrinking() {
        let label = label(["aa", .sized("bb", 20)], lines: 1)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.25
        label.frame = Rect(x: 0, y: 0, width: 30, height: 20)
        screen.layoutIfNeeded()
        let runs = label.textLayout.lines[0].drawnRuns
        #expect(abs(label.drawnFont.size - 5) < 0.1 && abs((runs[1].style?.font.size ?? 0) - 10) < 0.2)
        #expect(!label.textLayout.isTruncated)
    }

    @Test(
        "Runs in the style of the label have the lines of a plain label",
        arguments: ["one two three four", "in\u{AD}com\u{AD}pre\u{AD}hensible", "a\n\nשלום 12 b", ""])
    func plain(text: String) {
        let plain = Label(text, fontSize: 10, numberOfLines: 0)
        screen.addSubview(plain)
        for runs in [StyledText([StyledText.Run(text)]), [StyledText.Run(text).font(Font(size: 10))]] {
            let label = label(runs)
            for width in stride(from: 10.0, through: 200, by: 10) {
                #expect(
                    label.textLayout(forWidth: width).lines.map { $0.withoutDescent }
                        == plain.textLayout(forWidth: width).lines)
                #expect(label.textLayout(forWidth: width).size == plain.textLayout(forWidth: width).size)
            }
        }
    }

    @Test(
        "A last line that is truncated has the direction of its paragraph, whatever it shows",
        arguments: ["אבגד abcd efgh ijkl mnop qrst uvwx yzab", "abcd אבגד אבגד אבגד אבגד אבגד אבגד"],
        [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
    func truncated(text: String, mode: LineBreakMode) {
        let plain = Label(text, fontSize: 10, numberOfLines: 2)
        let styled = Label(runs: [StyledText.Run(text).underlined()], fontSize: 10, numberOfLines: 2)
        for label in [plain, styled] {
            label.lineBreakMode = mode
            screen.addSubview(label)
        }
        for width in [80.0, 120, 160] {
            let (lines, others) = (plain.textLayout(forWidth: width).lines, styled.textLayout(forWidth: width).lines)
            #expect(lines.map(\.direction) == others.map(\.direction))
            #expect(lines.map(shownText) == others.map(shownText))
        }
    }

    /// The text of a line as drawn from left to right.
    private func shownText(_ line: TextLayout.Line) -> String { line.drawnRuns.map(\.text).joined() }
}

extension TextLayout.Line {
    /// The line without a descent of its own, so that the font's applies.
    fileprivate var withoutDescent: TextLayout.Line {
        TextLayout.Line(text: text, width: width, x: x, baseline: baseline, direction: direction, runs: runs)
    }
}
