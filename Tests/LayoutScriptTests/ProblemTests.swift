import LayoutScript
import QuickAnchors
import TestSupport
import Testing

@Suite("A problem in a script")
struct ProblemTests {
    @Test("names what a beginner may have meant: a longer name, a declaration, a call")
    func beginnings() {
        #expect(
            problems(of: "screen.color = .red") == ["1:7: View has no “color”: did you mean backgroundColor?"])
        #expect(
            problems(of: "screen.quickAdd(View(), [height(10)])") == [
                "1:26: There is no “height”: did you mean heightToConstant?"
            ])
        #expect(problems(of: "red = View()") == ["1:1: There is no “red” yet: declare it with “let red = …”."])
        #expect(
            problems(of: "let red = View\nscreen.quickAdd(red, 20)") == [
                "1:11: View is a type: create an instance with View()."
            ])
        #expect(
            problems(of: "let a = leadingTo") == ["1:9: leadingTo is a function: call it with leadingTo(…)."])
    }

    @Test("is reported with its line, its column and what may have been meant")
    func meant() {
        #expect(
            problems(of: "let red = View()\nscreen.quickAdd(red, [topToTp(10)])") == [
                "2:23: There is no “topToTp”: did you mean topToTop?"
            ])
        #expect(problems(of: "screen.quickAd(screen)") == ["1:7: View has no “quickAd”: did you mean quickAdd?"])
        #expect(
            problems(of: "let a = Label(\"a\", fontsize: 3)") == [
                "1:20: Label has no “fontsize:”: did you mean fontSize?"
            ])
        #expect(
            problems(of: "screen.backgroundColor = .rad") == ["1:26: There is no .rad here: did you mean red?"])
    }

    @Test("is in the column of a character, whatever characters come before it")
    func columns() {
        #expect(problems(of: "let größe") == ["1:10: “=” and a value is missing after the name."])
        #expect(
            problems(of: "let größe = \"a\"\nlet a = Label(größe fontSize: 3)")
                == ["2:20: A comma is missing here: did you mean ,?"])
    }

    @Test("names the anchors that labels of quickAdd stand for")
    func labels() {
        #expect(
            problems(of: "let red = View()\nscreen.quickAdd(red, top: 50)") == [
                "2:22: quickAdd has no “top:”: did you mean [topToTop(50)]?"
            ])
        #expect(
            problems(of: "let red = View()\nscreen.quickAdd(red, leading: 8, bottom: 20, width: 90.5, centerY: 0)") == [
                "2:22: quickAdd has no “leading:”: did you mean "
                    + "[leadingToLeading(8), bottomToBottom(-20), widthToConstant(90.5), centerY()]?"
            ])
        #expect(
            problems(of: "let red = View()\nscreen.quickAdd(red, top: screen)") == [
                "2:22: quickAdd has no “top:”: anchors go in a list, as in [topToTop(10)]."
            ])
        #expect(
            problems(of: "let red = View()\nscreen.quickAdd(red, size: 50)") == [
                "2:22: quickAdd has no “size:”: it has priority:, when:."
            ])
    }

    @Test(
        "says what a name from another framework is called here",
        arguments: [
            ("view.backgroundColor = .red", "1:1: There is no “view”: did you mean screen?"),
            ("let a = UILabel()", "1:9: There is no “UILabel”: did you mean Label?"),
            (
                "NSLayoutConstraint.activate([])",
                "1:1: There is no “NSLayoutConstraint”: did you mean LayoutConstraint?"
            ),
            ("let h = LineHeight.points(20)", "1:9: There is no “LineHeight”: did you mean ParagraphStyle.LineHeight?"),
            ("let w: [Weight] = [.bold]", "1:8: There is no type Weight: did you mean Font.Weight?"),
            ("let a = Alignment.fill", "1:9: There is no “Alignment”: did you mean StackView.Alignment?"),
            ("let v: Label.View = View()", "1:8: There is no type Label.View."),
            ("let w: CGFloat = 3", "1:8: There is no type CGFloat: did you mean Double?"),
            (
                "screen.layer.cornerRadius = 8",
                "1:7: A view has no layer here: cornerRadius, borderWidth and borderColor are its own, as in "
                    + "box.cornerRadius = 8."
            ),
            (
                "screen.snp.makeConstraints { $0.top.equalToSuperview() }",
                "1:7: SnapKit is not available: instead of, for example, make.top.equalToSuperview().offset(20), write "
                    + "screen.quickAdd(box, [topToTop(20)])."
            ),
            ("screen.opacity = 0.5", "1:7: View has no “opacity”: did you mean alpha?"),
            ("self.view", "1:1: A script has no self: the view that contains all others is “screen”."),
            (
                "screen.backgroundColor = .olive",
                "1:26: There is no .olive here: there are .clear, .black, .white, .gray, .red, .green, .blue, .orange, .darkGray, .lightGray, .yellow, .cyan and others."
            ),
        ])
    func foreign(source: String, problem: String) {
        #expect(problems(of: source) == [problem])
    }

    @Test(
        "suggests atMost for every label that people try",
        arguments: [
            "lessThanOrEqual: 90", "max: 90", "maximum: 90", "less: 90", "atmost: 90", "<= 90",
        ])
    func atMost(argument: String) {
        let all = problems(of: "screen.quickAdd(View(), [widthToConstant(\(argument))])")
        #expect(
            all.count == 1 && all[0].hasSuffix("did you mean atMost\(argument.hasPrefix("<") ? ":" : "")?"), "\(all)")
    }

    @Test("is not reported for a program that prints and declares several views at once")
    func program() {
        expectSame(
            """
            import QuickAnchors

            let red = View(name: "red"), blue = View()
            var (top, side) = (50, 20), height: Double = 99.5
            screen.quickAdd(red, [top, side, nil, nil], [heightToConstant(height), widthToConstant(50)])
            screen.quickAdd(blue, [(red, 20), 20, 0, -20])
            screen.layoutIfNeeded()
            print(red.frame, blue.frame, screen.text(columns: 48), terminator: "")
            """
        ) { screen in
            let (red, blue) = (View(), View())
            screen.quickAdd(red, [50, 20, nil, nil], [heightToConstant(99.5), widthToConstant(50)])
            screen.quickAdd(blue, [(red, 20), 20, 0, -20])
        }
    }

    @Test("is reported once if a declaration after a comma cannot be read or run")
    func declarations() {
        let uses = "screen.quickAdd(red, 8)\nscreen.quickAdd(blue, 8)\nscreen.quickAdd(green, 8)"
        #expect(
            problems(of: "let red = View(), blue = Veiw(), green = View()\n" + uses) == [
                "1:26: There is no “Veiw”: did you mean View?"
            ])
        #expect(
            problems(of: "let red = View(), blue = , green = View()\n" + uses).map { $0.prefix(5) } == ["1:26:"])
        #expect(
            problems(of: "let red = , blue = View(),\n    green = View()\n" + uses).first?.hasPrefix("1:11:") == true)
        #expect(problems(of: "let red = View(), red = View()").count == 1)
        #expect(
            problems(of: "extension View {\n}").first
                == "1:1: A script has no “extension”: it is let, var, func, class, struct, enum, for, if and calls.")
    }

    @Test("marks only the unknown label, so that its value stays when the label is replaced")
    func labelRange() {
        #expect(
            Script("let g = Grid(spacing: 8) { }", on: makeScreen()).problems.map { [$0.range.start, $0.range.end] }
                == [[13, 20]])
        #expect(
            problems(of: "let g = Grid(spacing: 8) { }") == [
                "1:14: Grid has no “spacing:”: did you mean columnSpacing?"
            ])
        #expect(
            problems(of: "let s = VStack(space: 20) { }") == ["1:16: VStack has no “space:”: did you mean spacing?"])
    }

    @Test("names an anchor as it was typed, and lists its labels")
    func anchorLabels() {
        #expect(
            problems(of: "screen.activateQuickAnchors([topToTop(foo: 3)])") == [
                "1:39: topToTop has no “foo:”: it has atLeast:, atMost:, multiplier:, atLeastMultiplier:, "
                    + "atMostMultiplier:."
            ])
        #expect(
            problems(of: "screen.activateQuickAnchors([topToTop(1, 2, 3)])").first?.hasPrefix(
                "1:30: It is written topToTop(_:_:atLeast:atMost:") == true)
        #expect(
            problems(of: "screen.activateQuickAnchors([widthToConstant(100), atMost])") == [
                "1:52: At most is a label, as in widthToConstant(atMost: 100)."
            ])
    }

    @Test("is an assignment among constraints, as it would apply at every width")
    func assignments() {
        let source = "let row = HStack { Label(\"a\") }\nscreen.quickAdd(row)\n"
        #expect(
            problems(of: source + "screen.when(.compact) { row.axis = .vertical }") == [
                "3:25: “when” contains constraints, but an assignment applies at every width: write row.setAxis(.vertical, "
                    + "when: .compact), box.setHidden(true, when: …) or row.setSpacing(8, when: …), after these braces."
            ])
        #expect(
            problems(of: source + "let s = VStack { row.spacing = 8 }") == [
                "3:18: These braces contain a list: write the assignment before or after them."
            ])
    }

    @Test("is a function of views without the view that it is called on")
    func receivers() {
        #expect(
            problems(of: "let a = View()\nquickAdd(a, 20)") == [
                "2:1: There is no “quickAdd”: did you mean screen.quickAdd?"
            ])
    }

    @Test("is an operator with a space on one side only")
    func blanks() {
        let words = "has blanks on both sides or on none: did you mean"
        #expect(problems(of: "screen.backgroundColor= .red") == ["1:23: “=” \(words)  = ?"])
        #expect(problems(of: "let a =3") == ["1:7: “=” \(words)  = ?"])
        #expect(problems(of: "let a = 3- 2\nlet b = a *2") == ["1:10: “-” \(words)  - ?", "2:11: “*” \(words)  * ?"])
        let script = Script("screen.cornerRadius  =8", on: makeScreen())
        #expect(script.problems.map { [$0.range.start, $0.range.end] } == [[19, 22]])
        #expect(script.screen.cornerRadius == 8)
        #expect(problems(of: "let a = 3-2\nlet b = -a\nlet c = a - -b\nlet d = [-1, -a]").isEmpty)
    }

    @Test("is a missing comma, and what follows is still read")
    func commas() {
        let lists = [
            "screen.activateQuickAnchors([heightToConstant(3) widthToConstant(4)])",
            "screen.activateQuickAnchors([heightToConstant(3)\n    widthToConstant(4)\n])",
        ]
        for source in lists {
            let script = Script(source, on: makeScreen())
            #expect(script.problems.map { $0.description } == ["1:49: A comma is missing here: did you mean ,?"])
            #expect(script.constraints.count == 2)
        }
    }

    @Test(
        "says what is available if no name is similar",
        arguments: [
            ("let a = UITextField()", "1:9: There are no controls here: use a Label on a View instead."),
            ("let a = Rectangle()", "1:9: There is no “Rectangle”: did you mean View?"),
            (
                "let a = WebBrowser()",
                "1:9: There is no “WebBrowser”: there are View, Label, ImageView, ScrollView, StackView, HStack, VStack, "
                    + "GridView, Grid, FlowView."
            ),
            (
                "let a = VStack { }\na.append(View())",
                "2:2: VStack has no “append”: did you mean addArrangedSubview?"
            ),
            (
                "screen.quickAdd(View(), 20).when(.foo)",
                "1:34: There is no .foo here: there are .compact, .regular, .width, .height, .aspectRatio, .textScale, "
                    + ".direction."
            ),
        ])
    func unknown(source: String, problem: String) {
        #expect(problems(of: source) == [problem])
    }

    @Test("explains <= between an anchor and a number")
    func operators() {
        #expect(
            problems(of: "screen.widthAnchor <= 100") == [
                "1:20: “<=” is written widthToConstant(atMost: 100) here, or with anchors "
                    + "box.widthAnchor.constraint(lessThanOrEqualToConstant: 100)."
            ])
    }

    @Test("lists the possible sizes of columns if one cannot be read")
    func tracks() {
        let forms = "100, 1.fr, .fitted, .fixed(100), .share(1) or .fitting(atLeast: 80)"
        #expect(
            problems(of: "let g = GridView(columns: [.flexible()])") == [
                "1:28: There is no .flexible here: a track is \(forms)."
            ])
        #expect(
            problems(of: "let g = GridView(columns: 3)") == [
                "1:27: The sizes of columns or rows go in a list, each \(forms): [1.fr, 1.fr]."
            ])
        #expect(
            problems(of: "let g = GridView(columns: [\"auto\"])") == [
                "1:27: Expected the size of a column or row, \(forms), not a string."
            ])
    }

    @Test("has its suggestions searched for once, however often a loop reaches it")
    func searches() {
        for count in [3, 100] {
            let script = Script(
                "for row in 0..<\(count) { for column in 0..<\(count) { scren.quickAd(row); screen.quickAd(row) } }",
                on: makeScreen())
            #expect(script.problems.count == 2)
            #expect(script.searches == 2)
        }
    }

    @Test("leaves the rest of the layout as it is")
    func rest() {
        let source = """
            let red = View()
            let blue = Viwe()
            screen.quickAdd(red, [topToTop(10), leadingTo(), widthToConstant(30), heightToConstant(40)])
            screen.quickAdd(blue, 10)
            screen.quickAdd(red, [leadingToLeading(5)
            let green = View()
            """
        let screen = makeScreen()
        let script = Script(source, on: screen)
        #expect(
            script.problems.map { $0.description } == [
                "2:12: There is no “Viwe”: did you mean View?",
                "3:37: It is written leadingTo(_:_:).",
                "5:42: “]” is missing after the expression in brackets.",
            ])
        screen.layoutIfNeeded()
        #expect(script.views.map { $0.view.name } == ["red", "green"])
        #expect(script.views[0].view.frame == Rect(x: 5, y: 10, width: 30, height: 40))
    }

    @Test("is reported once, and not again for what follows from it")
    func once() {
        #expect(problems(of: "for i in 0..<3 { screen.quickAdd(View(), [topToTop(i * 50.5)]) }").count == 1)
        #expect(
            problems(of: "let label = )\nlabel.text = 3\nlabel.alpha = 0") == [
                "1:13: A value is missing here."
            ])
        #expect(
            problems(of: "let added = screen.quickAdd(View(), 3)\nadded[.topToTop].constant = 3") == [
                "2:17: This is an optional: write “?” before the member."
            ])
    }

    @Test("does not remove what is inside unclosed brackets, as during typing")
    func open() {
        let screen = makeScreen()
        let script = Script(
            "let red = View()\nscreen.quickAdd(red, [topToTop(10), widthToConstant(7)\nlet blue = Label(\"b\"",
            on: screen)
        #expect(
            script.problems.map { $0.description } == [
                "2:55: “]” is missing after the expression in brackets.",
                "3:21: “)” is missing after the expression in brackets.",
            ])
        screen.layoutIfNeeded()
        #expect(script.views.map { $0.view.frame.minY } == [10, 0])
        #expect(script.views[0].view.frame.width == 7)
    }

    @Test("is an excess of depth, steps or views")
    func limits() {
        let count = Effort.isFull ? 1_000_000 : 20_000
        let deep = String(repeating: "[", count: count)
        #expect(problems(of: deep) == ["1:41: Brackets are nested more than 40 deep."])
        #expect(problems(of: "let a = " + String(repeating: "-", count: count)).count == 1)
        #expect(problems(of: "let a = " + String(repeating: "1 + ", count: count / 4) + "1").isEmpty)
        #expect(
            problems(of: "for i in 0..<2000000 { }") == ["1:10: A range has at most 1000000 numbers here."])
        #expect(
            problems(of: "for i in 0..<20000 { View() }") == ["1:22: The script makes more than 10000 views."])
        // A million steps take two seconds without optimization.
        guard Effort.isFull else { return }
        #expect(
            problems(of: "for i in 0..<9000 { for j in 0..<9000 { } }").last?.hasSuffix(
                "The script takes more than 1000000 steps.") == true)
    }

    @Test("shows where each literal is")
    func literals() {
        let source = """
            let p = 40
            let red = Label("früh", fontSize: 20)
            screen.quickAdd(red, [50, p, nil, -20], [heightToConstant(100), widthToConstant(p * 2)])
            screen.quickAdd(View(), 8)
            """
        let script = Script(source, on: makeScreen())
        let bytes = Array(source.utf8)
        func text(_ range: ScriptRange?) -> String? {
            range.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
        }
        #expect(
            script.constraints.map { text($0.literal) } == ["50", "40", "-20", "100", nil, "8", "8", "8", "8"])
        #expect(
            script.constraints.map { $0.isNegated } == [false, false, false, false, false, false, false, true, true])
        #expect(script.views.map { text($0.text) } == ["\"früh\"", nil])
        #expect(script.constraints[1].literal?.line == 1)
        #expect(text(script.constraints[3].range) == "heightToConstant(100)")
    }
}
