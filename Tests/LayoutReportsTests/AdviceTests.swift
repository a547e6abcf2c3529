import LayoutWords
import Testing

@testable import LayoutReports

/// Advice that an app can follow although the system made most of the constraints.
@Suite("Advice on the system's constraints")
struct AdviceTests {
    private func explain(_ lines: [String], broken: Int? = nil) throws -> ReportExplanation {
        let list = "Unable to simultaneously satisfy constraints.\n" + Sample.list(lines)
        let text = broken.map { list + Sample.recovery(lines[$0]) } ?? list
        return try #require(ConflictReport.all(in: text).first).explanation
    }

    private static let stack = [
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIStackView:0x7a1.width == 0   (active)>",
        "<NSLayoutConstraint:0x2 'UISV-canvas-connection' UIStackView:0x7a1.leading == UILabel:0x7a2'Total'.leading   (active)>",
        "<NSLayoutConstraint:0x3 'UISV-canvas-connection' H:[UILabel:0x7a3'Price']-(0)-|   (active, names: '|':UIStackView:0x7a1 )>",
        "<NSLayoutConstraint:0x4 'UISV-spacing' H:[UILabel:0x7a2'Total']-(8)-[UILabel:0x7a3'Price']   (active)>",
    ]

    @Test("says what to do about a stack view that has no size, although all constraints are the system's")
    func stack() throws {
        #expect(
            try explain(Self.stack, broken: 3).description == """
                These 4 constraints cannot all be satisfied; they differ by 8:
                  1. UIStackView's width is 0
                  2. UIStackView's leading is at UILabel "Total"'s leading ("UISV-canvas-connection")
                  3. UILabel "Price"'s trailing is at UIStackView's trailing ("UISV-canvas-connection")
                  4. UILabel "Price" is 8 after UILabel "Total" ("UISV-spacing")
                Constraint 1 is the system's: UIStackView has no size yet. Constraints 2 and 3
                are the system's: a rule of a stack view. Constraint 4 is the system's: a gap
                that a stack view keeps between its views.
                The system broke constraint 4.
                To fix it: if constraints place UIStackView, set its
                translatesAutoresizingMaskIntoConstraints to false.
                Or: if its frame places UIStackView, give it a width of 8 or more from the
                start.
                """)
    }

    @Test("suggests turning off a stack view's mask, rather than changing the constraints of its views")
    func contents() throws {
        let label = "<NSLayoutConstraint:0x5 UILabel:0x7a3'Price'.width >= 21   (active)>"
        #expect(
            try explain(Self.stack + [label], broken: 4).advice.map { $0.split(separator: " ").prefix(4) } == [
                ["if", "constraints", "place", "UIStackView,"], ["if", "its", "frame", "places"],
            ])
        // The label's constraint alone does not conflict with the first three constraints.
        let only = try explain(Array(Self.stack.prefix(3)) + [label])
        #expect(only.conflict == nil)
    }

    @Test("never asks an app to change how a bar places its contents")
    func bar() throws {
        #expect(
            try explain(
                [
                    "<NSLayoutConstraint:0x1 H:|-(0)-[_UIToolbarContentView:0x7b2]   (active, names: '|':UIToolbar:0x7b1 )>",
                    "<NSLayoutConstraint:0x2 H:[_UIToolbarContentView:0x7b2]-(0)-|   (active, names: '|':UIToolbar:0x7b1 )>",
                    "<NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& UIToolbar:0x7b1.width == 0   (active)>",
                    "<NSLayoutConstraint:0x4 H:|-(>=16)-[_UIButtonBarStackView:0x7b3]   (active, names: '|':_UIToolbarContentView:0x7b2 )>",
                    "<NSLayoutConstraint:0x5 _UIButtonBarStackView:0x7b3.trailing == _UIToolbarContentView:0x7b2.trailing - 16   (active)>",
                ], broken: 4
            ).description == """
                These 5 constraints cannot all be satisfied; they differ by 32:
                  1. _UIToolbarContentView's leading is at UIToolbar's leading
                  2. _UIToolbarContentView's trailing is at UIToolbar's trailing
                  3. UIToolbar's width is 0
                  4. _UIButtonBarStackView's leading is at least 16 after
                     _UIToolbarContentView's leading
                  5. _UIButtonBarStackView's trailing is 16 before _UIToolbarContentView's
                     trailing
                Constraints 1 and 2 are the system's: part of a bar and its buttons, not of the
                app. Constraint 3 is the system's: UIToolbar has no size yet. Constraints 4 and
                5 are the system's: between views that only the system makes.
                The system broke constraint 5.
                A toolbar that has items before it has a size prints this at its first layout;
                it does no harm.
                To fix it: make the toolbar with a size, such as 320 × 44 by UIToolbar(frame:),
                or set its items once it has been laid out.
                """)
    }

    @Test(
        "recognizes the bars that have no size at their first layout",
        arguments: [
            ("_UIToolbarContentView", "A toolbar "), ("_UINavigationBarContentView", "A navigation bar "),
        ])
    func firstLayout(content: String, beginning: String) throws {
        let explanation = try explain([
            "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& \(content):0x7b2.width == 0   (active)>",
            "<NSLayoutConstraint:0x2 H:|-(0)-[_UIButtonBarStackView:0x7b3]   (active, names: '|':\(content):0x7b2 )>",
            "<NSLayoutConstraint:0x3 H:[_UIButtonBarStackView:0x7b3]-(0)-|   (active, names: '|':\(content):0x7b2 )>",
            "<NSLayoutConstraint:0x4 'TB_Leading_Leading' H:|-(8)-[_UIModernBarButton:0x7b5]   (active, names: '|':_UIButtonBarButton:0x7b4 )>",
            "<NSLayoutConstraint:0x5 'TB_Trailing_Trailing' H:[_UIModernBarButton:0x7b5]-(8)-|   (active, names: '|':_UIButtonBarButton:0x7b4 )>",
            "<NSLayoutConstraint:0x6 'UISV-canvas-connection' _UIButtonBarStackView:0x7b3.leading == _UIButtonBarButton:0x7b4.leading   (active)>",
            "<NSLayoutConstraint:0x7 'UISV-canvas-connection' H:[_UIButtonBarButton:0x7b4]-(0)-|   (active, names: '|':_UIButtonBarStackView:0x7b3 )>",
        ])
        #expect(explanation.conflict?.members.count == 7)
        #expect(explanation.note?.hasPrefix(beginning) == true)
        #expect(explanation.advice.count == 1)
    }

    @Test("still suggests changing the app's own constraints in a bar without a size")
    func ownItem() throws {
        let explanation = try explain([
            "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIToolbar:0x7b1.width == 0   (active)>",
            "<NSLayoutConstraint:0x2 H:|-(8)-[UILabel:0x7b2'Sent']   (active, names: '|':UIToolbar:0x7b1 )>",
            "<NSLayoutConstraint:0x3 H:[UILabel:0x7b2'Sent']-(8)-|   (active, names: '|':UIToolbar:0x7b1 )>",
        ])
        #expect(explanation.note == nil)
        #expect(explanation.advice.count == 1)
        #expect(explanation.advice.first?.hasPrefix("lower the priority of the constraint that UILabel") == true)
    }

    @Test("says that the width of -16 is that of an action sheet, unless it is known to be the app's")
    func actionSheet() throws {
        #expect(
            try explain(["<NSLayoutConstraint:0x1 UIView:0xa1.width == - 16   (active)>"]).description == """
                This constraint cannot be satisfied; its sides differ by 16:
                  1. UIView's width is -16
                From iOS 12.2 on, action sheets print this about a view of their own; it does no
                harm.
                To fix it: if this is about an action sheet, present it without animation, or
                ignore the report.
                Or: change -16 to 0 in the constraint that UIView's width is -16.
                Or: lower the priority of the constraint that UIView's width is -16 to 999, or
                remove it.
                """)
        let own = try explain([
            "<NSLayoutConstraint:0x1 'Card.swift:7 widthToConstant' UIView:0xa1.width == - 16   (active)>"
        ])
        #expect(own.note == nil)
        #expect(own.remedies.map { $0.cause } == [.constant, .priority])
    }

    @Test("suggests changing the spacing of a stack view where the app can change nothing else")
    func spacing() throws {
        let lines = Self.stack.map { $0.split(separator: "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--&") }
        let given = lines.map {
            $0.joined(separator: "NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Width'")
        }
        let explanation = try explain(given)
        #expect(explanation.note == nil)
        #expect(explanation.advice == ["change the spacing of the stack view from 8 to 0."])
    }

    @Test("suggests first the width that the system broke, and sums up how large each change would be")
    func brokenSize() throws {
        let cell = "UITableViewCellContentView:0x7c1"
        let explanation = try explain(
            [
                "<NSLayoutConstraint:0x1 H:|-(16)-[UILabel:0x7c2'Name']   (active, names: '|':\(cell) )>",
                "<NSLayoutConstraint:0x2 UILabel:0x7c2'Name'.width >= 200   (active)>",
                "<NSLayoutConstraint:0x3 H:[UILabel:0x7c2'Name']-(8)-[UIButton:0x7c3]   (active)>",
                "<NSLayoutConstraint:0x4 UIButton:0x7c3.width == 2*UIButton:0x7c4.width   (active)>",
                "<NSLayoutConstraint:0x5 UIButton:0x7c4.width >= 60   (active)>",
                "<NSLayoutConstraint:0x6 H:[UIButton:0x7c3]-(16)-|   (active, names: '|':\(cell) )>",
                "<NSLayoutConstraint:0x7 'UIView-Encapsulated-Layout-Width' \(cell).width == 320   (active)>",
            ], broken: 1)
        #expect(
            explanation.description.contains(
                "Changing constraint 5 by 20, or any other by 40, would be enough."))
        #expect(
            explanation.advice.map { $0.split(separator: " to 999").first ?? "" } == [
                "lower the priority of the constraint that UILabel \"Name\"'s width is at least 200",
                "lower the priority of the constraint that UIButton 0x7c4's width is at least 60",
            ])
    }

    @Test("says first that a report was cut off")
    func cut() throws {
        let text =
            "(\n    \"<NSLayoutConstraint:0x1 A.width == B.height>\",\n    \"<NSLayoutConstraint:0x2 H:[A(80)]>\",\n"
        #expect(
            try #require(ConflictReport.all(in: text).first).explanation.note
                == "The end of the list is missing. As printed, these two constraints can both be satisfied.")
    }
}
