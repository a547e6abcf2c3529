import AutoLayout
import Testing

@Suite("Safe area")
struct SafeAreaTests {
    let screen = makeScreen(width: 300, height: 200)
    let panel = View(name: "panel")
    let insets = EdgeInsets(top: 40, left: 10, bottom: 30, right: 20)

    init() {
        screen.safeAreaInsets = insets
        screen.addSubview(panel)
    }

    @Test("A child's inset is max(0, parent's inset − max(0, distance)) at each edge")
    func reaches() {
        panel.frame = Rect(x: 4, y: 15, width: 276, height: 185)
        let guide = panel.safeAreaLayoutGuide
        screen.layoutIfNeeded()
        #expect(panel.safeAreaInsets == EdgeInsets(top: 25, left: 6, bottom: 30, right: 0))
        #expect(guide.layoutFrame == Rect(x: 6, y: 25, width: 270, height: 130))
    }

    @Test("A child that sticks out of its parent never gets more than the parent's own insets")
    func sticksOut() {
        panel.frame = Rect(x: -50, y: -60, width: 500, height: 400)
        #expect(panel.safeAreaInsets == insets)
    }

    @Test("The safe area of a view placed by constraints is updated in the pass that moves the view")
    func moved() {
        let guide = panel.safeAreaLayoutGuide
        let top = panel.pin(0, 0, 300, 200, to: screen)[1]
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame == Rect(x: 10, y: 40, width: 270, height: 130))
        top.constant = 25
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame == Rect(x: 10, y: 15, width: 270, height: 155))
    }

    @Test("Additional insets reach the views inside a view, but not its parent")
    func additional() {
        let inner = View(name: "inner")
        screen.addSubviewWithEdgeConstraints(panel)
        panel.addSubviewWithEdgeConstraints(inner)
        panel.additionalSafeAreaInsets = EdgeInsets(top: 5)
        let guide = inner.safeAreaLayoutGuide
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame.minY == 45)
        #expect(screen.safeAreaInsets == insets)
        panel.additionalSafeAreaInsets.top = 8
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame.minY == 48)
    }

    @Test("Changed insets of the screen reach guides through views without guides of their own")
    func changed() {
        let inner = View(name: "inner")
        screen.addSubviewWithEdgeConstraints(panel)
        panel.addSubviewWithEdgeConstraints(inner)
        let guide = inner.safeAreaLayoutGuide
        screen.layoutIfNeeded()
        screen.safeAreaInsets.left = 44
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 44)
        screen.frame.size.width = 400
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame == Rect(x: 44, y: 40, width: 336, height: 130))
    }

    @Test("As its parent grows wider, a child placed by its frame overlaps less of the right inset")
    func parentGrows() {
        panel.frame = Rect(x: 0, y: 0, width: 300, height: 200)
        let guide = panel.safeAreaLayoutGuide
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame.maxX == 280)
        screen.frame.size.width = 312
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame.maxX == 292)
    }

    @Test("A view that moves to another tree gets that tree's safe area")
    func adopted() {
        let other = makeScreen(width: 100, height: 100)
        let guide = panel.safeAreaLayoutGuide
        panel.frame = Rect(x: 0, y: 0, width: 100, height: 100)
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame.minY == 40)
        other.addSubview(panel)
        other.layoutIfNeeded()
        #expect(guide.layoutFrame == Rect(x: 0, y: 0, width: 100, height: 100))
        panel.removeFromSuperview()
        panel.safeAreaInsets.top = 3
        panel.layoutIfNeeded()
        #expect(guide.layoutFrame.minY == 3)
    }

    @Test("A view is notified of a changed safe area before it is laid out, and only once")
    func told() {
        final class Listener: View {
            var calls: [String] = []
            override func safeAreaInsetsDidChange() { calls.append("insets \(safeAreaInsets.top.rounded())") }
            override func layoutSubviews() { calls.append("layout") }
        }
        let listener = Listener()
        screen.addSubviewWithEdgeConstraints(listener)
        _ = listener.safeAreaLayoutGuide
        screen.layoutIfNeeded()
        listener.calls = []
        screen.safeAreaInsets.top = 50
        screen.layoutIfNeeded()
        screen.layoutIfNeeded()
        #expect(listener.calls == ["insets 50.0", "layout"])
    }

    @Test("Content constrained to a view's safe area can determine the size of the view")
    func selfSizing() {
        let bar = View(name: "bar")
        let content = Content(100, 20)
        screen.addSubview(bar)
        bar.addSubview(content)
        let safeArea = bar.safeAreaLayoutGuide
        LayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            content.topAnchor.constraint(equalTo: safeArea.topAnchor),
            content.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
        ])
        screen.layoutIfNeeded()
        #expect(bar.frame == Rect(x: 0, y: 150, width: 300, height: 50))
        #expect(content.frame == Rect(x: 10, y: 0, width: 100, height: 20))
    }

    @Test("A guide requested before its view is placed is correct after the first pass, even without insets")
    func firstPass() {
        let card = View(name: "card")
        let inner = View(name: "inner")
        let screen = makeScreen(width: 300, height: 300)
        screen.safeAreaInsets.top = 47
        screen.addSubview(card)
        card.addSubview(inner)
        card.pin(0, 100, 200, 100, to: screen)
        inner.pin(0, 0, 10, 10, to: card)[1].isActive = false
        inner.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(inner.frame.minY == 0)
        #expect(card.safeAreaLayoutGuide.layoutFrame == Rect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test("Negative additional insets reduce the inherited insets, but not below zero")
    func negative() {
        screen.addSubviewWithEdgeConstraints(panel)
        panel.additionalSafeAreaInsets = EdgeInsets(top: -100, left: -4, bottom: 1, right: -20)
        let guide = panel.safeAreaLayoutGuide
        screen.layoutIfNeeded()
        #expect(panel.safeAreaInsets == EdgeInsets(top: 0, left: 6, bottom: 31, right: 0))
        #expect(guide.layoutFrame == Rect(x: 6, y: 0, width: 294, height: 169))
    }
}
