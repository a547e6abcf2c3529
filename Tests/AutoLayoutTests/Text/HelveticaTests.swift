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
