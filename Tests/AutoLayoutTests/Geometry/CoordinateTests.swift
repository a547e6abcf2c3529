import AutoLayout
import TestSupport
import Testing

@Suite("Coordinates of views")
struct CoordinateTests {
    let screen = View(frame: Rect(x: 7, y: 9, width: 300, height: 200), name: "screen")
    let panel = View(frame: Rect(x: 30, y: 40, width: 200, height: 100), name: "panel")
    let box = View(frame: Rect(x: 5, y: 6, width: 50, height: 60), name: "box")
    let other = View(frame: Rect(x: 100, y: 80, width: 60, height: 50), name: "other")

    init() {
        screen.addSubview(panel)
        panel.addSubview(box)
        screen.addSubview(other)
    }

    @Test("A point is converted to the parent by the view's frame, and to the root by all frames in between")
    func upwards() {
        #expect(box.convert(Point(x: 1, y: 2), to: panel) == Point(x: 6, y: 8))
        #expect(box.convert(Point(x: 1, y: 2), to: screen) == Point(x: 36, y: 48))
        #expect(box.convert(Point(x: 1, y: 2), to: nil) == Point(x: 36, y: 48))
        #expect(box.convert(Point(x: 1, y: 2), to: box) == Point(x: 1, y: 2))
    }

    @Test("A point can be converted to a cousin's coordinates and back")
    func sideways() {
        #expect(box.convert(Point(x: 1, y: 2), to: other) == Point(x: -64, y: -32))
        #expect(box.convert(Point(x: -64, y: -32), from: other) == Point(x: 1, y: 2))
        #expect(box.convert(Point(x: 36, y: 48), from: nil) == Point(x: 1, y: 2))
    }

    @Test("Converting a rectangle keeps its size")
    func rectangles() {
        #expect(box.convert(box.bounds, to: screen) == Rect(x: 35, y: 46, width: 50, height: 60))
        #expect(other.convert(box.bounds, from: box) == Rect(x: -65, y: -34, width: 50, height: 60))
    }

    @Test("The origin of the bounds scrolls the content of a view and does not move the view's frame")
    func scrolled() {
        panel.bounds.origin = Point(x: 10, y: 25)
        #expect(panel.frame == Rect(x: 30, y: 40, width: 200, height: 100))
        #expect(panel.bounds == Rect(x: 10, y: 25, width: 200, height: 100))
        #expect(box.convert(Point.zero, to: panel) == Point(x: 5, y: 6))
        #expect(box.convert(Point.zero, to: screen) == Point(x: 25, y: 21))
        #expect(panel.convert(Point(x: 10, y: 25), to: screen) == Point(x: 30, y: 40))
        #expect(screen.convert(Point(x: 25, y: 21), to: box) == .zero)
        screen.bounds.origin.x = 100
        #expect(box.convert(Point.zero, to: nil) == Point(x: 25, y: 21))
    }

    @Test("Converting to a parent that is far from the origin loses no digits")
    func exact() {
        panel.frame.origin = Point(x: 1e15, y: 0)
        box.frame.origin.x = 0.1
        #expect(box.convert(Point.zero, to: panel).x == 0.1)
    }

    @Test("Layout does not change when a view scrolls")
    func layout() {
        let inner = View()
        box.addSubviewWithEdgeConstraints(inner)
        screen.layoutIfNeeded()
        let frames = screen.everything.map(\.frame)
        box.bounds.origin = Point(x: 3, y: 4)
        screen.layoutIfNeeded()
        #expect(screen.everything.map(\.frame) == frames)
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("Converting a point between two trees stops the program")
    func trees() async {
        await #expect(processExitsWith: .failure) { _ = View().convert(Point.zero, to: View()) }
    }

    @Test("A hit test finds the frontmost visible view at a point, and nothing outside the root")
    func hits() {
        #expect(screen.hitTest(Point(x: 40, y: 50)) === box)
        #expect(screen.hitTest(Point(x: 200, y: 100)) === panel)
        #expect(screen.hitTest(Point(x: 150, y: 100)) === other)
        #expect(screen.hitTest(Point(x: 299, y: 199)) === screen)
        #expect(screen.hitTest(Point(x: 300, y: 199)) == nil)
        other.isHidden = true
        #expect(screen.hitTest(Point(x: 150, y: 100)) === panel)
        screen.isHidden = true
        #expect(screen.hitTest(Point(x: 40, y: 50)) == nil)
    }

    @Test("A view in front by its z position is hit first")
    func hitsInDepth() {
        #expect(screen.hitTest(Point(x: 150, y: 100)) === other)
        panel.zPosition = 1
        #expect(screen.hitTest(Point(x: 150, y: 100)) === panel)
        other.zPosition = 2
        #expect(screen.hitTest(Point(x: 150, y: 100)) === other)
    }

    @Test("A view that extends beyond its parent is hit only inside the parent, and a scrolled view where it appears")
    func hitsInside() {
        box.frame = Rect(x: 180, y: 0, width: 100, height: 10)
        #expect(screen.hitTest(Point(x: 220, y: 45)) === box)
        #expect(screen.hitTest(Point(x: 240, y: 45)) === screen)
        panel.bounds.origin = Point(x: 180, y: 0)
        #expect(screen.hitTest(Point(x: 31, y: 45)) === box)
        #expect(screen.hitTest(Point(x: 220, y: 45)) === panel)
    }

    @Test("A view overrides point(inside:) to define where it is hit")
    func roundHits() {
        let round = Round(frame: Rect(x: 0, y: 150, width: 20, height: 20))
        screen.addSubview(round)
        #expect(screen.hitTest(Point(x: 10, y: 160)) === round)
        #expect(screen.hitTest(Point(x: 1, y: 151)) === screen)
    }

    @Test("Hit tests and conversions in a very deep tree do not overflow the stack")
    func deep() {
        let root = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
        var last = root
        for _ in 0..<Effort.size(100_000) {
            let next = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
            last.addSubview(next)
            last = next
        }
        last.tag = 3
        #expect(root.hitTest(Point(x: 5, y: 5)) === last)
        #expect(last.convert(Point(x: 1, y: 1), to: nil) == Point(x: 1, y: 1))
        #expect(root.viewWithTag(3) === last)
    }
}

/// A view that is hit only inside a circle.
private final class Round: View {
    override func point(inside point: Point) -> Bool {
        let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
        return x * x + y * y < bounds.width * bounds.width / 4
    }
}
