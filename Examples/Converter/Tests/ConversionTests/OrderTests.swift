import Testing

@testable import Conversion

@Suite("The order of subviews")
struct OrderTests {
    /// Whether a view that is constrained only after the given statement is still added before it.
    private func keepsAddition(before statement: String) throws -> Bool {
        let addition = "view.addSubview(red)\n\(statement)\n"
        let text = try conversion(
            of: "\(addition)NSLayoutConstraint.activate([red.topAnchor.constraint(equalTo: view.topAnchor)])"
        ).text
        if text.hasPrefix(addition) {
            #expect(text.contains("\nred.activateQuickAnchors([topToTop("))
            return true
        }
        #expect(text == "\(statement)\nview.quickAdd(red, [topToTop()])")
        return false
    }

    @Test(
        "A view is added where it was if a statement in between may add others",
        arguments: [
            "for other in others { view.addSubview(other) }", "others.forEach { view.addSubview($0) }",
            "others.forEach(view.addSubview)", "#if DEBUG\nview.addSubview(overlay)\n#endif",
            "view.addSubview(UIView())", "do { view.addSubview(blue) }", "view?.addSubview(green)",
            "view.addSubview(blue); print(\"b\")", "view.addSubview(blue, positioned: .below, relativeTo: nil)",
            "view.layer.addSublayer(gradient)", "view.quickAdd(makers[0](), 8)", "view.addOverlay()",
            "helper.install(in: view)", "helper.install([blue, view])", "others.forEach(add)",
            "others.forEach(self.add)",
        ])
    func additions(statement: String) throws { #expect(try keepsAddition(before: statement)) }

    @Test(
        "A view is added where it was if a statement in between may give it another parent",
        arguments: [
            "stack.addArrangedSubview(red)", "let stack = UIStackView(arrangedSubviews: [red, blue])",
            "for box in boxes { stack.addArrangedSubview(box) }", "boxes.forEach(stack.addArrangedSubview)",
            "view.addArrangedSubview(blue)", "red.install(in: view)", "Theme.apply(to: red)",
        ])
    func parents(statement: String) throws { #expect(try keepsAddition(before: statement)) }

    @Test(
        "A view is added where it was if a statement in between may activate its constraints, or asks where it is",
        arguments: [
            "let top = red.topAnchor.constraint(equalTo: red.superview!.topAnchor)",
            "blue.topAnchor.constraint(equalTo: red.superview!.topAnchor).isActive = true",
            "red.superview!.addSubview(blue)",
            "NSLayoutConstraint.activate(constraints)", "constraints.forEach { $0.isActive = true }",
            "constraints[0].isActive = true", "view.addConstraints(constraints)",
            "boxes.forEach { $0.snp.makeConstraints { $0.top.equalToSuperview() } }",
            "red.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true; print(1)",
        ])
    func activations(statement: String) throws {
        let before = "view.addSubview(red)\n\(statement)\n"
        let text = try conversion(
            of: "\(before)NSLayoutConstraint.activate([red.topAnchor.constraint(equalTo: view.topAnchor)])"
        ).text
        #expect(text.hasPrefix("view.addSubview(red)\n") && text.hasSuffix("\nred.activateQuickAnchors([topToTop()])"))
    }

    @Test(
        "A view moves past statements that concern neither it nor its parent",
        arguments: [
            "stack.addArrangedSubview(blue)", "stack.addArrangedSubview(UILabel())", "red.addArrangedSubview(blue)",
            "boxes.forEach(red.addArrangedSubview)", "boxes.forEach { red.addSubview($0) }",
            "red.setContentHuggingPriority(.required, for: .vertical)",
            "view.setContentHuggingPriority(.required, for: .vertical)", "red.setTitle(\"Red\", for: .normal)",
            "button.addTarget(self, action: action, for: .touchUpInside)", "let size = helper.size(view.bounds.width)",
            "let tap = UITapGestureRecognizer(target: view, action: action)", "view.addGestureRecognizer(tap)",
        ])
    func others(statement: String) throws { #expect(try !keepsAddition(before: statement)) }

    @Test(
        "A view is added where it was if its constraints depend on where it is",
        arguments: [
            ("red.topAnchor.constraint(equalTo: red.superview!.topAnchor)", "topToTop(red.superview!)"),
            (
                "red.heightAnchor.constraint(equalToConstant: height / CGFloat(view.subviews.count))",
                "heightToConstant(height / CGFloat(view.subviews.count))"
            ),
        ])
    func questions(constraint: String, anchor: String) throws {
        #expect(
            try converted("view.addSubview(red)\n\(constraint).isActive = true")
                == "view.addSubview(red)\nred.activateQuickAnchors([\(anchor)])")
    }

    @Test("A parent with two names is recognized as one")
    func names() throws {
        let text = try converted(
            """
            let content = cell.contentView
            cell.contentView.addSubview(red)
            content.addSubview(blue)
            NSLayoutConstraint.activate([red.topAnchor.constraint(equalTo: cell.contentView.topAnchor)])
            """)
        #expect(text.contains("cell.contentView.addSubview(red)\ncontent.addSubview(blue)\n"))
    }
}

@Suite("The order of numbers")
struct NumberOrderTests {
    private func statement(_ view: String, _ edge: String, _ constant: String) -> String {
        "\(view).\(edge)Anchor.constraint(equalTo: parent.\(edge)Anchor, constant: \(constant)).isActive = true"
    }

    @Test("Numbers that are results of functions are evaluated in the order of the source")
    func calls() throws {
        let text = try converted(
            [
                "parent.addSubview(a)", "parent.addSubview(b)", statement("a", "top", "step()"),
                statement("b", "top", "step()"), statement("a", "leading", "step()"),
            ].joined(separator: "\n"))
        #expect(
            text == """
                parent.quickAdd(a, [topToTop(step())])
                parent.quickAdd(b, [topToTop(step())])
                a.activateQuickAnchors([leadingToLeading(step())])
                """)
    }

    @Test("A list whose numbers would be evaluated in another order stays as it is")
    func list() throws {
        let list = """
            NSLayoutConstraint.activate([
                a.topAnchor.constraint(equalTo: parent.topAnchor, constant: step()),
                b.topAnchor.constraint(equalTo: parent.topAnchor, constant: n),
                a.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: step()),
            ])
            """
        let conversion = try conversion(of: list)
        #expect(!conversion.text.contains("activateQuickAnchors"))
        #expect(conversion.unread.map(\.reason).contains("its numbers would be evaluated in another order"))
    }

    @Test(
        "Numbers without calls, and calls without effects, do not matter", arguments: ["n", "max(n, 4)", "2 * (n + 1)"])
    func pure(number: String) throws {
        let text = try converted(
            [statement("a", "top", number), statement("b", "top", number), statement("a", "leading", number)].joined(
                separator: "\n"))
        #expect(text.split(separator: "\n").count == 2)
    }
}
