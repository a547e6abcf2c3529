import TestSupport
import Testing

@testable import AutoLayout
@testable import LayoutCore

/// Strings that nobody would write; they have to be laid out in linear time and without loss.
@Suite("Hostile text")
struct HostileTextTests {
    /// Scalars that some rule mentions, which the texts contain more often than others.
    private static let scalars: [Unicode.Scalar] = {
        let rare: [ClosedRange<UInt32>] = [
            0x20...0x40, 0x5B...0x60, 0x85...0xAD, 0x300...0x303, 0x5D0...0x5D4, 0x661...0x664, 0x6DD...0x6DD,
            0x1100...0x1101, 0x1161...0x1162, 0x11A8...0x11A9, 0xAC00...0xAC01, 0x2000...0x2030, 0x205F...0x206F,
            0x2329...0x232A, 0x3000...0x3020, 0x3041...0x3043, 0xE01...0xE3A, 0xFEFF...0xFEFF, 0xFF08...0xFF09,
            0xFFF9...0xFFFD, 0x1F1E6...0x1F1E9, 0x1F3FB...0x1F3FF, 0x1F466...0x1F469, 0xE0020...0xE0022,
            0x10FFFF...0x10FFFF, 0...0x1F,
        ]
        return rare.flatMap { range in range.compactMap { Unicode.Scalar($0) } }
    }()

    private func text(_ count: Int, _ random: inout SplitMix64) -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<count {
            if Int.random(in: 0..<8, using: &random) == 0 {
                scalars.append(Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)) ?? "\u{FFFD}")
            } else {
                scalars.append(HostileTextTests.scalars.randomElement(using: &random) ?? " ")
            }
        }
        return String(scalars)
    }

    @Test("Random texts break into pieces that add up to them, and have a level and a place for each scalar")
    func random() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        for _ in 0..<Effort.cases(40_000, long: 1_000_000) {
            let text = text(Int.random(in: 0...24, using: &random), &random)
            let scalars = Array(text.unicodeScalars)
            #expect(
                text[...].breakablePieces(isPlain: false).flatMap { Array($0.unicodeScalars) } == scalars,
                "seed \(seed): \(text)")
            let paragraph = BidiParagraph(text[...])
            #expect(
                paragraph.levels.count == scalars.count && paragraph.levels.allSatisfy { $0 <= 126 }, "seed \(seed)")
            #expect(BidiParagraph.visualOrder(paragraph.levels).sorted() == Array(scalars.indices), "seed \(seed)")
        }
    }

    @Test("Labels with random texts have lines of finite sizes, and runs that follow each other without a gap")
    func labels() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        for _ in 0..<Effort.cases(20_000, long: 500_000) {
            let label = Label(text(Int.random(in: 0...40, using: &random), &random), numberOfLines: 0)
            label.numberOfLines = Int.random(in: 0...3, using: &random)
            label.lineBreakMode = LineBreakMode.allCases.randomElement(using: &random) ?? .byClipping
            label.baseWritingDirection = [nil, .leftToRight, .rightToLeft].randomElement(using: &random) ?? nil
            let layout = label.textLayout(forWidth: Double.random(in: 20...200, using: &random))
            for line in layout.lines {
                #expect(line.width.isFinite && line.width >= 0, "seed \(seed): \(label.text)")
                var end = 0.0
                for run in (line.runs ?? []).sorted(by: { ($0.x, $0.width) < ($1.x, $1.width) }) {
                    #expect(abs(run.x - end) < 1e-6, "seed \(seed): \(label.text)")
                    end = run.x + run.width
                }
            }
        }
    }

    /// Strings that are slow for an algorithm that looks back or ahead more often than necessary.
    private static let patterns = [
        "a", "a ", "漢", "(", "()", "[(", "$(", "$(\u{301}", "1,", "\u{301}", "\u{200D}", "\u{200B}", "\u{AD}", "א-",
        "א(",
        "א1", "\u{202B}", "\u{202B}א\u{202C}", "\u{2067}", "\u{2068}", "\u{2068}א\u{2069}", "\u{2068}1", "א\u{2066}",
        "🇩",
        "👩\u{200D}", "\u{1100}", "\r", "\t", " ", "\u{E31}", "\u{94D}\u{915}",
    ]

    @Test("A long paragraph takes linear time, whatever it repeats", arguments: patterns)
    func long(pattern: String) {
        func time(_ bytes: Int) -> Double {
            let label = Label("א" + String(repeating: pattern, count: bytes / pattern.utf8.count))
            return processorTime {
                for mode in [LineBreakMode.byWordWrapping, .byTruncatingHead, .byTruncatingMiddle] {
                    (label.lineBreakMode, label.numberOfLines) = (mode, mode == .byWordWrapping ? 0 : 1)
                    #expect(label.textLayout(forWidth: 300).size.height > 0)
                }
            }
        }
        let bytes = Effort.isLong ? 1_000_000 : Effort.isFull ? 200_000 : 4_000
        #expect(growthExponent(of: time, upTo: bytes) < 1.5)
    }
}
