import LayoutScript
import QuickAnchors
import TestSupport
import Testing

@Suite("A script within its limits")
struct LimitTests {
    @Test(
        "crashes no program, however deeply its values and calls are nested",
        arguments: [
            "let f = { x in [1].map(f) }\nlet a = [1].map(f)",
            "let f = { x in VStack { if true { for i in 0..<1 { if true { [1].map(f) } } } } }\nlet a = [1].map(f)",
            "let f = { x in [[[[[[[[[[1].map(f)]]]]]]]]] }\nlet a = [1].map(f)",
            "var x = [1]\nfor i in 0..<60000 { x = [x] }",
            "var x = (0..<0).map { $0 }\nfor i in 0..<60000 { x = [x] }",
            "var x = (0..<0).map { $0 }\nfor i in 0..<60 { x = [x, x] }",
            "let a = Array(repeating: 0, count: 10000)\nlet b = Array(repeating: a, count: 10000)",
            "let a = Array(repeating: 0, count: 10000)\nlet b = [Array(repeating: a, count: 10000)]",
            "let x = -(0 - 4294967296 * 1073741824 - 4294967296 * 1073741824)",
        ])
    func survives(source: String) async {
        await #expect(processExitsWith: .success) { [source = source as String] in
            precondition(processorTime { precondition(!problems(of: source).isEmpty) } < 20)
        }
    }

    @Test("may take a million steps: one for each statement, each expression and each element of a list")
    func steps() {
        // The statement, the call, the range and its two ends take a step each, and each of the numbers another.
        let tooMany = "1:2: The script takes more than 1000000 steps."
        #expect(problems(of: "(0..<999995).reversed()").isEmpty)
        #expect(problems(of: "(0..<999996).reversed()") == [tooMany])
    }

    @Test("has numbers of lines from 0 to 10,000", arguments: [(-1, 0), (0, 0), (10_000, 10_000), (10_001, 10_000)])
    func lines(written: Int, set: Int) {
        let source = """
            let label = Label("a")
            label.numberOfLines = \(written)
            let flow = FlowView()
            flow.maximumNumberOfLines = \(written)
            """
        let views = Script(source, on: makeScreen()).views.map { $0.view }
        #expect((views.first as? Label)?.numberOfLines == set)
        #expect((views.last as? FlowView)?.maximumNumberOfLines == set)
        let label = Script("let label = Label(\"a\", numberOfLines: \(set))", on: makeScreen()).views.first?.view
        #expect((label as? Label)?.numberOfLines == set)
    }

    @Test("has characters by their numbers, in digits of either case, up to the last one")
    func characters() {
        let source = #"let label = Label("\u{e9}\u{E9}\u{1f44D}\u{0}\u{0000007a}\u{10FFFF}\n\t\r\0\\\"\'")"#
        let script = Script(source, on: makeScreen())
        #expect(script.problems.isEmpty)
        #expect((script.views.first?.view as? Label)?.text == "éé👍\0z\u{10FFFF}\n\t\r\0\\\"'")
        for wrong in [
            "\\u{110000}", "\\u{D800}", "\\u{00000007a}", "\\u{g}", "\\u{`}", "\\u{@}", "\\u{:}", "\\u{/}", "\\u{G}",
            "\\u41",
        ] {
            #expect(
                problems(of: "let a = \"\(wrong)\"").first
                    == "1:10: A character is written by its number as in \\u{1F44D}.", "\(wrong)")
        }
    }

    @Test("with up to 40 nested brackets has no problem other than their depth")
    func deepest() {
        for (open, close) in [("(", ")"), ("(true ? 1 + -", " : 1)"), ("Double(2 + -", ")")] {
            let found = (1...40).map { count in
                problems(
                    of: "let a = \(String(repeating: open, count: count))1\(String(repeating: close, count: count))")
            }
            #expect(found[..<10].allSatisfy { $0.isEmpty })
            #expect(
                found.joined().allSatisfy { $0.hasSuffix("Brackets are nested more than 40 deep.") },
                "\(found)")
        }
    }
}
