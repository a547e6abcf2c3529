#if canImport(AutoLayout)
    import AutoLayout
#endif

/// Texts of many kinds with the settings of their labels, always the same.
struct TextCorpus {
    struct Case {
        let text: String
        let measurer: any TextMeasuring
        let font: Font
        let mode: LineBreakMode
        let lineLimit: Int
        let direction: LayoutDirection?
        var alignment = TextAlignment.natural
        var runs: [(length: Int, style: StyledText.Style)] = []
        var paragraphStyle = ParagraphStyle()
        let widths: [Double]
    }

    private static let parts = [
        "the", "Layout", "a", "of", "engine", "supercalifragilistic", "12,345.67", "(well)",
        "co\u{AD}op\u{AD}er\u{AD}ate",
        "e\u{301}t\u{E9}", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{5E2}\u{5D5}\u{5DC}\u{5DD}",
        "\u{645}\u{631}\u{62D}\u{628}",
        "\u{65E5}\u{672C}\u{8A9E}", "123", "\u{1F469}\u{200D}\u{1F467}", "x-y", "\u{202B}", "\u{202C}", "\u{2067}",
        "\u{2069}", "\t", "\n", "\r\n", "  ", "\u{A0}", "\u{AD}", "\u{3000}", "1.5\t2.75", "\u{200F}", "\u{2003}",
    ]
    private let measurers: [any TextMeasuring] = [
        HelveticaMeasurer.shared, KerningMeasurer(), BreakingMeasurer(),
    ]

    private var state: UInt64

    init(seed: UInt64) { state = seed }

    private mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    private mutating func element<Element>(_ elements: [Element]) -> Element { elements[number(below: elements.count)] }

    mutating func next() -> Case {
        let kinds = element([8, 14, TextCorpus.parts.count])
        var text = ""
        for _ in 0..<number(below: 14) {
            text += TextCorpus.parts[number(below: kinds)]
            if number(below: 4) > 0 { text += " " }
        }
        var given = Case(
            text: text, measurer: element(measurers),
            font: element([Font(), Font(size: 13.3, weight: .bold)]),
            mode: element(LineBreakMode.allCases), lineLimit: element([0, 0, 1, 2, 3]),
            direction: element([nil, nil, .leftToRight, .rightToLeft]),
            widths: [.infinity, 0] + (0..<5).map { _ in Double(number(below: 3_000)) / 10 })
        if number(below: 3) == 0 { addStyles(to: &given) }
        return given
    }

    private mutating func addStyles(to given: inout Case) {
        var start = given.text.startIndex
        while start < given.text.endIndex {
            let end = given.text.index(start, offsetBy: 1 + number(below: 9), limitedBy: given.text.endIndex)
            var style = StyledText.Style()
            style.size = element([nil, 9, 22])
            style.letterSpacing = element([nil, nil, 0.7])
            style.baselineOffset = element([nil, nil, 2.5])
            given.runs.append((given.text[start..<(end ?? given.text.endIndex)].utf8.count, style))
            start = end ?? given.text.endIndex
        }
        given.alignment = element([.natural, .justified, .balanced])
        given.paragraphStyle.headIndent = element([0, 7.3])
        given.paragraphStyle.firstLineHeadIndent = element([0, 11.1])
        given.paragraphStyle.tabStops = element([[], [TabStop(40), TabStop(90, .decimal), TabStop(150, .trailing)]])
        given.paragraphStyle.lineSpacing = element([0, 3.3])
        given.paragraphStyle.lineHeight = element([nil, .multiple(1.3)])
    }
}

/// Measures neighbors as closer to each other than their widths say.
final class KerningMeasurer: TextMeasuring {
    func width(of text: Substring, in font: Font) -> Double {
        var (sum, last) = (0.0, UInt32(0))
        for scalar in text.unicodeScalars {
            sum += Double(scalar.value % 13 + 3) * 0.61 * font.size / 17 - (last > scalar.value ? 0.113 : 0)
            last = scalar.value
        }
        return max(0, sum)
    }

    func metrics(of font: Font) -> FontMetrics {
        FontMetrics(ascent: 0.9 * font.size, descent: 0.21 * font.size, leading: 0.07 * font.size)
    }
}

/// Breaks lines itself, between any two characters, and makes every third line taller.
final class BreakingMeasurer: TextMeasuring {
    func width(of text: Substring, in font: Font) -> Double { Double(text.unicodeScalars.count) * 0.47 * font.size }

    func metrics(of font: Font) -> FontMetrics {
        FontMetrics(ascent: 0.9 * font.size, descent: 0.21 * font.size, leading: 0.07 * font.size)
    }

    func lines(of paragraph: Substring, in font: Font, width: Double, mode: LineBreakMode) -> [MeasuredLine]? {
        var (lines, start) = ([MeasuredLine](), paragraph.startIndex)
        let direction: LayoutDirection =
            (paragraph.unicodeScalars.first?.value ?? 0) > 0x500 ? .rightToLeft : .leftToRight
        func add(_ end: String.Index) {
            var metrics = metrics(of: font)
            metrics.ascent += lines.count.isMultiple(of: 3) ? 1 : 0
            lines.append(
                MeasuredLine(
                    end: end, width: self.width(of: paragraph[start..<end], in: font), metrics: metrics,
                    direction: direction))
            start = end
        }
        for index in paragraph.indices {
            let next = paragraph.index(after: index)
            if index > start, self.width(of: paragraph[start..<next], in: font) > width { add(index) }
        }
        add(paragraph.endIndex)
        return lines
    }
}

/// A number that depends on every text, position and style, to the bit.
struct LayoutDigest {
    private(set) var value: UInt64 = 14_695_981_039_346_656_037

    private mutating func mix(_ bits: UInt64) { value = (value ^ bits) &* 1_099_511_628_211 }

    private mutating func mix(_ numbers: [Double?]) {
        for number in numbers { mix(number?.bitPattern ?? 1) }
    }

    private mutating func mix(_ text: String) {
        for byte in text.utf8 { mix(UInt64(byte)) }
        mix(0xFFFF)
    }

    mutating func add(_ layout: TextLayout) {
        mix(layout.isTruncated ? 1 : 0)
        mix([layout.size.width, layout.size.height])
        for line in layout.lines {
            mix(line.text)
            mix([line.width, line.x, line.baseline, line.descent])
            mix(line.direction.map { UInt64($0.rawValue) } ?? 7)
            // The engine for plain text did not draw the hyphen of a line that shows nothing else.
            for run in line.runs ?? [] where line.text != "-" {
                mix(run.text)
                mix([run.x, run.width, run.wordSpacing, run.style?.font.size, run.style?.letterSpacing])
                mix(UInt64(run.direction.rawValue))
            }
        }
    }
}
