import LayoutScript
import QuickAnchors
import Testing

@Suite("Numbers in a script")
struct NumberTests {
    /// The constant that an expression gives a width constraint.
    private func width(_ expression: String, after lines: String = "") -> Double? {
        let script = Script(
            "\(lines)\nscreen.quickAdd(View(), [widthToConstant(\(expression))])", on: makeScreen())
        #expect(script.problems.isEmpty, "\(script.problems)")
        return script.constraints.first?.constraint.constant
    }

    @Test("Literals are Doubles where those are expected, and Ints where nothing is")
    func division() {
        #expect(width("10 / 4") == 2.5)
        #expect(width("p / 4", after: "let p = 10") == 2)
        #expect(width("p / 4", after: "let p = 10.0") == 2.5)
        #expect(width("p", after: "let p = 10 / 4") == 2)
        #expect(width("p", after: "let p: Double = 10 / 4") == 2.5)
        #expect(width("7 % 4") == 3)
        #expect(width("Double(p) / 4", after: "let p = 10") == 2.5)
        #expect(width("Double(Int(9.75))") == 9)
    }

    @Test("Operators bind as in Swift")
    func precedence() {
        #expect(width("2 + 3 * 4") == 14)
        #expect(width("(2 + 3) * 4") == 20)
        #expect(width("20 - 5 - 3") == 12)
        #expect(width("-2 + 5") == 3)
        #expect(width("1 < 2 && !(3 == 4) ? 5 : 6") == 5)
        #expect(width("1e2 + 1_000") == 1100)
    }

    @Test("Fractions are rounded as the compiler rounds them")
    func rounding() {
        #expect(width("0.1 + 0.2") == 0.1 + 0.2)
        #expect(width("123.456789012345") == 123.456789012345)
        #expect(width("1.7e-3") == 1.7e-3)
    }

    @Test("Literals have every digit in each of their parts, and end before anything else", arguments: 0...9)
    func digits(_ digit: Int) throws {
        for text in [
            "1.\(digit)", "1e\(digit)", "1E+\(digit)", "5e-\(digit)", "\(digit)5", "1\(digit)e1", "0.0\(digit)e0",
        ] {
            #expect(width(text) == Double(text), "\(text)")
        }
        #expect(width("1_\(digit)") == 10 + Double(digit))
        let name = "n\(digit)_$é\(digit)"
        #expect(width("\(name).0 + \(name).\(1)", after: "let \(name) = (\(digit), 3)") == Double(digit) + 3)
    }

    @Test("Names have all letters, and end at signs", arguments: ["a", "z", "A", "Z", "_", "$", "é", "日"])
    func letters(_ letter: String) {
        #expect(width("\(letter)\(letter)+x\(letter)", after: "let \(letter)\(letter) = 2, x\(letter) = 3") == 5)
        for sign in ["@", "[", "`", "{", "^", "/", ":", "\u{7F}"] {
            #expect(!problems(of: "let x\(sign)\(letter) = 3\nlet y = x\(sign)\(letter)").isEmpty, "\(sign)")
        }
    }

