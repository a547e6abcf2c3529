import AutoLayout
import Testing

@Suite("Layout guides")
struct GuideTests {
    let screen = makeScreen(width: 300, height: 100)
    let box = View(name: "box")

    init() {
        screen.addSubview(box)
    }

    @Test("A guide takes part in layout as an item of its own")
    func spacer() {
        let guide = LayoutGuide()
        screen.addLayoutGuide(guide)
        LayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            guide.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.25),
            guide.topAnchor.constraint(equalTo: screen.topAnchor, constant: 5),
            guide.heightAnchor.constraint(equalToConstant: 10),
            box.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame == Rect(x: 0, y: 5, width: 75, height: 10))
        #expect(box.frame.minX == 75)
        #expect(guide.owningView === screen)
    }

    @Test("A guide that no view owns cannot be constrained yet, and is released like any other object")
    func homeless() {
        weak var trace: LayoutGuide?
        weak var node: LayoutNode?
        do {
            let guide = LayoutGuide()
            let width = guide.widthAnchor.constraint(equalToConstant: 10)
            width.isActive = true
            #expect(!width.isActive)
            (trace, node) = (guide, guide.layoutNode)
        }
        #expect(trace == nil && node == nil)
    }

    @Test("A constraint with a guide that no view owns stays inactive, and its diagnostic names the guide")
    func unownedGuide() {
        let guide = LayoutGuide()
        guide.identifier = "spacer"
        let constraint = box.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
        constraint.isActive = true
        #expect(!constraint.isActive)
        #expect(screen.layoutDiagnostics.map(\.kind) == [.noCommonAncestor])
        #expect(screen.layoutDiagnostics[0].viewName == "box")
        #expect(screen.layoutDiagnostics[0].location == constraint.location)
        #expect(
            screen.layoutDiagnostics[0].message.hasSuffix(
                "stays inactive: spacer has no owning view; add it to one with addLayoutGuide(_:)."))
        screen.addLayoutGuide(guide)
        constraint.isActive = true
        #expect(constraint.isActive && screen.layoutDiagnostics.count == 1)
    }

    @Test("A guide that is removed takes its constraints with it")
    func removed() {
        let guide = LayoutGuide()
        screen.addLayoutGuide(guide)
        let constraints = [
            guide.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            box.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 10),
        ]
        LayoutConstraint.activate(constraints)
        screen.layoutIfNeeded()
        screen.removeLayoutGuide(guide)
        #expect(constraints.allSatisfy { !$0.isActive })
        #expect(guide.owningView == nil && screen.layoutGuides.isEmpty)
        screen.layoutIfNeeded()
    }

    @Test("The safe area guide covers the view without its safe area insets, and follows their changes")
    func safeArea() {
        screen.safeAreaInsets = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let guide = screen.safeAreaLayoutGuide
        #expect(screen.safeAreaLayoutGuide === guide)
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame == Rect(x: 20, y: 10, width: 240, height: 60))
        screen.additionalSafeAreaInsets.left = 5
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame == Rect(x: 25, y: 10, width: 235, height: 60))
    }

    @Test("Margins are measured from the safe area, or from the edges if the view is set to do so")
    func margins() {
        screen.safeAreaInsets.left = 20
        let guide = screen.layoutMarginsGuide
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame == Rect(x: 28, y: 8, width: 264, height: 84))
        screen.insetsLayoutMarginsFromSafeArea = false
        screen.directionalLayoutMargins.leading = 1
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame == Rect(x: 1, y: 8, width: 291, height: 84))
        screen.layoutDirection = .rightToLeft
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame == Rect(x: 8, y: 8, width: 291, height: 84))
    }
}
