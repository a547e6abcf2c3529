import AutoLayout
import Testing

@Suite("Margins")
struct MarginTests {
    let screen = makeScreen(width: 300, height: 200)
    let panel = View(name: "panel")

    init() {
        screen.addSubview(panel)
        panel.frame = Rect(x: 0, y: 10, width: 300, height: 190)
    }

    @Test("Margins are 8 points by default")
    func standard() {
        #expect(panel.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        let guide = panel.layoutMarginsGuide
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame == Rect(x: 8, y: 8, width: 284, height: 174))
    }

    @Test("Left and right margins map to leading and trailing by reading direction; the safe area is added")
    func bySides() {
        panel.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(panel.directionalLayoutMargins == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        panel.semanticContentAttribute = .forceRightToLeft
        #expect(panel.layoutMargins == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        panel.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(panel.directionalLayoutMargins == DirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
        panel.additionalSafeAreaInsets.left = 10
        #expect(panel.layoutMargins == EdgeInsets(top: 1, left: 12, bottom: 3, right: 4))
    }

    @Test("Margins are added to the safe area while insetsLayoutMarginsFromSafeArea is true")
    func fromSafeArea() {
        screen.safeAreaInsets.top = 40
        let guide = panel.layoutMarginsGuide
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame.minY == 38)
        panel.insetsLayoutMarginsFromSafeArea = false
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame.minY == 8)
    }

    @Test("A view that preserves its parent's margins is inset at least by the part of them that overlaps it")
    func preserved() {
        screen.directionalLayoutMargins = DirectionalEdgeInsets(top: 30, leading: 20, bottom: 4, trailing: 50)
        let guide = panel.layoutMarginsGuide
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame == Rect(x: 8, y: 8, width: 284, height: 174))
        panel.preservesSuperviewLayoutMargins = true
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame == Rect(x: 20, y: 20, width: 230, height: 162))
        screen.directionalLayoutMargins.leading = 25
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 25)
    }

    @Test("Preserved margins reach nested views that preserve them, too")
    func preservedDeep() {
        let inner = View(frame: Rect(x: 5, y: 0, width: 100, height: 100))
        panel.addSubview(inner)
        screen.directionalLayoutMargins.leading = 60
        panel.preservesSuperviewLayoutMargins = true
        inner.preservesSuperviewLayoutMargins = true
        let guide = inner.layoutMarginsGuide
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 55)
        screen.directionalLayoutMargins.leading = 70
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 65)
    }

    @Test("Margins follow the reading direction of the tree, or that of the view itself")
    func direction() {
        panel.directionalLayoutMargins = DirectionalEdgeInsets(leading: 30, trailing: 1)
        let guide = panel.layoutMarginsGuide
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 30)
        screen.layoutDirection = .rightToLeft
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 1)
        panel.semanticContentAttribute = .forceLeftToRight
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 30)
    }

    @Test("Insets that are not finite are refused, and the previous ones stay")
    func notFinite() {
        panel.directionalLayoutMargins.top = .nan
        panel.additionalSafeAreaInsets.left = .infinity
        screen.safeAreaInsets.left = .nan
        #expect(panel.layoutMargins.top == 8 && panel.safeAreaInsets == .zero)
        #expect(screen.layoutDiagnostics.map(\.kind) == [.notFinite, .notFinite, .notFinite])
    }

    @Test("In a list of 1,000 rows, changing the margins of one row notifies that row alone")
    func incremental() {
        final class Row: View {
            var changes = 0
            override func layoutMarginsDidChange() { changes += 1 }
        }
        let rows = (0..<1000).map { _ in Row() }
        for (index, row) in rows.enumerated() {
            screen.addSubview(row)
            row.pin(0, Double(index) * 40, 300, 40, to: screen)
            _ = row.layoutMarginsGuide
        }
        screen.layoutIfNeeded()
        #expect(screen.layoutDiagnostics.isEmpty)
        for row in rows { row.changes = 0 }
        rows[500].directionalLayoutMargins.leading = 16
        screen.layoutIfNeeded()
        #expect(rows.map(\.changes).reduce(0, +) == 1)
        #expect(rows[500].layoutMarginsGuide.layoutFrame.minX == 16)
    }

    @Test("Reading the guides of a view changes no layout, and shows where they are")
    func read() {
        let (screen, line) = (makeScreen(width: 800, height: 100), View(name: "line"))
        screen.addSubview(line)
        line.pin(0, 10, 800, 1, to: screen)
        screen.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        let guides = [
            line.layoutMarginsGuide, line.readableContentGuide, line.safeAreaLayoutGuide, line.keyboardLayoutGuide,
        ]
        for _ in 0..<2 {
            screen.setNeedsLayout()
            screen.layoutIfNeeded()
            #expect(line.frame == Rect(x: 0, y: 10, width: 800, height: 1))
            #expect(screen.layoutConflicts.isEmpty)
            // The top safe area reaches 10 points into the view.
            let margins = Rect(x: 8, y: 18, width: 784, height: 0)
            let readable = Rect(x: 64, y: 18, width: 672, height: 0)
            let safe = Rect(x: 0, y: 10, width: 800, height: 0)
            #expect(guides.prefix(3).map(\.layoutFrame) == [margins, readable, safe])
        }
    }

    @Test("A constraint or a condition on a guide brings the guide into effect")
    func used() {
        for useIt: (View, View) -> Void in [
            { $1.leadingAnchor.constraint(equalTo: $0.layoutMarginsGuide.leadingAnchor).isActive = true },
            { view, _ in
                view.layoutMarginsGuide.heightAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true
            },
            { view, _ in view.observe(.width(below: 5, of: view.layoutMarginsGuide)) { _ in } },
            { $1.topAnchor.constraint(equalTo: $0.readableContentGuide.topAnchor).isActive = true },
        ] {
            let (screen, view, inner) = (makeScreen(), View(name: "view"), View(name: "inner"))
            screen.addSubview(view)
            view.addSubview(inner)
            view.pin(0, 0, 100, 1, to: screen).last?.priority = 500
            _ = view.layoutMarginsGuide
            screen.layoutIfNeeded()
            #expect(view.frame.height == 1)
            useIt(view, inner)
            screen.layoutIfNeeded()
            #expect(view.frame.height == 16)
        }
    }

    /// The ways to refer to guides of a view, each of which returns a way to end the reference.
    private var uses: [(View, View) -> () -> Void] {
        [
            { view, inner in
                let constraint = inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)
                constraint.isActive = true
                return { constraint.isActive = false }
            },
            { view, inner in
                inner.topAnchor.constraint(equalTo: view.readableContentGuide.topAnchor).isActive = true
                return { inner.removeFromSuperview() }
            },
            { view, inner in
                let constraint = inner.widthAnchor.constraint(equalToConstant: 3)
                constraint.condition = .width(below: 5, of: view.layoutMarginsGuide)
                constraint.isActive = true
                return { constraint.condition = nil }
            },
            { view, _ in
                view.superview?.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: -8)
                    .isActive =
                    true
                return {
                    let superview = view.superview
                    view.removeFromSuperview()
                    superview?.addSubview(view)
                }
            },
        ]
    }

    @Test("A guide to which nothing refers anymore is out of effect, and comes into effect again", arguments: 0..<4)
    func ended(_ index: Int) {
        let (view, inner) = (View(name: "view"), View(name: "inner"))
        for _ in 0..<2 {
            screen.addSubview(view)
            view.addSubview(inner)
            let pins = view.pin(0, 0, 100, 1, to: screen)
            pins.last?.priority = 500
            let end = uses[index](view, inner)
            screen.layoutIfNeeded()
            #expect(view.frame.height == 16)
            end()
            LayoutConstraint.activate(pins)
            screen.layoutIfNeeded()
            #expect(view.frame.height == 1)
            #expect(view.layoutMarginsGuide.layoutFrame.height == 0)
            #expect(screen.layoutConflicts.isEmpty)
            screen.layoutIfNeeded()
            LayoutConstraint.deactivate(pins)
        }
    }

    @Test("A guide is out of effect once the view that a constraint tied it to has been released with the tree")
    func endedWithRoot() {
        let (view, inner) = (View(name: "view"), View(name: "inner"))
        view.addSubview(inner)
        inner.pin(0, 0, 100, 1, to: view).last?.priority = 500
        var root: View? = makeScreen()
        root?.addSubview(view)
        root?.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor, constant: -8).isActive = true
        root?.layoutIfNeeded()
        #expect(inner.frame.height == 16)
        root = nil
        view.layoutIfNeeded()
        #expect(inner.frame.height == 1)
    }
}
