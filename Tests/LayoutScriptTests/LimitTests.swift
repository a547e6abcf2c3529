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
