import Testing

@testable import Conversion

@Suite("Names in a file")
struct NameTests {
    @Test("A kind whose function a local name or a member hides has a leading period")
    func hidden() throws {
        #expect(
            try converted(
                """
                let centerX = red.centerXAnchor.constraint(equalTo: view.centerXAnchor)
                middle = centerX
                NSLayoutConstraint.activate([centerX])
                NSLayoutConstraint.activate([blue.centerXAnchor.constraint(equalTo: view.centerXAnchor)])
                """)
                    == """
                    let centerX = red.constraint(.centerX(view))
                    middle = centerX
                    NSLayoutConstraint.activate([centerX])
                    blue.activateQuickAnchors([.centerX(view)])
                    """)
        let member = """
            import QuickAnchorsUIKit

            extension UIView { var centerX: CGFloat { center.x } }
            class Card: UIView {
                func go() {
                    addSubview(dot)
                    NSLayoutConstraint.activate([dot.centerXAnchor.constraint(equalTo: centerXAnchor), dot.topAnchor.constraint(equalTo: topAnchor)])
                }
            }
            """
        #expect(try Conversion(of: member).text.contains("quickAdd(dot, [.centerX(), topToTop()])"))
    }

    @Test(
        "A constraint to something that is known only by a protocol stays as it is",
        arguments: [
            ("func go() {\n    let provider: HasAnchors = self", "}"),
            ("func go(provider: any HasTop) {", "}"), ("func go<T: HasTop>(provider: T) {", "}"),
            ("let provider: HasAnchors\nfunc go() {", "}"),
        ])
    func protocols(start: String, end: String) throws {
        let source = """
            import QuickAnchorsUIKit
            protocol HasAnchors { var topAnchor: NSLayoutYAxisAnchor { get } }
            class Card: UIView {
                \(start)
                s.topAnchor.constraint(equalTo: provider.topAnchor, constant: 4).isActive = true
                \(end)
            }
            """
        let conversion = try Conversion(of: source)
        #expect(conversion.text == source)
        #expect(conversion.unread.map(\.reason) == ["provider is known only by a protocol"])
    }

    @Test("A view of the same name elsewhere, and a generic view, are converted")
    func views() throws {
        let source = """
            import QuickAnchorsUIKit
            protocol HasAnchors {}
            func one(provider: HasAnchors) {}
            func two<V: UIView>(provider: UIView, view: V) {
                s.topAnchor.constraint(equalTo: provider.topAnchor).isActive = true
                s.bottomAnchor.constraint(equalTo: view.topAnchor).isActive = true
            }
            """
        #expect(
            try Conversion(of: source).text.contains("s.activateQuickAnchors([topToTop(provider), bottomToTop(view)])"))
    }

    @Test("A local constant that stands for an anchor is read")
    func anchors() throws {
        #expect(
            try converted(
                """
                let top = view.safeAreaLayoutGuide.topAnchor
                let side = view.leadingAnchor
                red.topAnchor.constraint(equalTo: top, constant: 8).isActive = true
                side.constraint(equalTo: red.leadingAnchor).isActive = true
                """
            ).hasSuffix(
                "red.activateQuickAnchors([topToSafeArea(view, 8)])\nview.activateQuickAnchors([leadingToLeading(red)])"
            ))
    }

    @Test("A local variable that stands for an anchor is read where its value is known")
    func variableAnchors() throws {
        #expect(
            try converted(
                """
                var topAnchorConstraint = red.topAnchor
                let guide = view.safeAreaLayoutGuide
                blue.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
                blue.topAnchor.constraint(equalTo: topAnchorConstraint).isActive = true
                topAnchorConstraint = blue.bottomAnchor
                green.topAnchor.constraint(equalTo: topAnchorConstraint, constant: 8).isActive = true
                """
            ).contains("blue.activateQuickAnchors([leadingToLeading(guide), topToTop(red)])"))
        #expect(
            try converted(
                """
                var last = red.topAnchor
                last = blue.bottomAnchor
                if isWide {
                    green.topAnchor.constraint(equalTo: last, constant: 8).isActive = true
                }
                """
            ).contains("    green.activateQuickAnchors([topToBottom(blue, 8)])"))
    }

    @Test(
        "A property that stands for an anchor is read",
        arguments: [
            ("var start: NSLayoutYAxisAnchor { view.safeAreaLayoutGuide.topAnchor }", "start", "topToSafeArea(view)"),
            ("var start: NSLayoutYAxisAnchor { get { return red.bottomAnchor } }", "self.start", "topToBottom(red)"),
            ("lazy var start = contentView.topAnchor", "start", "topToTop(contentView)"),
            ("let red = UIView()\n    lazy var start = red.topAnchor", "self.start", "topToTop(red)"),
        ])
    func properties(declaration: String, use: String, anchor: String) throws {
        let source = """
            import QuickAnchorsUIKit
            class Card: UIView {
                \(declaration)
                func go() {
                    dot.topAnchor.constraint(equalTo: \(use)).isActive = true
                }
            }
            """
        let conversion = try Conversion(of: source)
        #expect(conversion.text.contains("dot.activateQuickAnchors([\(anchor)])"), "\(conversion.text)")
    }

    @Test(
        "A property or parameter that may stand for another anchor is not read",
        arguments: [
            ("var start: NSLayoutYAxisAnchor { isWide ? red.topAnchor : bottomAnchor }", "", "", "start"),
            ("var red = UIView()\n    lazy var start = red.topAnchor", "", "", "start"),
            ("lazy var start = red.topAnchor", "", "start = bottomAnchor", "start"),
            ("var start: NSLayoutYAxisAnchor { red.topAnchor }", "", "let red = other", "start"),
            ("var start: NSLayoutYAxisAnchor { red.topAnchor }", "red: UIView", "", "self.start"),
            ("", "topAnchor: NSLayoutYAxisAnchor", "", "topAnchor"),
            ("", "", "guard let topAnchor else { return }", "topAnchor"),
        ])
    func otherProperties(declaration: String, parameter: String, first: String, use: String) throws {
        let source = """
            import QuickAnchorsUIKit
            class Card: UIView {
                \(declaration)
                func go(\(parameter)) {
                    \(first)
                    dot.topAnchor.constraint(equalTo: \(use)).isActive = true
                }
            }
            """
        let conversion = try Conversion(of: source)
        #expect(conversion.text == source)
        #expect(conversion.unread.map(\.reason) == ["\(use) is an anchor in a variable"])
    }

    @Test(
        "An anchor that may change, or that depends on a condition, is not read",
        arguments: [
            "var topAnchor = view.topAnchor\nif flag { topAnchor = red.topAnchor }",
            "var topAnchor = view.topAnchor\nfor other in views { topAnchor = other.bottomAnchor }",
            "var topAnchor = view.topAnchor\nupdate(&topAnchor)",
            "let topAnchor = flag ? view.topAnchor : red.bottomAnchor",
            "let topAnchor: NSLayoutYAxisAnchor", "let topAnchor = view.topAnchor\nview = other",
            "var other = view\nlet topAnchor = other.topAnchor\nother = red",
        ])
    func changing(declaration: String) throws {
        let statement = "red.topAnchor.constraint(equalTo: topAnchor).isActive = true"
        let conversion = try conversion(of: "\(declaration)\n\(statement)")
        #expect(conversion.text == "\(declaration)\n\(statement)")
        #expect(conversion.unread.map(\.reason) == ["topAnchor is an anchor in a variable"])
    }

    @Test(
        "A static number of a number type is a number to SnapKit",
        arguments: [
            ("make.top.equalToSuperview().offset(CGFloat.margin16)", "topToTop(CGFloat.margin16)"),
            ("make.width.equalTo(CGFloat.margin16)", "widthToConstant(CGFloat.margin16)"),
            ("make.width.equalTo(CGFloat(8))", "widthToConstant(CGFloat(8))"),
            ("make.top.equalToSuperview().inset(CGFloat.margin16)", "topToTop(CGFloat.margin16)"),
        ])
    func numbers(line: String, anchor: String) throws {
        #expect(
            try converted("view.addSubview(red)\nred.snp.makeConstraints { make in\n    \(line)\n}")
                == "view.quickAdd(red, [\(anchor)])")
    }

    @Test("A file in Swift 5 is read")
    func swift5() throws {
        let source = """
            import QuickAnchorsUIKit
            @available (iOS 11, *)
            func lay() {
                red.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            }
            """
        #expect(try Conversion(of: source).text.contains("    red.activateQuickAnchors([topToTop(view)])\n"))
        #expect(throws: NotSwift.self) { try Conversion(of: "func lay( {") }
    }
}
