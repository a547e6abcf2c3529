import AutoLayout
import TestSupport
import Testing

@Suite("Splitting trees")
struct SplittingTests {
    /// A chain of views, already laid out, each nested in the previous one with insets of 1 point on the left and
    /// right.
    private func chain(_ count: Int) -> [View] {
        var views = [makeScreen(width: Double(2 * count + 100))]
        for index in 1...count {
            let view = View(name: "view \(index)")
            views[index - 1].addSubview(view, withEdgeInsets: EdgeInsets(left: 1, right: 1))
            views.append(view)
        }
        views[0].layoutIfNeeded()
        return views
    }

    enum Way: CaseIterable {
        case letGo, fromTheTop, fromTheBottom

        func takeApart(_ views: inout [View]) {
            switch self {
            case .letGo: views = []
            case .fromTheTop: for view in views { view.removeFromSuperview() }
            case .fromTheBottom: for view in views.reversed() { view.removeFromSuperview() }
            }
        }
    }

    @Test("Taking apart a tree takes time in proportion to its depth", arguments: Way.allCases)
    func growth(way: Way) {
        func time(_ count: Int) -> Double {
            var views = chain(count)
            return processorTime { way.takeApart(&views) }
        }
        #expect(growthExponent(of: time, upTo: 1_600) < 1.5)
    }

    @Test("A chain whose root is deallocated becomes a tree with its inner constraints and none to the former root")
    func heir() {
        var views = chain(10)
        views[0].displayScale = 2
        views.removeFirst()
        let top = views[0]
        #expect(top.superview == nil && top.constraints.count == 4)
        top.frame = Rect(x: 30, y: 40, width: 50, height: 60)
        top.layoutIfNeeded()
        #expect(top.frame == Rect(x: 30, y: 40, width: 50, height: 60))
        #expect(views[1].frame == Rect(x: 1, y: 0, width: 48, height: 60))
        #expect(views[9].frame == Rect(x: 1, y: 0, width: 32, height: 60))
        let box = Content(3, 4)
        views[9].addSubview(box)
        box.pin(1.25, 2, 3, 4, to: top)[2].isActive = false
        top.layoutIfNeeded()
        #expect(box.frame == Rect(x: -7.75, y: 2, width: 3, height: 4))
    }

    @Test("A constraint to a deallocated root is inactive, and one inside the remaining tree stays active")
    func formerRoot() {
        var screen: View? = makeScreen(width: 100)
        let (view, child) = (View(name: "view"), View(name: "child"))
        let outer = screen.map { root -> LayoutConstraint in
            root.addSubview(view)
            return view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
        }
        view.addSubview(child)
        let inner = child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
        LayoutConstraint.activate([outer, inner].compactMap { $0 })
        screen?.layoutIfNeeded()
        screen = nil
        #expect(outer?.isActive == false)
        #expect(inner.isActive)
        view.frame = Rect(x: 0, y: 0, width: 30, height: 10)
        view.layoutIfNeeded()
        #expect(child.frame.width == 15)
    }

    @Test("A root that is released releases its handler, which may retain a view of its former tree")
    func handlerOfFormerRoot() {
        weak var left: View?
        do {
            var screen: View? = makeScreen(width: 100)
            let view = View(name: "view")
            screen?.addSubview(view, withEdgeInsets: .zero)
            screen?.layoutDiagnosticHandler = { _ in view.setNeedsLayout() }
            screen?.layoutIfNeeded()
            screen = nil
            left = view
        }
        #expect(left == nil)
    }

    @Test("Parts of any size keep their inner constraints and lose those to each other")
    func parts() {
        var views = chain(8)
        let (small, inner) = (View(name: "small"), View(name: "inner"))
        views[0].addSubview(small)
        small.addSubview(inner)
        let ties = small.pin(0, 0, 20, 30, to: views[1]) + inner.pin(1, 2, 3, 4, to: small)
        inner.widthAnchor.constraint(equalTo: views[8].widthAnchor).withPriority(200).isActive = true
        views[0].layoutIfNeeded()
        views.removeFirst()
        #expect(ties.map(\.isActive) == [false, false] + [Bool](repeating: true, count: 6))
        for top in [small, views[0]] {
            top.frame = Rect(x: 0, y: 0, width: 40, height: 30)
            top.layoutIfNeeded()
        }
        // The width constraint of `small` no longer counts: the view is a root now, as large as its frame.
        #expect(small.frame.width == 40)
        #expect(inner.frame == Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(views[7].frame == Rect(x: 1, y: 0, width: 26, height: 30))
    }

