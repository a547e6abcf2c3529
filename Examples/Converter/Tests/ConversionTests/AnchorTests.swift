import Testing

@testable import Conversion

@Suite("Constraints with anchors")
struct AnchorTests {
    @Test(
        "Each becomes an anchor of its first view",
        arguments: [
            ("view.topAnchor.constraint(equalTo: parent.topAnchor)", "topToTop()"),
            ("view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10)", "topToTop(10)"),
            ("view.topAnchor.constraint(equalTo: red.bottomAnchor, constant: 10)", "topToBottom(red, 10)"),
            ("view.topAnchor.constraint(equalTo: parent.topAnchor, constant: .margin16)", "topToTop(CGFloat.margin16)"),
            ("view.heightAnchor.constraint(equalToConstant: 2 * .row)", "heightToConstant(2 * CGFloat.row)"),
            ("view.heightAnchor.constraint(equalToConstant: .rows(2).high)", "heightToConstant(CGFloat.rows(2).high)"),
            ("view.leftAnchor.constraint(equalTo: red.rightAnchor, constant: gap)", "leftToRight(red, gap)"),
            (
                "view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -20)",
                "trailingToTrailing(-20)"
            ),
            (
                "view.trailingAnchor.constraint(lessThanOrEqualTo: red.leadingAnchor, constant: -8)",
                "trailingToLeading(red, atMost: -8)"
            ),
            ("view.topAnchor.constraint(greaterThanOrEqualTo: parent.topAnchor)", "topToTop(atLeast: 0)"),
            ("view.topAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.topAnchor)", "topToSafeArea()"),
            ("view.topAnchor.constraint(equalTo: red.safeAreaLayoutGuide.topAnchor)", "topToSafeArea(red)"),
            ("view.leadingAnchor.constraint(equalTo: parent.layoutMarginsGuide.leadingAnchor)", "leadingToMargin()"),
            (
                "view.leftAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.leftAnchor)",
                "leftToLeft(parent.safeAreaLayoutGuide)"
            ),
            (
                "view.widthAnchor.constraint(equalTo: parent.readableContentGuide.widthAnchor)",
                "widthToRelatedView(parent.readableContentGuide)"
            ),
            ("view.centerXAnchor.constraint(equalTo: parent.centerXAnchor)", "centerX()"),
            ("view.centerYAnchor.constraint(equalTo: red.topAnchor)", "centerYToTop(red)"),
            ("view.heightAnchor.constraint(equalToConstant: 44)", "heightToConstant(44)"),
            ("view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)", "heightToConstant(atLeast: 44)"),
            ("view.widthAnchor.constraint(lessThanOrEqualToConstant: 2 * gap)", "widthToConstant(atMost: 2 * gap)"),
            (
                "view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5)",
                "widthToRelatedView(multiplier: 0.5)"
            ),
            (
                "view.widthAnchor.constraint(equalTo: red.widthAnchor, multiplier: 0.5, constant: 4)",
                "widthToRelatedView(red, 4, multiplier: 0.5)"
            ),
            (
                "view.widthAnchor.constraint(lessThanOrEqualTo: red.widthAnchor, multiplier: 0.5, constant: 4)",
                "widthToRelatedView(red, atMost: 4, multiplier: 0.5)"
            ),
            (
                "view.widthAnchor.constraint(lessThanOrEqualTo: parent.widthAnchor, multiplier: 0.75)",
                "widthToRelatedView(atMostMultiplier: 0.75)"
            ),
            ("view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 16 / 9)", "aspectRatio(16 / 9)"),
            ("view.heightAnchor.constraint(equalTo: view.widthAnchor)", "aspectRatio(1)"),
            (
                "view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)",
                "heightToWidth(view, multiplier: 0.5)"
            ),
            (
                "view.firstBaselineAnchor.constraint(equalTo: red.firstBaselineAnchor)",
                "firstBaselineToFirstBaseline(red)"
            ),
            (
                "view.topAnchor.constraint(equalTo: parent.topAnchor).withPriority(.defaultHigh)",
                "topToTop().priority(.defaultHigh)"
            ),
            (
                "view.topAnchor.constraint(equalTo: parent.topAnchor).priority(.required - 1)",
                "topToTop().priority(.required - 1)"
            ),
            (
                "view.topAnchor.constraint(equalTo: parent.topAnchor).withPriority(UILayoutPriority(751))",
                "topToTop().priority(751)"
            ),
            (
                "view.topAnchor.constraint(equalTo: parent.topAnchor).withPriority(UILayoutPriority(inf))",
                "topToTop().priority(UILayoutPriority(inf))"
            ),
        ])
    func kinds(written: String, anchor: String) throws {
        let text = try converted("parent.addSubview(view)\nNSLayoutConstraint.activate([\n    \(written)\n])")
        #expect(text == "parent.quickAdd(view, [\(anchor)])")
        let single = try converted("parent.addSubview(view)\n\(written).isActive = true")
        #expect(single == "parent.quickAdd(view, [\(anchor)])")
    }

