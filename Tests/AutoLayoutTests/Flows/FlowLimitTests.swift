import AutoLayout
import Testing

@Suite("Flows with a limited number of lines")
struct FlowLimitTests: FlowShowing {
    let screen = makeScreen(width: 200, height: 500)

    @Test("Views beyond the last allowed line are hidden until there is room for them")
    func limited() {
        let contents = (0..<6).map { _ in Content(60, 20) }
        let flow = FlowView { contents }
        flow.maximumNumberOfLines = 1
        show(flow)
        #expect(contents.map(\.isHidden) == [false, false, false, true, true, true])
        #expect(flow.frame.height == 20)
        resize(300)
        #expect(contents.map(\.isHidden) == [false, false, false, false, false, true])
        contents[0].isHidden = true
        resize(300)
        #expect(contents.map(\.isHidden) == [true, false, false, false, false, false])
        flow.maximumNumberOfLines = 0
        contents[0].isHidden = false
        resize(200)
        #expect(contents.allSatisfy { !$0.isHidden } && flow.lineCount == 2)
    }

    @Test("A view beyond the last allowed line stays hidden, even if a condition would show it")
    func excessAndCondition() {
        let contents = (0..<3).map { _ in Content(60, 20) }
        contents[2].isHidden = true
        contents[2].setHidden(false, when: .width(atLeast: 50))
        let flow = FlowView { contents }
        flow.maximumNumberOfLines = 1
        show(flow)
        resize(120)
        #expect(contents.map(\.isHidden) == [false, false, true])
        resize(180)
        #expect(contents.map(\.isHidden) == [false, false, false])
        resize(40)
        #expect(contents.map(\.isHidden) == [false, true, true])
    }

    @Test("A view that a flow hid for lack of lines can be shown once the flow is gone")
    func flowGone() {
        let views = (0..<3).map { _ in Content(60, 20) }
        do {
            let (screen, flow) = (makeScreen(), FlowView())
            flow.maximumNumberOfLines = 1
            for view in views { flow.addArrangedSubview(view) }
            screen.addSubview(flow)
            flow.pin(0, 0, 130, 100, to: screen)
            screen.layoutIfNeeded()
        }
        #expect(views[2].superview == nil)
        views[2].isHidden = false
        #expect(!views[2].isHidden)
    }

    @Test("Hiding or showing a view that already has no line makes room for others, or takes it")
    func hiddenByHand() {
        let contents = [120.0, 190, 75].map { Content($0, 20) }
        let flow = FlowView { contents }
        flow.maximumNumberOfLines = 1
        show(flow)
        #expect(contents.map(\.isHidden) == [false, true, true])
        contents[1].isHidden = true
        resize(200)
        #expect(contents.map(\.isHidden) == [false, true, false] && contents[2].frame.minX == 120)
        contents[1].isHidden = false
        resize(200)
        #expect(contents.map(\.isHidden) == [false, true, true])
    }
}
