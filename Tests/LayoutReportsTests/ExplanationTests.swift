import Testing

@testable import LayoutReports

/// Explanations, compared word for word with ones that were worked out by hand.
@Suite("An explanation")
struct ExplanationTests {
    private func explain(_ lines: [String], broken: Int? = nil) throws -> ReportExplanation {
        let list = "Unable to simultaneously satisfy constraints.\n" + Sample.list(lines)
        let text = broken.map { list + Sample.recovery(lines[$0]) } ?? list
        return try #require(ConflictReport.all(in: text).first).explanation
    }

    @Test("has a minimal conflicting set, its gap, the constraint that was broken, and ways to fix it")
    func words() throws {
        let explanation = try explain(Sample.lines, broken: 2)
        #expect(explanation.conflict?.members == [0, 1, 2, 3])
        #expect(explanation.conflict?.gap == 16)
        // 8 + 100 + 8 is 116, but the available width is 100.
        #expect(explanation.conflict?.changes == [-16, -16, -16, 16])
        #expect(
            explanation.description == """
                These 4 constraints cannot all be satisfied; they differ by 16:
                  1. UIButton "Back"'s width is 100
                  2. UIButton "Back"'s leading is 8 after UIView's leading
                  3. UILabel "Send" is at least 8 after UIButton "Back" ("Bar.swift:38")
                  4. UILabel "Send"'s leading is 100 after UIView's leading
                The system broke constraint 3. The other constraint of the list does not matter.
                To fix it: change 100 to 84 in the constraint that UIButton "Back"'s width is
                100.
                Or: lower the priority of the constraint that UILabel "Send" is at least 8 after
                UIButton "Back" (Bar.swift:38) to 999, or remove it.
                """)
    }

    @Test("names the view whose autoresizing mask was left on")
    func mask() throws {
        let explanation = try explain(
            [
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x7c1.height == 0   (active)>",
                "<NSLayoutConstraint:0x2 V:[UIView:0x7c1(>=50)]   (active)>",
            ], broken: 1)
        #expect(
            explanation.description == """
                These two constraints cannot both be satisfied; they differ by 50:
                  1. UIView's height is 0
                  2. UIView's height is at least 50
                Constraint 1 is the system's: the frame of UIView, since its
                translatesAutoresizingMaskIntoConstraints is true.
                The system broke constraint 2.
                To fix it: set translatesAutoresizingMaskIntoConstraints of UIView to false, so
                that its constraints place it.
                """)
    }

    @Test("names the mask of a container without a size, and suggests changing the views in it")
    func container() throws {
        let explanation = try explain(
            [
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x812.width == 0>",
                "<SnapKit.LayoutConstraint:0x2@Form.swift#12 UIView:0x811.left == UIView:0x812.left + 20.0>",
                "<SnapKit.LayoutConstraint:0x3@Form.swift#13 UIView:0x811.right == UIView:0x812.right - 20.0>",
            ], broken: 2)
        // The inner view's width would be −40, but sizes are never negative.
        #expect(
            explanation.description == """
                These 3 constraints cannot all be satisfied; they differ by 40:
                  1. UIView 0x812's width is 0
                  2. UIView 0x811's left is 20 to the right of UIView 0x812's left (Form.swift:12)
                  3. UIView 0x811's right is 20 to the left of UIView 0x812's right (Form.swift:13)
                Constraint 1 is the system's: UIView 0x812 has no size yet.
                The system broke constraint 3.
                To fix it: if constraints place UIView 0x812, set its
                translatesAutoresizingMaskIntoConstraints to false.
                Or: lower the priority of the constraint that UIView 0x811's right is 20 to the
                left of UIView 0x812's right (Form.swift:13) to 999, so that it gives way until
                UIView 0x812 has its final width.
                """)
    }

    @Test("says that a cell was measured before it had its height")
    func cell() throws {
        let explanation = try explain(
            [
                "<NSLayoutConstraint:0x1 V:|-(12)-[UILabel:0x7b2'Price']   (active, names: '|':UITableViewCellContentView:0x7b1 )>",
                "<NSLayoutConstraint:0x2 V:[UILabel:0x7b2'Price'(30)]   (active)>",
                "<NSLayoutConstraint:0x3 V:[UILabel:0x7b2'Price']-(12)-|   (active, names: '|':UITableViewCellContentView:0x7b1 )>",
                "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7b1.height == 44   (active)>",
            ], broken: 1)
        #expect(
            explanation.description == """
                These 4 constraints cannot all be satisfied; they differ by 10:
                  1. UILabel "Price"'s top is 12 below UITableViewCellContentView's top
                  2. UILabel "Price"'s height is 30
                  3. UILabel "Price"'s bottom is 12 above UITableViewCellContentView's bottom
                  4. UITableViewCellContentView's height is 44 ("UIView-Encapsulated-Layout-Height")
                Constraint 4 is the system's: UITableViewCellContentView is given this height
                from outside, as by a window, a table or a collection view, and was measured
                before it had its own.
                The system broke constraint 2.
                To fix it: lower the priority of the constraint that UILabel "Price"'s bottom is
                12 above UITableViewCellContentView's bottom to 999, so that it gives way until
                UITableViewCellContentView has its final height.
                """)
    }

    @Test("suggests that an app's constraint give way to a size that is given, and shortens long texts")
    func given() throws {
        let text = String(repeating: "long ", count: 10)
        let explanation = try explain([
            "<NSLayoutConstraint:0x1 'NSView-Encapsulated-Layout-Width' NSView:0x7f.width == 480   (active)>",
            "<NSLayoutConstraint:0x2 H:[NSTextField:0x71'\(text)'(>=500)]   (active)>",
            "<NSLayoutConstraint:0x3 NSTextField:0x71'\(text)'.width <= NSView:0x7f.width   (active)>",
        ])
        let name = "NSTextField \"\(String(repeating: "long ", count: 8))…\""
        #expect(explanation.conflict?.gap == 20)
        #expect(
            explanation.meanings == [
                "Constraint 1 is the system's: NSView is given this width from outside, as by a window, a table or a collection view."
            ])
        #expect(
            explanation.advice == [
                "lower the priority of the constraint that \(name)'s width is at least 500 to 999, so that it gives way"
                    + " to what NSView is given."
            ])
    }

    @Test("says that a view is hidden in a stack")
    func hidden() throws {
        let explanation = try explain(
            [
                "<NSLayoutConstraint:0x1 'UISV-hiding' UIImageView:0x7d1.width == 0   (active)>",
                "<NSLayoutConstraint:0x2 'Icon.swift:7 widthToConstant' H:[UIImageView:0x7d1(24)]   (active)>",
            ], broken: 1)
        #expect(
            explanation.description == """
                These two constraints cannot both be satisfied; they differ by 24:
                  1. UIImageView's width is 0 ("UISV-hiding")
                  2. UIImageView's width is 24 ("Icon.swift:7 widthToConstant")
                Constraint 1 is the system's: UIImageView is hidden, so its stack view gives it
                no width.
                The system broke constraint 2.
                To fix it: lower the priority of the constraint that UIImageView's width is 24
                (Icon.swift:7) to 999, so that it gives way while UIImageView is hidden.
                """)
    }

    @Test("says what to do if a hidden stack view has gaps, though all constraints are the system's")
    func hiddenStack() throws {
        let explanation = try explain([
            "<NSLayoutConstraint:0x1 'UISV-canvas-connection' UIStackView:0x7a1.leading == UILabel:0x7a2'Name'.leading   (active)>",
            "<NSLayoutConstraint:0x2 'UISV-canvas-connection' H:[UILabel:0x7a3'Value']-(0)-|   (active, names: '|':UIStackView:0x7a1 )>",
            "<NSLayoutConstraint:0x3 'UISV-hiding' UIStackView:0x7a1.width == 0   (active)>",
            "<NSLayoutConstraint:0x4 'UISV-spacing' H:[UILabel:0x7a2'Name']-(8)-[UILabel:0x7a3'Value']   (active)>",
        ])
        #expect(explanation.note == nil)
        #expect(
            explanation.advice == [
                "set the spacing of UIStackView to 0 while it is hidden, or put it into a plain view and hide that view."
            ])
    }

    @Test("knows the margins from the constraints of the margins guide")
    func margins() throws {
        let explanation = try explain([
            "<NSLayoutConstraint:0x1 'UIView-leftMargin-guide-constraint' H:|-(16)-[UILayoutGuide:0x7e1'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIView:0x7e2 )>",
            "<NSLayoutConstraint:0x2 UILabel:0x7e3'Name'.leading == UIView:0x7e2.leadingMargin   (active)>",
            "<NSLayoutConstraint:0x3 H:|-(20)-[UILabel:0x7e3'Name']   (active, names: '|':UIView:0x7e2 )>",
        ])
        #expect(explanation.conflict?.members == [0, 1, 2])
        #expect(explanation.conflict?.gap == 4)
        #expect(
            explanation.meanings == ["Constraint 1 is the system's: the layout margins of a view."])
        #expect(
            explanation.advice == [
                "remove the constraint that UILabel \"Name\"'s leading is 20 after UIView's leading, as the constraint that"
                    + " UILabel \"Name\"'s leading is at UIView's leading margin also sets UILabel \"Name\"'s leading.",
                "change 20 to 16 in the constraint that UILabel \"Name\"'s leading is 20 after UIView's leading.",
            ])
    }

    @Test("finds a wrong sign, and leaves out constraints that do not matter")
    func sign() throws {
        let explanation = try explain([
            "<NSLayoutConstraint:0x1 V:[UIView:0x7e4(10)]   (active)>",
            "<NSLayoutConstraint:0x2 UIView:0x7e4.trailing == UIWindow:0x7e2.trailing + 20   (active)>",
            "<NSLayoutConstraint:0x3 H:|-(20)-[UIView:0x7e4]   (active, names: '|':UIWindow:0x7e2 )>",
            "<NSLayoutConstraint:0x4 UIView:0x7e4.width == UIWindow:0x7e2.width - 40   (active)>",
        ])
        #expect(explanation.conflict?.members == [1, 2, 3])
        #expect(
            explanation.advice == [
                "change the sign of the constant in the constraint that UIView's trailing is 20 after UIWindow's"
                    + " trailing, to -20; then all three can be satisfied."
            ])
    }

    @Test("finds crossed limits, and two constraints that set the same value")
    func limits() throws {
        let crossed = try explain([
            "<NSLayoutConstraint:0x1 H:[UIView:0xa1(>=120)]>", "<NSLayoutConstraint:0x2 H:[UIView:0xa1(<=80)]>",
        ])
        #expect(crossed.advice == ["make the minimum, 120, no larger than the maximum, 80."])
        let twice = try explain([
            "<NSLayoutConstraint:0x1 H:[UIView:0xa1(100)]>", "<NSLayoutConstraint:0x2 H:[UIView:0xa1(120)]>",
        ])
        #expect(
            twice.advice == [
                "remove the constraint that UIView's width is 120, as the constraint that UIView's width is 100 also sets"
                    + " UIView's width.",
                "change 120 to 100 in the constraint that UIView's width is 120.",
            ])
    }

    @Test("says that one constraint alone cannot be satisfied")
    func alone() throws {
        let explanation = try explain(["<NSLayoutConstraint:0x1 UILabel:0xa1.width == - 16   (active)>"])
        #expect(
            explanation.description == """
                This constraint cannot be satisfied; its sides differ by 16:
                  1. UILabel's width is -16
                To fix it: change -16 to 0 in the constraint that UILabel's width is -16.
                Or: lower the priority of the constraint that UILabel's width is -16 to 999, or
                remove it.
                """)
    }

    @Test("says how large each change would be where they differ")
    func costs() throws {
        let explanation = try explain(
            [
                "<NSLayoutConstraint:0x1 H:[UIView:0xa1(100)]   (active)>",
                "<NSLayoutConstraint:0x2 UIView:0xa1.width == 2*UIView:0xa2.width   (active)>",
                "<NSLayoutConstraint:0x3 H:[UIView:0xa2(80)]   (active)>",
            ], broken: 1)
        #expect(explanation.conflict?.gap == 30)
        #expect(
            explanation.description == """
                These 3 constraints cannot all be satisfied:
                  1. UIView 0xa1's width is 100
                  2. UIView 0xa1's width is 2 times UIView 0xa2's width
                  3. UIView 0xa2's width is 80
                Changing constraint 3 by 30, or any other by 60, would be enough. The system
                broke constraint 2.
                To fix it: remove the constraint that UIView 0xa1's width is 2 times UIView
                0xa2's width, as the constraint that UIView 0xa1's width is 100 also sets UIView
                0xa1's width.
                Or: change 80 to 50 in the constraint that UIView 0xa2's width is 80.
                """)
    }

    @Test("never advises changing constraints that only the system makes")
    func keyboard() throws {
        let explanation = try explain([
            "<NSLayoutConstraint:0x1 'assistantHeight' TUISystemInputAssistantView:0x9.height == 45   (active)>",
            "<NSLayoutConstraint:0x2 'assistantView.bottom' TUISystemInputAssistantView:0x9.bottom == _UIKBCompatInputView:0xa.top   (active)>",
            "<NSLayoutConstraint:0x3 'assistantView.top' V:|-(0)-[TUISystemInputAssistantView:0x9]   (active, names: '|':UIInputSetHostView:0xb )>",
            "<NSLayoutConstraint:0x4 V:|-(0)-[_UIKBCompatInputView:0xa]   (active, names: '|':UIInputSetHostView:0xb )>",
        ])
        #expect(explanation.conflict?.members == [0, 1, 2, 3])
        #expect(explanation.advice == [])
        #expect(
            explanation.meanings == [
                "Constraints 1, 2 and 3 are the system's: part of the keyboard, not of the app.",
                "Constraint 4 is the system's: between views that only the system makes.",
            ])
        #expect(
            explanation.note
                == "All of them are the system's own: there is none among them that the app could change.")
    }
}

