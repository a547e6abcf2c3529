import Testing

@testable import Conversion

@Suite("SnapKit's closures")
struct SnapKitTests {
    @Test(
        "Each line becomes an anchor for each of its attributes",
        arguments: [
            ("make.top.equalToSuperview()", "topToTop()"),
            ("make.top.equalToSuperview().offset(10)", "topToTop(10)"),
            ("make.trailing.equalToSuperview().inset(20)", "trailingToTrailing(-20)"),
            ("make.bottom.equalToSuperview().inset(-20)", "bottomToBottom(20)"),
            ("make.trailing.equalToSuperview().offset(-gap)", "trailingToTrailing(-gap)"),
            ("make.top.leading.equalToSuperview().inset(10)", "topToTop(10), leadingToLeading(10)"),
            ("make.width.height.equalToSuperview().inset(10)", "widthToRelatedView(-20), heightToRelatedView(-20)"),
            ("make.width.equalToSuperview().inset(gap)", "widthToRelatedView(-2 * gap)"),
            ("make.width.equalToSuperview().inset(gap + 2)", "widthToRelatedView(-2 * (gap + 2))"),
            (
                "make.width.equalToSuperview().inset(UIEdgeInsets(top: 0, left: a ? 1 : 2, bottom: 0, right: gap))",
                "widthToRelatedView(-((a ? 1 : 2) + gap))"
            ),
            ("make.top.equalTo(red.snp.bottom).offset(10)", "topToBottom(red, 10)"),
            ("make.top.equalTo(red.snp.bottom).inset(10)", "topToBottom(red, -10)"),
            ("make.leading.equalTo(red)", "leadingToLeading(red)"),
            ("make.leading.greaterThanOrEqualToSuperview().offset(4)", "leadingToLeading(atLeast: 4)"),
            ("make.trailing.lessThanOrEqualTo(red.snp.leading).offset(-8)", "trailingToLeading(red, atMost: -8)"),
            ("make.top.equalTo(parent.safeAreaLayoutGuide)", "topToSafeArea()"),
            ("make.top.equalTo(parent.safeAreaLayoutGuide.snp.top)", "topToSafeArea()"),
            ("make.leading.equalTo(parent.snp.leadingMargin)", "leadingToMargin()"),
            ("make.centerX.equalToSuperview()", "centerX()"),
            ("make.center.equalTo(parent)", "centerX(), centerY()"),
            ("make.center.equalToSuperview().inset(8)", "centerX(), centerY()"),
            ("make.height.equalTo(44)", "heightToConstant(44)"),
            ("make.top.equalTo(20)", "topToTop(20)"),
            ("make.height.equalTo(gap * 2)", "heightToConstant(gap * 2)"),
            ("make.height.equalTo(inner ?? gap)", "heightToConstant(inner ?? gap)"),
            ("make.height.equalTo(inner ?? outer + 2)", "heightToConstant(inner ?? outer + 2)"),
            ("make.height.equalTo(isTall ? inner : 44)", "heightToConstant(isTall ? inner : 44)"),
            ("make.height.equalTo(size as! CGFloat)", "heightToConstant(size as! CGFloat)"),
            ("make.size.equalTo(50)", "widthToConstant(50), heightToConstant(50)"),
            ("make.size.equalTo(CGSize(width: 20, height: 30))", "widthToConstant(20), heightToConstant(30)"),
            ("make.size.equalTo(red)", "widthToRelatedView(red), heightToRelatedView(red)"),
            ("make.height.greaterThanOrEqualTo(44)", "heightToConstant(atLeast: 44)"),
            ("make.width.equalTo(red).multipliedBy(0.5)", "widthToRelatedView(red, multiplier: 0.5)"),
            ("make.width.equalTo(red).multipliedBy(gap)", "widthToRelatedView(red, multiplier: CGFloat(gap))"),
            ("make.width.equalTo(red).multipliedBy(inf)", "widthToRelatedView(red, multiplier: CGFloat(inf))"),
            ("make.width.equalToSuperview().dividedBy(3)", "widthToRelatedView(multiplier: 1 / 3)"),
            ("make.width.equalToSuperview().dividedBy(gap)", "widthToRelatedView(multiplier: 1 / CGFloat(gap))"),
            (
                "make.width.equalToSuperview().dividedBy(gap + 1)",
                "widthToRelatedView(multiplier: 1 / CGFloat(gap + 1))"
            ),
            ("make.width.equalTo(view.snp.height).multipliedBy(2)", "aspectRatio(2)"),
            ("make.top.equalToSuperview().priority(.high)", "topToTop().priority(.defaultHigh)"),
            ("make.top.equalToSuperview().priority(600)", "topToTop().priority(600)"),
            ("make.top.equalToSuperview().labeled(\"header\")", "topToTop().identifier(\"header\")"),
        ])
    func lines(written: String, anchors: String) throws {
        let text = try converted(
            "let gap = 8, red = UIView()\nparent.addSubview(view)\nview.snp.makeConstraints { make in\n    \(written)\n}"
        )
        #expect(text == "let gap = 8, red = UIView()\nparent.quickAdd(view, [\(anchors)])")
        let short = written.replacing("make.", with: "$0.")
        #expect(
            try converted("let gap = 8, red = UIView()\nparent.addSubview(view)\nview.snp.makeConstraints { \(short) }")
                == text)
    }

    @Test("All edges become a padding or four anchors")
    func edges() throws {
        for (written, call) in [
            ("make.edges.equalToSuperview()", "parent.quickAdd(view)"),
            ("make.edges.equalToSuperview().inset(10)", "parent.quickAdd(view, 10)"),
            ("make.directionalEdges.equalToSuperview().inset(10)", "parent.quickAdd(view, 10)"),
            (
                "make.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
                "parent.quickAdd(view, [leftToLeft(2), topToTop(1), rightToRight(-4), bottomToBottom(-3)])"
            ),
            ("make.edges.equalTo(parent)", "parent.quickAdd(view)"),
            (
                "make.edges.equalTo(red)",
                "parent.quickAdd(view, [leftToLeft(red), topToTop(red), rightToRight(red), bottomToBottom(red)])"
            ),
        ] {
            let declaration = "let red = UIView()\n"
            let closure = "parent.addSubview(view)\nview.snp.makeConstraints { make in \(written) }"
            #expect(try converted(declaration + closure) == declaration + call)
        }
    }

    @Test("The mask of a view that is added elsewhere is cleared as well")
    func elsewhere() throws {
        #expect(
            try converted("self.red.snp.makeConstraints { make in\n    // On top.\n    make.top.equalToSuperview()\n}")
                == """
                // On top.
                self.red.translatesAutoresizingMaskIntoConstraints = false
                self.red.activateQuickAnchors([topToTop()])
                """)
    }

    @Test("A closure that cannot be converted as a whole stays as it is, and the reason is reported")
    func unread() throws {
        for (line, reason) in [
            ("make.width.equalTo(size)", "it is not known whether size is a view or a number"),
            ("make.width.equalTo(nan)", "it is not known whether nan is a view or a number"),
            ("make.top.equalTo(header ?? title)", "it is not known whether header ?? title is a view or a number"),
            (
                "make.top.equalTo(rows + 1 == count ? header : title)",
                "it is not known whether rows + 1 == count ? header : title is a view or a number"
            ),
            ("make.top.equalTo(header ?? view)", "the other view is not named by a path"),
            ("make.top.equalTo(header as! UIView)", "the other view is not named by a path"),
            (
                "height = make.height.equalTo(10).constraint",
                "`height = make.height.equalTo(10).constraint` in the closure is no constraint"
            ),
            (
                "if wide { make.width.equalTo(10) }",
                "`if wide { make.width.equalTo(10) }` in the closure is no constraint"
            ),
            ("make.edges.equalToSuperview().inset(insets)", "it is not known whether the inset insets is one number"),
            ("make.width.equalTo(10).offset(5)", "a constant with another number, which replaces it"),
            ("make.top.equalToSuperview().priority(urgent)", "the type of the priority urgent is not known"),
            ("make.topMargin.equalToSuperview()", "the margin of the view is constrained, not its edge"),
            ("make.top.equalTo(red.snp.firstBaseline)", "no kind of anchor constrains top to firstBaseline"),
        ] {
            let source =
                "parent.addSubview(view)\nview.snp.makeConstraints { make in\n    make.top.equalToSuperview()\n    \(line)\n}"
            let conversion = try conversion(of: source)
            #expect(conversion.text == source)
            #expect(conversion.unread == [Conversion.Unread(line: 5, reason: reason)])
        }
        let again = "view.snp.remakeConstraints { $0.top.equalToSuperview() }"
        let conversion = try conversion(of: again)
        #expect(conversion.text == again)
        #expect(conversion.unread.map(\.reason) == ["remakeConstraints has no counterpart in one call"])
    }

    @Test("SnapKit stays imported as long as something needs it")
    func imports() throws {
        let read = "red.snp.makeConstraints { $0.top.equalToSuperview() }"
        let unread = "red.snp.updateConstraints { $0.top.equalToSuperview() }"
        #expect(
            try Conversion(of: "import SnapKit\nimport UIKit\n\nfunc f() {\n    \(read)\n}\n").text
                .hasPrefix("import QuickAnchorsUIKit\nimport UIKit\n\n"))
        #expect(
            try Conversion(of: "import SnapKit\nimport UIKit\n\nfunc f() {\n    \(read)\n    \(unread)\n}\n").text
                .hasPrefix("import QuickAnchorsUIKit\nimport SnapKit\nimport UIKit\n\n"))
        #expect(
            try Conversion(of: "import QuickAnchorsUIKit\nimport SnapKit\n\nfunc f() {\n    \(read)\n}\n").text
                .hasPrefix("import QuickAnchorsUIKit\n\n"))
    }
}
