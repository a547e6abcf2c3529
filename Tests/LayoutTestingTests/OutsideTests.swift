import AutoLayout
import LayoutTesting
import Testing

@Suite("The rule that nothing is outside its parent")
struct OutsideTests {
    let screen = makeScreen()

    @Test("reports by how much a view extends beyond which edges")
    func outside() {
        let card = screen.add("card", 10, 10, 100, 50)
        card.add(nil, -5, 0, 112, 50)
        let faults = check(.nothingOutside).faults(in: screen)
        #expect(faults.map(\.problem) == [.outside(EdgeInsets(left: 5, right: 7))])
        #expect(
            "\(faults[0])" == """
                screen > card > View[0]: extends beyond its parent by 5 at the left and by 7 at the right \
                (320 × 568, left to right)
                """)
    }

    @Test("depends on the size of the screen")
    func sizes() {
        screen.add("wide", 0, 0, 500, 10)
        #expect(
            check(.nothingOutside, at: phone).faults(in: screen).map(\.problem) == [.outside(EdgeInsets(right: 180))])
        #expect(check(.nothingOutside, at: tablet).faults(in: screen) == [])
    }

    @Test("reports the same for a parent that has scrolled")
    func scrolled() {
        let card = screen.add("card", 10, 10, 100, 50)
        card.add("inside", 0, 0, 100, 50)
        card.bounds.origin = Point(x: 20, y: 30)
        #expect(check(.nothingOutside).faults(in: screen) == [])
    }

    @Test("lets a view fill its parent, and ignores hidden views")
    func inside() {
        let card = screen.add("card", 0, 0, 320, 568)
        card.add("hidden", -100, 0, 10, 10).isHidden = true
        #expect(check(.nothingOutside).faults(in: screen) == [])
    }

    @Test("lets content extend beyond its scroll view, but no view extend beyond the content")
    func content() {
        let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 50, height: 50), name: "scroll")
        screen.addSubview(scroll)
        let content = View(frame: Rect(x: 0, y: 0, width: 50, height: 500), name: "content")
        scroll.addSubview(content)
        #expect(check(.nothingOutside).faults(in: screen) == [])
        content.addSubview(View(frame: Rect(x: 20, y: 0, width: 50, height: 5), name: "wide"))
        #expect(check(.nothingOutside).faults(in: screen).map(\.viewName) == ["wide"])
    }
}
