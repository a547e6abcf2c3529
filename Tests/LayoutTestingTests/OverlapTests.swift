import AutoLayout
import LayoutControls
import LayoutTesting
import Testing

@Suite("The rule against overlaps")
struct OverlapTests {
    let screen = makeScreen()

    private var problems: [LayoutFault.Problem] { check(.noOverlaps).faults(in: screen).map(\.problem) }

    @Test("reports the front view, the one behind it, and the place")
    func overlap() {
        screen.add("title", 10, 20, 100, 50)
        screen.add("badge", 90, 60, 40, 40)
        let faults = check(.noOverlaps).faults(in: screen)
        #expect(faults.map(\.viewName) == ["badge"])
        #expect(faults.map(\.problem) == [.overlap(of: "title", at: Rect(x: 90, y: 60, width: 20, height: 10))])
        #expect(
            "\(faults[0])"
                == "screen > badge: overlaps title by 20 × 10 at (90, 60) (320 × 568, left to right)")
    }

    @Test("treats the view with the greater z position as the one in front")
    func depth() {
        screen.add("title", 10, 20, 100, 50).zPosition = 1
        screen.add("badge", 90, 60, 40, 40)
        #expect(check(.noOverlaps).faults(in: screen).map(\.viewName) == ["title"])
    }

    @Test("lets views touch")
    func touching() {
        screen.add("left", 0, 0, 100, 50)
        screen.add("right", 100, 0, 100, 50)
        screen.add("below", 0, 50 - 1e-9, 200, 50)
        #expect(problems.isEmpty)
    }

    @Test("compares only siblings: a view may cover its parent")
    func parent() {
        screen.add("card", 0, 0, 100, 100).add("picture", 0, 0, 100, 100)
        #expect(problems.isEmpty)
    }

    @Test("ignores hidden and empty views")
    func invisible() {
        screen.add("card", 0, 0, 100, 100)
        screen.add("hidden", 0, 0, 100, 100).isHidden = true
        screen.add("line", 50, 0, 0, 100)
        #expect(problems.isEmpty)
    }

    @Test("lets a button without a title cover its parent", arguments: [nil, "Title"])
    func overlays(title: String?) {
        screen.add("label", 10, 20, 100, 50)
        let button = Button(title)
        button.frame = screen.bounds
        screen.addSubview(button)
        #expect(problems.count == (title == nil ? 0 : 1))
        button.backgroundColor = .white
        #expect(problems.count == 1)
        button.backgroundColor = nil
        button.frame.size.height = 100
        #expect(problems.count == 1)
    }

    @Test("reports each pair, whatever the order from top to bottom")
    func pairs() {
        screen.add("a", 0, 60, 100, 40)
        screen.add("b", 0, 0, 100, 100)
        screen.add("c", 0, 30, 100, 10)
        #expect(
            problems == [
                .overlap(of: "a", at: Rect(x: 0, y: 60, width: 100, height: 40)),
                .overlap(of: "b", at: Rect(x: 0, y: 30, width: 100, height: 10)),
            ])
    }

    @Test("finds the same overlaps as comparing all pairs, for random frames", arguments: 1...20 as ClosedRange<UInt64>)
    func random(seed: UInt64) {
        var state = seed
        func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 60)
        }
        let views = (0..<30).map { screen.add("\($0)", next(), next(), next() / 4, next() / 4) }
        var expected: [String] = []
        for front in views.indices {
            for back in 0..<front {
                let (one, two) = (views[front].frame, views[back].frame)
                let across = min(one.maxX, two.maxX) - max(one.minX, two.minX)
                let down = min(one.maxY, two.maxY) - max(one.minY, two.minY)
                if across > 0, down > 0 { expected.append("\(front) \(back)") }
            }
        }
        let found = check(.noOverlaps).faults(in: screen).map { fault in
            guard case .overlap(let sibling, _) = fault.problem else { return "" }
            return "\(fault.viewName) \(sibling)"
        }
        #expect(found == expected, "seed \(seed)")
    }

    @Test("lets a background lie behind its siblings in a scrolled view as well")
    func scrolledBackground() {
        let background = screen.add("background", 0, 50, screen.bounds.width, screen.bounds.height)
        screen.add("row", 0, 60, 20, 20)
        #expect(check(.noOverlaps).faults(in: screen).map { $0.viewName } == ["row"])
        screen.bounds.origin.y = 50
        #expect(background.frame == screen.bounds)
        #expect(check(.noOverlaps).faults(in: screen) == [])
    }
}
