import AutoLayout
import Testing

@Suite("Conflicts that move, come and go")
struct MovedConflictTests {
    @Test("Reading the conflicts does not hide the next one", arguments: [false, true])
    func reading(isRead: Bool) {
        let (screen, box) = (makeScreen(), View(name: "box"))
        screen.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        let wide = box.widthAnchor.constraint(equalToConstant: 100)
        let narrow = box.widthAnchor.constraint(equalToConstant: 50)
        LayoutConstraint.activate([wide, narrow])
        screen.layoutIfNeeded()
        box.translatesAutoresizingMaskIntoConstraints = true
        screen.layoutIfNeeded()
        if isRead { #expect(!screen.layoutConflicts.isEmpty) }
        narrow.isActive = false
        screen.layoutIfNeeded()
        #expect(wide.isDropped && screen.layoutConflicts.count == 1)
        #expect(screen.layoutDiagnostics.contains { $0.kind == .conflict && $0.message.contains("set by its frame") })
    }

    let screen = makeScreen(width: 100, height: 100)
    let other = makeScreen(width: 100, height: 100)
    let view = View(name: "view")

    /// Adds the view with contradictory widths of 1 and 2, and returns its constraints.
    private func addContradiction() -> [LayoutConstraint] {
        screen.addSubview(view)
        let constraints = view.pin(0, 0, 1, 5, to: screen) + [view.widthAnchor.constraint(equalToConstant: 2)]
        constraints[4].isActive = true
        return constraints
    }

    @Test("A conflict moves with its view, and the lists of both trees are right at any time")
    func moved() {
        _ = addContradiction()
        screen.layoutIfNeeded()
        #expect(screen.layoutConflicts.count == 1)
        other.addSubview(view)
        #expect(screen.layoutConflicts.isEmpty)
        other.layoutIfNeeded()
        #expect(screen.layoutConflicts.isEmpty)
        #expect(other.layoutConflicts.count == 1)
        screen.layoutIfNeeded()
        #expect(screen.layoutConflicts.isEmpty)
        #expect(other.layoutConflicts.count == 1)
    }

    @Test("A conflict inside a removed view is reported by its own new tree")
    func takenOut() {
        let inner = View(name: "inner")
        screen.addSubview(view)
        view.pin(0, 0, 50, 50, to: screen)
        view.addSubview(inner)
        inner.pin(0, 0, 1, 5, to: view)
        inner.widthAnchor.constraint(equalToConstant: 2).isActive = true
        screen.layoutIfNeeded()
        #expect(screen.layoutConflicts.count == 1)
        view.removeFromSuperview()
        view.layoutIfNeeded()
        #expect(view.layoutConflicts.count == 1)
        screen.layoutIfNeeded()
        #expect(screen.layoutConflicts.isEmpty)
    }

    @Test("A deactivated constraint is no longer in a conflict, before the next pass and after")
    func deactivated() {
        let constraints = addContradiction()
        screen.layoutIfNeeded()
        #expect(screen.layoutConflicts.count == 1)
        constraints[2].isActive = false
        #expect(screen.layoutConflicts.isEmpty)
        screen.layoutIfNeeded()
        #expect(screen.layoutConflicts.isEmpty)
        #expect(!constraints[4].isInConflict && !constraints[4].isDropped)
    }

    @Test("A conflict that ends in a pass that rebuilds all rows is no longer listed")
    func endsInRebuild() {
        screen.addSubview(view)
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: screen.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
        ])
        screen.layoutIfNeeded()
        #expect(screen.layoutConflicts.count == 1)
        screen.layoutDirection = .rightToLeft
        screen.frame.size.width = 300
        screen.layoutIfNeeded()
        #expect(screen.layoutConflicts.isEmpty)
        #expect(view.frame == Rect(x: 10, y: 0, width: 280, height: 10))
        #expect(screen.constraints.allSatisfy { !$0.isInConflict })
        screen.frame.size.width = 100
        screen.layoutIfNeeded()
        #expect(screen.layoutConflicts.count == 1)
        screen.layoutDirection = .leftToRight
        screen.layoutIfNeeded()
        #expect(screen.layoutConflicts.count == 1)
        #expect(screen.layoutDiagnostics.filter { $0.kind == .conflict }.count == 2)
    }

    @Test("A view that keeps a width of 41/3 when it is removed from its parent has no conflict")
    func rounding() {
        screen.addSubview(view)
        view.pin(0, 0, 41.0 / 3, 5, to: screen)
        screen.layoutIfNeeded()
        let frame = view.frame
        view.layoutDiagnosticHandler = { _ in }
        view.removeFromSuperview()
        view.layoutIfNeeded()
        #expect(view.layoutConflicts.isEmpty)
        #expect(view.layoutDiagnostics.filter { $0.kind == .conflict }.isEmpty)
        #expect(view.frame.size == frame.size)
    }
}
