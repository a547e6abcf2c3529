import AutoLayout
import Testing

@Suite("Rectangles as sets of points")
struct RectTests {
    let box = Rect(x: 10, y: 20, width: 30, height: 40)

    @Test("A point on the left or top edge is inside, and one on the right or bottom edge is outside")
    func points() {
        #expect(box.contains(Point(x: 10, y: 20)))
        #expect(box.contains(Point(x: 39.5, y: 59.5)))
        #expect(!box.contains(Point(x: 40, y: 30)))
        #expect(!box.contains(Point(x: 20, y: 60)))
        #expect(!box.contains(Point(x: 9.5, y: 30)))
        #expect(!box.contains(Point(x: 20, y: 19.5)))
        #expect(!Rect(x: 10, y: 20, width: 0, height: 5).contains(Point(x: 10, y: 20)))
    }

    @Test("A rectangle contains itself, any rectangle inside it and null, but none that extends beyond an edge")
    func rectangles() {
        #expect(box.contains(box) && box.contains(.null))
        #expect(box.contains(Rect(x: 11, y: 20, width: 29, height: 40)))
        #expect(!box.contains(Rect(x: 11, y: 20, width: 30, height: 40)))
        #expect(!box.contains(Rect(x: 10, y: 19, width: 30, height: 1)))
    }

    @Test("Moving changes the corner alone; insets move each edge inward, until nothing is left")
    func moving() {
        #expect(box.offsetBy(dx: 5, dy: -7) == Rect(x: 15, y: 13, width: 30, height: 40))
        #expect(box.insetBy(dx: 5, dy: -2) == Rect(x: 15, y: 18, width: 20, height: 44))
        #expect(box.insetBy(dx: 15, dy: 0) == Rect(x: 25, y: 20, width: 0, height: 40))
        #expect(box.insetBy(dx: 16, dy: 0).isNull)
        #expect(box.insetBy(dx: 0, dy: 20.5).isNull)
        #expect(Rect.null.offsetBy(dx: 1, dy: 1).isNull && Rect.null.insetBy(dx: -1, dy: -1).isNull)
    }

    @Test("The intersection of two rectangles is their common area, or null where they only touch or are apart")
    func intersection() {
        let other = Rect(x: 30, y: 0, width: 100, height: 25)
        #expect(box.intersection(other) == Rect(x: 30, y: 20, width: 10, height: 5))
        #expect(other.intersection(box) == box.intersection(other))
        #expect(box.intersects(other))
        for apart in [Rect(x: 40, y: 20, width: 5, height: 5), Rect(x: 10, y: 60, width: 5, height: 5), .null] {
            #expect(box.intersection(apart).isNull)
            #expect(!box.intersects(apart))
        }
    }

    @Test("The union is the smallest rectangle that contains both; null adds nothing")
    func union() {
        #expect(box.union(Rect(x: 0, y: 50, width: 20, height: 30)) == Rect(x: 0, y: 20, width: 40, height: 60))
        #expect(box.union(.null) == box && Rect.null.union(box) == box)
    }

    @Test("A rectangle without area is empty but not null; the null rectangle is both")
    func empty() {
        #expect(!box.isEmpty && !box.isNull)
        #expect(Rect(x: 1, y: 1, width: 0, height: 9).isEmpty && Rect(x: 1, y: 1, width: 9, height: 0).isEmpty)
        #expect(Rect.null.isEmpty && Rect.null.isNull && !Rect.zero.isNull)
    }
}