    @Test("A root keeps its diagnostics, handler and statistics when most of its tree leaves it")
    func history() {
        let views = chain(8)
        var told = 0
        views[0].layoutDiagnosticHandler = { _ in told += 1 }
        views[0].addSubview(views[0])
        views[1].removeFromSuperview()
        #expect(views[0].layoutDiagnostics.count == 1 && views[0].layoutStatistics.solves == 1)
        #expect(views[1].layoutDiagnostics.isEmpty && views[1].layoutStatistics.solves == 0)
        views[0].addSubview(views[0])
        #expect(told == 2)
        views[1].frame.size.width = 60
        views[1].layoutIfNeeded()
        #expect(views[8].frame.width == 46)
        views[0].addSubview(views[1], withEdgeInsets: .zero)
        views[0].layoutIfNeeded()
        #expect(views[8].frame.width == 102)
    }

    @Test("The content size counts once a root is added to another view, and no longer once it is a root again")
    func content() {
        let (screen, label) = (makeScreen(), Content(30, 10))
        label.frame.size = Size(width: 5, height: 5)
        let inner = View()
        label.addSubview(inner, withEdgeInsets: .zero)
        label.layoutIfNeeded()
        #expect(inner.frame.width == 5)
        screen.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        screen.layoutIfNeeded()
        #expect(inner.frame.size == Size(width: 30, height: 10))
        label.removeFromSuperview()
        label.frame.size = Size(width: 7, height: 7)
        label.layoutIfNeeded()
        #expect(inner.frame.width == 7)
    }

    @Test("Removing a view deactivates its constraints to the outside at once and keeps those inside active")
    func activityAfterRemoval() {
        let (screen, box, inner) = (makeScreen(), View(), View())
        screen.addSubview(box)
        box.addSubview(inner)
        let outside = box.widthAnchor.constraint(equalTo: screen.widthAnchor)
        let inside = inner.widthAnchor.constraint(equalTo: box.widthAnchor, constant: -10)
        LayoutConstraint.activate([outside, inside])
        screen.layoutIfNeeded()
        box.removeFromSuperview()
        #expect(!outside.isActive && inside.isActive)
        #expect(screen.constraints.isEmpty && box.constraints.count == 1)
        box.frame = Rect(x: 0, y: 0, width: 70, height: 5)
        box.layoutIfNeeded()
        #expect(inner.frame.width == 60)
    }

    @Test("Views that are removed one by one and then nested are laid out in their new places")
    func putTogetherAgain() {
        let screen = makeScreen(width: 300)
        let views = (0..<4).map { index in View(name: "view \(index)") }
        for view in views { screen.addSubview(view, withEdgeInsets: EdgeInsets(left: 1, right: 1)) }
        screen.layoutIfNeeded()
        for view in views { view.removeFromSuperview() }
        for (outer, inner) in zip(views, views.dropFirst()) {
            outer.addSubview(inner, withEdgeInsets: EdgeInsets(left: 5, right: 5))
        }
        screen.addSubview(views[0], withEdgeInsets: EdgeInsets(left: 10, right: 10))
        screen.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [280, 270, 260, 250])
        #expect(screen.constraints.count == 4 && views[3].constraints.isEmpty)
    }

    @Test("The parts of a tree without its root are released one by one, and the last can still be laid out")
    func lastPart() {
        var screen: View? = makeScreen(width: 300)
        var boxes = (0..<3).map { _ in View(frame: Rect(x: 0, y: 0, width: 40, height: 40)) }
        var widths: [LayoutConstraint] = []
        for box in boxes {
            let inner = View()
            box.addSubview(inner)
            screen?.addSubview(box)
            widths.append(inner.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5))
        }
        LayoutConstraint.activate(widths)
        screen?.layoutIfNeeded()
        screen = nil
        boxes.removeFirst()
        boxes.removeFirst()
        #expect(widths.map(\.isActive) == [false, false, true])
        widths[2].constant = 1
        boxes[0].layoutIfNeeded()
        #expect(boxes[0].subviews[0].frame.width == 21)
    }

    @Test("A removed view that was placed by its frame is resized like any other root")
    func resizedPart() {
        let (screen, part) = (makeScreen(), View(frame: Rect(x: 5, y: 6, width: 50, height: 50)))
        let boxes = (0..<3).map { _ in View() }
        screen.addSubview(part)
        for box in boxes { part.addSubview(box, withEdgeInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
        screen.layoutIfNeeded()
        part.removeFromSuperview()
        part.layoutDiagnosticHandler = { _ in }
        part.frame = Rect(x: 7, y: 8, width: 200, height: 90)
        part.layoutIfNeeded()
        #expect(boxes.map(\.frame) == Array(repeating: Rect(x: 2, y: 1, width: 194, height: 86), count: 3))
        #expect(part.layoutDiagnostics.isEmpty)
    }
}
