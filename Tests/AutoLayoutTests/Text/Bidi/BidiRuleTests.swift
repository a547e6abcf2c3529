import Testing

@testable import AutoLayout
@testable import LayoutCore

@Suite("Bidirectional levels")
struct BidiRuleTests {
    /// The text of a pattern in which the capitals A to M stand for Hebrew letters, and N to Z for Arabic ones.
    private static func text(_ pattern: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in pattern.unicodeScalars {
            switch scalar.value {
            case 0x41...0x4D: scalars.append(Unicode.Scalar(0x5D0 + scalar.value - 0x41) ?? scalar)
            case 0x4E...0x5A: scalars.append(Unicode.Scalar(0x628 + scalar.value - 0x4E) ?? scalar)
            default: scalars.append(scalar)
            }
        }
        return String(scalars)
    }

    /// Strings for each rule of UAX #9, with the levels of their characters; characters that rule X9 removes have the
    /// level of their predecessor.
    private static let cases: [(rule: String, pattern: String, direction: LayoutDirection?, levels: String)] = [
        ("P2", "1 a AB", nil, "000011"), ("P2", "1 A ab", nil, "211122"), ("P2, Arabic", "- N", nil, "111"),
        ("P2: what is isolated does not count", "\u{2067}A\u{2069}b", nil, "0100"),
        ("P3: without letters", "1 2", nil, "000"), ("HL1: a direction that is given", "ab", .rightToLeft, "22"),
        ("X2 and X7", "a\u{202B}b\u{202C}c", nil, "00220"), ("X3", "A\u{202A}B\u{202C}C", nil, "11331"),
        ("X4", "a\u{202E}bc\u{202C}d", nil, "001110"), ("X5", "A\u{202D}B\u{202C}C", nil, "11221"),
        ("X5a", "a\u{2067}b\u{2069}c", nil, "00200"), ("X5b", "A\u{2066}B\u{2069}C", nil, "11311"),
        ("X5c", "a\u{2068}B c\u{2069}d", nil, "0011200"), ("X5c, none", "a\u{2068}1\u{2069}", nil, "0020"),
        ("X5c, nested", "\u{2068}\u{2067}A\u{2069}b\u{2069}", .rightToLeft, "123221"),
        ("X6a", "a\u{2067}\u{202B}b\u{2069}c", nil, "000400"), ("X6a, alone", "a\u{2069}B", nil, "001"),
        ("X7, alone", "a\u{202C}B", nil, "001"), ("X8", "\u{202B}a\u{2029}b", nil, "0200"),
        ("X9", "A\u{AD}1", nil, "112"), ("X10", "A\u{2066}b\u{2069}1%", nil, "112122"),
        ("W1", "aA\u{5B0}", nil, "011"), ("W1, after an isolate", "A\u{2066}b\u{2069}\u{5B0}a", .leftToRight, "102000"),
        ("W2", "N1%", nil, "121"), ("W2, Hebrew", "A1%", nil, "122"), ("W3", "aN", nil, "01"),
        ("W4", "A1+2", nil, "1222"), ("W4, once", "A1++2", nil, "12112"), ("W4, Arabic", "N1,2", nil, "1222"),
        ("W4, Arabic plus", "N1+2", nil, "1212"), ("W5", "A$$1%", nil, "12222"), ("W6", "A$a", nil, "112"),
        ("W6", "A,1", nil, "112"), ("W7", "a1A1", nil, "0012"),
        ("N0, text of the level inside", "A(Bc)d", nil, "111212"), ("N0", "a(B)c", nil, "00100"),
        ("N0, like the text before", "a(b)C", .rightToLeft, "22221"),
        ("N0, not like the text before", "A(b)C", nil, "11211"),
        ("N0, in brackets", "AB(CD[&ef]!)gh", nil, "11111112211122"),
        ("N0, text of the level in inner brackets", "A([a]B)C", .leftToRight, "10000101"),
        ("N0, with marks", "a(b)\u{301}C", .rightToLeft, "222221"),
        ("N0, brackets that are equal", "a\u{2329}B\u{3009}C", nil, "00101"),
        ("N0, not of one pair", "a(B]C", nil, "00111"),
        ("N1", "A B", .leftToRight, "111"), ("N1, numbers", "A 1", nil, "112"), ("N2", "a B!", nil, "0010"),
        ("I1", "aA1", nil, "012"), ("I2", "Aa1", nil, "122"),
        ("L1", "A \tB ", .leftToRight, "10010"), ("L1, isolates", "A\u{2067} ", .leftToRight, "100"),
    ]

    @Test("Characters have the levels that each rule of Unicode's bidirectional algorithm gives", arguments: cases)
    func rules(rule: String, pattern: String, direction: LayoutDirection?, levels: String) {
        let paragraph = BidiParagraph(BidiRuleTests.text(pattern)[...], direction: direction)
        let found = paragraph.levels(ofLine: paragraph.scalars.indices)
        #expect(found.map { "\($0)" }.joined() == levels, "\(rule)")
    }

    @Test("Runs are reversed from the highest level down to the lowest odd one (L2)")
    func order() {
        #expect(BidiParagraph.visualOrder([0, 1, 1, 2, 2, 1, 0]) == [0, 5, 3, 4, 2, 1, 6])
        #expect(BidiParagraph.visualOrder([1, 1, 2, 3]) == [2, 3, 1, 0])
        #expect(BidiParagraph.visualOrder([0, 2, 0]) == [0, 1, 2])
        #expect(BidiParagraph.visualOrder([]) == [])
    }

    @Test("Embeddings and isolates deeper than 125 levels have no level of their own, and end where they should")
    func depth() {
        for opening in ["\u{202B}", "\u{2067}"] {
            let closing = opening == "\u{2067}" ? "\u{2069}" : "\u{202C}"
            let text = String(repeating: opening, count: 200) + "a" + String(repeating: closing, count: 200) + "b"
            let paragraph = BidiParagraph(text[...])
            #expect(paragraph.levels[200] == 126 && paragraph.levels[401] == 0)
            #expect(paragraph.levels.max() == 126)
        }
    }

    @Test("Brackets nested deeper than 63 are not paired, nor are any after them")
    func deepBrackets() {
        // Pairs take the direction of the text before them; an unpaired closing bracket takes that of the Hebrew around
        // it.
        for (count, expected) in [(63, 2), (64, 66)] {
            let text =
                "a" + String(repeating: "(", count: count) + "\u{5D0}" + String(repeating: ")", count: count)
                + "\u{5D0}"
            #expect(BidiParagraph(text[...]).levels.filter { $0 == 1 }.count == expected)
        }
    }

    @Test("Brackets and similar characters are mirrored both ways, with their combining marks")
    func mirrors() {
        #expect("(a<\u{300C}≤".map { $0.mirrored } == [")", "a", ">", "\u{300D}", "≥"])
        #expect(("(\u{301}" as Character).mirrored == ")\u{301}")
        for pairs in [BidiMirrors.bracketPairs, BidiMirrors.otherPairs] {
            for scalar in pairs.unicodeScalars {
                let character = Character(scalar)
                #expect(character.mirrored != character && character.mirrored.mirrored == character)
            }
        }
    }
}
