import AutoLayout
import Testing

@Suite("Hierarchy")
struct HierarchyTests {
    let parent = View(name: "parent")
    let first = View(name: "first")
    let second = View(name: "second")
    let third = View(name: "third")

    init() {
        for view in [first, second, third] { parent.addSubview(view) }
        parent.layoutDiagnosticHandler = { _ in }
    }

    private var names: [String] { parent.subviews.compactMap(\.name) }

    @Test("Subviews are in the order in which they were added, and can be brought to the front and sent to the back")
    func order() {
        #expect(names == ["first", "second", "third"])
        parent.bringSubviewToFront(first)
        #expect(names == ["second", "third", "first"])
        parent.sendSubviewToBack(third)
        #expect(names == ["third", "second", "first"])
        parent.addSubview(third)
        #expect(names == ["second", "first", "third"])
        parent.insertSubview(third, at: 1)
        #expect(names == ["second", "third", "first"])
    }

    @Test("Two subviews are exchanged, and an index without a subview changes nothing")
    func exchanged() {
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(names == ["third", "second", "first"])
        parent.exchangeSubview(at: 1, withSubviewAt: 1)
        parent.exchangeSubview(at: -1, withSubviewAt: 0)
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(names == ["third", "second", "first"])
    }

    @Test("The depth order is by z position, then by index, and does not affect the layout")
    func depth() {
        for (index, view) in [first, second, third].enumerated() {
            view.pin(Double(10 * index), 0, 10, 10, to: parent)
        }
        parent.layoutIfNeeded()
        let (frames, statistics) = (parent.everything.map(\.frame), parent.layoutStatistics)
        #expect(parent.subviewsInDepth == parent.subviews)
        second.zPosition = -1
        #expect(parent.subviewsInDepth == [second, first, third])
        first.zPosition = 0.5
        #expect(parent.subviewsInDepth == [second, third, first])
        parent.bringSubviewToFront(third)
        third.zPosition = 0.5
        #expect(parent.subviewsInDepth == [second, first, third])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviewsInDepth == [second, third, first])
        parent.layoutIfNeeded()
        #expect([first, second, third].map(\.frame) == Array(frames[1...]))
        #expect(parent.layoutStatistics == statistics)
    }

    @Test("A z position that is not finite is refused")
    func depthNotFinite() {
        first.zPosition = 2
        first.zPosition = .infinity
        #expect(first.zPosition == 2)
        #expect(parent.layoutDiagnostics.map(\.kind) == [.notFinite])
    }

    @Test("A subview inserted at an index out of range is placed at the nearer end")
    func index() {
        let extra = View(name: "extra")
        parent.insertSubview(extra, at: 99)
        #expect(names.last == "extra")
        parent.insertSubview(extra, at: -1)
        #expect(names.first == "extra")
    }

    @Test("A view is inserted above or below another one, whether it is new to the parent or not")
    func siblings() {
        let extra = View(name: "extra")
        parent.insertSubview(extra, aboveSubview: first)
        #expect(names == ["first", "extra", "second", "third"])
        parent.insertSubview(extra, belowSubview: third)
        #expect(names == ["first", "second", "extra", "third"])
        parent.insertSubview(first, aboveSubview: extra)
        #expect(names == ["second", "extra", "first", "third"])
        parent.insertSubview(third, belowSubview: second)
        #expect(names == ["third", "second", "extra", "first"])
        parent.insertSubview(extra, aboveSubview: extra)
        #expect(names == ["third", "second", "extra", "first"])
    }

    @Test("Inserting above or below a view that is not in the parent inserts in front of all or behind all")
    func strangers() {
        parent.insertSubview(first, aboveSubview: View())
        #expect(names == ["second", "third", "first"])
        parent.insertSubview(first, belowSubview: View())
        #expect(names == ["first", "second", "third"])
    }

    @Test("A view is notified before and after its parent changes, but not when its index among siblings changes")
    func announcements() {
        let mover = Mover(name: "mover")
        parent.addSubview(mover)
        #expect(mover.log == ["will move to parent, from nowhere", "did move to parent"])
        mover.log = []
        parent.sendSubviewToBack(mover)
        parent.addSubview(mover)
        #expect(mover.log == [])
        first.addSubview(mover)
        #expect(mover.log == ["will move to first, from parent", "did move to first"])
        mover.log = []
        mover.removeFromSuperview()
        mover.removeFromSuperview()
        #expect(mover.log == ["will move to nowhere, from first", "did move to nowhere"])
        mover.log = []
        mover.addSubview(mover)
        #expect(mover.log == [])
    }

