import LayoutScript
import QuickAnchors
import Testing

@Suite("A script's functions and classes")
struct FunctionTests {
    @Test("have parameters with labels, without labels and with default values, and results")
    func functions() {
        expectSame(
            """
            @discardableResult
            func add(_ title: String, below other: View? = nil, inset: Double = 8) -> View {
                let box = View()
                box.quickAdd(Label(title), [inset, inset, -inset, -inset])
                screen.quickAdd(box, [leadingToLeading(inset)])
                if let other {
                    box.activateQuickAnchors([topToBottom(other, 4)])
                    return box
                }
                box.activateQuickAnchors([topToTop(twice(inset))])
                return box
            }
            func twice(_ number: Double) -> Double { number * 2 }
            func tint(_ views: [View], _ color: Color) {
                for view in views {
                    if views.count > 1 { return }
                    view.backgroundColor = color
                }
            }
            let first = add("One")
            add("Three", below: add("Two", below: first, inset: 3))
            tint([first], .red)
            """
        ) { screen in
            @discardableResult
            func add(_ title: String, below other: View? = nil, inset: Double = 8) -> View {
                let box = View()
                box.quickAdd(Label(title), [inset, inset, -inset, -inset])
                screen.quickAdd(box, [leadingToLeading(inset)])
                if let other {
                    box.activateQuickAnchors([topToBottom(other, 4)])
                    return box
                }
                box.activateQuickAnchors([topToTop(twice(inset))])
                return box
            }
            func twice(_ number: Double) -> Double { number * 2 }
            func tint(_ views: [View], _ color: Color) {
                for view in views {
                    if views.count > 1 { return }
                    view.backgroundColor = color
                }
            }
            let first = add("One")
            add("Three", below: add("Two", below: first, inset: 3))
            tint([first], .red)
        }
    }

    @Test("see the names around their declarations, change the variables there, and call themselves")
    func scopes() {
        let source = """
            var count = 0
            func nest(_ depth: Int, in outer: View) {
                let box = View()
                outer.quickAdd(box, 10)
                count += 1
                if depth > 1 { nest(depth - 1, in: box) }
            }
            nest(4, in: screen)
            for outer in 1...2 {
                func count(_ more: Int) -> Int { more + outer }
                let tag = View()
                screen.quickAdd(tag, [topToTop(Double(count(10))), leadingToLeading(), widthToConstant(5), heightToConstant(5)])
            }
            let total = View()
            screen.quickAdd(total, [topToTop(), leadingToLeading(), widthToConstant(Double(count)), heightToConstant(1)])
            """
        let script = Script(source, on: makeScreen())
        #expect(script.problems.isEmpty, "\(script.problems)")
        script.screen.layoutIfNeeded()
        #expect(script.views.map { $0.view.frame.width } == [370, 350, 330, 310, 5, 5, 4])
        #expect(script.views[4...5].map { $0.view.frame.minY } == [11, 12])
    }

    @Test("may be classes of views with properties, initializers and methods")
    func views() {
        final class Card: View {
            let title: Label
            private let line = View()
            var inset = 8.0
            var badge: View?

            init(_ text: String, inset: Double = 12) {
                title = Label(text)
                super.init(frame: .zero)
                self.inset = inset
                backgroundColor = .white
                quickAdd(title, [inset, inset, nil, -inset])
                quickAdd(line, [nil, 0, 0, 0], [heightToConstant(1), topToBottom(title, inset)])
            }

            func mark(_ color: Color) {
                let dot = View()
                dot.backgroundColor = color
                quickAdd(dot, [centerY(title), trailingToTrailing(-inset), widthToConstant(6), heightToConstant(6)])
                badge = dot
            }
        }
        expectSame(
            """
            final class Card: View {
                let title: Label
                private let line = View()
                var inset = 8.0
                var badge: View?

                init(_ text: String, inset: Double = 12) {
                    title = Label(text)
                    super.init(frame: .zero)
                    self.inset = inset
                    backgroundColor = .white
                    quickAdd(title, [inset, inset, nil, -inset])
                    quickAdd(line, [nil, 0, 0, 0], [heightToConstant(1), topToBottom(title, inset)])
                }

                func mark(_ color: Color) {
                    let dot = View()
                    dot.backgroundColor = color
                    quickAdd(dot, [centerY(title), trailingToTrailing(-inset), widthToConstant(6), heightToConstant(6)])
                    badge = dot
                }
            }

            let card = Card("Blue Train")
            let other = Card("Giant Steps", inset: 20)
            screen.quickAdd(card, [50, 16, nil, -16])
            screen.quickAdd(other, [topToBottom(card, 10), leadingToLeading(card), trailingToTrailing(card)])
            other.mark(.red)
            other.badge?.activateQuickAnchors([])
            card.title.text = "A Love Supreme, in a pressing of 1965 that is as long as it is good"
            card.title.numberOfLines = 0
            let both: [View] = [card, other]
            for view in both { view.activateQuickAnchors([widthToConstant(atMost: 300)]) }
            """
        ) { screen in
            let card = Card("Blue Train")
            let other = Card("Giant Steps", inset: 20)
            screen.quickAdd(card, [50, 16, nil, -16])
            screen.quickAdd(other, [topToBottom(card, 10), leadingToLeading(card), trailingToTrailing(card)])
            other.mark(.red)
            other.badge?.activateQuickAnchors([])
            card.title.text = "A Love Supreme, in a pressing of 1965 that is as long as it is good"
            card.title.numberOfLines = 0
            let both: [View] = [card, other]
            for view in both { view.activateQuickAnchors([widthToConstant(atMost: 300)]) }
        }
    }