/// Lists that do not contradict themselves as printed.
@Suite("A note")
struct NoteTests {
    private func note(_ lines: String..., broken: String? = nil) throws -> String? {
        let text =
            "Unable to simultaneously satisfy constraints.\n" + Sample.list(lines) + Sample.recovery(broken ?? lines[0])
        let explanation = try #require(ConflictReport.all(in: text).first).explanation
        #expect(explanation.conflict == nil)
        #expect(explanation.advice == [])
        #expect(explanation.meanings == [])
        return explanation.note
    }

    private let height = "<NSLayoutConstraint:0x2 V:[UIView:0xa1(20)]>"

    @Test("says which values are not printed")
    func unknowns() throws {
        #expect(
            try note(height, "<NSLayoutConstraint:0x1 UIView:0xa1.leading == UIWindow:0xa2.leadingMargin>")
                == "As printed, these two constraints can both be satisfied. The layout margins of UIWindow are not printed."
        )
        #expect(
            try note(height, "<NSLayoutConstraint:0x1 UILabel:0xa3.firstBaseline == UIView:0xa1.top + 4>")
                == "As printed, these two constraints can both be satisfied. The baseline of UILabel, which depends on its"
                + " font, is not printed.")
        #expect(
            try note(height, "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa1.midY == + 70>")
                == "As printed, these two constraints can both be satisfied. Which view is the superview of UIView is not"
                + " printed.")
        #expect(
            try note(height, "<NSLayoutConstraint:0x1 H:[row]-(8)-[row]   (active, names: row:0xa3, row:0xa4 )>")
                == "As printed, these two constraints can both be satisfied. Two views have the name row, so it cannot be told"
                + " which one is meant.")
    }

    @Test("says which lines are missing")
    func lines() throws {
        #expect(
            try note(height)
                == "As printed, this constraint can be satisfied. The list has only this line; those that it contradicts"
                + " are missing.")
        #expect(
            try note(height, height)
                == "As printed, these two constraints can both be satisfied. All lines are the same constraint; those that it"
                + " contradicts are missing.")
        #expect(
            try note(
                height, "<NSLayoutConstraint:0x3 H:[UIView:0xa1(20)]>", broken: "<NSLayoutConstraint:0x9 V:[B(1)]>")
                == "The broken constraint is not in the list, so lines are missing. As printed, these two constraints can"
                + " both be satisfied.")
        #expect(
            try note(height, "<NSLayoutConstraint:0x3 H:[UIView:0xa1(20)]>", "<NSLayoutConstraint:0x4 V:[UIView:0xa1(2")
                == "1 of 3 lines could not be read. As printed, these two constraints can both be satisfied.")
        #expect(try note("<NSLayoutConstraint:0x4 V:[UIView:0xa1(2") == "None of the lines could be read.")
    }

    @Test("does not mistake rounding to six digits for a contradiction")
    func rounding() throws {
        // The system computes a third of 283 as 94.3333…; with the multiplier as printed, it is 94.333239.
        #expect(
            try note(
                "<NSLayoutConstraint:0x1 A.width == 0.333333*B.width>", "<NSLayoutConstraint:0x2 H:[B(283)]>",
                "<NSLayoutConstraint:0x3 H:[A(94.3333)]>")
                == "As printed, these 3 constraints can all be satisfied. They differ by no more than the six digits to"
                + " which numbers are rounded for printing.")
    }

    @Test("does not take the smallest positive double for a height")
    func smallest() throws {
        let zero = "<NSLayoutConstraint:0x3 V:[UIView:0xa1(0)]>"
        #expect(try note(zero, "<NSLayoutConstraint:0x1 V:[UIView:0xa1(2.22507e-308)]>") != nil)
    }

    @Test("finds the contradiction behind one that is due to rounding")
    func behindRounding() throws {
        let lines = [
            "<NSLayoutConstraint:0x1 A.width == 0.333333*B.width>", "<NSLayoutConstraint:0x2 H:[B(283)]>",
            "<NSLayoutConstraint:0x3 H:[A(94.3333)]>", "<NSLayoutConstraint:0x4 H:[A(>=95)]>",
        ]
        let text = "Unable to simultaneously satisfy constraints.\n" + Sample.list(lines)
        let conflict = try #require(ConflictReport.all(in: text).first).explanation.conflict
        // 0.333333 · 283 is 94.333239.
        #expect(conflict?.members == [0, 1, 3])
        #expect(conflict?.gap == 0.666761)
    }

    @Test("says that a list is consistent if nothing else is known")
    func nothing() throws {
        #expect(
            try note(height, "<NSLayoutConstraint:0x3 H:[UIView:0xa1(20)]>")
                == "As printed, these two constraints can both be satisfied. Something that is not printed decided: numbers"
                + " before they were rounded, rounding to pixels, or alignment rectangles.")
    }
}
