import Testing

@testable import AutoLayout
@testable import LayoutCore

@Suite("Unicode's own test of line breaks")
struct UnicodeLineBreakTests {
    private static let path = "auxiliary/LineBreakTest.txt"

    @Test(
        "Lines may break exactly where LineBreakTest.txt has a ÷",
        .enabled(if: UnicodeFile.isInstalled(path), UnicodeFile.missing))
    func file() throws {
        let lines = try UnicodeFile.lines(UnicodeLineBreakTests.path)
        #expect(lines.count == 7654)
        for line in lines {
            // Each code point is followed by the sign for a break or no break.
            let words = line.split { $0 == " " || $0 == "\t" }.dropFirst()
            let points = words.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { $0.element }
            let signs = words.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { $0.element }
            let text = UnicodeFile.text(points)
            var ends: [Int] = []
            text[...].forEachLineBreak(isPlain: false) { end, _ in
                ends.append(text.unicodeScalars.distance(from: text.startIndex, to: end))
            }
            #expect(ends == signs.indices.filter { signs[$0] == "÷" }.map { $0 + 1 }, "\(line)")
        }
    }
}
