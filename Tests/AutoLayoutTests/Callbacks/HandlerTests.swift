import AutoLayout
import Testing

@Suite("Diagnostic handlers that change the tree")
struct HandlerTests {
    let screen = makeScreen(width: 200, height: 100)

    /// Adds views with only their left edges determined, and returns them.
    private func addOpenViews(_ count: Int) -> [View] {
        (0..<count).map { index in
            let view = View(name: "open \(index)")
            screen.addSubview(view)
            view.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: Double(index)).isActive = true
            return view
        }
    }

    @Test("A handler may activate suggestions and lay out while more diagnostics are pending")
    func suggestions() {
        let views = addOpenViews(3)
        var told = 0
        screen.layoutDiagnosticHandler = { [unowned screen] diagnostic in
            guard diagnostic.kind == .ambiguity else { return }
            told += 1
            guard told == 1 else { return }
            LayoutConstraint.activate(screen.suggestedConstraints())
            screen.layoutIfNeeded()
        }
        screen.layoutIfNeeded()
        #expect(told == 3)
        #expect(views.allSatisfy { !$0.hasAmbiguousLayout })
        #expect(screen.layoutConflicts.isEmpty)
    }

    @Test("A handler may remove the views concerned from the tree, in the middle of a pass")
    func removal() {
        let views = addOpenViews(3)
        screen.layoutDiagnosticHandler = { [unowned screen] _ in
            for view in screen.subviews { view.removeFromSuperview() }
        }
        screen.layoutIfNeeded()
        #expect(screen.subviews.isEmpty)
        #expect(views.hierarchyFaults.isEmpty)
        #expect(views.allSatisfy { $0.constraints.isEmpty })
    }

    @Test("A handler may remove a view when the pass reports its invalid content")
    func removalWhileReading() {
        let (first, second) = (Hooked("first"), Content(10, 10, name: "second"))
        for view in [first, second] {
            screen.addSubview(view)
            view.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
        }
        first.contentSize = { _ in Size(width: .infinity, height: 1) }
        var kinds: [LayoutDiagnostic.Kind] = []
        screen.layoutDiagnosticHandler = { diagnostic in
            kinds.append(diagnostic.kind)
            first.removeFromSuperview()
        }
        screen.layoutIfNeeded()
        #expect(kinds.first == .notFinite)
        #expect(screen.subviews.count == 1 && first.superview == nil)
        #expect(second.frame.width == 10)
    }

    @Test("A handler that causes its own diagnostics is called a limited number of times, and never from within itself")
    func recursion() {
        let view = View(name: "view")
        screen.addSubview(view)
        var (told, depth, deepest) = (0, 0, 0)
        screen.layoutDiagnosticHandler = { [unowned view] _ in
            told += 1
            depth += 1
            deepest = max(deepest, depth)
            view.widthAnchor.constraint(equalToConstant: .nan).isActive = true
            depth -= 1
        }
        view.widthAnchor.constraint(equalToConstant: .nan).isActive = true
        #expect(deepest == 1)
        #expect(told > 1 && told < 100)
        #expect(screen.layoutDiagnostics.last?.kind == .layoutLoop)
    }

    @Test("A handler that answers each conflict with another one and lays out is stopped by a layout loop diagnostic")
    func conflicts() {
        let view = View(name: "view")
        screen.addSubview(view)
        view.pin(0, 0, 10, 10, to: screen)
        var width = 10.0
        screen.layoutDiagnosticHandler = { [unowned screen] diagnostic in
            guard diagnostic.kind == .conflict else { return }
            width += 1
            view.widthAnchor.constraint(equalToConstant: width).isActive = true
            screen.layoutIfNeeded()
        }
        view.widthAnchor.constraint(equalToConstant: 5).isActive = true
        screen.layoutIfNeeded()
        #expect(screen.layoutDiagnostics.last?.kind == .layoutLoop)
        #expect(width < 100)
        // Of contradictory widths, the smallest holds.
        #expect(view.frame == Rect(x: 0, y: 0, width: 5, height: 10))
    }

    @Test("A handler may move the view again while the pass follows the view into another tree")
    func overtaken() {
        let (second, third) = (makeScreen(), makeScreen(width: 50, height: 50))
        let (view, box) = (Hooked("view"), Content(10, 10, name: "box"))
        screen.addSubview(view)
        view.addSubview(box)
        box.pin(1, 2, 3, 4, to: view)
        view.onLayout = { [unowned screen] view in
            guard view.superview === screen else { return }
            box.widthAnchor.constraint(equalToConstant: .nan).isActive = true
            second.addSubview(view)
        }
        screen.layoutDiagnosticHandler = { _ in third.addSubview(view) }
        view.layoutIfNeeded()
        third.layoutIfNeeded()
        #expect(view.superview === third && second.subviews.isEmpty)
        #expect(box.frame == Rect(x: 1, y: 2, width: 3, height: 4))
        third.frame.size.width = 60
        third.layoutIfNeeded()
    }

    @Test("A handler may move the tree that a view leaves during its layout, with several ambiguous views")
    func partLeftInPass() {
        let (root, part, other) = (Hooked("root", frame: Rect(x: 0, y: 0, width: 90, height: 90)), View(), makeScreen())
        root.addSubview(part)
        for _ in 0..<3 { part.addSubview(View()) }
        for view in part.subviews {
            view.translatesAutoresizingMaskIntoConstraints = false
            view.leftAnchor.constraint(equalTo: part.leftAnchor).isActive = true
        }
        var messages: [LayoutDiagnostic] = []
        // The part is larger than what it leaves, so it keeps the engine of the pass.
        root.onLayout = { root in
            guard part.superview === root else { return }
            part.removeFromSuperview()
            part.layoutDiagnosticHandler = { diagnostic in
                messages.append(diagnostic)
                other.addSubview(part)
            }
        }
        root.layoutIfNeeded()
        #expect(messages.count > 2 && messages.allSatisfy { $0.kind == .ambiguity })
        #expect(part.superview === other)
        other.layoutIfNeeded()
        #expect([root, other].hierarchyFaults.isEmpty)
    }
}
