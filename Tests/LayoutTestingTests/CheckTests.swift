import AutoLayout
import LayoutTesting
import TestSupport
import Testing

@Suite("A check of a layout")
struct CheckTests {
    let screen = makeScreen()

    /// Adds a box that is 400 points wide, which is too wide for a phone, at the leading edge.
    private func addWideBox(to screen: View) -> View {
        let box = View(name: "box")
        screen.addSubview(box)
        LayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            box.topAnchor.constraint(equalTo: screen.topAnchor),
            box.widthAnchor.constraint(equalToConstant: 400),
            box.heightAnchor.constraint(equalToConstant: 20),
        ])
        return box
    }

    @Test("goes through the sizes, and for each through the directions")
    func screens() {
        _ = addWideBox(to: screen)
        let faults = LayoutCheck(sizes: [tablet, phone]).faults(in: screen)
        #expect(faults.map(\.screenSize) == [phone, phone])
        #expect(faults.map(\.direction) == [.leftToRight, .rightToLeft])
        #expect(faults.map(\.problem) == [.outside(EdgeInsets(right: 80)), .outside(EdgeInsets(left: 80))])
    }

    @Test("reports the same fault on several screens once, with the list of screens")
    func repeated() {
        screen.add("card", -7, 0, 100, 100)
        let faults = LayoutCheck(sizes: [phone, tablet]).faults(in: screen)
        #expect(faults.map(\.viewName) == ["card"])
        #expect(faults.first?.screens.map(\.size) == [phone, phone, tablet, tablet])
        #expect(faults.first?.screens.map(\.direction) == [.leftToRight, .rightToLeft, .leftToRight, .rightToLeft])
        #expect(
            faults.first?.description
                == "screen > card: extends beyond its parent by 7 at the left (320 × 568, left to right; "
                + "320 × 568, right to left; 768 × 1024, left to right; 768 × 1024, right to left)")
    }

    @Test("reports two faults if a screen has the same one twice, each with its list of screens")
    func twice() {
        for y in [0.0, 50] { screen.add("card", -7, y, 10, 10) }
        let faults = LayoutCheck(sizes: [phone, tablet], directions: [.leftToRight]).faults(in: screen)
        #expect(faults.map(\.viewName) == ["card", "card"])
        #expect(faults.map { $0.screens.map(\.size) } == [[phone, tablet], [phone, tablet]])
    }

    @Test("reports a conflict on all screens only once, whatever its numbers")
    func repeatedConflict() {
        let box = addWideBox(to: screen)
        box.trailingAnchor.constraint(equalTo: screen.trailingAnchor).isActive = true
        let faults = LayoutCheck(sizes: [phone, tablet], rules: [.noConflicts]).faults(in: screen)
        #expect(faults.map(\.screens.count) == [4])
    }

    @Test("leaves the tree as it was")
    func restored() {
        let box = addWideBox(to: screen)
        screen.frame.origin = Point(x: 7, y: 9)
        screen.layoutDirection = .rightToLeft
        screen.layoutIfNeeded()
        let before = (screen.frame, box.frame)
        #expect(!LayoutCheck(sizes: [phone]).faults(in: screen).isEmpty)
        #expect((screen.frame, box.frame) == before)
        #expect(screen.layoutDirection == .rightToLeft)
        var told = 0
        screen.layoutDiagnosticHandler = { _ in told += 1 }
        box.frame.origin.x = .nan
        #expect(told == 1)
    }

    @Test("leaves the reading direction as it was, whichever was checked last", arguments: LayoutDirection.allCases)
    func direction(before: LayoutDirection) {
        screen.layoutDirection = before
        #expect(LayoutCheck(sizes: [phone]).faults(in: screen).isEmpty)
        #expect(screen.layoutDirection == before)
    }

    @Test("builds the tree anew for each screen when given a closure")
    func builders() {
        var count = 0
        let faults = LayoutCheck(sizes: [phone, tablet]).faults {
            count += 1
            let screen = makeScreen()
            _ = addWideBox(to: screen)
            return screen
        }
        #expect(count == 4)
        #expect(
            faults
                == LayoutCheck(sizes: [phone, tablet]).faults(
                    in: {
                        _ = addWideBox(to: screen)
                        return screen
                    }()))
    }

    @Test("checks only its own rules", arguments: LayoutRule.allCases)
    func rules(left: LayoutRule) {
        let faulty = makeFaultyScreen()
        let rest = Set(LayoutRule.allCases).subtracting([left])
        let faults = LayoutCheck(sizes: [phone], directions: [.leftToRight], rules: rest).faults(in: faulty)
        #expect(Set(faults.map(\.problem.rule)) == rest)
    }

    @Test("exempts views by name and by predicate, each from one rule")
    func exemptions() {
        screen.add("card", 0, 0, 100, 100)
        screen.add("badge", 90, -10, 20, 20).tag = 7
        let check = LayoutCheck(sizes: [phone])
        #expect(Set(check.faults(in: screen).map(\.problem.rule)) == [.noOverlaps, .nothingOutside])
        let overlapping = check.exempting("badge", "bubble", from: .noOverlaps)
        #expect(Set(overlapping.faults(in: screen).map(\.problem.rule)) == [.nothingOutside])
        #expect(overlapping.exempting(from: .nothingOutside) { $0.tag == 7 }.faults(in: screen) == [])
    }

    @Test("ignores views that are invisible, and their subviews", arguments: [0, 0.005])
    func transparent(alpha: Double) {
        screen.add("title", 0, 0, 100, 40)
        let waiting = Label("Waits to be faded in", name: "waiting")
        waiting.frame = Rect(x: -10, y: 0, width: 100, height: 30)
        waiting.isTouchTarget = true
        waiting.add("icon", -5, 0, 10, 10)
        screen.addSubview(waiting)
        let check = LayoutCheck(sizes: [phone], directions: [.leftToRight])
        let all: Set<LayoutRule> = [.noOverlaps, .nothingOutside, .textFits, .touchTargets]
        #expect(Set(check.faults(in: screen).map(\.problem.rule)) == all)
        waiting.alpha = alpha
        #expect(check.faults(in: screen) == [])
    }

    @Test("lists faults from parents to children and from back to front, the same each time")
    func order() {
        for index in 0..<3 { screen.add("\(index)", -1, Double(index) * 10, 10, 10).add("in \(index)", -1, 0, 5, 5) }
        let check = LayoutCheck(sizes: [phone], directions: [.leftToRight])
        let faults = check.faults(in: screen)
        #expect(faults.map(\.viewName) == ["0", "in 0", "1", "in 1", "2", "in 2"])
        #expect(check.faults(in: screen) == faults)
    }

    @Test("of a very deep tree runs without running out of stack")
    func depth() {
        var view = screen
        for _ in 0..<(Effort.isFull ? 100_000 : 20_000) { view = view.add(nil, 0, 0, 1, 1) }
        view.add("last", 0, 0, 2, 1)
        #expect(check(.nothingOutside).faults(in: screen).map(\.viewName) == ["last"])
    }
}

/// A screen that breaks every rule.
private func makeFaultyScreen() -> View {
    let screen = makeScreen()
    let (open, torn) = (View(name: "open"), View(name: "torn"))
    for view in [open, torn] { screen.addSubview(view) }
    LayoutConstraint.activate([
        open.topAnchor.constraint(equalTo: screen.topAnchor, constant: 100),
        open.heightAnchor.constraint(equalToConstant: 20),
        torn.widthAnchor.constraint(equalToConstant: 10),
        torn.widthAnchor.constraint(equalToConstant: 20),
        open.widthAnchor.constraint(equalToConstant: 30).withPriority(500),
        open.widthAnchor.constraint(equalToConstant: 40).withPriority(500),
    ])
    screen.add("card", 200, 0, 50, 50)
    screen.add("badge", 240, -5, 20, 20).isTouchTarget = true
    let label = Label("without room", name: "label")
    label.frame = Rect(x: 100, y: 300, width: 10, height: 10)
    screen.addSubview(label)
    return screen
}
