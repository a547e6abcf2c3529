import LayoutScript
import QuickAnchors
import Testing

@Suite("Numbers in a script")
struct NumberTests {
    /// The width that an expression gives a view, as its constraint says it.
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

    @Test("Ints and Doubles do not mix, and nothing overflows")
    func refused() {
        #expect(
            problems(of: "let p = 10\nlet q = p + 0.5") == [
                "2:11: An Int and a Double do not go together: write Double(…) around the Int."
            ])
        #expect(problems(of: "let p = 1 / 0") == ["1:11: Nothing is divided by 0."])
        #expect(
            problems(of: "var p = 999999999999\nfor i in 0..<9 { p *= 999 }").last
                == "2:18: The result is too large.")
        #expect(
            problems(of: "let p = 3\nscreen.cornerRadius = p") == [
                "2:23: This is a Double, and what is written here an Int: write Double(…) around it."
            ])
    }

    @Test("Texts have values in them")
    func texts() {
        let script = Script(
            #"let n = 3; let label = Label("\(n) of \(n * 2), \(1.5) \u{1F44D} \"\(n == 3)\"")"#, on: makeScreen())
        #expect(script.problems.isEmpty)
        #expect((script.views.first?.view as? Label)?.text == "3 of 6, 1.5 👍 \"true\"")
    }
}
