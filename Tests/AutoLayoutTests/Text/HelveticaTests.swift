import AutoLayout
import Testing

@Suite("Helvetica's widths")
struct HelveticaTests {
    private func width(_ text: String, _ weight: Font.Weight = .regular) -> Double {
        HelveticaMeasurer().width(of: text[...], in: Font(size: 1000, weight: weight))
    }

    @Test("Text is as wide as the sum of the published advance widths")
    func sum() {
        // H 722, e 556, l 222, l 222, o 556; bold: H 722, e 556, l 278, l 278, o 611.
        #expect(width("Hello") == 2278)
        #expect(width("Hello", .bold) == 2445)
        #expect(abs(HelveticaMeasurer().width(of: "Hello", in: Font(size: 17)) - 38.726) < 1e-9)
    }

    @Test("Semibold and heavier weights have the widths of the bold face")
    func weights() {
        for weight in Font.Weight.allCases {
            #expect(width("l", weight) == (weight.rawValue >= 600 ? 278 : 222))
        }
    }

    @Test(
        "Characters at the ends of the tables have their own widths",
        arguments: [
            (" ", 278.0, 278.0), ("~", 584, 584), ("\u{A0}", 278, 278), ("ÿ", 500, 556), ("Ä", 667, 722),
            ("µ", 556, 611),
            ("±", 584, 584), ("·", 278, 278), ("…", 1000, 1000), ("’", 222, 278), ("€", 556, 556),
        ])
    func ends(character: String, regular: Double, bold: Double) {
        #expect(width(character) == regular)
        #expect(width(character, .bold) == bold)
    }

    @Test(
        "Spaces of a fixed width have it in every weight",
        arguments: [
            ("\u{2000}", 500.0), ("\u{2001}", 1000), ("\u{2002}", 500), ("\u{2003}", 1000), ("\u{2004}", 333),
            ("\u{2005}", 250), ("\u{2006}", 167), ("\u{2007}", 556), ("\u{2008}", 278), ("\u{2009}", 200),
            ("\u{200A}", 63), ("\u{202F}", 139), ("\u{205F}", 222), ("\u{3000}", 1000), ("\t", 278),
        ])
    func spaces(space: String, expected: Double) {
        #expect(width("a\(space)b") - width("ab") == expected)
        #expect(width("a\(space)b", .bold) - width("ab", .bold) == expected)
    }

    @Test("Marks above and below letters, and the later letters of a Hangul syllable, have no width")
    func marks() {
        #expect(width("ที่") == width("ท") && width("กู้") == width("ก"))
        #expect(width("कु") == width("क") && width("बِّ") == width("ब"))
        #expect(width("\u{1112}\u{1161}\u{11AB}") == 1000)
    }

    @Test("A letter is as wide as its form in the word")
    func forms() {
        // Noon and yeh are wide at the end of a word, and before a zero-width non-joiner.
        #expect(width("نا") == 237 + 213 && width("ان") == 213 + 1057)
        #expect(
            width("می") == 635 + 1057 && width("می\u{200C}ر") == 635 + 1057 + 452 && width("میر") == 635 + 237 + 452)
        // A vowel mark does not end the word.
        #expect(width("بَا") == 237 + 213)
        // The virama joins consonants; at the end of a word it is only a mark.
        #expect(width("स्त") == 739 - 436 + 568 && width("त्") == 568 && width("\u{94D}त") == 132)
        #expect(width("เก") == 337 + 588 && width("αι") == 540 + 222)
    }

    @Test("Characters beyond the tables have the width usual for their kind")
    func fallback() {
        #expect(width("e\u{301}") == width("é"))
        #expect(width("漢字") == 2000)
        #expect(width("👩‍👩‍👧") == 1000)
        #expect(width("🇩🇪") == 1000)
        #expect(width("Ж") == 667 && width("ж") == 556)
        #expect(width("\u{200B}\n") == 0)
    }
}
