import AutoLayout
import Testing

@Suite("Anchors")
struct AnchorTests {
    let view = View(name: "view")
    let other = View(name: "other")

    @Test("Horizontal anchors, vertical anchors and dimensions are of different types")
    func types() {
        let kinds: [Any.Type] = [LayoutXAxisAnchor.self, LayoutYAxisAnchor.self, LayoutDimension.self]
        #expect(Set(kinds.map { ObjectIdentifier($0) }).count == 3)
        let x: [LayoutXAxisAnchor] = [
            view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor, view.centerXAnchor,
        ]
        let y: [LayoutYAxisAnchor] = [
            view.topAnchor, view.bottomAnchor, view.centerYAnchor, view.firstBaselineAnchor, view.lastBaselineAnchor,
        ]
        let lengths: [LayoutDimension] = [view.widthAnchor, view.heightAnchor]
        #expect(x.map(\.attribute) == [.leading, .trailing, .left, .right, .centerX])
        #expect(y.map(\.attribute) == [.top, .bottom, .centerY, .firstBaseline, .lastBaseline])
        #expect(lengths.map(\.attribute) == [.width, .height])
    }

    @Test("Each constraint made from position anchors equals the one made from items and attributes")
    func places() {
        let (first, second) = (view.topAnchor, other.bottomAnchor)
        let written = [
            first.constraint(equalTo: second, constant: 5), first.constraint(lessThanOrEqualTo: second, constant: 5),
            first.constraint(greaterThanOrEqualTo: second, constant: 5),
        ]
        for (constraint, relation) in zip(
            written, [LayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
        {
            let model = LayoutConstraint(
                item: view, attribute: .top, relatedBy: relation, toItem: other, attribute: .bottom, constant: 5)
            #expect("\(constraint)" == "\(model)")
            #expect(!constraint.isActive && constraint.multiplier == 1 && constraint.priority == .required)
        }
    }

    @Test("Dimensions make constraints with a multiplier, a constant, both, or a number alone")
    func lengths() {
        let (width, height) = (view.widthAnchor, other.heightAnchor)
        let written = [
            width.constraint(equalTo: height), width.constraint(equalTo: height, constant: 2),
            width.constraint(lessThanOrEqualTo: height, multiplier: 0.5),
            width.constraint(greaterThanOrEqualTo: height, multiplier: 2, constant: -3),
            width.constraint(equalTo: height, multiplier: 3, constant: 1), width.constraint(equalToConstant: 7),
            width.constraint(lessThanOrEqualToConstant: 8), width.constraint(greaterThanOrEqualToConstant: 9),
        ]
        #expect(
            written.map { "\($0)" } == [
                "view.width == other.height", "view.width == other.height + 2", "view.width <= 0.5 × other.height",
                "view.width >= 2 × other.height - 3", "view.width == 3 × other.height + 1", "view.width == 7",
                "view.width <= 8", "view.width >= 9",
            ])
    }

    @Test("An identifier can be set and changed at any time")
    func identifier() {
        let constraint = view.widthAnchor.constraint(equalToConstant: 1)
        constraint.identifier = "first"
        constraint.isActive = true
        constraint.identifier = "second"
        #expect("\(constraint)" == "\"second\" view.width == 1")
    }
}
