import AutoLayout
import Testing

@Suite("Placement by frames and constraints")
struct PlacementTests {
    let screen = makeScreen()
    let panel = View(frame: Rect(x: 30, y: 40, width: 200, height: 100), name: "panel")
    let box = View(name: "box")

    init() {
        screen.addSubview(panel)
        panel.addSubview(box)
    }

    @Test("A view is placed by its frame until a constraint has it as first item, and by constraints from then on")
    func implicit() {
        #expect(panel.translatesAutoresizingMaskIntoConstraints)
        let constraints = box.pin(5, 6, 7, 8, to: panel)
        #expect(!box.translatesAutoresizingMaskIntoConstraints)
        #expect(panel.translatesAutoresizingMaskIntoConstraints)
        LayoutConstraint.deactivate(constraints)
        #expect(!box.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("Constraints place a view from the first one on, even if that one is deactivated before a pass")
    func takenAway() {
        let content = Content(20, 10)
        content.frame = Rect(x: 1, y: 2, width: 3, height: 4)
        panel.addSubview(content)
        let constraint = content.leftAnchor.constraint(equalTo: panel.leftAnchor)
        constraint.isActive = true
        constraint.isActive = false
        screen.layoutIfNeeded()
        #expect(content.frame == Rect(x: 0, y: 0, width: 20, height: 10))
    }

    /// The search for constraints that would place the inner view used to bring the outer view into use outside the
    /// pass.
    @Test("A second pass over a tree with a conflict and margins moves nothing, even after diagnostics are read")
    func askedAgain() {
        let inner = View(name: "inner")
        box.frame = Rect(x: 75, y: 63, width: 52, height: 91)
        box.addSubview(inner)
        let constraint = box.centerYAnchor.constraint(equalTo: panel.centerYAnchor)
        constraint.isActive = true
        constraint.isActive = false
        inner.widthAnchor.constraint(equalToConstant: 80).isActive = true
        // The margins leave 390 − 8 − 8 = 374.
        screen.layoutMarginsGuide.widthAnchor.constraint(equalToConstant: 13).isActive = true
        screen.layoutIfNeeded()
        #expect(screen.layoutConflicts.count == 1)
        #expect(screen.layoutDiagnostics.contains { $0.kind == .ambiguity })
        let frames = screen.everything.map(\.frame)
        for view in screen.everything {
            view.setNeedsLayout()
            view.directionalLayoutMargins = view.directionalLayoutMargins
        }
        screen.layoutIfNeeded()
        #expect(screen.everything.map(\.frame) == frames)
        #expect(box.frame == .zero && inner.frame == Rect(x: 0, y: 0, width: 80, height: 0))
    }

    @Test("translatesAutoresizingMaskIntoConstraints keeps the value that is set by hand")
    func byHand() {
        panel.translatesAutoresizingMaskIntoConstraints = true
        panel.topAnchor.constraint(equalTo: screen.topAnchor, constant: 40).isActive = true
        #expect(panel.translatesAutoresizingMaskIntoConstraints)
        screen.layoutIfNeeded()
        #expect(panel.frame == Rect(x: 30, y: 40, width: 200, height: 100))
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("A frame set in spite of constraints lasts until the next pass, however little that pass changes")
    func setBeside() {
        LayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 5),
            box.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -5),
            box.topAnchor.constraint(equalTo: panel.topAnchor, constant: 6),
            box.heightAnchor.constraint(equalToConstant: 7),
        ])
        screen.layoutIfNeeded()
        box.frame = Rect(x: 1, y: 2, width: 3, height: 4)
        panel.frame.size.width = 210
        screen.layoutIfNeeded()
        #expect(box.frame == Rect(x: 5, y: 6, width: 200, height: 7))
        panel.frame.size.width = 220
        #expect(box.frame.width == 200)
        screen.layoutIfNeeded()
        #expect(box.frame == Rect(x: 5, y: 6, width: 210, height: 7))
    }

    @Test("Views tied to a view placed by its frame follow when that frame changes")
    func follows() {
        box.pin(5, 6, 7, 8, to: panel)
        let beside = View(name: "beside")
        screen.addSubview(beside)
        beside.pin(300, 0, 10, 10, to: box)
        screen.layoutIfNeeded()
        #expect(box.frame == Rect(x: 5, y: 6, width: 7, height: 8))
        #expect(beside.frame == Rect(x: 335, y: 46, width: 10, height: 10))
        panel.frame.origin = Point(x: 31, y: 42)
        screen.layoutIfNeeded()
        #expect(box.frame == Rect(x: 5, y: 6, width: 7, height: 8))
        #expect(beside.frame == Rect(x: 336, y: 48, width: 10, height: 10))
    }

    @Test("A view tied to its grandparent keeps its place on the screen when its parent moves")
    func pastTheParent() {
        box.pin(50, 60, 7, 8, to: screen)
        screen.layoutIfNeeded()
        #expect(box.frame.origin == Point(x: 20, y: 20))
        panel.frame.origin = Point(x: 45, y: 40)
        screen.layoutIfNeeded()
        #expect(box.frame.origin == Point(x: 5, y: 20))
    }

    @Test("The root is placed by its frame, and the tree is laid out within its size")
    func root() {
        screen.frame = Rect(x: 100, y: 100, width: 390, height: 844)
        box.pin(0, 0, 10, 10, to: panel)
        let full = View()
        screen.addSubviewWithEdgeConstraints(full)
        screen.layoutIfNeeded()
        #expect(full.frame == Rect(x: 0, y: 0, width: 390, height: 844))
        screen.frame.size.width = 500
        screen.layoutIfNeeded()
        #expect(full.frame.width == 500)
        #expect(screen.frame.origin == Point(x: 100, y: 100))
    }

    @Test("A frame set on a view placed by constraints is overwritten in the next pass")
    func putBack() {
        box.pin(5, 6, 7, 8, to: panel)
        screen.layoutIfNeeded()
        box.frame = Rect(x: 50, y: 60, width: 70, height: 80)
        #expect(box.frame.minX == 50)
        screen.layoutIfNeeded()
        #expect(box.frame == Rect(x: 5, y: 6, width: 7, height: 8))
    }

    @Test("A view switched back to placement by its frame stays where it was")
    func switchedBack() {
        let constraints = box.pin(5, 6, 7, 8, to: panel)
        screen.layoutIfNeeded()
        LayoutConstraint.deactivate(constraints)
        box.translatesAutoresizingMaskIntoConstraints = true
        screen.layoutIfNeeded()
        #expect(box.frame == Rect(x: 5, y: 6, width: 7, height: 8))
        box.translatesAutoresizingMaskIntoConstraints = false
        screen.layoutIfNeeded()
        #expect(box.frame.size == .zero)
    }

    @Test("A frame that is not finite is refused, and the previous one stays")
    func notFinite() {
        panel.frame.origin.x = .nan
        #expect(panel.frame.minX == 30)
        #expect(screen.layoutDiagnostics.map(\.kind) == [.notFinite])
    }

    @Test("Center and bounds reflect the frame")
    func center() {
        #expect(panel.center == Point(x: 130, y: 90))
        panel.center = Point(x: 100, y: 50)
        #expect(panel.frame == Rect(x: 0, y: 0, width: 200, height: 100))
        #expect(panel.bounds == Rect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test("Setting the size of the bounds keeps the center, and subviews follow")
    func boundsSize() {
        box.addSubviewWithEdgeConstraints(View())
        box.frame = Rect(x: 10, y: 20, width: 30, height: 40)
        box.bounds = Rect(x: 0, y: 0, width: 50, height: 20)
        #expect(box.frame == Rect(x: 0, y: 30, width: 50, height: 20))
        screen.layoutIfNeeded()
        #expect(box.subviews[0].frame.size == Size(width: 50, height: 20))
        let center = box.center
        box.bounds.size = Size(width: 10, height: 10)
        #expect(box.center == center && box.frame.width == 10)
    }

    @Test("Bounds that are not finite are refused with a diagnostic")
    func boundsOrigin() {
        let before = panel.frame
        for bounds in [Rect(x: .infinity, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: .nan, height: 1)] {
            panel.bounds = bounds
        }
        #expect(panel.frame == before && panel.bounds.origin == .zero)
        #expect(screen.layoutDiagnostics.map(\.kind) == [.notFinite, .notFinite])
    }

    @Test("A hidden view that no stack arranges keeps its place")
    func hidden() {
        let next = View()
        panel.addSubview(next)
        box.pin(5, 6, 7, 8, to: panel)
        next.leftAnchor.constraint(equalTo: box.rightAnchor).isActive = true
        box.isHidden = true
        screen.layoutIfNeeded()
        #expect(box.frame == Rect(x: 5, y: 6, width: 7, height: 8) && next.frame.minX == 12)
    }

    @Test("Sizes are never negative: a required constraint to a negative size is reported as a conflict")
    func negative() {
        box.pin(0, 0, 10, -5, to: panel)
        screen.layoutIfNeeded()
        #expect(box.frame.height == 0)
        #expect(screen.layoutDiagnostics.map(\.kind) == [.conflict])
        #expect(screen.layoutDiagnostics.first?.message.contains("box's height is never negative") == true)
    }
}

