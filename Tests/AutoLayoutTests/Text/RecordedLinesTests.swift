import Testing

@testable import AutoLayout
@testable import LayoutCore

@Suite("Recorded lines")
struct RecordedLinesTests {
    @Test(
        "Lines and runs are those that two separate engines, one for plain and one for styled text, once computed",
        arguments: [
            (1, 4_746_742_517_650_510_247), (2, 6_634_583_821_600_213_644), (3, 7_201_077_449_614_027_890),
            (4, 6_885_903_310_172_820_593),
        ] as [(UInt64, UInt64)])
    func recorded(seed: UInt64, expected: UInt64) {
        var (corpus, digest) = (TextCorpus(seed: seed), LayoutDigest())
        for _ in 0..<500 {
            let given = corpus.next()
            let composer = Composer(given)
            for width in given.widths { digest.add(composer.lay(width: width)) }
        }
        #expect(digest.value == expected)
    }

    @Test("Lines do not depend on the widths at which the text was laid out before")
    func path() {
        var corpus = TextCorpus(seed: 5)
        for _ in 0..<200 {
            let given = corpus.next()
            let label = Label(given)
            for width in given.widths + given.widths.reversed() {
                let fresh = Label(given)
                #expect(label.textLayout(forWidth: width) == fresh.textLayout(forWidth: width), "\(given) at \(width)")
            }
        }
    }
}

extension Label {
    fileprivate convenience init(_ given: TextCorpus.Case) {
        var (runs, start) = ([StyledText.Run](), given.text.startIndex)
        for (length, style) in given.runs {
            let end = given.text.utf8.index(start, offsetBy: length)
            runs.append(StyledText.Run(String(given.text[start..<end]), style: style))
            start = end
        }
        self.init(given.text, font: given.font, numberOfLines: given.lineLimit, textAlignment: given.alignment)
        if !runs.isEmpty { styledText = StyledText(runs) }
        (lineBreakMode, baseWritingDirection) = (given.mode, given.direction)
        paragraphStyle = given.paragraphStyle
        textMeasurer = given.measurer
    }
}

extension Composer {
    fileprivate init(_ given: TextCorpus.Case) {
        var runs: [(length: Int, style: StyledText.Style)] = []
        if !given.runs.allSatisfy({ $0.style == StyledText.Style() }) {
            for run in given.runs {
                if let last = runs.last, last.style == run.style {
                    runs[runs.count - 1].length += run.length
                } else {
                    runs.append(run)
                }
            }
        }
        let isUniform =
            runs.isEmpty && !given.alignment.isComposed && given.paragraphStyle == ParagraphStyle()
        self.init(
            text: given.text,
            runs: isUniform
                ? StyledRuns(font: given.font) : StyledRuns(of: given.text, runs, font: given.font, scale: 1),
            paragraphStyle: given.paragraphStyle.scaled(by: 1), alignment: given.alignment, mode: given.mode,
            lineLimit: given.lineLimit, direction: given.direction, isUniform: isUniform,
            measured: MeasuredText(given.text, given.measurer, given.font))
    }
}