    @Test("Ints and Doubles do not mix, and nothing overflows")
    func refused() {
        #expect(
            problems(of: "let p = 10\nlet q = p + 0.5") == [
                "2:11: An Int and a Double cannot be combined: write Double(…) around the Int."
            ])
        #expect(problems(of: "let p = 1 / 0") == ["1:11: Nothing can be divided by 0."])
        #expect(
            problems(of: "var p = 999999999999\nfor i in 0..<9 { p *= 999 }").last
                == "2:18: The result is too large.")
        #expect(
            problems(of: "let p = 3\nscreen.cornerRadius = p") == [
                "2:23: Expected a Double, but this is an Int: write Double(…) around it."
            ])
    }

    @Test("Inferring the type of a branch that is not taken moves no view")
    func inferring() {
        let screen = makeScreen()
        let adding = "let red = View()\nscreen.quickAdd(red, 3)\n"
        let script = Script(adding + "let b = true ? View() : StackView(arrangedSubviews: [red])", on: screen)
        #expect(script.problems.isEmpty && screen.subviews.count == 1)
    }

    @Test(
        "Literals take their type from the values beside them, as in Swift",
        arguments: [
            ("let isWide = true\nlet gap = isWide ? 100 : 62.5", "gap / 8", 12.5),
            ("let isWide = false\nlet gap = isWide ? 62.5 : 100", "gap / 8", 12.5),
            ("let gap = true ? 100 : false ? 3 : -62.5", "gap / 8", 12.5),
            ("let gap = true ? 100 : 62", "gap / 8", 12),
            ("let gap = true ? 100 : screen.frame.width / 2", "gap / 8", 12.5),
            ("let n = 7", "true ? 10 / 4 : n", 2),
            ("let d = 7.5\nlet gap = true ? 10 / 4 : d", "gap", 2.5),
            ("let pair = true ? (10, 20) : (2.5, 3)", "pair.0 / 4", 2.5),
            ("let pair = true ? (10, 20) : (2.5, 3)", "pair.1 / 8", 2),
            ("let all = [(\"a\", 100), (\"b\", 62.5)]", "all[0].1 / 8", 12.5),
            ("let all = [[10, 20], [2.5]]", "all[0][0] / 4", 2.5),
            ("let all = [10, 20] + [2.5]", "all[0] / 4", 2.5),
            ("let all = [10, 3].map { $0 * 1.5 }", "all[1]", 4.5),
            ("let n = 3", "[n, 10 / 4][1]", 2),
            ("let gap = [10, 3].first ?? 2.5", "gap / 4", 2.5),
            ("let gap: Double? = nil", "gap ?? 10 / 4", 2.5),
            ("let gap: Double? = nil\nlet width = gap ?? 10", "width / 4", 2.5),
            ("let gap: Int? = nil\nlet width = gap ?? 10", "width / 4", 2),
            ("let box: View? = nil\nlet width = box?.frame.width ?? 10", "width / 4", 2.5),
            ("let gap = true ? 10 : screen.quickAdd(View(), 3).count", "gap / 4", 2),
            ("", "Double(100 / 8)", 12),
            ("", "Double(true ? 100 : 62.5) / 8", 12.5),
            ("", "10 / 4 == 2 ? 1 : 0", 1),
            ("", "10 / 4 == 2.5 ? 1 : 0", 1),
        ])
    func types(lines: String, expression: String, expected: Double) {
        #expect(width(expression, after: lines) == expected)
    }

    @Test(
        "A loop variable has the type of the list's elements",
        arguments: [
            ("for (name, width) in [(\"a\", 100), (\"b\", 62.5)]", [12.5, 7.8125]),
            ("for width in [10, 3]", [1, 0]),
            ("for width in [10, 3.5]", [1.25, 0.4375]),
            ("for width in Array(repeating: 10, count: 2)", [1, 1]),
            ("if let width = [10, 3].first", [1]),
        ])
    func loops(head: String, widths: [Double]) {
        let script = Script("\(head) { screen.quickAdd(View(), [widthToConstant(width / 8)]) }", on: makeScreen())
        #expect(script.problems.isEmpty)
        #expect(script.constraints.map { $0.constraint.constant } == widths)
    }

    @Test("A branch that is not taken affects the type of a number and nothing else")
    func untaken() {
        #expect(width("gap / 8", after: "let n = 0\nlet gap = n == 0 ? 10 : 10 / n") == 1)
        #expect(width("gap / 8", after: "let all = [2.5]\nlet gap = all.count > 3 ? all[3] : 10") == 1.25)
        #expect(width("gap / 8", after: "let gap = true ? 10 : Int(2.5)") == 1)
        let unclear =
            "It is not clear whether this number is an Int or a Double: write Double(…) or Int(…) around it."
        let source = "let gap = true ? 10 : VStack { View() }.arrangedSubviews.count"
        #expect(problems(of: source) == ["1:18: \(unclear)"])
        #expect(Script(source, on: makeScreen()).views.isEmpty)
        #expect(problems(of: "let all = [1].dropFirst()\nlet gap = all.first ?? 10") == ["2:24: \(unclear)"])
        let mixed = "An Int and a Double cannot be combined: write Double(…) around the Int."
        #expect(problems(of: "let n = 7\nlet gap = true ? n : 2.5") == ["2:18: \(mixed)"])
        #expect(problems(of: "let n = 7\nlet all = [n, 2.5]") == ["2:11: \(mixed)"])
    }

    @Test("Strings can contain interpolated values")
    func texts() {
        let script = Script(
            #"let n = 3; let label = Label("\(n) of \(n * 2), \(1.5) \u{1F44D} \"\(n == 3)\", \(true ? 100 : 62.5)")"#,
            on: makeScreen())
        #expect(script.problems.isEmpty)
        #expect((script.views.first?.view as? Label)?.text == "3 of 6, 1.5 👍 \"true\", 100.0")
    }
}
