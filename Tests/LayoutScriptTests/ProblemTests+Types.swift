import LayoutScript
import QuickAnchors
import TestSupport
import Testing

/// Types that do not fit; Swift rejects them as well.
extension ProblemTests {
    @Test("is a method in a list of repeated elements where views are expected")
    func repeatedMethods() {
        let list = "Array(repeating: red.addSubview, count: 2)"
        #expect(
            problems(of: "let red = View()\nfor view in \(list) { screen.addSubview(view) }")
                == ["2:76: Expected a view, not View.addSubview without parentheses."])
    }

    @Test(
        "is a variable where Swift converts only a literal",
        arguments: [
            ("let n = 3\nscreen.quickAdd(View(), 3, priority: n)", "2:38: A priority is written QuickPriority(…)."),
            (
                "let n = 2.5\nView().setContentHuggingPriority(n, for: .vertical)",
                "2:34: A priority is written LayoutPriority(…)."
            ),
            ("let s = \"a\"\nlet l = Label(runs: [s])", "2:21: A run is written StyledText.Run(…)."),
            (
                "let n = 3\nlet g = GridView(columns: [n])",
                "2:27: The size of a track is a nonnegative number, or .fixed(…)."
            ),
            (
                "let n = 3\nscreen.quickAdd(View(), [heightToWidth(n, multiplier: n)])",
                "2:26: Only one of the two numbers can be an Int: write Double(…) around the other."
            ),
        ])
    func variables(source: String, problem: String) {
        #expect(problems(of: source) == [problem])
    }

    @Test("is a priority of the other kind, which Swift does not convert")
    func priorities() {
        #expect(
            problems(of: "screen.quickAdd(View(), 3, priority: LayoutPriority(3))")
                == ["1:38: Expected a QuickPriority such as .defaultLow, not a LayoutPriority."])
        #expect(
            problems(of: "let number = 1 + 2\nscreen.quickAdd(View(), 3, priority: number)")
                == ["2:38: A priority is written QuickPriority(…)."])
        #expect(
            problems(of: "View().setContentHuggingPriority(QuickPriority.required, for: .vertical)")
                == ["1:34: Expected a LayoutPriority such as .defaultLow, not a QuickPriority."])
        #expect(
            problems(of: "screen.quickAdd(View(), [centerX().priority(QuickPriority.required)])")
                == ["1:45: Expected a LayoutPriority or a number, not a QuickPriority."])
        #expect(
            problems(
                of: """
                    let box = View(), first = QuickPriority.defaultLow, second = LayoutPriority(3)
                    screen.quickAdd(box, [centerX().priority(751), centerY().priority(second)], priority: first)
                    screen.quickAdd(View(), 3, priority: QuickPriority(10 / 4))
                    box.setContentHuggingPriority(second, for: .vertical)
                    """
            ).isEmpty)
    }

    @Test(
        "is anything that Swift rejects as well",
        arguments: [
            "let a = 1\na = 2", "let a = 1\nlet a = 2", "let a = nil", "var a: View?\nscreen.quickAdd(a)",
            "screen.quickAdd(screen, topToTop)", "let a = 3 +", "for i in 3...1 { }", "let b = [1, 2][2]",
            "if 3 { }", "let s = \"open", "screen.quickAdd(View(), [1, 2, 3])",
            "let g = LayoutGuide()\nscreen.quickAdd(g, [horizontalHugging(3)])",
            "screen.quickAdd(Label(\"a\"), [topToTop(), verticalHugging(3)], when: .compact)",
            "screen.quickAdd(Label(\"a\"), [1, 2, nil, nil], [verticalHugging(3)], when: .compact)",
            "screen.quickAdd(Label(\"a\"), [topToTop(), verticalHugging(3).when(.compact)])",
            "screen.activateQuickAnchors([verticalHugging(3)], when: .compact)",
            "let c = GridCell(View())\nlet g = GridView()\ng.place(c, column: 0, row: 0)\ng.place(c, column: 0, row: 0)",
            "let g = GridView(columns: [.fitting(atLeast: 0)])", "screen.chain([screen], weights: [1, 2])",
            "let g = GridView(columns: [.fitted, .fitting(atLeast: 9)])", "screen.bias(screen, 2)",
            "screen.quickAdd(View(), 5) { topToTop() }", "screen.quickAdd(View(), when: .compact) { topToTop() }",
            "screen.quickAdd(View(), [topToTop(3, screen)])", "let f = 0.fr", "screen.frame.width = 3",
            "let l = Label(3)", "let a = View()\nscreen.quickAdd(View(), [(a, 1), .to(a, 2), nil, nil])",
            "let a = true ? 1 : nil\nlet b = a + 1", "let a = [1].first ?? [2].first\nlet b = a + 1",
            "let a = [1, nil]\nlet b = a[0] + 1", "let a = [nil, screen]\nscreen.quickAdd(a[1])",
            "let n = 3, p: QuickPriority = n", "for p in [251] { screen.quickAdd(View(), 3, priority: p) }",
            "let n = 3\nscreen.widthAnchor.constraint(equalToConstant: 3).priority = n",
            "let n = 3\nscreen.quickAdd(View(), 3, priority: true ? .required : n)",
            "let n = 100.5\nlet g = GridView(columns: [n])", "let n = 100\nlet g = GridView(columns: [n, 1.fr])",
            "let n = [3]\nlet g = GridView(columns: n + [1.fr])", "let n: Double = 3\nlet r = Row(height: n) { }",
            "let n = 3\nscreen.quickAdd(View(), [heightToWidth(atMost: n, multiplier: n)])",
            "let v: View = 3", "let (a, b) = 3", "let a = ([])", "let a = [nil, nil]",
            "screen.topAnchor.constraint(equalTo: screen.leadingAnchor)",
            "let a = true ? View() : screen.quickAdd(View(), 3)",
            "let a = true ? Color.red : StyledText.Run(\"a\").bold()",
            "let a = true ? View() : screen.layoutIfNeeded()",
            "let a = true ? LayoutCondition.compact : GridTrackSize.fixed(3)", "let a: View? = screen.layoutIfNeeded()",
            "screen.name = screen.layoutIfNeeded()", "let a: Color? = nil\nlet b = a ?? Font.body",
            "let a: View? = nil\nlet b = a ?? Label(\"x\")\nb.text = \"y\"",
            "let a: Color? = nil\nlet b = true ? a : Font.body", "let a: Color? = nil\nlet b = [a, Font.body]",
            "let a: Color? = nil\nlet b = true ? Font.body : a", "let a: Int? = nil\nlet b = true ? a : 2.5",
            "var a = true ? nil : \"x\"\na = 3", "var a: View?\nlet b = a?.frame.width ?? \"x\"",
            "var a: View?\na?.removeSubview()", "var a: View?\na?.text = \"x\"",
            "let a = Axis", "let a = StackView.Alignment", "let a = [Axis]", "let (a, b) = (Color, 3)",
            "let a = true ? Axis : Axis", "for a in [Axis] { }", "Axis",
            "let p: Int? = nil\nscreen.quickAdd(View(), 3, priority: p ?? 3)",
            "let n = 3\nscreen.quickAdd(View(), 3, priority: [251, n].first ?? 3)",
            "let n = 3\nscreen.quickAdd(View(), 3, priority: true ? 251 : n)",
            "let n: [Int] = []\nscreen.quickAdd(View(), 3, priority: n.first ?? 3)",
            "screen.quickAdd(View(), 3, priority: [251].first ?? 3)", "screen.backgroundColor = [.red].first ?? .blue",
            "screen.quickAdd(View(), 3, priority: [251, .required].first ?? 3)",
            "let l = Label(runs: [[\"a\"].first ?? \"b\"])", "let g = GridView()\ng.place(3, column: 0, row: 0)",
            "let c = true ? Color.red : nil\nlet l = Label(c)", "let a: Color? = true ? Font.body : nil",
            "let n = [1]\nlet a: Double? = n.first",
        ])
    func refused(source: String) {
        #expect(!problems(of: source).isEmpty)
    }

    @Test(
        "is nothing that Swift accepts",
        arguments: [
            "let a = [HStack { }, VStack { }]\na[0].spacing = 3", "let a = [View()] + [Label(\"a\")]\na[1].alpha = 0",
            "let g = GridView(columns: [100] + [1.fr, .fitted])", "let l = Label(runs: [\"a\", .bold(\"b\")])",
            "let a = [100, 1.fr, 2.5]\nlet g = GridView(columns: a + [3])",
            "screen.quickAdd(View(), [10, 20] + [.to(screen, 3), nil])", "let a = [[], [1], [2.5]]",
            "let a: [View] = []", "let a = true ? [] : [1]", "let n = [].count", "let a = [1, nil]",
            "let a = true ? nil : \"x\"\nscreen.name = a", "let p = [10, nil, nil, 20]\nscreen.quickAdd(View(), p)",
            "let p = true ? 10 : nil\nscreen.quickAdd(View(), [p, 10, nil, 3], [heightToConstant(p)])",
            "let s = true ? \"a\" : nil\nlet l = Label(s, name: s)",
            "if let n = true ? 10 : nil { screen.quickAdd(View(), n + 1) }",
            "let i = true ? EdgeInsets(top: 3) : .zero", "let a = true ? [Color.red, Color.blue] : [.green]",
            "enum S { case a, b }\nvar s = true ? S.a : .b\ns = S.b",
            "let c = true ? LayoutCondition.width(below: 600) : .regular",
            "let c = [Color.red].first ?? .blue", "let a = true ? [1.fr, 3] : [.fitted]",
            "let n = 3\nscreen.quickAdd(View(), [heightToWidth(n, multiplier: 2), heightToWidth(screen, 2, multiplier: n)])",
            "var t: [GridTrackSize] = [100]\nt += [3]\nlet n = 3\nlet g = GridView(columns: t + [2.5], rows: [.fixed(Double(n))])",
            "let c = screen.widthAnchor.constraint(equalToConstant: 3)\nc.priority = true ? 3 : 2.5",
            "let p: LayoutPriority = 3, n = 4\nView().setContentHuggingPriority(p, for: .vertical)\nlet q = [p, 3]",
            "let s = \"a\"\nlet l = Label(runs: [\"b\", StyledText.Run(s)])",
            "let h = ParagraphStyle.LineHeight.points(20)\nlet w: Font.Weight = .bold\nlet s = StyledText.Run(\"a\").weight(w)",
            "let a = StackView.Alignment.fill\nlet t = TabStop(20, TabStop.Alignment.decimal)",
            "let g: View.Gradient = View.Gradient(from: .red, to: .blue)\nlet f = FlowView.LineAlignment.center",
            "let a = true ? HStack { } : VStack()\na.spacing = 3", "let n = 0\nlet a = n > 0 ? n.fr : 1.fr",
            "let n = 0\nlet a = n > 0 ? Label(\"a\", numberOfLines: -n) : Label(\"b\", numberOfLines: n)",
            "let n = -1\nlet a = n > 0 ? Array(repeating: 1.fr, count: n) : [2.fr, 20]",
            "let n = -1\nlet a = n > 0 ? (0...n).map { \"\\($0)\" } : [\"\"]",
            "let c = screen.quickAdd(View(), [topToTop()])\nlet a = c.count > 1 ? c[1] : c[0]",
            "let n = 1e20\nlet s = n < 9 ? \"\\(Int(n))\" : \"many\"", "screen.backgroundColor = true ? .red : nil",
            "let l = Label(runs: [true ? \"a\" : .bold(\"b\")])", "screen.quickAdd(View(), true ? [topToTop()] : [])",
            "screen.quickAdd(View(), true ? [10, 20, nil, nil] : [topToTop()])",
            "screen.quickAdd(View(), 3, priority: true ? .required : 3)", "let a = true ? 3 : LayoutPriority(4)",
            "let g = LayoutGuide()\nscreen.addLayoutGuide(g)\nlet b = screen.barrier(.top, of: [screen, g])",
            "let a = true ? screen.quickAdd(View(), 3) : screen.quickAdd(View(), [topToTop()])\na.isActive = false",
            "let a = true ? StyledText.Run(\"a\") : StyledText.Run(\"b\").bold()\nlet l = Label(runs: [a])",
            "let a: Double? = nil\nlet b = a ?? 10", "let a: View? = nil\nlet b = a ?? Label(\"x\")\nb.alpha = 0",
            "let p: QuickPriority? = nil\nscreen.quickAdd(View(), 3, priority: p ?? 3)",
            "screen.quickAdd(View(), 3, when: true ? LayoutCondition.compact : .compact(.vertical))",
            "screen.quickAdd(View(), 3, when: LayoutCondition.compact && LayoutCondition.compact(.vertical))",
            "screen.quickAdd(View(), 3, priority: [251][0])", "screen.cornerRadius = [251].first ?? 3",
            "var a: View?\nlet b = a?.frame.width ?? 10\na?.removeFromSuperview()\na?.alpha = 0",
            "let n: [Int] = []\nvar a = n.first\na = 3\nlet b = a ?? 10",
            "let a: String? = nil\nlet b = true ? a : \"x\"\nscreen.name = b", "var a = true ? nil : \"x\"\na = \"y\"",
            "let a = true ? screen.widthAnchor.constraint(equalToConstant: 3) : screen.heightAnchor.constraint(equalToConstant: 3)\na.isActive = false",
        ])
    func accepted(source: String) {
        #expect(problems(of: source).isEmpty)
    }

    @Test(
        "is a mix of values without a common type, or a list without a type",
        arguments: [
            ("let a = [Color.red, Font.body]", "1:9: A Color and a Font have no common type."),
            ("let a = [1, \"x\"]", "1:9: An Int and a string have no common type."),
            ("let a = [1] + [\"x\"]", "1:9: An Int and a string have no common type."),
            ("let a = [[], [1], [true]]", "1:9: An Int and a Bool have no common type."),
            ("let a = [nil, (1, 2), (1, true)]", "1:9: An Int and a Bool have no common type."),
            (
                "let a = [screen.topAnchor, screen.leftAnchor]",
                "1:9: A LayoutYAxisAnchor and a LayoutXAxisAnchor have no common type."
            ),
            ("let a = [View(), LayoutGuide()]", "1:9: A View and a LayoutGuide have no common type."),
            ("let a: [Color] = [.red, Font.body]", "1:18: A Color and a Font have no common type."),
            ("var a = []\na += [View()]", "1:1: This list needs a type: write “: [View]” after the name."),
            ("let a = true ? Color.red : Font(size: 12)", "1:16: A Color and a Font have no common type."),
            ("let a = false ? 1 : \"x\"", "1:17: A string and an Int have no common type."),
            ("let a = true ? [Label(\"a\")] : [LayoutGuide()]", "1:16: A Label and a LayoutGuide have no common type."),
            ("let a = [Color.red].first ?? Font.body", "1:9: A Color and a Font have no common type."),
            ("screen.backgroundColor = true ? .red : Font.body", "1:33: A Color and a Font have no common type."),
            ("let a = [1].map { $0 > 0 ? Color.red : Font.body }", "1:28: A Color and a Font have no common type."),
            ("let a = true ? Label(\"a\") : View()\na.text = \"b\"", "2:2: View has no “text”."),
            ("let a = false ? View() : Label(\"a\")\na.text = \"b\"", "2:2: View has no “text”."),
        ])
    func types(source: String, problem: String) {
        #expect(problems(of: source) == [problem])
    }
}
