import AutoLayout
import Testing

@Suite("Guides in place of edges")
struct EdgeGuideTests {
    @Test("A view with a guide for its subviews' edges can move to another tree")
    func edgesElsewhere() async {
        await #expect(processExitsWith: .success) {
            let (screen, other, pane, guide) = (makeScreen(), makeScreen(), View(name: "pane"), LayoutGuide())
            for _ in 0..<5 {
                let view = View()
                screen.addSubview(view)
                view.pin(0, 0, 10, 10, to: screen)
            }
            screen.layoutIfNeeded()
            screen.addSubview(pane)
            pane.addLayoutGuide(guide)
            pane.guideForSubviewEdges = guide
            pane.removeFromSuperview()
            other.addSubview(pane)
            pane.pin(5, 6, 70, 80, to: other)
            other.layoutIfNeeded()
            precondition(pane.frame == Rect(x: 5, y: 6, width: 70, height: 80))
        }
    }

    @Test("A guide for subviews' edges works again when it is removed and added back after a pass")
    func guideBack() {
        let (screen, pane, guide, child) = (makeScreen(), View(name: "pane"), LayoutGuide(), View(name: "child"))
        screen.addSubview(pane)
        pane.pin(0, 0, 100, 100, to: screen)
        pane.addLayoutGuide(guide)
        pane.guideForSubviewEdges = guide
        let corner = [
            guide.leftAnchor.constraint(equalTo: pane.leftAnchor), guide.topAnchor.constraint(equalTo: pane.topAnchor),
        ]
        LayoutConstraint.activate(corner)
        pane.addSubview(child)
        child.pin(0, 0, 300, 400, to: pane)
        child.rightAnchor.constraint(equalTo: pane.rightAnchor).isActive = true
        child.bottomAnchor.constraint(equalTo: pane.bottomAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame.size == Size(width: 300, height: 400))
        pane.removeLayoutGuide(guide)
        screen.layoutIfNeeded()
        pane.addLayoutGuide(guide)
        LayoutConstraint.activate(corner)
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame.size == Size(width: 300, height: 400))
        #expect(screen.layoutConflicts.isEmpty)
    }

    @Test("Setting a guide for subviews' edges invalidates the fitting size")
    func edgesFitting() {
        let (screen, pane, guide, child) = (makeScreen(), View(name: "pane"), LayoutGuide(), View(name: "child"))
        screen.addSubview(pane)
        pane.addSubview(child)
        pane.addLayoutGuide(guide)
        guide.leftAnchor.constraint(equalTo: pane.leftAnchor).isActive = true
        guide.topAnchor.constraint(equalTo: pane.topAnchor).isActive = true
        child.pin(0, 0, 50, 50, to: pane)
        child.rightAnchor.constraint(equalTo: pane.rightAnchor).isActive = true
        child.bottomAnchor.constraint(equalTo: pane.bottomAnchor).isActive = true
        #expect(pane.systemLayoutSizeFitting(.zero) == Size(width: 50, height: 50))
        pane.guideForSubviewEdges = guide
        #expect(pane.systemLayoutSizeFitting(.zero) == .zero)
    }
}
