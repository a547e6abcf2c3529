import TestSupport
import Testing

@testable import AutoLayout
@testable import LayoutCore

/// Random strings in random runs.
@Suite("Random runs of text")
struct RandomStyledTextTests {
    private static let scalars = Array(
        "aab   ,.-1(2)é\u{301}漢字🇩🇪👩\u{200D}אבج\u{202B}\u{202C}\t\n\u{A0}\u{200B}".unicodeScalars)

    private func label(_ random: inout SplitMix64) -> Label {
        let runs = (0..<Int.random(in: 1...6, using: &random)).map { _ in
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...12, using: &random) {
                text.append(RandomStyledTextTests.scalars.randomElement(using: &random) ?? " ")
            }
            var run = StyledText.Run(String(text))
            if Bool.random(using: &random) { run = run.sized(Double(Int.random(in: 5...30, using: &random))) }
            if Bool.random(using: &random) { run = run.bold() }
            if Int.random(in: 0..<4, using: &random) == 0 { run = run.letterSpaced(2).raised(-3) }
            return run
        }
        let label = Label(runs: StyledText(runs), fontSize: 10, numberOfLines: 0)
        label.textAlignment = TextAlignment.allCases.randomElement(using: &random) ?? .natural
        label.lineBreakMode = LineBreakMode.allCases.randomElement(using: &random) ?? .byClipping
        label.baseWritingDirection = [nil, .leftToRight, .rightToLeft].randomElement(using: &random) ?? nil
        return label
    }

    private func letters(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { !$0.properties.isWhitespace }
    }

    private func withoutControls(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { !$0.controlsDirection }
    }

    @Test("No character is lost, and runs follow each other without a gap and are as wide as their lines")
    func whole() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        for _ in 0..<Effort.cases(20_000, long: 500_000) {
            let label = label(&random)
            let width = Double(Int.random(in: 1...300, using: &random))
            let layout = label.textLayout(forWidth: width)
            let text = label.text ?? ""
            let note: Comment = "seed \(seed): \(text.debugDescription) at \(width)"
            #expect(!layout.isTruncated && letters(layout.lines.map { $0.text }.joined()) == letters(text), note)
            for line in layout.lines {
                var end = 0.0
                for run in line.drawnRuns.sorted(by: { ($0.x, $0.width) < ($1.x, $1.width) }) {
                    #expect(abs(run.x - end) < 1e-6, note)
                    end = run.x + run.width
                }
                // The runs of a plain label may split a sequence of joined characters, which the label measures as a
                // whole.
                #expect(!label.isComposed || abs(end - line.width) < 1e-6, note)
                let runs = line.drawnRuns.reduce(into: "") { $0.unicodeScalars += $1.text.unicodeScalars }
                #expect(withoutControls(runs) == withoutControls(line.text), note)
                #expect(line.width <= layout.size.width + 1e-6, note)
            }
        }
    }

    @Test("Lines with tabs and indents have finite sizes, and truncated lines fit")
    func cut() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        for _ in 0..<Effort.cases(20_000, long: 500_000) {
            let label = label(&random)
            label.numberOfLines = Int.random(in: 1...3, using: &random)
            let stops = TabStop.Alignment.allCases.map { TabStop(Double.random(in: 0...200, using: &random), $0) }
            label.paragraphStyle = ParagraphStyle(
                lineHeight: .multiple(1.2), paragraphSpacing: 3, firstLineHeadIndent: 9, headIndent: 4, tabStops: stops)
            let width = Double.random(in: 20...300, using: &random)
            let layout = label.textLayout(forWidth: width)
            let note: Comment = "seed \(seed): \((label.text ?? "").debugDescription) at \(width)"
            #expect(layout.size.width.isFinite && layout.size.height.isFinite, note)
            // Where text is split by direction, a joiner no longer combines two pictographs into one.
            if layout.isTruncated, let last = layout.lines.last, last.text.contains("…"), last.direction == nil {
                #expect(last.x + last.width <= width + 1e-6, note)
            }
        }
    }

    @Test("Many runs and a long text take linear time")
    func long() {
        func time(_ text: String, _ count: Int) -> Double {
            let label = Label(
                runs: StyledText((0..<count).map { $0.isMultiple(of: 2) ? .bold(text) : StyledText.Run(text) }),
                fontSize: 10,
                numberOfLines: 0)
            label.paragraphStyle = ParagraphStyle(tabStops: [TabStop(50, .decimal), TabStop(90, .trailing)])
            return processorTime {
                for alignment in [TextAlignment.natural, .justified, .balanced] {
                    label.textAlignment = alignment
                    #expect(label.textLayout(forWidth: 300).size.height > 0)
                    #expect(label.textLayout(forWidth: 1e6).size.height > 0)
                }
            }
        }
        let count = Effort.isFull ? 50_000 : 800
        for text in ["ab ", "\t", "א", "漢", "(", "1.5\t"] {
            #expect(growthExponent(of: { time(text, $0) }, upTo: count) < 1.5, "\(text)")
        }
    }
}