    @Test("may be structures, made from the values of their properties")
    func structures() {
        let source = """
            struct Line {
                let title: String
                var height = 20.0
                func add(below other: View?) -> View {
                    let view = Label(title)
                    if let other {
                        screen.quickAdd(view, [topToBottom(other), leadingToLeading(), heightToConstant(height)])
                    } else {
                        screen.quickAdd(view, [topToTop(), leadingToLeading(), heightToConstant(height)])
                    }
                    return view
                }
            }
            let rows: [Line] = [Line(title: "One"), Line(title: "Two", height: 30)]
            var above: View? = nil
            for row in rows { above = row.add(below: above) }
            """
        let script = Script(source, on: makeScreen())
        #expect(script.problems.isEmpty, "\(script.problems)")
        script.screen.layoutIfNeeded()
        #expect(script.views.map { $0.view.frame.minY } == [0, 20])
        #expect(script.views.map { $0.view.frame.height } == [20, 30])
    }

    @Test(
        "are reported where they are not right",
        arguments: [
            ("func f() {\n    1 +\n}", "2:8: A value is missing here."),
            ("func f(_ a: View) { }\nf(3)", "2:3: Expected a view, not an Int."),
            ("func f(a: Int) { }\nf(3)", "2:3: f needs a: here."),
            ("func f(a: Int = 1) { }\nf(b: 3)", "2:3: f has no such parameter, or an earlier one."),
            (
                "func f() -> View { if false { return View() } }\nf()",
                "1:6: f ends without a result: it returns a View."
            ),
            ("func f() -> View { return 3 }\nlet v = f()", "1:20: Expected a view, not an Int."),
            ("return 3", "1:1: There is no result to return here: write “-> View” before the braces."),
            ("func f() { f() }\nf()", "1:12: Functions and closures call each other too deeply here."),
            ("func f() { }\nfunc f() { }", "2:6: f already exists: choose another name."),
            ("func f() { }\nlet g = f", "2:1: f without parentheses is not a value here: call it, f(…)."),
            ("class A: Label { }", "1:10: A class of a script extends View or nothing, and a struct nothing."),
            ("class A { let b: Int }\nlet a = A()", "2:9: A needs b: here, or an init that sets it."),
            ("class A { var b: Int { 3 } }", "1:22: A property of a script stores its value: write a func instead."),
            (
                "class A: View { init(a: Int) { } }\nlet a = A(a: 1)",
                "1:17: The init of a view calls super.init(frame: .zero), after it sets the properties."
            ),
            (
                "class A { init() { super.init(frame: .zero) } }\nlet a = A()",
                "1:20: “super” is only in the init of a class of views: super.init(frame: .zero)."
            ),
            (
                "struct A { var b = 1 }\nlet a = A()\na.b = 2",
                "3:2: A struct keeps its values after init here: make A a class."
            ),
            (
                "class A { let b = 1 }\nlet a = A()\na.b = 2",
                "3:2: b is a “let”, which keeps its value: make it a “var”, or set it only in init."
            ),
            ("class A { var b = 1 }\nlet a = A()\na.c()", "3:2: A has no “c”."),
            ("class View { }", "1:7: View already exists: choose another name."),
            ("if true {\n    class A { }\n}", "2:11: A type is declared outside of braces here."),
            (
                "class A { static let b = 1 }",
                "1:11: A script has no “static”: it is let, var, func, class, struct, enum, for, if and calls."
            ),
            (
                "while true { }",
                "1:1: A script has no “while”: it is let, var, func, class, struct, enum, for, if and calls."
            ),
        ])
    func faults(source: String, problem: String) {
        #expect(problems(of: source).first == problem)
    }

    @Test("set properties to values that depend on the old ones")
    func ownValues() {
        expectSame(
            """
            class Counter {
                var count = 3
                func double() { count += count }
                func square() { count = count * count }
            }
            let counter = Counter()
            counter.double()
            counter.square()
            counter.count -= counter.count / 4
            screen.quickAdd(View(), [widthToConstant(counter.count)])
            """
        ) { screen in
            screen.quickAdd(View(), [widthToConstant(27)])
        }
    }

    @Test("An unreadable line in a function is reported once, and the lines around it are executed")
    func partly() {
        let source = """
            func f(_ top: Double) {
                let box = View()
                box.color = .red
                screen.quickAdd(box, [topToTop(top), leadingToLeading(), widthToConstant(10), heightToConstant(10)])
            }
            f(1)
            f(2)
            """
        let script = Script(source, on: makeScreen())
        #expect(script.problems.map(\.description) == ["3:8: View has no “color”: did you mean backgroundColor?"])
        script.screen.layoutIfNeeded()
        #expect(script.views.map { $0.view.frame.minY } == [1, 2])
    }
}
