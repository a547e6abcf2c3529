import AutoLayout
import Testing

@Suite("Multipliers on positions")
struct MultiplierTests {
    @Test("A multiplier on a center applies in the container's coordinates, wherever the container is")
    func container() {
        let screen = makeScreen()
        let panel = View(frame: Rect(x: 100, y: 200, width: 200, height: 100))
        let box = View()
        screen.addSubview(panel)
        panel.addSubview(box)
        box.pin(0, 0, 20, 10, to: panel)[0].isActive = false
        LayoutConstraint(item: box, attribute: .centerX, toItem: panel, attribute: .centerX, multiplier: 0.5).isActive =
            true
        screen.layoutIfNeeded()
        #expect(box.center.x == 50)
    }

    @Test("Between siblings, too, a multiplier applies in the container's coordinates")
    func siblings() {
        let screen = makeScreen()
        let panel = View(frame: Rect(x: 100, y: 200, width: 200, height: 100))
        let (first, second) = (View(), View())
        screen.addSubview(panel)
        panel.addSubview(first)
        panel.addSubview(second)
        first.pin(10, 20, 20, 10, to: panel)
        second.pin(0, 0, 20, 10, to: panel)[1].isActive = false
        let top = LayoutConstraint(
            item: second, attribute: .top, toItem: first, attribute: .bottom, multiplier: 3, constant: 1)
        top.isActive = true
        screen.layoutIfNeeded()
        #expect(second.frame.minY == 91)
        top.multiplier = 1
        screen.layoutIfNeeded()
        #expect(second.frame.minY == 31)
        top.multiplier = 2
        screen.layoutIfNeeded()
        #expect(second.frame.minY == 61)
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("An aspect ratio ties a view's width to its height")
    func aspectRatio() {
        let screen = makeScreen()
        let box = View()
        screen.addSubview(box)
        box.pin(0, 0, 160, 0, to: screen)[3].isActive = false
        LayoutConstraint(item: box, attribute: .width, toItem: box, attribute: .height, multiplier: 16 / 9).isActive =
            true
        screen.layoutIfNeeded()
        #expect(abs(box.frame.height - 90) < 1e-9)
    }
}
