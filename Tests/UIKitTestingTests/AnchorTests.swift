import Testing
import UIKit

@Suite("A constraint made by an anchor")
@MainActor
struct AnchorTests {
    private let view = UIView()
    private let other = UIView()

    /// What a constraint says, in the notation of Apple's documentation.
    private func words(_ constraint: NSLayoutConstraint) -> String {
        let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? ""
        let first = constraint.firstItem === view ? "view" : "?"
        let second = constraint.secondItem === other ? "other" : constraint.secondItem == nil ? "nil" : "?"
        return "\(first).\(constraint.firstAttribute) \(relation) \(constraint.multiplier) × "
            + "\(second).\(constraint.secondAttribute) + \(constraint.constant)"
    }

    @Test("has the anchor's relation, and multiplier and constant if they are given")
    func edges() {
        let (start, end) = (view.leadingAnchor, other.trailingAnchor)
        let (top, bottom) = (view.topAnchor, other.bottomAnchor)
        #expect(words(start.constraint(equalTo: end)) == "view.leading == 1.0 × other.trailing + 0.0")
        #expect(words(start.constraint(equalTo: end, constant: 7)) == "view.leading == 1.0 × other.trailing + 7.0")
        #expect(words(start.constraint(lessThanOrEqualTo: end)) == "view.leading <= 1.0 × other.trailing + 0.0")
        #expect(words(start.constraint(greaterThanOrEqualTo: end)) == "view.leading >= 1.0 × other.trailing + 0.0")
        #expect(
            words(top.constraint(lessThanOrEqualTo: bottom, constant: 7)) == "view.top <= 1.0 × other.bottom + 7.0")
        #expect(
            words(top.constraint(greaterThanOrEqualTo: bottom, constant: 7)) == "view.top >= 1.0 × other.bottom + 7.0")
    }

    /// The system spacing is 8.
    @Test("is a multiple of the system spacing away")
    func spacing() {
        let (start, end) = (view.leadingAnchor, other.trailingAnchor)
        let (top, bottom) = (view.topAnchor, other.bottomAnchor)
        let across = "1.0 × other.trailing + 24.0"
        #expect(words(start.constraint(equalToSystemSpacingAfter: end, multiplier: 3)) == "view.leading == \(across)")
        #expect(
            words(start.constraint(greaterThanOrEqualToSystemSpacingAfter: end, multiplier: 3))
                == "view.leading >= \(across)")
        #expect(
            words(start.constraint(lessThanOrEqualToSystemSpacingAfter: end, multiplier: 3))
                == "view.leading <= \(across)")
        let down = "1.0 × other.bottom + 16.0"
        #expect(words(top.constraint(equalToSystemSpacingBelow: bottom, multiplier: 2)) == "view.top == \(down)")
        #expect(
            words(top.constraint(greaterThanOrEqualToSystemSpacingBelow: bottom, multiplier: 2))
                == "view.top >= \(down)")
        #expect(
            words(top.constraint(lessThanOrEqualToSystemSpacingBelow: bottom, multiplier: 2)) == "view.top <= \(down)")
    }

    @Test("is between two sizes, or limits one")
    func dimensions() {
        let (width, height) = (view.widthAnchor, other.heightAnchor)
        #expect(words(width.constraint(equalToConstant: 5)) == "view.width == 1.0 × nil.notAnAttribute + 5.0")
        #expect(words(width.constraint(lessThanOrEqualToConstant: 5)) == "view.width <= 1.0 × nil.notAnAttribute + 5.0")
        #expect(
            words(width.constraint(greaterThanOrEqualToConstant: 5)) == "view.width >= 1.0 × nil.notAnAttribute + 5.0")
        #expect(words(width.constraint(equalTo: height, multiplier: 2)) == "view.width == 2.0 × other.height + 0.0")
        #expect(
            words(width.constraint(lessThanOrEqualTo: height, multiplier: 2))
                == "view.width <= 2.0 × other.height + 0.0")
        #expect(
            words(width.constraint(greaterThanOrEqualTo: height, multiplier: 2, constant: 3))
                == "view.width >= 2.0 × other.height + 3.0")
    }

    @Test("has the attributes of the anchors of a view")
    func attributes() {
        let across = [
            view.leftAnchor, view.rightAnchor, view.leadingAnchor, view.trailingAnchor, view.centerXAnchor,
        ]
        let attributes = across.map { $0.constraint(equalTo: other.leftAnchor).firstAttribute }
        #expect(attributes == [.left, .right, .leading, .trailing, .centerX])
        let down = [
            view.topAnchor, view.bottomAnchor, view.centerYAnchor, view.firstBaselineAnchor, view.lastBaselineAnchor,
        ]
        let vertical = down.map { $0.constraint(equalTo: other.topAnchor).firstAttribute }
        #expect(vertical == [.top, .bottom, .centerY, .firstBaseline, .lastBaseline])
        #expect(view.heightAnchor.constraint(equalToConstant: 1).firstAttribute == .height)
    }
}
