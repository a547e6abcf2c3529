import LayoutScript
import QuickAnchors
import Testing

@Suite("A variable of a script")
struct AssignmentTests {
    @Test(
        "takes another value of its type",
        arguments: [
            "let b = View()\nvar a = topToTop(10)\na = topToBottom(b, 10)\nscreen.quickAdd(b, [a])",
            "enum S { case a, b }\nvar s = S.a\ns = S.b", "var k = topToTop\nk = topToBottom",
            "var v: [View] = []\nv = [View(), Label(\"a\")]\nv += [View()]", "var v: View = View()\nv = Label(\"a\")",
            "var a = [1, 2]\na = []\na = [3]", "var a = [1, nil]\na = [2, 3]\na = [nil, 4]",
            "var a = [nil, 1]\na = [2, nil]\na = [nil]",
            "var t = (1, 2.5)\nt = (3, 4)",
            "var c: Color = .red\nc = .blue", "var w: Double? = nil\nw = 3\nw = nil\nw = 2.5",
            "var a: [Double] = [1]\na = [2]", "var a = screen.topAnchor\na = screen.firstBaselineAnchor",
            "var r = 0..<2\nr = 1..<5", "var f = [Font.body].first\nf = [Font.title].first\nf = nil",
        ])
    func accepted(source: String) {
        #expect(problems(of: source).isEmpty)
    }

    @Test(
        "takes nothing else, as in Swift",
        arguments: [
            ("var a = [1]\na = [\"x\"]", "2:5: An element of the variable is an Int, and this a string."),
            ("var a = [1]\na = []\na = [\"x\"]", "3:5: An element of the variable is an Int, and this a string."),
            ("var a = [1]\na = [nil]", "2:5: An element of the variable is an Int, and this nil."),
            ("var a = [nil, 1]\na = [\"x\"]", "2:5: An element of the variable is an Int, and this a string."),
            ("var t = (1, 2)\nt = (1, \"y\")", "2:5: A part of the variable is an Int, and this a string."),
            ("var t = (1, 2)\nt = (1, 2, 3)", "2:5: The variable is a tuple of 2, and this a tuple of 3."),
            ("var x = [1]\nx = [x]", "2:5: An element of the variable is an Int, and this a list."),
            ("var v: [View] = []\nv = [1]", "2:5: Expected a view, not an Int."),
            ("var v: Label = Label(\"a\")\nv = View()", "2:5: This is a Label, not a View."),
            ("let v: Label = View()", "1:1: This is a Label, not a View."),
            (
                "enum S { case a, b }\nenum T { case a, b }\nvar s = S.a\ns = T.a",
                "4:5: The variable is a case of S, and this a case of T."
            ),
            ("var a = topToTop(10)\na = topToTop", "2:5: The variable is an anchor, and this a kind of anchor."),
            ("var c = Color.red\nc = Font(size: 12)", "2:5: The variable is a Color, and this a Font."),
            (
                "var i = EdgeInsets.zero\ni = DirectionalEdgeInsets.zero",
                "2:5: The variable is an EdgeInsets, and this a DirectionalEdgeInsets."
            ),
            ("var s = ParagraphStyle()\ns = TabStop(20)", "2:5: The variable is a ParagraphStyle, and this a TabStop."),
            (
                "var g = View.Gradient(from: .red, to: .blue)\ng = Color.red",
                "2:5: The variable is a View.Gradient, and this a Color."
            ),
            (
                "var a = screen.topAnchor\na = screen.widthAnchor",
                "2:5: The variable is a LayoutYAxisAnchor, and this a LayoutDimension."
            ),
            (
                "var p = QuickPriority.required\np = LayoutPriority(3)",
                "2:5: The variable is a QuickPriority, and this a LayoutPriority."
            ),
            ("var r = 0..<2\nr = 0...2", "2:5: The variable is a range, and this a closed range."),
            ("var c = [Color.red].first\nc = [Font.body].first", "2:5: The variable is a Color, and this a Font."),
        ])
    func refused(source: String, problem: String) {
        #expect(problems(of: source) == [problem])
    }

    @Test("gives literals the type that it has in Swift")
    func literals() {
        expectSame(
            """
            var widths = [1.5]
            widths = [7]
            var (width, pair) = (10.0, (1.0, 2))
            pair = (9, 2)
            width = pair.0 / 2
            for each in widths { screen.quickAdd(View(), [widthToConstant(each / 2), heightToConstant(width)]) }
            """
        ) { screen in
            var widths = [1.5]
            widths = [7]
            var (width, pair) = (10.0, (1.0, 2))
            pair = (9, 2)
            width = pair.0 / 2
            for each in widths { screen.quickAdd(View(), [widthToConstant(each / 2), heightToConstant(width)]) }
        }
    }
}
