import Foundation
import TestSupport
import Testing

@testable import AutoLayout
@testable import LayoutCore

@Suite("Unicode's own tests of the bidirectional algorithm")
struct UnicodeBidiTests {
    /// A character of each bidirectional class; none is a bracket.
    private static let samples: [Substring: Unicode.Scalar] = [
        "L": "a", "R": "\u{5D0}", "AL": "\u{627}", "EN": "1", "ES": "+", "ET": "%", "AN": "\u{661}", "CS": ",",
        "NSM": "\u{301}", "BN": "\u{AD}", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!", "LRE": "\u{202A}",
        "LRO": "\u{202D}", "RLE": "\u{202B}", "RLO": "\u{202E}", "PDF": "\u{202C}", "LRI": "\u{2066}",
        "RLI": "\u{2067}", "FSI": "\u{2068}", "PDI": "\u{2069}",
    ]

    /// The levels of a paragraph as one line, and the order of its characters from left to right, in the notation of
    /// Unicode's files.
    private func result(_ paragraph: BidiParagraph) -> (levels: String, order: String) {
        let levels = paragraph.levels(ofLine: paragraph.scalars.indices)
        let kept = levels.indices.filter { !paragraph.classes[$0].isRemoved }
        let order = BidiParagraph.visualOrder(kept.map { levels[$0] }).map { "\(kept[$0])" }
        let shown = levels.indices.map { paragraph.classes[$0].isRemoved ? "x" : "\(levels[$0])" }
        return (shown.joined(separator: " "), order.joined(separator: " "))
    }

    @Test(
        "Characters have the levels and the order of BidiCharacterTest.txt",
        .enabled(if: UnicodeFile.isInstalled("BidiCharacterTest.txt"), UnicodeFile.missing))
    func characters() throws {
        let lines = try UnicodeFile.lines("BidiCharacterTest.txt")
        #expect(lines.count == 91707)
        for line in Effort.sample(lines, oneIn: 100) {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            let direction: LayoutDirection? = fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : nil
            let paragraph = BidiParagraph(UnicodeFile.text(fields[0].split(separator: " "))[...], direction: direction)
            let (levels, order) = result(paragraph)
            #expect("\(paragraph.baseLevel)" == fields[2] && levels == fields[3] && order == fields[4], "\(line)")
        }
    }

    @Test(
        "Sequences of classes have the levels and the order of BidiTest.txt",
        .enabled(if: UnicodeFile.isInstalled("BidiTest.txt"), UnicodeFile.missing))
    func classes() throws {
        var (expected, cases) = (["Levels": "", "Reorder": ""], [(line: String, levels: String, order: String)]())
        for line in try UnicodeFile.lines("BidiTest.txt") {
            if line.hasPrefix("@") {
                let parts = line.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
                expected[String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces)
            } else {
                cases.append((line, expected["Levels"] ?? "", expected["Reorder"] ?? ""))
            }
        }
        #expect(cases.count == 490_846)
        for (line, levels, order) in Effort.sample(cases, oneIn: 200) {
            let fields = line.split(separator: ";")
            var text = String.UnicodeScalarView()
            text.append(contentsOf: fields[0].split(separator: " ").compactMap { UnicodeBidiTests.samples[$0] })
            let directions = Int(fields[1].trimmingCharacters(in: .whitespaces), radix: 16) ?? 0
            for (bit, direction) in [(1, nil), (2, .leftToRight), (4, LayoutDirection.rightToLeft)] {
                guard directions & bit != 0 else { continue }
                let found = result(BidiParagraph(Substring(String(text)), direction: direction))
                #expect(found.levels == levels && found.order == order, "\(line)")
            }
        }
    }
}
