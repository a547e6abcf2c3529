import QuickAnchorKinds
import QuickAnchorsUIKit
import Testing

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

@Suite("Forms of anchors, paddings and constraints of a platform's views")
@MainActor
struct FormTests {
    private let parent = Canvas()
    private let red = Canvas()
    private let child = Canvas()

    init() {
        parent.addSubview(red)
        parent.addSubview(child)
    }

    @Test("A side is at least or at most a multiple of another, whatever the type of the number")
    func multiples() {
        let whole = 2
        let (single, points) = (Float(0.5), CGFloat(0.75))
        let added = parent.quickAdd(
            child,
            [
                widthToRelatedView(red, atLeastMultiplier: points), widthToRelatedView(red, atMostMultiplier: points),
                heightToRelatedView(red, atLeastMultiplier: whole), heightToRelatedView(red, atMostMultiplier: single),
                widthToRelatedView(atMostMultiplier: 3),
            ])
        #expect(added.map(\.multiplier) == [0.75, 0.75, 2, 0.5, 3])
        #expect(
            added.map(\.relation) == [
                .greaterThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual, .lessThanOrEqual, .lessThanOrEqual,
            ])
        #expect(added.map(\.constant) == [0, 0, 0, 0, 0])
        #expect(added.map { $0.secondItem === red } == [true, true, true, true, false])
        #expect(added[4].secondItem === parent)
    }

    @Test("A padding is a number of points from the parent's edge, or from the facing edge of another view")
    func paddings() {
        let (whole, points) = (7, CGFloat(1.5))
        let list: [Padding] = [.points(points), .points(whole), .to(red), .to(red, whole)]
        let added = parent.quickAdd(child, list)
        #expect(added.map(\.constant) == [1.5, 7, 0, 7])
        #expect(added.map { $0.secondItem === red } == [false, false, true, true])
        #expect(added.map(\.secondAttribute) == [.top, .leading, .top, .leading])
        let other = parent.quickAdd(child, [.to(red, points), .to(red, whole), .points(2), .points(3)] as [Padding])
        #expect(
            other.map(\.constant) == [1.5, 7, 2, 3]
                && other.map(\.secondAttribute) == [.bottom, .trailing, .bottom, .trailing])
        #expect(Padding.to(red, 8).quickConstant == 8 && Padding(relatedItem: red, constant: nil).quickConstant == nil)
    }

    @Test("An anchor is described as it is written")
    func descriptions() {
        #expect("\(topToTop(10))" == "topToTop(10)")
        #expect("\(topToTop(atLeast: 10))" == "topToTop(atLeast: 10)")
        #expect("\(leadingToLeading(red, atMost: 2.5))" == "leadingToLeading(Canvas, atMost: 2.5)")
        #expect("\(widthToRelatedView(red, multiplier: 0.5))" == "widthToRelatedView(Canvas, multiplier: 0.5)")
        let anchor = topToTop(10).priority(750).identifier("top").when(.width(atLeast: 600))
        #expect("\(anchor)".hasPrefix("topToTop(10).priority(750)") && "\(anchor)".contains("…"))
        #expect("\(anchor)".contains("\"top\""))
    }

    @Test("Constraints of several calls are one collection, which belongs to the view even if the first made none")
    func collections() {
        let (none, some) = (parent.quickAdd(child, []), parent.quickAdd(child, [topToTop(1), leadingToLeading(2)]))
        var sum = none + some
        #expect(sum.count == 2 && sum.startIndex == 0 && sum.endIndex == 2 && sum.map(\.constant) == [1, 2])
        #expect(sum.firstIndex(of: .leadingToLeading) == 1 && sum.firstIndex(of: .centerX) == nil)
        sum += parent.quickAdd(child, [centerX(3)])
        #expect(sum.map(\.constant) == [1, 2, 3] && sum[.centerX]?.constant == 3)
        #expect((QuickConstraints() + QuickConstraints()).isEmpty)
        var empty = QuickConstraints() + none
        empty.replace(with: [topToTop(5)])
        #expect(empty.map(\.constant) == [5] && empty[0].firstItem === child && empty[0].isActive)
        let conditional = parent.quickAdd(child, [bottomToBottom(1)]).when(.width(atLeast: 600))
        #expect(conditional.count == 1 && !conditional[0].isActive && conditional[0].condition != nil)
    }

    @Test("Constraints are equivalent if they have the same items, attributes, relation, numbers and priority")
    func equivalence() {
        func make(
            _ first: Canvas? = nil, _ attribute: NSLayoutConstraint.Attribute = .top,
            _ relation: NSLayoutConstraint.Relation = .equal, _ second: Canvas? = nil,
            _ other: NSLayoutConstraint.Attribute = .bottom, _ multiplier: CGFloat = 1, _ constant: CGFloat = 5,
            _ priority: Float = 900
        ) -> NSLayoutConstraint {
            let constraint = NSLayoutConstraint(
                item: first ?? child, attribute: attribute, relatedBy: relation, toItem: second ?? red,
                attribute: other, multiplier: multiplier, constant: constant)
            constraint.priority = QuickAnchorPriority(rawValue: priority)
            return constraint
        }
        let constraint = make()
        let others = [
            make(parent), make(nil, .bottom), make(nil, .top, .lessThanOrEqual), make(nil, .top, .equal, parent),
            make(nil, .top, .equal, nil, .top), make(nil, .top, .equal, nil, .bottom, 2),
            make(nil, .top, .equal, nil, .bottom, 1, 6), make(nil, .top, .equal, nil, .bottom, 1, 5, 901),
        ]
        /// The library's answer, in both orders; not that of the extension for other tests.
        func areEquivalent<Constraint: QuickConstraint>(_ one: Constraint, _ other: Constraint) -> Bool {
            let answer = one.isEquivalent(to: other)
            #expect(other.isEquivalent(to: one) == answer)
            return answer
        }
        #expect(areEquivalent(constraint, make()))
        for other in others { #expect(!areEquivalent(constraint, other)) }
        let conditional = make()
        conditional.condition = .width(atLeast: 600)
        #expect(!areEquivalent(constraint, conditional) && !areEquivalent(conditional, conditional))
    }

    @Test("A content priority is in the interval from 0, which is excluded, to 1000")
    func contentPriorities() {
        let added = parent.quickAdd(
            child,
            [
                horizontalHugging(1), verticalHugging(1000), horizontalCompressionResistance(2),
                verticalCompressionResistance(999),
            ])
        #expect(added.isEmpty)
        #expect(child.contentHuggingPriority(for: .horizontal).rawValue == 1)
        #expect(child.contentHuggingPriority(for: .vertical).rawValue == 1000)
        #expect(child.contentCompressionResistancePriority(for: .horizontal).rawValue == 2)
        #expect(child.contentCompressionResistancePriority(for: .vertical).rawValue == 999)
        #expect(QuickAnchorPriority.almostRequired.rawValue == 999)
    }
}
