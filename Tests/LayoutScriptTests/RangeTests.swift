import LayoutScript
import QuickAnchors
import Testing

@Suite("A script shows where each of its parts is")
struct RangeTests {
    private static let source = """
        let p = 40
        let grün = View(), red = View()
        screen.quickAdd(red, [50, p, nil, -20], [heightToConstant(100).priority(700)])
        screen.quickAdd(grün, [nil, (red, 5), 1.5 + 2, nil])
        grün.quickAdd(View(), [topToTop(7), widthToHeight()])
        """

    /// Each range as its line, its column in characters, and its text.
    private func words(_ ranges: [ScriptRange]) -> [String] {
        let bytes = Array(RangeTests.source.utf8)
        return ranges.map { range in
            "\(range.line):\(range.column) \(String(decoding: bytes[range.start..<range.end], as: UTF8.self))"
        }
    }

    @Test("each constraint is at its anchor, or at its number in a list of paddings")
    func constraints() {
        let script = Script(RangeTests.source, on: makeScreen())
        #expect(script.problems.isEmpty, "\(script.problems)")
        #expect(
            words(script.constraints.map { $0.range }) == [
                "3:23 50", "3:27 p", "3:35 -20", "3:42 heightToConstant(100)", "4:29 (red, 5)", "4:39 1.5 + 2",
                "5:24 topToTop(7)", "5:37 widthToHeight()",
            ])
    }

    @Test("each view is at its initializer")
    func views() {
        let script = Script(RangeTests.source, on: makeScreen())
        #expect(words(script.views.map { $0.range }) == ["2:12 View()", "2:26 View()", "5:15 View()"])
    }
}
