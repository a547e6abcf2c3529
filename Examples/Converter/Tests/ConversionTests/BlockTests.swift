import Testing

@testable import Conversion

@Suite("Statements around constraints")
struct BlockTests {
    @Test("A view is added where it is constrained, and its mask is no longer cleared")
    func quickAdd() throws {
        let text = try converted(
            """
            let red = UIView()
            red.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(red)
            red.backgroundColor = .red
            NSLayoutConstraint.activate([
                red.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
                red.widthAnchor.constraint(equalToConstant: 100),
            ])
            """)
        #expect(
            text == """
                let red = UIView()
                red.backgroundColor = .red
                view.quickAdd(red, [topToTop(50), widthToConstant(100)])
                """)
    }

    @Test("Consecutive statements that activate one constraint each become one call")
    func singles() throws {
        let text = try converted(
            """
            view.addSubview(red)
            red.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            red.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true

            view.addSubview(blue)
            blue.topAnchor.constraint(equalTo: red.bottomAnchor).isActive = true
            """)
        #expect(
            text == """
                view.quickAdd(red, [topToTop(), centerX()])

                view.quickAdd(blue, [topToBottom(red)])
                """)
    }

    @Test("Edges become paddings if there are three or four of them")
    func paddings() throws {
        func text(_ edges: String...) throws -> String {
            let list = edges.map { "    red.\($0)," }.joined(separator: "\n")
            return try converted("view.addSubview(red)\nNSLayoutConstraint.activate([\n\(list)\n])")
        }
        let top = "topAnchor.constraint(equalTo: view.topAnchor"
        let leading = "leadingAnchor.constraint(equalTo: view.leadingAnchor"
        let bottom = "bottomAnchor.constraint(equalTo: view.bottomAnchor"
        let trailing = "trailingAnchor.constraint(equalTo: view.trailingAnchor"
        #expect(try text("\(top))", "\(leading))", "\(bottom))", "\(trailing))") == "view.quickAdd(red)")
        #expect(
            try text(
                "\(top), constant: 8)", "\(leading), constant: 8)", "\(bottom), constant: -8)",
                "\(trailing), constant: -8)")
                == "view.quickAdd(red, 8)")
        #expect(
            try text(
                "\(top), constant: p)", "\(leading), constant: p)", "\(bottom), constant: -p)",
                "\(trailing), constant: -p)")
                == "view.quickAdd(red, p)")
        #expect(
            try text(
                "\(top), constant: 8)", "\(leading), constant: 8)", "\(bottom), constant: 8)",
                "\(trailing), constant: 8)")
                == "view.quickAdd(red, [8, 8, 8, 8])")
        #expect(
            try text(
                "\(top))", "\(leading), constant: 16)", "\(trailing), constant: -16)",
                "heightAnchor.constraint(equalToConstant: 44)")
                == "view.quickAdd(red, [0, 16, nil, -16], [heightToConstant(44)])")
        #expect(
            try text("topAnchor.constraint(equalTo: blue.bottomAnchor, constant: 4)", "\(leading))", "\(trailing))")
                == "view.quickAdd(red, [.to(blue, 4), 0, nil, 0])")
        #expect(try text("\(top))", "\(leading))") == "view.quickAdd(red, [topToTop(), leadingToLeading()])")
        #expect(
            try text("\(top)).withPriority(.defaultLow)", "\(leading))", "\(bottom), constant: a + b)", "\(trailing))")
                == "view.quickAdd(\n    red,\n    [topToTop().priority(.defaultLow), leadingToLeading(), "
                + "bottomToBottom(a + b), trailingToTrailing()])")
    }

    @Test("Views that are added in a loop are added one by one if all of them move")
    func loops() throws {
        let constraints = """
            NSLayoutConstraint.activate([
                red.topAnchor.constraint(equalTo: view.topAnchor),
                blue.topAnchor.constraint(equalTo: red.bottomAnchor),
            ])
            """
        let calls = "view.quickAdd(red, [topToTop()])\nview.quickAdd(blue, [topToBottom(red)])"
        for loop in [
            "for box in [red, blue] {\n    box.translatesAutoresizingMaskIntoConstraints = false\n    view.addSubview(box)\n}",
            "[red, blue].forEach { view.addSubview($0) }",
            "[red, blue].forEach { box in\n    view.addSubview(box)\n    box.translatesAutoresizingMaskIntoConstraints = false\n}",
            "[red, blue].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }\n[red, blue].forEach(view.addSubview)",
        ] {
            #expect(try converted("\(loop)\n\(constraints)") == calls)
        }
        let kept = "for box in [red, blue, other] {\n    view.addSubview(box)\n}"
        #expect(
            try converted("\(kept)\n\(constraints)")
                == "\(kept)\nred.activateQuickAnchors([topToTop()])\nblue.activateQuickAnchors([topToBottom(red)])")
    }

    @Test("A view keeps its place among the subviews")
    func order() throws {
        let text = try converted(
            """
            view.addSubview(red)
            view.addSubview(blue)
            view.addSubview(green)
            NSLayoutConstraint.activate([
                red.topAnchor.constraint(equalTo: view.topAnchor),
                green.topAnchor.constraint(equalTo: view.topAnchor),
            ])
            """)
        #expect(
            text == """
                view.addSubview(red)
                view.addSubview(blue)
                view.quickAdd(green, [topToTop()])
                red.activateQuickAnchors([topToTop()])
                """)
    }

    @Test(
        "A view is added where it was if a statement in between may depend on it",
        arguments: [
            "view.layoutIfNeeded()", "configure()", "self.configure()", "guard isLarge else { return }",
            "view.bringSubviewToFront(red)", "if isLarge { view = other }", "red = UIView()", "super.viewDidLoad()",
            "let size = try measure()",
        ])
    func barriers(statement: String) throws {
        let before = "view.addSubview(red)\n\(statement)\n"
        let text = try converted("\(before)red.topAnchor.constraint(equalTo: view.topAnchor).isActive = true")
        #expect(text == "\(before)red.activateQuickAnchors([topToTop()])")
    }

    @Test("A constraint to a view that is added later is made by that view, or once both are added")
    func laterViews() throws {
        let text = try converted(
            """
            view.addSubview(red)
            view.addSubview(blue)
            NSLayoutConstraint.activate([
                red.topAnchor.constraint(equalTo: view.topAnchor),
                red.bottomAnchor.constraint(equalTo: blue.topAnchor, constant: -8),
                red.widthAnchor.constraint(equalTo: blue.widthAnchor, multiplier: 2),
                blue.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
            """)
        #expect(
            text == """
                view.quickAdd(red, [topToTop()])
                view.quickAdd(blue, [topToBottom(red, 8), bottomToBottom()])
                red.activateQuickAnchors([widthToRelatedView(blue, multiplier: 2)])
                """)
    }

    @Test("A constraint that leaves a container follows once the container is added")
    func laterContainers() throws {
        let text = try converted(
            """
            let stack = UIStackView(arrangedSubviews: [label])
            card.addSubview(stack)
            view.addSubview(footer)
            view.addSubview(card)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: card.topAnchor),
                stack.widthAnchor.constraint(equalTo: view.widthAnchor),
                footer.topAnchor.constraint(equalTo: view.topAnchor),
                footer.heightAnchor.constraint(equalTo: label.heightAnchor),
                card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            ])
            """)
        #expect(
            text == """
                let stack = UIStackView(arrangedSubviews: [label])
                card.quickAdd(stack, [topToTop()])
                view.quickAdd(footer, [topToTop()])
                view.quickAdd(card, [centerX()])
                stack.activateQuickAnchors([widthToRelatedView(view)])
                footer.activateQuickAnchors([heightToRelatedView(label)])
                """)
    }

    @Test("A constraint from a parent to its child is written from the child's side")
    func parents() throws {
        let text = try converted(
            """
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.topAnchor),
                view.bottomAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor, constant: 12),
                view.widthAnchor.constraint(equalTo: label.widthAnchor, multiplier: 2),
            ])
            """)
        #expect(
            text == """
                view.quickAdd(label, [topToTop(), bottomToBottom(atMost: -12)])
                view.activateQuickAnchors([widthToRelatedView(label, multiplier: 2)])
                """)
    }

    @Test("Views that are added in another function are constrained to their parent without naming it")
    func otherFunction() throws {
        let source = """
            import UIKit

            final class Cell: UIView {
                private let label: UILabel = {
                    let label = UILabel()
                    label.translatesAutoresizingMaskIntoConstraints = false
                    return label
                }()

                private func addViews() { addSubview(label) }

                private func constrain() {
                    NSLayoutConstraint.activate([
                        label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                        label.bottomAnchor.constraint(equalTo: self.bottomAnchor),
                        heightAnchor.constraint(equalToConstant: 44),
                    ])
                }
            }

            """
        let conversion = try Conversion(of: source)
        #expect(
            conversion.text == """
                import QuickAnchorsUIKit
                import UIKit

                final class Cell: UIView {
                    private let label: UILabel = {
                        let label = UILabel()
                        label.translatesAutoresizingMaskIntoConstraints = false
                        return label
                    }()

                    private func addViews() { addSubview(label) }

                    private func constrain() {
                        label.activateQuickAnchors([topToTop(8), bottomToBottom()])
                        activateQuickAnchors([heightToConstant(44)])
                    }
                }

                """)
        #expect(conversion.charactersSaved == source.count - conversion.text.count)
    }

    @Test("A view that its own closure adds and constrains is added there with its anchors")
    func closure() throws {
        let property = { (statements: String) in
            """
            import QuickAnchorsUIKit

            final class Cell: UIView {
                private lazy var icon: UIView = {
                    let icon = UIView()
            \(statements)
                    return icon
                }()
            }

            """
        }
        let conversion = try Conversion(
            of: property(
                """
                        icon.translatesAutoresizingMaskIntoConstraints = false
                        addSubview(icon)
                        icon.topAnchor.constraint(equalTo: topAnchor).isActive = true
                """))
        #expect(conversion.text == property("        quickAdd(icon, [topToTop()])"))
    }

    @Test("Comments and everything else stay, down to the spaces")
    func untouched() throws {
        let text = try converted(
            """
            // The views.
            view.addSubview(red) // behind
            let  odd = [ 1,2 ]
            NSLayoutConstraint.activate([ // all of it
                // At the top.
                red.topAnchor.constraint(equalTo: view.topAnchor), // no margin
                width,
                // red.heightAnchor.constraint(equalToConstant: 100),
            ])

            finish( )  // at last
            """)
        #expect(
            text == """
                let  odd = [ 1,2 ]
                // The views.
                // behind
                // all of it
                // At the top.
                // no margin
                view.quickAdd(red, [topToTop()])
                // red.heightAnchor.constraint(equalToConstant: 100),
                NSLayoutConstraint.activate([width])

                finish( )  // at last
                """)
        let other = try Conversion(of: "import UIKit\nlet a = b . c  // d\n")
        #expect(other.isUnchanged && other.constraintCount == 0 && other.diff(path: "a") == "")
    }

    @Test("Lines are no longer than requested, and keep the file's style of indentation")
    func lines() throws {
        let source = """
            import UIKit
            func f() {
            \tview.addSubview(red)
            \tNSLayoutConstraint.activate([
            \t\tred.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            \t\tred.widthAnchor.constraint(equalToConstant: 100),
            \t\tred.heightAnchor.constraint(equalToConstant: 100),
            \t])
            }

            """
        let conversion = try Conversion(of: source, lineLength: 44)
        #expect(
            conversion.text == """
                import QuickAnchorsUIKit
                import UIKit
                func f() {
                \tview.quickAdd(
                \t\tred,
                \t\t[
                \t\t\ttopToTop(10), widthToConstant(100),
                \t\t\theightToConstant(100),
                \t\t])
                }

                """)
    }

    @Test("Changes are shown as by diff")
    func diff() throws {
        let lines = (1...8).map { "    let a\($0) = \($0)\n" }.joined()
        let constraint = "    red.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\n"
        let conversion = try Conversion(of: "import QuickAnchorsUIKit\nfunc f() {\n\(lines)\(constraint)}\n")
        #expect(
            conversion.diff(path: "f.swift") == """
                --- f.swift
                +++ f.swift
                @@ -8,5 +8,5 @@
                     let a6 = 6
                     let a7 = 7
                     let a8 = 8
                -    red.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                +    red.activateQuickAnchors([topToTop(view)])
                 }

                """)
    }
}
