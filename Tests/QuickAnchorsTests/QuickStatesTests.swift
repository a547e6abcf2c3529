import QuickAnchors
import Testing

@Suite("States of quick anchors")
struct QuickStatesTests {
    @Test("The constraints of a named state can be made from quick anchors")
    func filled() {
        let screen = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
        let (box, states) = (View(), LayoutStates<String>())
        screen.quickAdd(box, [topToTop(), leadingToLeading(), heightToConstant(10)])
        states["narrow"] = [widthToConstant(50), leadingToLeading(8).priority(1)].map { box.constraint($0) }
        states["wide"] = [box.constraint(trailingToTrailing(-20))]
        let widths = ["narrow", "wide", "narrow"].map { name in
            states.activate(name)
            screen.layoutIfNeeded()
            return box.frame.width
        }
        #expect(widths == [50, 180, 50])
        #expect(screen.layoutDiagnostics.isEmpty)
    }
}
