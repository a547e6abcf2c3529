import TestSupport
import Testing

@testable import LayoutPreview

@Suite("Colored Swift")
struct HighlighterTests {
    /// The pieces that are not plain text, each preceded by its kind.
    private func marks(_ source: String) -> [String] {
        SwiftHighlighter.pieces(of: source).filter { $0.kind != .plain }.map { "\($0.kind) \($0.text)" }
    }

    @Test("Keywords, types, numbers, strings, comments and attributes are told apart")
    func kinds() {
        #expect(
            marks("@Test func f() { let x: Double = -1_0.5 * 2 // two\n  g(\"a\\\"b\") }") == [
                "attribute @Test", "keyword func", "keyword let", "type Double", "number 1_0.5", "number 2",
                "comment // two", "string \"a\\\"b\"",
            ])
    }

    @Test("A member named like a keyword is plain, and a number ends before a range or a member")
    func members() {
        #expect(marks("a.default.in(0...3).x.init()") == ["number 0", "number 3", "keyword init"])
    }

    @Test("Comments nest, and strings may be raw or span lines")
    func nesting() {
        #expect(marks("/* a /* b */ c */ d") == ["comment /* a /* b */ c */"])
        #expect(marks("#\"a\"b\"# c") == ["string #\"a\"b\"#"])
        #expect(marks("\"\"\"\n\"a\"\n\"\"\" b") == ["string \"\"\"\n\"a\"\n\"\"\""])
    }

    @Test(
        "The pieces together are the source, even where it is cut off",
        arguments: [
            "", "let", "\"open", "\"open\nnext\"", "/* open", "/*/", "\"\"\"open", "#", "1.", "\"\\", "#\"",
            "é幅 = \"\\(x)\"",
        ])
    func whole(_ source: String) {
        #expect(SwiftHighlighter.pieces(of: source).map { String($0.text) }.joined() == source)
    }

    @Test("A long string with many escape sequences takes linear time")
    func longString() {
        func time(_ count: Int) -> Double {
            let source = "\"\(String(repeating: "\\n", count: count))\""
            return processorTime { #expect(SwiftHighlighter.pieces(of: source).map { $0.text } == [source[...]]) }
        }
        #expect(growthExponent(of: time, upTo: 16_000) < 1.5)
    }
}
