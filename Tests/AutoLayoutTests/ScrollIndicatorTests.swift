import AutoLayout
import Testing

@Suite("Scroll indicators")
struct ScrollIndicatorTests {
    @Test("An indicator at the bottom shows how far content is scrolled to the side, with its insets")
    func horizontalIndicator() {
        let box = ScrollView(frame: Rect(x: 0, y: 0, width: 106, height: 50))
        box.contentSize = Size(width: 190, height: 40)
        (box.contentInset.left, box.contentInset.right) = (12, 10)
        let screen = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
        screen.addSubview(box)
        screen.layoutIfNeeded()
        // Half of 190 + 12 + 10 points is visible, on a track of 106 - 2 × 3 points. It is 3 high, and 3 above the edge.
        box.contentOffset.x = -12
        #expect(box.scrollIndicators == [Rect(x: 3, y: 44, width: 50, height: 3)])
        box.contentOffset.x = 41
        #expect(box.scrollIndicators == [Rect(x: 28, y: 44, width: 50, height: 3)])
        box.contentOffset.x = 94
        #expect(box.scrollIndicators == [Rect(x: 53, y: 44, width: 50, height: 3)])
        // Long content has the shortest indicator, 7 points; both indicators are shown if content is large both ways.
        box.contentSize = Size(width: 10_000, height: 93)
        box.contentOffset = Point(x: -12, y: 0)
        #expect(
            box.scrollIndicators == [
                Rect(x: 100, y: 3, width: 3, height: 44.0 * 50 / 93), Rect(x: 3, y: 44, width: 7, height: 3),
            ])
        box.showsHorizontalScrollIndicator = false
        #expect(box.scrollIndicators.count == 1)
    }

    @Test("An edge of 13 points is too short for an indicator, and one of 14 is not")
    func shortEdge() {
        let box = ScrollView(frame: Rect(x: 0, y: 0, width: 60, height: 13))
        box.contentSize = Size(width: 60, height: 500)
        let screen = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
        screen.addSubview(box)
        screen.layoutIfNeeded()
        #expect(box.scrollIndicators.isEmpty)
        box.frame.size.height = 14
        screen.layoutIfNeeded()
        #expect(box.scrollIndicators == [Rect(x: 54, y: 3, width: 3, height: 7)])
    }
}
