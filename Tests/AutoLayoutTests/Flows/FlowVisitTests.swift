import AutoLayout
import TestSupport
import Testing

@Suite("A flow that has been in another tree")
struct FlowVisitTests {
    @Test(
        "measures its labels at the text scale of the tree in which it is", arguments: [true, false], [true, false])
    func textScale(isLaidOutThere: Bool, isHidden: Bool) {
        for (leavesFirst, scale) in [(true, 0), (false, 0), (true, 0.3), (false, 0.3), (true, 2)] {
            let (screen, home) = (makeGridScreen(width: 330, height: 111), View())
            let host = View(frame: Rect(x: 0, y: 0, width: 90, height: 90))
            (screen.textScale, screen.displayScale, host.displayScale) = (2, scale, 2)
            screen.addSubview(home)
            let (flow, label) = (FlowView(), Label("one two", fontSize: 10))
            home.addSubview(flow)
            flow.isHidden = isHidden
            screen.layoutIfNeeded()
            flow.addArrangedSubview(label)
            if isLaidOutThere { screen.layoutIfNeeded() }
            host.addSubview(flow)
            host.layoutIfNeeded()
            if leavesFirst { flow.removeFromSuperview() }
            home.addSubview(flow)
            screen.layoutIfNeeded()
            #expect(label.frame.height == 20, "\(leavesFirst) \(scale)")
        }
    }
}