@Suite("Undetermined positions")
struct RestTests {
    @Test("A view without a determined position is at its parent's corner, however deep")
    func corner() {
        let screen = makeScreen()
        var parent = screen
        for _ in 0..<40 {
            let view = View()
            parent.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
            parent = view
        }
        let first = screen.subviews[0]
        let left = first.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 30)
        left.isActive = true
        screen.layoutIfNeeded()
        #expect(first.frame == Rect(x: 30, y: 0, width: 10, height: 0))
        #expect(screen.everything.dropFirst(2).allSatisfy { $0.frame == Rect(x: 0, y: 0, width: 10, height: 0) })
        left.constant = 50
        screen.layoutIfNeeded()
        #expect(screen.everything.dropFirst(2).allSatisfy { $0.frame == Rect(x: 0, y: 0, width: 10, height: 0) })
        #expect(screen.layoutDiagnostics.allSatisfy { $0.kind == .ambiguity })
    }

    @Test("A container without a determined position is at its parent's corner, and its content follows")
    func container() {
        let screen = makeScreen()
        let (panel, card, text) = (View(), View(), Content(20, 10))
        screen.addSubview(panel)
        panel.addSubview(card)
        card.addSubview(text)
        panel.pin(100, 50, 200, 200, to: screen)
        text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5).isActive = true
        text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -5).isActive = true
        card.translatesAutoresizingMaskIntoConstraints = false
        screen.layoutIfNeeded()
        #expect(card.frame == Rect(x: 0, y: 0, width: 30, height: 0))
        #expect(text.frame == Rect(x: 5, y: 0, width: 20, height: 10))
        #expect(screen.layoutDiagnostics.allSatisfy { $0.kind == .ambiguity })
    }

    @Test("A view whose position is no longer determined returns to its parent's corner")
    func released() {
        let screen = makeScreen()
        let (panel, box) = (View(), View())
        screen.addSubview(panel)
        panel.addSubview(box)
        panel.pin(100, 100, 50, 50, to: screen)
        let constraints = box.pin(0, 0, 10, 10, to: screen)
        screen.layoutIfNeeded()
        #expect(box.frame.minX == -100)
        constraints[0].isActive = false
        screen.layoutIfNeeded()
        #expect(box.frame == Rect(x: 0, y: -100, width: 10, height: 10))
    }
}
