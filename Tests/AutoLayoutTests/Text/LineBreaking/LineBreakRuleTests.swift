import TestSupport
import Testing

@testable import AutoLayout
@testable import LayoutCore

@Suite("Where a line may break")
struct LineBreakRuleTests {
    /// Strings for each rule of UAX #14, split where a line may break.
    private static let cases: [(rule: String, pieces: [String])] = [
        ("LB2 and LB3: no line is empty", []),
        ("LB4", ["a\u{2028}", "b\u{B}", "\u{C}", "c"]),
        ("LB5: line ends of two characters are one", ["a\r\n", "\r", "\u{85}", "\n", "b"]),
        ("LB6", ["a \u{2029}", "b"]),
        ("LB7: a line ends after its spaces", ["a  \u{200B}", "b"]),
        ("LB8: a zero width space", ["a\u{200B}", "b\u{200B} ", "!"]),
        ("LB8a: joined pictographs", ["👩‍👩‍👧", "漢\u{200D}字"]),
        ("LB9: marks belong to their letters", ["漢\u{301}", "字\u{301}\u{302}", "漢"]),
        ("LB10: marks on nothing are letters", ["a ", "\u{301}a"]),
        ("LB11: word joiners", ["漢\u{2060}字", "漢 \u{2060}字"]),
        ("LB12: no-break spaces, of figures too", ["漢\u{A0}字", "1\u{2007}字\u{202F}漢"]),
        ("LB12a", ["a-", "\u{A0}b ", "\u{A0}c"]),
        ("LB13: closing punctuation, after spaces too", ["漢 }", "漢 ) ", "a !", "漢 /", "漢 , ", "b"]),
        ("LB14: opening punctuation", ["漢", "( a ", "「 漢", "{ 字"]),
        ("LB15: a quotation mark before a bracket", ["漢\" (a"]),
        ("LB16: nonstarters after brackets", ["漢) 々", "漢」 ゃ"]),
        ("LB17: two dashes", ["a", "— — ", "b"]),
        ("LB18", ["a   ", "b ", "漢"]),
        ("LB19: quotation marks", ["漢\"字\"漢"]),
        ("LB20: objects", ["a", "\u{FFFC}", "b"]),
        ("LB21: hyphens, nonstarters, accents", ["a-", "b\u{2010}", "漢々", "漢ー", "漢", "\u{B4}漢"]),
        ("LB21, soft hyphens", ["so\u{AD}", "me"]),
        ("LB21a: Hebrew with hyphens", ["א-ב", "漢", "א\u{2010}漢"]),
        ("LB21b", ["漢/א"]),
        ("LB22: an ellipsis", ["漢…", "漢"]),
        ("LB23", ["a1b2"]),
        ("LB23a", ["漢%", "字", "$漢"]),
        ("LB24", ["$a", "漢", "a%"]),
        ("LB25: numbers with signs and separators", ["漢-1,234.56", "漢", "$(12.5)%", "漢", "1/2 ", "$-5 ", "6"]),
        ("LB25: brackets without a number", ["$", "(a) ", "a.", "5"]),
        ("LB26: Hangul", ["\u{1100}\u{1161}\u{11A8}", "가\u{11A8}", "각\u{11A8}", "\u{1100}가", "나"]),
        ("LB27", ["가%", "나", "$다"]),
        ("LB28: words of letters", ["wordאäж"]),
        ("LB29", ["e.g. ", "漢,", "漢"]),
        ("LB30: brackets within words, but not East Asian ones", ["a(s)b1(2)3 ", "a", "（s）", "b"]),
        ("LB30a: flags", ["🇩🇪", "🇫🇷", "🇯"]),
        ("LB30b: skin tones, of pictographs to come as well", ["👦🏽", "\u{1FAFF}🏽", "漢"]),
        ("LB31: ideographs", ["漢", "字", "か", "な", "カ"]),
        ("LB1: words of scripts that need a dictionary", ["สวัสดีครับ ", "ភាសា"]),
    ]

    @Test("Lines may break where each of Unicode's line breaking rules says", arguments: cases)
    func rules(rule: String, pieces: [String]) {
        let text = pieces.joined()
        #expect(text[...].breakablePieces(isPlain: false).map { String($0) } == pieces, "\(rule)")
    }

    @Test("Paragraphs end at every mandatory break that Unicode defines, and nowhere else")
    func paragraphs() {
        var ends: [Int] = []
        let text = "a b\u{B}\u{C}\r\n\r\u{85}c\u{2028}\u{2029}d"
        text[...].forEachLineBreak(isPlain: false) { end, isHard in
            if isHard { ends.append(text.unicodeScalars.distance(from: text.startIndex, to: end)) }
        }
        #expect(ends == [4, 5, 7, 8, 9, 11, 12, 13])
    }

    @Test("ASCII text, which has a fast path, breaks in the same places as on the general path")
    func plain() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        for _ in 0..<Effort.cases(20_000) {
            let bytes = (0..<12).map { _ in UInt8.random(in: 0x20..<0x7F, using: &random) }
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(
                text[...].breakablePieces(isPlain: true) == text[...].breakablePieces(isPlain: false),
                "seed \(seed): \(text)")
        }
    }

    @Test("The table gives scalars their classes, also at the boundaries of its runs")
    func table() {
        // U+20C1 is unassigned but among currency symbols; U+3FFFD is among ideographs; U+E0100 is a variation
        // selector.
        let known: [(UInt32, LineBreakClass)] = [
            (0, .cm), (0x20, .sp), (0x41, .al), (0x3FF, .al), (0x400, .al), (0x5D0, .hl), (0x20C1, .pr), (0x3041, .ns),
            (0x3042, .id), (0xFF08, .opEastAsian), (0x1F1E6, .ri), (0x3FFFD, .id), (0x3FFFE, .al), (0xE0100, .cm),
            (0x10FFFF, .al),
        ]
        for (value, expected) in known { #expect(Unicode.Scalar(value).map { LineBreakClass($0) } == expected) }
    }
}
