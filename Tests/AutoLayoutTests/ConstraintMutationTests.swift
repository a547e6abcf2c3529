import AutoLayout
import Testing

@Suite("Constraints change in place")
struct ConstraintMutationTests {
    let screen = makeScreen()
    let box = View(name: "box")

    init() {
        screen.addSubview(box)
    }

    @Test("A changed constant moves the view with the next pass, not before")
    func constant() {
        let constraints = box.pin(10, 20, 30, 40, to: screen)
        screen.layoutIfNeeded()
        constraints[0].constant = 15
        #expect(box.frame.minX == 10)
        screen.layoutIfNeeded()
        #expect(box.frame == Rect(x: 15, y: 20, width: 30, height: 40))
        #expect(screen.constraints.first === constraints[0])
    }

    @Test("A changed multiplier takes effect in place, for sizes and for positions")
    func multiplier() {
        let constraints = box.pin(0, 0, 30, 40, to: screen)
        constraints[2].isActive = false
        constraints[0].isActive = false
        let width = box.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.5)
        let center = LayoutConstraint(item: box, attribute: .centerX, toItem: screen, attribute: .centerX)
        LayoutConstraint.activate([width, center])
        screen.layoutIfNeeded()
        #expect(box.frame == Rect(x: 97.5, y: 0, width: 195, height: 40))
        width.multiplier = 0.25
        center.multiplier = 0.5
        screen.layoutIfNeeded()
        #expect(box.frame == Rect(x: 48.75, y: 0, width: 97.5, height: 40))
    }

    @Test("An active constraint refuses a multiplier of 0, which would remove its second item")
    func zeroMultiplier() {
        box.pin(0, 0, 30, 40, to: screen)[2].isActive = false
        let width = box.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.5)
        width.isActive = true
        width.multiplier = 0
        #expect(width.multiplier == 0.5)
        #expect(screen.layoutDiagnostics.map(\.kind) == [.notFinite])
        screen.layoutIfNeeded()
        #expect(box.frame.width == 195)
    }

    @Test("A priority changes between required and optional and back")
    func priority() {
        box.pin(0, 0, 30, 40, to: screen)[2].isActive = false
        let narrow = box.widthAnchor.constraint(equalToConstant: 50).withPriority(500)
        let wide = box.widthAnchor.constraint(equalToConstant: 90).withPriority(400)
        LayoutConstraint.activate([narrow, wide])
        screen.layoutIfNeeded()
        #expect(box.frame.width == 50)
        wide.priority = .required
        screen.layoutIfNeeded()
        #expect(box.frame.width == 90)
        wide.priority = 499.5
        screen.layoutIfNeeded()
        #expect(box.frame.width == 50)
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("Activating twice is the same as once, and deactivating an inactive constraint does nothing")
    func activity() {
        let constraints = box.pin(0, 0, 30, 40, to: screen)
        LayoutConstraint.activate(constraints)
        #expect(screen.constraints.count == 2)
        #expect(box.constraints.count == 2)
        constraints[0].isActive = false
        constraints[0].isActive = false
        #expect(screen.constraints.count == 1)
        LayoutConstraint.deactivate(constraints)
        #expect(screen.constraints.isEmpty && box.constraints.isEmpty)
        #expect(constraints.allSatisfy { !$0.isActive })
    }

    @Test("A constraint that is deactivated and activated again takes effect again")
    func reactivation() {
        let constraints = box.pin(10, 20, 30, 40, to: screen)
        screen.layoutIfNeeded()
        constraints[2].isActive = false
        screen.layoutIfNeeded()
        #expect(box.frame.width == 0)
        constraints[2].isActive = true
        screen.layoutIfNeeded()
        #expect(box.frame.width == 30)
    }

    @Test("withPriority returns the constraint itself")
    func withPriority() {
        let width = box.widthAnchor.constraint(equalToConstant: 1)
        #expect(width.withPriority(.almostRequired) === width)
        #expect(width.priority == 999)
    }

    @Test("An invalid number set on an active constraint is refused, and the old number stays", arguments: [0, 1, 2])
    func notFinite(property: Int) {
        let width = box.pin(10, 20, 30, 40, to: screen)[2]
        switch property {
        case 0: width.constant = .nan
        case 1: width.multiplier = .infinity
        default: width.priority = LayoutPriority(0)
        }
        screen.layoutIfNeeded()
        #expect(width.isActive && width.constant == 30 && width.multiplier == 1 && width.priority == .required)
        #expect(box.frame == Rect(x: 10, y: 20, width: 30, height: 40))
        #expect(screen.layoutDiagnostics.map(\.kind) == [.notFinite])
    }

    /// What is missed is minimized before what is exceeded, so the larger width holds whichever is older.
    @Test("Of two widths of equal priority, the larger holds, in whatever order they are activated")
    func order() {
        box.pin(0, 0, 30, 40, to: screen)[2].isActive = false
        let first = box.widthAnchor.constraint(equalToConstant: 50).withPriority(500)
        let second = box.widthAnchor.constraint(equalToConstant: 90).withPriority(500)
        LayoutConstraint.activate([second, first])
        screen.layoutIfNeeded()
        #expect(box.frame.width == 90)
        second.isActive = false
        second.isActive = true
        screen.layoutIfNeeded()
        #expect(box.frame.width == 90)
    }

    @Test("A constraint remembers where it was written")
    func location() {
        let width = box.widthAnchor.constraint(equalToConstant: 1)
        #expect(width.location.description == "AutoLayoutTests/ConstraintMutationTests.swift:\(#line - 1)")
        let item = LayoutConstraint(item: box, attribute: .top, toItem: screen, attribute: .top)
        #expect(item.location.line == #line - 1)
    }

    @Test("A constraint describes itself as an equation")
    func description() {
        let top = LayoutConstraint(
            item: box, attribute: .top, relatedBy: .lessThanOrEqual, toItem: screen, attribute: .bottom,
            multiplier: 0.5, constant: -8
        ).withPriority(750)
        top.identifier = "gap"
        #expect("\(top)" == "\"gap\" box.top <= 0.5 × screen.bottom - 8 @ 750")
    }
}
