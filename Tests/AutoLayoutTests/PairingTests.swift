import AutoLayout
import Testing

@Suite("Pairings")
struct PairingTests {
    typealias Attribute = LayoutConstraint.Attribute

    static let vertical: [Attribute] = [.top, .bottom, .centerY, .firstBaseline, .lastBaseline]
    static let sizes: [Attribute] = [.width, .height]

    /// Whether two attributes can be combined: the library's rules, restated as lists of attributes.
    static func goesTogether(_ first: Attribute, _ second: Attribute) -> Bool {
        if sizes.contains(first) && sizes.contains(second) { return true }
        let reading: [Attribute] = [.leading, .trailing]
        let fixed = vertical + [.left, .right]
        if fixed.contains(first) || fixed.contains(second) {
            return (fixed + [.centerX]).contains(first) && (fixed + [.centerX]).contains(second)
        }
        return (reading + [.centerX]).contains(first) && (reading + [.centerX]).contains(second)
    }

    @Test("Positions on different axes can be compared, as in UIKit")
    func acrossAxes() {
        let screen = makeScreen()
        let (box, mark) = (View(name: "box"), View(name: "mark"))
        for view in [box, mark] { screen.addSubview(view) }
        box.pin(30, 20, 50, 40, to: screen)
        for size in [mark.widthAnchor, mark.heightAnchor] { size.constraint(equalToConstant: 5).isActive = true }
        // The mark's left edge is as far from the left as the box's top edge is from the top, and the other way around.
        LayoutConstraint(item: mark, attribute: .left, toItem: box, attribute: .top).isActive = true
        LayoutConstraint(item: mark, attribute: .top, toItem: box, attribute: .right, constant: 1).isActive = true
        screen.layoutIfNeeded()
        #expect(mark.frame == Rect(x: 20, y: 81, width: 5, height: 5))
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("Of all pairs of attributes, exactly those that can be combined are accepted", arguments: Attribute.allCases)
    func pairs(first: Attribute) {
        for second in Attribute.allCases {
            let screen = makeScreen()
            let box = View(name: "box")
            screen.addSubview(box)
            let constraint = LayoutConstraint(item: box, attribute: first, toItem: screen, attribute: second)
            constraint.isActive = true
            #expect(constraint.isActive == Self.goesTogether(first, second), "\(first) \(second)")
            #expect(screen.layoutDiagnostics.map(\.kind) == (constraint.isActive ? [] : [.invalidConstraint]))
        }
    }

    @Test(
        "The diagnostic of a refused pair says why it is refused",
        arguments: [
            (Attribute.top, Attribute.width, "one is a position, the other a size"),
            (.leading, .left, "only one follows the reading direction"),
            (.top, .leading, "only one follows the reading direction"),
        ])
    func reasons(first: Attribute, second: Attribute, reason: String) throws {
        let screen = makeScreen()
        let box = View(name: "box")
        screen.addSubview(box)
        LayoutConstraint(item: box, attribute: first, toItem: screen, attribute: second).isActive = true
        let diagnostic = try #require(screen.layoutDiagnostics.first)
        #expect(diagnostic.message.contains(reason))
        #expect(diagnostic.viewName == "box")
        #expect(diagnostic.location?.fileID == "AutoLayoutTests/PairingTests.swift")
    }

    @Test("Without a second item, the second attribute is ignored", arguments: Attribute.allCases)
    func loneSecondAttribute(second: Attribute) {
        let screen = makeScreen()
        let width = LayoutConstraint(item: screen, attribute: .width, toItem: nil, attribute: second, constant: 5)
        #expect(width.secondAttribute == .notAnAttribute)
        width.isActive = true
        #expect(width.isActive && screen.layoutDiagnostics.isEmpty)
        let top = LayoutConstraint(item: screen, attribute: .top, toItem: nil, attribute: second)
        top.isActive = true
        #expect(!top.isActive)
        #expect(screen.layoutDiagnostics.map(\.kind) == [.invalidConstraint])
    }

    @Test("A position needs a second item, but a size does not", arguments: Attribute.allCases)
    func alone(attribute: Attribute) {
        let screen = makeScreen()
        let constraint = LayoutConstraint(item: screen, attribute: attribute, constant: 5)
        constraint.isActive = true
        #expect(constraint.isActive == Self.sizes.contains(attribute))
    }

    @Test("A constraint with an invalid constant, multiplier or priority stays inactive")
    func numbers() {
        let screen = makeScreen()
        let constant = screen.widthAnchor.constraint(equalToConstant: .nan)
        let multiplier = screen.widthAnchor.constraint(equalTo: screen.heightAnchor, multiplier: -.infinity)
        let priority = screen.widthAnchor.constraint(equalToConstant: 1).withPriority(1001)
        for constraint in [constant, multiplier, priority] {
            constraint.isActive = true
            #expect(!constraint.isActive)
        }
        #expect(screen.layoutDiagnostics.map(\.kind) == [.invalidConstraint, .invalidConstraint, .invalidConstraint])
        screen.layoutIfNeeded()
    }

    @Test("A constraint between views without a common ancestor stays inactive, with a diagnostic")
    func strangers() {
        let (screen, other) = (makeScreen(), View(name: "other"))
        let constraint = other.topAnchor.constraint(equalTo: screen.topAnchor)
        other.layoutDiagnosticHandler = { _ in }
        constraint.isActive = true
        #expect(!constraint.isActive)
        #expect(other.layoutDiagnostics.map(\.kind) == [.noCommonAncestor])
        screen.addSubview(other)
        constraint.isActive = true
        #expect(constraint.isActive)
    }

    @Test("A constraint on a deallocated view stays inactive, with a diagnostic")
    func dead() {
        let screen = makeScreen()
        let constraint = screen.topAnchor.constraint(equalTo: View().topAnchor)
        constraint.isActive = true
        #expect(!constraint.isActive)
        #expect(constraint.secondItem == nil)
        #expect(screen.layoutDiagnostics.map(\.kind) == [.deadItem])
    }
}
