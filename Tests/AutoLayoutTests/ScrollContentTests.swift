import AutoLayout
import Testing

@Suite("The content of a scroll view")
struct ScrollContentTests {
    let screen = makeScreen(width: 300, height: 400)
    let scroll = ScrollView(name: "scroll")

    init() {
        screen.addSubview(scroll)
        scroll.pin(0, 100, 200, 250, to: screen)
    }

    @Test("does not inherit the part of the safe area that the adjusted insets include")
    func safeAreaOfContent() {
        screen.safeAreaInsets = EdgeInsets(top: 120, left: 5, bottom: 60, right: 0)
        let content = View(name: "content")
        scroll.addSubviewWithEdgeConstraints(content)
        content.preservesSuperviewLayoutMargins = true
        let width = content.widthAnchor.constraint(equalToConstant: 100)
        LayoutConstraint.activate([width, content.heightAnchor.constraint(equalToConstant: 250)])
        let guide = content.safeAreaLayoutGuide
        func insets(_ behavior: ScrollView.ContentInsetAdjustmentBehavior, width points: Double) -> EdgeInsets {
            scroll.contentInsetAdjustmentBehavior = behavior
            width.constant = points
            screen.layoutIfNeeded()
            let (safeArea, inside) = (content.safeAreaInsets, guide.layoutFrame)
            #expect(inside.minX == safeArea.left && inside.minY == safeArea.top, "\(behavior) \(points)")
            return safeArea
        }
        // 20 of the safe area's top, 5 of its left and 10 of its bottom reach into the scroll view.
        #expect(insets(.automatic, width: 200) == EdgeInsets(left: 5))
        #expect(content.layoutMargins == EdgeInsets(top: 8, left: 13, bottom: 8, right: 8))
        #expect(insets(.automatic, width: 300) == .zero)
        #expect(insets(.automatic, width: 200) == EdgeInsets(left: 5))
        #expect(insets(.always, width: 200) == .zero)
        #expect(insets(.never, width: 200) == EdgeInsets(top: 20, left: 5, bottom: 10))
        // The content is as high as the frame, so it does not scroll.
        #expect(insets(.scrollableAxes, width: 200) == EdgeInsets(top: 20, left: 5, bottom: 10))
    }
}