    @Test(
        "The initializer with two attributes is converted in the same way",
        arguments: [
            (".top", "equal", "parent", ".top", "1", "10", "topToTop(10)"),
            (".leading", "greaterThanOrEqual", "red", ".trailing", "1.0", "8", "leadingToTrailing(red, atLeast: 8)"),
            (".width", "equal", "parent", ".width", "0.5", "0", "widthToRelatedView(multiplier: 0.5)"),
            (".height", "equal", "nil", ".notAnAttribute", "1", "44", "heightToConstant(44)"),
            (".leading", "equal", "parent", ".leadingMargin", "1", "0", "leadingToMargin()"),
            (".top", "equal", "parent.safeAreaLayoutGuide", ".top", "1", "0.0", "topToSafeArea()"),
            ("NSLayoutConstraint.Attribute.left", "equal", "red", ".right", "1", "8", "leftToRight(red, 8)"),
        ])
    func initializer(
        attribute: String, relation: String, other: String, otherAttribute: String, multiplier: String,
        constant: String, anchor: String
    ) throws {
        let written = """
            NSLayoutConstraint(
                item: view, attribute: \(attribute), relatedBy: .\(relation), toItem: \(other),
                attribute: \(otherAttribute), multiplier: \(multiplier), constant: \(constant))
            """
        #expect(
            try converted("parent.addSubview(view)\nparent.addConstraint(\(written))")
                == "parent.quickAdd(view, [\(anchor)])")
        #expect(
            try converted("parent.addSubview(view)\nparent.addConstraints([\(written)])")
                == "parent.quickAdd(view, [\(anchor)])")
        #expect(try converted("\(written).isActive = true").contains("view.activateQuickAnchors(["))
    }

    @Test("A constraint that cannot be converted stays as it is, and the reason is reported")
    func unread() throws {
        for (written, reason) in [
            ("view.topAnchor.constraint(equalTo: top)", "top is an anchor in a variable"),
            ("previous.constraint(equalTo: view.topAnchor)", "previous is an anchor in a variable"),
            (
                "view.topAnchor.constraint(equalToSystemSpacingBelow: red.bottomAnchor, multiplier: 1)",
                "a system spacing"
            ),
            (
                "view.topAnchor.constraint(equalTo: red.firstBaselineAnchor)",
                "no kind of anchor constrains top to firstBaseline"
            ),
            ("makeView().topAnchor.constraint(equalTo: red.topAnchor)", "the view is not named by a path"),
            ("view.topAnchor.constraint(equalTo: views[0].topAnchor)", "the other view is not named by a path"),
            (
                "NSLayoutConstraint(item: view, attribute: .topMargin, relatedBy: .equal, toItem: red, attribute: .top, "
                    + "multiplier: 1, constant: 0)", "the margin of the view is constrained, not its edge"
            ),
            (
                "NSLayoutConstraint(item: view, attribute: button.left, relatedBy: .equal, toItem: red, attribute: .top, "
                    + "multiplier: 1, constant: 0)", "an attribute that no kind of anchor has"
            ),
            (
                "NSLayoutConstraint(item: view, attribute: styleAttribute.left, relatedBy: .equal, toItem: red, "
                    + "attribute: .top, multiplier: 1, constant: 0)", "an attribute that no kind of anchor has"
            ),
            (
                "NSLayoutConstraint(item: view, attribute: .top, relatedBy: style.equal, toItem: red, attribute: .top, "
                    + "multiplier: 1, constant: 0)", "the relation is not written as a name"
            ),
        ] {
            let list = "parent.addSubview(view)\nNSLayoutConstraint.activate([\n    \(written)\n])"
            let conversion = try conversion(of: list)
            #expect(conversion.text == list)
            #expect(conversion.unread == [Conversion.Unread(line: 6, reason: reason)])
            let single = "parent.addSubview(view)\n\(written).isActive = true"
            let other = try self.conversion(of: single)
            #expect(other.text == single)
            #expect(other.unread.map(\.reason) == [reason])
        }
        let format =
            "let all = NSLayoutConstraint.constraints(withVisualFormat: \"|[view]|\", metrics: nil, views: views)"
        let conversion = try conversion(of: format)
        #expect(
            conversion.text == format && conversion.unread == [Conversion.Unread(line: 4, reason: "a visual format")])
    }

    private func conversion(of text: String) throws -> (text: String, unread: [Conversion.Unread]) {
        try ConversionTests.conversion(of: text)
    }

    @Test("A constraint that is stored stays inactive, and names its view")
    func kept() throws {
        let text = try converted(
            """
            parent.addSubview(view)
            height = view.heightAnchor.constraint(equalToConstant: 10)
            let top = view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 8)
            states = [view.topAnchor.constraint(equalTo: red.bottomAnchor), top]
            """)
        #expect(
            text == """
                parent.addSubview(view)
                height = view.constraint(heightToConstant(10))
                let top = view.constraint(topToTop(parent, 8))
                states = [view.constraint(topToBottom(red)), top]
                """)
    }

    @Test("A `let` that is only there for a priority or an identifier is folded into the list")
    func folded() throws {
        let text = try converted(
            """
            parent.addSubview(view)
            let height = view.heightAnchor.constraint(equalToConstant: 10)
            height.priority = UILayoutPriority(rawValue: 999)
            height.identifier = "height"
            let width = view.widthAnchor.constraint(equalToConstant: 20)
            width.priority = .defaultLow
            NSLayoutConstraint.activate([width, height])
            """)
        #expect(
            text == """
                parent.quickAdd(
                    view,
                    [widthToConstant(20).priority(.defaultLow), heightToConstant(10).priority(999).identifier("height")])
                """)
    }

    @Test("A `let` that is used otherwise is kept")
    func keptConstant() throws {
        let text = try converted(
            """
            let height = view.heightAnchor.constraint(equalToConstant: 10)
            height.priority = .defaultLow
            height.isActive = true
            self.height = height
            """)
        #expect(
            text == """
                let height = view.constraint(heightToConstant(10))
                height.priority = .defaultLow
                height.isActive = true
                self.height = height
                """)
    }

    @Test(
        "A `let` is kept if what it reads may change before it is activated",
        arguments: [
            "gap = 20", "self.gap = 20", "gaps.gap += 1", "double(&gap)", "view = UIView()",
            "(gap, other) = (1, 2)",
            "update()", "gap.priority = 4",
        ])
    func changed(statement: String) throws {
        let text = try converted(
            """
            let height = view.heightAnchor.constraint(equalToConstant: gap)
            height.priority = .defaultLow
            \(statement)
            NSLayoutConstraint.activate([height])
            """)
        #expect(
            text == """
                let height = view.constraint(heightToConstant(gap))
                height.priority = .defaultLow
                \(statement)
                NSLayoutConstraint.activate([height])
                """)
    }

    @Test("A `let` whose constant is the result of a function is kept")
    func results() throws {
        let text = try converted(
            """
            let height = view.heightAnchor.constraint(equalToConstant: next())
            let width = view.widthAnchor.constraint(equalToConstant: next())
            NSLayoutConstraint.activate([width, height])
            """)
        #expect(
            text == """
                let height = view.constraint(heightToConstant(next()))
                let width = view.constraint(widthToConstant(next()))
                NSLayoutConstraint.activate([width, height])
                """)
    }

    @Test("A `let` whose constraint no kind of anchor expresses is kept", arguments: ["", ", width"])
    func unsaid(others: String) throws {
        let source = """
            let top = view.topAnchor.constraint(equalTo: red.firstBaselineAnchor)
            top.priority = .defaultLow
            NSLayoutConstraint.activate([top\(others)])
            """
        let statement = "red.widthAnchor.constraint(equalToConstant: 10).isActive = true"
        #expect(
            try conversion(of: "\(source)\n\(statement)").text
                == "\(source)\nred.activateQuickAnchors([widthToConstant(10)])")
    }

    @Test("A `let` is folded into the list past statements that do not mention what it reads")
    func unchanged() throws {
        let text = try converted(
            """
            let height = view.heightAnchor.constraint(equalToConstant: gap)
            height.priority = .defaultLow
            label.text = "Height"
            label.priority = 3
            parent.addSubview(label)
            NSLayoutConstraint.activate([height])
            """)
        #expect(
            text.hasSuffix("\nview.activateQuickAnchors([heightToConstant(gap).priority(.defaultLow)])"))
        #expect(!text.contains("let height"))
    }
}