    @Test("A view that is added to another parent leaves its old one")
    func moves() {
        first.addSubview(second)
        #expect(names == ["first", "third"])
        #expect(second.superview === first)
        #expect(second.isDescendant(of: parent) && second.isDescendant(of: second) && !parent.isDescendant(of: second))
        second.removeFromSuperview()
        #expect(second.superview == nil && first.subviews.isEmpty)
    }

    @Test("A view is not added to itself or to a descendant, and a diagnostic is reported")
    func cycles() {
        first.addSubview(second)
        parent.addSubview(parent)
        second.addSubview(parent)
        second.addSubview(first)
        #expect(parent.superview == nil && first.superview === parent && second.subviews.isEmpty)
        #expect(parent.layoutDiagnostics.map(\.kind) == [.hierarchyCycle, .hierarchyCycle, .hierarchyCycle])
    }

    @Test("Removing a view deactivates what ties its subtree to what it left; constraints inside the subtree stay")
    func removal() {
        let inner = View(name: "inner")
        first.addSubview(inner)
        let inside = inner.pin(1, 2, 3, 4, to: first)
        let across = inner.topAnchor.constraint(equalTo: second.topAnchor)
        let up = first.topAnchor.constraint(equalTo: parent.topAnchor)
        let own = first.widthAnchor.constraint(equalToConstant: 5)
        let elsewhere = second.topAnchor.constraint(equalTo: parent.topAnchor)
        LayoutConstraint.activate([across, up, own, elsewhere])
        first.removeFromSuperview()
        #expect(!across.isActive && !up.isActive)
        #expect(own.isActive && elsewhere.isActive && inside.allSatisfy { $0.isActive })
        first.frame.size.width = 5
        first.layoutIfNeeded()
        #expect(inner.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("Moving a view within its tree keeps the constraints inside it and deactivates what ties it to the rest")
    func movedWithin() {
        parent.frame = Rect(x: 0, y: 0, width: 100, height: 100)
        second.frame = Rect(x: 10, y: 10, width: 50, height: 50)
        let inner = View(name: "inner")
        first.addSubview(inner)
        let inside = inner.pin(1, 2, 3, 4, to: first)
        let outside = first.pin(20, 20, 30, 30, to: parent)
        parent.layoutIfNeeded()
        second.addSubview(first)
        #expect(inside.allSatisfy { $0.isActive })
        #expect(outside.map(\.isActive) == [false, false, true, true])
        let edges = [
            first.leftAnchor.constraint(equalTo: second.leftAnchor, constant: 5),
            first.topAnchor.constraint(equalTo: second.topAnchor, constant: 6),
        ]
        LayoutConstraint.activate(edges)
        parent.layoutIfNeeded()
        #expect(first.frame == Rect(x: 5, y: 6, width: 30, height: 30))
        #expect(inner.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("Bringing a view to the front leaves its constraints alone")
    func reordered() {
        let constraints = first.pin(1, 2, 3, 4, to: parent)
        parent.bringSubviewToFront(first)
        parent.addSubview(first)
        #expect(constraints.allSatisfy { $0.isActive })
    }

    @Test("addSubview with constraints, edges or insets adds and constrains a view in one step")
    func wrappers() {
        let screen = makeScreen(width: 100, height: 50)
        let (edges, inset, behind, full) = (View(), View(), View(), View())
        screen.addSubviewWithEdgeConstraints(edges)
        screen.addSubview(inset, withEdgeInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        screen.insertSubview(behind, at: 0, withConstraints: [behind.widthAnchor.constraint(equalToConstant: 7)])
        screen.insertSubviewWithEdgeConstraints(full, at: 1)
        let last = View()
        screen.addSubview(last, withConstraints: [last.leftAnchor.constraint(equalTo: inset.rightAnchor)])
        screen.layoutIfNeeded()
        #expect(edges.frame == Rect(x: 0, y: 0, width: 100, height: 50))
        #expect(inset.frame == Rect(x: 2, y: 1, width: 94, height: 46))
        #expect(behind.frame.width == 7)
        #expect(full.frame == edges.frame)
        #expect(last.frame.minX == 96)
        #expect(
            screen.subviews.map(ObjectIdentifier.init) == [behind, full, edges, inset, last].map(ObjectIdentifier.init))
    }
}

/// A view that records its moves between superviews.
private final class Mover: View {
    var log: [String] = []

    override func willMove(toSuperview newSuperview: View?) {
        log.append("will move to \(newSuperview?.name ?? "nowhere"), from \(superview?.name ?? "nowhere")")
    }

    override func didMoveToSuperview() {
        log.append("did move to \(superview?.name ?? "nowhere")")
    }
}
