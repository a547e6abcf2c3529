import QuickAnchors
import Testing

@Suite("The anchor that stands for a constraint")
struct ConstraintAnchorTests {
    private let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 844), name: "screen")
    private let red = View(name: "red")
    private let blue = View(name: "blue")

    init() {
        screen.addSubview(red)
        screen.addSubview(blue)
    }

    @Test("makes an equal constraint again, for every kind", arguments: QuickAnchorType.makingConstraints)
    func everyKind(_ kind: QuickAnchorType) throws {
        for anchor in [QuickAnchor(kind), QuickAnchor(kind, 3), QuickAnchor(kind, 7, multiplier: 0.5)] {
            let constraint = blue.constraint(anchor)
            let found = try #require(QuickAnchor(constraint), "\(anchor)")
            let again = blue.constraint(found)
            #expect(again.description == constraint.description)
        }
    }

    @Test("begins its description with the name of its kind", arguments: QuickAnchorType.allCases)
    func names(_ kind: QuickAnchorType) {
        let others: [QuickAnchorType] = [
            .heightEqualToView, .heightEqualToConstant, .widthEqualToView, .widthEqualToConstant,
        ]
        #expect(others.contains(kind) || QuickAnchor(kind).description.hasPrefix("\(kind)("))
    }

    @Test("names the item it is related to unless that is the parent")
    func related() {
        #expect(QuickAnchor(blue.constraint(topToBottom(red, 8)))?.description == "topToBottom(red, 8)")
        #expect(QuickAnchor(blue.constraint(topToTop(8)))?.description == "topToTop(8)")
        #expect(QuickAnchor(blue.constraint(topToSafeArea(8)))?.description == "topToSafeArea(8)")
        #expect(QuickAnchor(blue.constraint(topToSafeArea(red)))?.description == "topToSafeArea(red)")
        #expect(QuickAnchor(blue.constraint(leadingToMargin()))?.description == "leadingToMargin()")
    }

    @Test("has the relation, the priority and the identifier of the constraint")
    func details() {
        let anchor = widthToConstant(atLeast: 44).priority(750).identifier("least")
        let description = QuickAnchor(blue.constraint(anchor))?.description
        #expect(description == #"widthToConstant(atLeast: 44).priority(750).identifier("least")"#)
    }

    @Test("is nil if no kind is equivalent")
    func none() {
        #expect(QuickAnchor(blue.leftAnchor.constraint(equalTo: red.centerXAnchor)) == nil)
        #expect(QuickAnchor(blue.firstBaselineAnchor.constraint(equalTo: red.lastBaselineAnchor)) == nil)
    }

    @Test("relates sizes along different axes, within one view by a multiplier or a constant")
    func acrossAxes() {
        let width = blue.widthAnchor
        let other = width.constraint(equalTo: red.heightAnchor)
        #expect(QuickAnchor(other).map { "\($0)" } == "widthToHeight(red)")
        let own = width.constraint(equalTo: blue.heightAnchor, constant: 3)
        #expect(QuickAnchor(own).map { "\($0)" } == "widthToHeight(blue, 3)")
        let ratio = width.constraint(equalTo: blue.heightAnchor, multiplier: 2)
        #expect(QuickAnchor(ratio).map { "\($0)" } == "aspectRatio(2)")
    }
}
