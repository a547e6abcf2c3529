import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("A visual format with")
@MainActor
struct VisualFormatOptionTests {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let first = UIView()
    private let second = UIView()

    private func constraints(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [String] {
        if first.superview == nil { for view in [first, second] { parent.addSubview(view) } }
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: ["a": first, "b_2": second])
        func name(_ item: AnyObject?) -> String {
            item === first ? "a" : item === second ? "b" : item === parent ? "parent" : item == nil ? "" : "?"
        }
        return made.map { constraint in
            let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
            let other =
                constraint.secondItem == nil ? "" : " \(name(constraint.secondItem)).\(constraint.secondAttribute)"
            let priority = constraint.priority == .required ? "" : " @\(constraint.priority.rawValue)"
            let number = "\(constraint.constant)"
            return "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(relation)\(other) \(number)\(priority)"
        }
    }

    @Test("an option aligns each view with the one before it, by the attribute of the option")
    func alignments() {
        let options: [(NSLayoutConstraint.FormatOptions, String)] = [
            (.alignAllLeft, "left"), (.alignAllRight, "right"), (.alignAllTop, "top"), (.alignAllBottom, "bottom"),
            (.alignAllLeading, "leading"), (.alignAllTrailing, "trailing"), (.alignAllCenterX, "centerX"),
            (.alignAllCenterY, "centerY"), (.alignAllLastBaseline, "lastBaseline"),
            (.alignAllFirstBaseline, "firstBaseline"),
        ]
        for (option, attribute) in options {
            #expect(
                constraints("[a]-5-[b_2]", option) == [
                    "b.leading == a.trailing 5.0", "b.\(attribute) == a.\(attribute) 0.0",
                ])
        }
        #expect(
            constraints("V:[a][b_2]", [.alignAllLeft, .alignAllRight]) == [
                "b.top == a.bottom 0.0", "b.left == a.left 0.0", "b.right == a.right 0.0",
            ])
    }

    @Test("a direction connects the edges of that direction, and those of a column in any direction")
    func directions() {
        #expect(
            constraints("|-5-[a]-6-[b_2]-7-|") == [
                "a.leading == parent.leading 5.0", "b.leading == a.trailing 6.0", "parent.trailing == b.trailing 7.0",
            ])
        #expect(
            constraints("|-5-[a]-6-[b_2]-7-|", .directionLeftToRight) == [
                "a.left == parent.left 5.0", "b.left == a.right 6.0", "parent.right == b.right 7.0",
            ])
        #expect(
            constraints("|-5-[a]-6-[b_2]-7-|", .directionRightToLeft) == [
                "parent.right == a.right 5.0", "a.left == b.right 6.0", "b.left == parent.left 7.0",
            ])
        #expect(
            constraints("V:|-5-[a]-6-[b_2]-7-|", .directionRightToLeft) == [
                "a.top == parent.top 5.0", "b.top == a.bottom 6.0", "parent.bottom == b.bottom 7.0",
            ])
    }

    @Test("single hyphens keeps the margins of the superview, and 8 points between views")
    func standards() {
        #expect(
            constraints("H:|-[a]-[b_2]-|") == [
                "a.leading == parent.leadingMargin 0.0", "b.leading == a.trailing 8.0",
                "parent.trailingMargin == b.trailing 0.0",
            ])
        #expect(
            constraints("V:|-[a]-[b_2]-|") == [
                "a.top == parent.topMargin 0.0", "b.top == a.bottom 8.0", "parent.bottomMargin == b.bottom 0.0",
            ])
        #expect(
            constraints("|[a][b_2]|", .directionLeftToRight) == [
                "a.left == parent.left 0.0", "b.left == a.right 0.0", "parent.right == b.right 0.0",
            ])
        #expect(constraints("|-[a]", .directionRightToLeft) == ["parent.rightMargin == a.right 0.0"])
    }

    @Test("lengths has them in the order in which they are written, whatever the types of its metrics")
    func lengths() {
        let metrics: [String: Any] = [
            "int": 1, "double": 2.5, "float": Float(3.5), "cg": CGFloat(4.5), "number": NSNumber(value: 5), "a": 6,
        ]
        #expect(constraints("[b_2(int)]", metrics: metrics) == ["b.width == 1.0"])
        #expect(
            constraints("V:[b_2(>=double@int,<=float)]", metrics: metrics) == [
                "b.height >= 2.5 @1.0", "b.height <= 3.5",
            ])
        #expect(
            constraints("[b_2(==cg,>=number@250.5)]", metrics: metrics) == ["b.width == 4.5", "b.width >= 5.0 @250.5"])
        // A metric takes precedence over a view of the same name.
        #expect(constraints("[b_2(a)]", metrics: metrics) == ["b.width == 6.0"])
        #expect(constraints("[b_2(a)]") == ["b.width == a.width 0.0"])
        #expect(constraints("V:[b_2(<=a@999)]") == ["b.height <= a.height 0.0 @999.0"])
        #expect(constraints(" H : | - 5 - [ a ( 7 ) ] ") == ["a.width == 7.0", "a.leading == parent.leading 5.0"])
        #expect(
            constraints("[a]-(>=5,==-int@20)-[b_2]", metrics: metrics) == [
                "b.leading >= a.trailing 5.0", "b.leading == a.trailing -1.0 @20.0",
            ])
        #expect(
            constraints("[a]-int-[b_2(2.25)]", metrics: metrics) == ["b.width == 2.25", "b.leading == a.trailing 1.0"])
    }
}
