import Testing

@testable import Conversion

@Suite("Comments and blank lines")
struct CommentTests {
    @Test(
        "A constraint with a comment in the middle stays as it is, and this is reported",
        arguments: [
            "red.topAnchor.constraint(\n    equalTo: view.topAnchor, constant: 8 // room\n).isActive = true",
            "height = red.heightAnchor.constraint(equalToConstant: 10 /* by hand */)",
            "let height = red.heightAnchor.constraint(equalToConstant: 10 /* by hand */)",
            "view.addConstraint(red.topAnchor.constraint(/* upper */ equalTo: view.topAnchor))",
        ])
    func constraints(statement: String) throws {
        let conversion = try conversion(of: "view.addSubview(red)\n\(statement)")
        #expect(conversion.text == "view.addSubview(red)\n\(statement)")
        #expect(
            conversion.unread == [Conversion.Unread(line: 5, reason: "a comment is in the middle of it")])
    }

    @Test("A comment between a constraint and its activation stays where it is")
    func activation() throws {
        let text = try converted(
            """
            view.addSubview(red)
            red.topAnchor.constraint(equalTo: view.topAnchor)
                // at once
                .isActive = true
            red.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            """)
        #expect(
            text == """
                view.addSubview(red)
                red.constraint(topToTop(view))
                    // at once
                    .isActive = true
                red.activateQuickAnchors([leadingToLeading()])
                """)
    }

    @Test("A comment in a list stands above the call, wherever its comma is")
    func lists() throws {
        let text = try converted(
            """
            view.addSubview(red)
            NSLayoutConstraint.activate([
                red.topAnchor.constraint(equalTo: view.topAnchor) /* top */,
                red.leadingAnchor.constraint(equalTo: view.leadingAnchor) // leading
                , // both
            ])
            """)
        #expect(
            text == """
                /* top */
                // leading
                // both
                view.quickAdd(red, [topToTop(), leadingToLeading()])
                """)
    }

    @Test("A comment around a list stays where it is")
    func aroundList() throws {
        let text = try converted(
            """
            view.addSubview(red)
            NSLayoutConstraint.activate( // all
                [red.topAnchor.constraint(equalTo: view.topAnchor)])
            """)
        #expect(
            text == """
                view.addSubview(red)
                NSLayoutConstraint.activate( // all
                    [red.constraint(topToTop(view))])
                """)
    }

    @Test(
        "A statement with a comment in the middle is not removed",
        arguments: [
            "view.addSubview(\n    red // the first\n)",
            "for box in [red] {\n    // all of them\n    view.addSubview(box)\n}",
            "[red].forEach { box in\n    view.addSubview(box) // one by one\n"
                + "    box.translatesAutoresizingMaskIntoConstraints = false\n}",
        ])
    func additions(statement: String) throws {
        let text = try converted(
            "\(statement)\nred.topAnchor.constraint(equalTo: view.topAnchor).isActive = true")
        #expect(text == "\(statement)\nred.activateQuickAnchors([topToTop()])")
    }

    @Test("A statement that clears a mask is kept if it has a comment in the middle")
    func masks() throws {
        let loop =
            "for box in [red] {\n    box.translatesAutoresizingMaskIntoConstraints = false // by hand\n}"
        let text = try converted(
            "\(loop)\nview.addSubview(red)\nred.topAnchor.constraint(equalTo: view.topAnchor).isActive = true"
        )
        #expect(text == "\(loop)\nview.quickAdd(red, [topToTop()])")
    }

    @Test("A `let` with a comment in one of its statements is kept")
    func constants() throws {
        let text = try converted(
            """
            let height = red.heightAnchor.constraint(equalToConstant: 10)
            height.priority = /* nearly */ .defaultHigh
            height.isActive = true
            """)
        #expect(
            text == """
                let height = red.constraint(heightToConstant(10))
                height.priority = /* nearly */ .defaultHigh
                height.isActive = true
                """)
    }

    @Test("No blank line is left where statements separated by blank lines are merged")
    func blankLines() throws {
        let text = try converted(
            """
            view.addSubview(red)
            red.topAnchor.constraint(equalTo: view.topAnchor).isActive = true

            red.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true

            red.widthAnchor.constraint(equalToConstant: 10).isActive = true
            """)
        #expect(text == "view.quickAdd(red, [topToTop(), leadingToLeading(), widthToConstant(10)])")
    }

    @Test("A comment above or after a statement moves with it")
    func attached() throws {
        let text = try converted(
            """
            // Title
            title.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(title) // first
            // Button
            view.addSubview(button)

            // Edges
            title.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            // Below
            button.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true // close
            title.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            """)
        #expect(
            text == """
                // Title
                // first
                // Edges
                view.quickAdd(title, [topToTop(), leadingToLeading()])
                // Button
                // Below
                // close
                view.quickAdd(button, [topToBottom(title)])
                """)
    }

    @Test("A comment above a blank line stays where it is")
    func separate() throws {
        let text = try converted(
            """
            // Views

            view.addSubview(title)
            setUp.text = "x"
            title.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            """)
        #expect(text.hasPrefix("// Views\n\nsetUp.text"))
        #expect(text.hasSuffix("\nview.quickAdd(title, [topToTop()])"))
    }

    @Test("A constant with a comment above it is not folded into the list")
    func aboveConstant() throws {
        let text = try converted(
            """
            // tall
            let height = red.heightAnchor.constraint(equalToConstant: 10)
            height.priority = .defaultHigh
            height.isActive = true
            """)
        #expect(text.hasPrefix("// tall\nlet height = red.constraint(heightToConstant(10))\n"))
    }
}
