import AutoLayout
import TestSupport
import Testing

/// Each character is 10 points wide and 10 points tall; 2 points of its height are below the baseline.
@Suite("Paragraphs")
struct ParagraphStyleTests {
    let screen = makeGridScreen()

    private func label(_ text: String, _ style: ParagraphStyle = ParagraphStyle()) -> Label {
        let label = Label(text, fontSize: 10, numberOfLines: 0)
        label.paragraphStyle = style
        screen.addSubview(label)
        return label
    }

    @Test("An empty paragraph is a line of its own even where its indent does not fit")
    func emptyParagraph() {
        let layout = label("a\n\nb", ParagraphStyle(firstLineHeadIndent: 50)).textLayout(forWidth: 40)
        #expect(layout.lines.map { $0.text } == ["a", "", "b"] && !layout.isTruncated)
    }

    @Test("The first line of each paragraph has its own indent, and both indents make lines narrower")
    func indents() {
        let label = label("aa bb cc\ndd", ParagraphStyle(firstLineHeadIndent: 20, headIndent: 10))
        let layout = label.textLayout(forWidth: 60)
        #expect(layout.lines.map { $0.text } == ["aa", "bb cc", "dd"])
        #expect(layout.lines.map { $0.x } == [20, 10, 20] && layout.size.width == 60)
        label.frame = Rect(x: 0, y: 0, width: 60, height: 30)
        label.textAlignment = .right
        screen.layoutIfNeeded()
        #expect(label.textLayout.lines.map { $0.x } == [40, 10, 40])
        screen.layoutDirection = .rightToLeft
        label.textAlignment = .natural
        screen.layoutIfNeeded()
        // The positions are 60 minus the indent and the line's width of 20, 50 or 20.
        #expect(label.textLayout.lines.map { $0.x } == [20, 0, 20])
    }

    @Test("Lines have the style's height, with half of the extra above, and paragraphs have space between them")
    func heights() {
        let layout = label("a\nb", ParagraphStyle(lineHeight: .points(20), paragraphSpacing: 5)).textLayout(
            forWidth: 60)
        #expect(layout.lines.map { $0.baseline } == [13, 38] && layout.size.height == 45)
        let multiple = label("a\nb", ParagraphStyle(lineHeight: .multiple(1.5))).textLayout(forWidth: 60)
        #expect(multiple.lines.map { $0.baseline } == [10.5, 25.5] && multiple.size.height == 30)
    }

    @Test("Line spacing follows each line but the last, even at the end of a paragraph")
    func lineSpacing() {
        let layout = label("a b\nc", ParagraphStyle(lineSpacing: 4, paragraphSpacing: 5)).textLayout(forWidth: 20)
        #expect(layout.lines.map { $0.baseline } == [8, 22, 41] && layout.size.height == 43)
        let high = label("a\nb", ParagraphStyle(lineHeight: .points(20), lineSpacing: 4)).textLayout(forWidth: 20)
        #expect(high.size.height == 44)
    }

    @Test("Invalid styles change nothing")
    func senseless() {
        let plain = label("a b\nc").textLayout(forWidth: 20).size
        for style in [
            ParagraphStyle(lineHeight: .points(-3)), ParagraphStyle(lineHeight: .multiple(.nan)),
            ParagraphStyle(lineSpacing: -2, paragraphSpacing: -.infinity, headIndent: .nan),
            ParagraphStyle(tabStops: [TabStop(.nan)]),
            ParagraphStyle(lineHeight: .points(-0.5), lineSpacing: -0.5, headIndent: -0.5),
            ParagraphStyle(paragraphSpacing: -0.5, firstLineHeadIndent: -0.5, tabStops: [TabStop(-0.5)]),
        ] {
            #expect(label("a b\nc", style).textLayout(forWidth: 20).size == plain)
        }
    }

    @Test(
        "A tab stop aligns the start, the middle, the end or the separator of the text after the tab",
        arguments: zip(TabStop.Alignment.allCases, [100.0, 80, 60, 80]))
    func tabs(alignment: TabStop.Alignment, start: Double) {
        let line = label("ab\t12.5", ParagraphStyle(tabStops: [TabStop(100, alignment)])).textLayout(forWidth: 500)
            .lines[0]
        #expect(line.runs?.map { $0.text } == ["ab", "12.5"] && line.runs?.map { $0.x } == [0, start])
        #expect(line.width == start + 40)
    }

    @Test("A decimal tab stop aligns the separators of the numbers on several lines")
    func decimals() {
        let style = ParagraphStyle(tabStops: [TabStop(60), TabStop(200, .decimal, decimalSeparator: ",")])
        let layout = label("a\tb\t1,25\ncc\td\t100,5\n\te\t7", style).textLayout(forWidth: 500)
        let starts: [[Double]] = layout.lines.map { line in line.runs?.map { $0.x } ?? [] }
        #expect(starts == [[0, 60, 190], [0, 60, 170], [60, 190]])
    }

    @Test("Text without room before its stop follows the tab directly; a tab after the last stop is a space")
    func fullTabs() {
        let style = ParagraphStyle(tabStops: [TabStop(50, .trailing)])
        let line = label("abcd\t1234\tx", style).textLayout(forWidth: 500).lines[0]
        #expect(line.runs?.map { $0.x } == [0, 40, 90])
    }

    @Test("Lines break where text after a tab does not fit; in right-to-left text, stops count from the right")
    func tabsAndLines() {
        let style = ParagraphStyle(tabStops: [TabStop(50)])
        #expect(label("ab\tcdef", style).textLayout(forWidth: 80).lines.map { $0.text } == ["ab", "cdef"])
        #expect(label("ab\tcdef", style).textLayout(forWidth: 90).lines.count == 1)
        let line = label("א\tב", style).textLayout(forWidth: 90).lines[0]
        #expect(line.runs?.map { $0.x } == [50, 0] && line.width == 60)
    }

    @Test("Justified lines are as wide as the label, except for the last line of a paragraph")
    func justified() {
        let label = label("aa bb cc dd\nee ff gg")
        label.textAlignment = .justified
        let layout = label.textLayout(forWidth: 60)
        #expect(layout.lines.map { $0.text } == ["aa bb", "cc dd", "ee ff", "gg"])
        #expect(layout.lines.map { $0.width } == [60, 50, 60, 20])
        #expect(layout.lines[0].runs?[0].wordSpacing == 10 && layout.lines[1].runs == nil)
        // Two runs share the remaining 20 points, which are for two spaces, one in each run.
        label.styledText = ["a b", .bold(" c dddddd")]
        let runs = label.textLayout(forWidth: 70).lines[0].runs
        #expect(runs?.map { $0.width } == [40, 30] && runs?.map { $0.x } == [0, 40])
    }

    @Test("In a justified line of ideographs, each but the last is followed by the same room, as is each space")
    func justifiedIdeographs() throws {
        let label = label("漢字漢字漢字漢")
        label.textAlignment = .justified
        let layout = label.textLayout(forWidth: 38)
        #expect(layout.lines.map { $0.text } == ["漢字漢", "字漢字", "漢"])
        let runs = try #require(layout.lines[0].runs)
        #expect(runs.map { $0.text } == ["漢字", "漢"] && runs.map { $0.x } == [0, 28])
        #expect(runs.map { $0.width } == [28, 10] && runs.map { $0.style?.letterSpacing } == [4, nil])
        #expect(layout.lines[2].runs == nil)
        // Two ideographs and a space share 9 points.
        label.text = "漢字a b漢字漢字漢字"
        let mixed = try #require(label.textLayout(forWidth: 59).lines[0].runs)
        #expect(mixed.map { $0.text } == ["漢字", "a b"] && mixed.map { $0.x } == [0, 26])
    }

    @Test("Balancing adds no lines and makes the longest line as short as possible")
    func balanced() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        for _ in 0..<Effort.cases(2000) {
            let words = (0..<Int.random(in: 1...8, using: &random)).map { _ in Int.random(in: 1...6, using: &random) }
            let width = Double(Int.random(in: 6...20, using: &random))
            let label = label(words.map { String(repeating: "x", count: $0) }.joined(separator: " "))
            let lines = label.textLayout(forWidth: 10 * width).lines.count
            label.textAlignment = .balanced
            let layout = label.textLayout(forWidth: 10 * width)
            #expect(layout.lines.count == lines, "seed \(seed): \(words) at \(width)")
            #expect(layout.size.width == 10 * Double(shortest(words, lines)), "seed \(seed): \(words) at \(width)")
            label.removeFromSuperview()
        }
    }

    @Test(
        "An alignment given to the initializer counts like one that is set later",
        arguments: [TextAlignment.balanced, .justified])
    func initialAlignment(_ alignment: TextAlignment) {
        let text = "one two three four five six seven"
        let given = Label(text, numberOfLines: 0, textAlignment: alignment)
        let set = Label(text, numberOfLines: 0)
        let plain = set.textLayout(forWidth: 120)
        set.textAlignment = alignment
        #expect(given.textLayout(forWidth: 120) == set.textLayout(forWidth: 120))
        #expect(given.textLayout(forWidth: 120) != plain)
    }

    /// The smallest possible length of the longest line when words are distributed over the given number of lines.
    private func shortest(_ words: [Int], _ lines: Int) -> Int {
        let gaps = words.count - 1
        return (0..<(1 << gaps)).filter { $0.nonzeroBitCount == lines - 1 }.map { breaks in
            var (longest, line) = (0, words[0])
            for gap in 0..<gaps {
                if breaks >> gap & 1 == 1 {
                    longest = max(longest, line)
                    line = words[gap + 1]
                } else {
                    line += 1 + words[gap + 1]
                }
            }
            return max(longest, line)
        }.min() ?? 0
    }
}
