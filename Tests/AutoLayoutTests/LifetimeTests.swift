import AutoLayout
import Testing

@Suite("Lifetime")
struct LifetimeTests {
    /// Weak references to objects that a test expects to be deallocated.
    struct Traces {
        weak var view: View?
        weak var guide: LayoutGuide?
        weak var constraint: LayoutConstraint?
        weak var node: LayoutNode?

        var areGone: Bool { view == nil && guide == nil && constraint == nil && node == nil }
    }

    /// Pins a view to the screen, and inside it an inner view and a guide that is as wide as the inner view; lays out
    /// the screen once, and returns the outer view and traces of its contents.
    private func populate(_ screen: View) -> (View, Traces) {
        let (view, inner, guide) = (View(name: "view"), View(name: "inner"), LayoutGuide())
        screen.addSubview(view)
        view.addSubview(inner)
        view.addLayoutGuide(guide)
        view.pin(1, 2, 30, 40, to: screen)
        inner.pin(1, 2, 3, 4, to: view)
        let constraint = guide.widthAnchor.constraint(equalTo: inner.widthAnchor)
        constraint.isActive = true
        for guide in [view.safeAreaLayoutGuide, view.layoutMarginsGuide] {
            guide.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor).isActive = true
        }
        screen.layoutIfNeeded()
        return (view, Traces(view: inner, guide: guide, constraint: constraint, node: inner.layoutNode))
    }

    @Test("A tree without references is deallocated, with its guides and constraints")
    func wholeTree() {
        var screen: View? = makeScreen()
        weak let root = screen
        let traces = screen.map { populate($0).1 }
        screen = nil
        #expect(root == nil)
        #expect(traces?.areGone == true)
    }

    @Test("A removed view without references is deallocated, with its guides and constraints")
    func removed() {
        let screen = makeScreen()
        var (view, traces): (View?, Traces) = populate(screen)
        view?.removeFromSuperview()
        #expect(traces.view != nil)
        view = nil
        #expect(traces.areGone)
        screen.layoutIfNeeded()
        #expect(screen.constraints.isEmpty)
    }

    @Test("A view that is still referenced outlives its parent, with the constraints inside it")
    func survivor() {
        var screen: View? = makeScreen()
        weak let root = screen
        let (view, traces) = populate(screen ?? View())
        screen = nil
        #expect(root == nil)
        #expect(view.superview == nil)
        #expect(traces.constraint?.isActive == true)
        view.frame.size = Size(width: 30, height: 40)
        view.layoutIfNeeded()
        #expect(traces.view?.frame == Rect(x: 1, y: 2, width: 3, height: 4))
        let (sizeOfItself, edgesOfInner, widthOfGuide, edgesOfSafeArea, edgesOfMargins) = (2, 2, 1, 5, 5)
        #expect(
            view.constraints.count == sizeOfItself + edgesOfInner + widthOfGuide + edgesOfSafeArea + edgesOfMargins)
    }

    @Test("A constraint on a guide that outlives its view is inactive, and active again once it is activated elsewhere")
    func guideWithoutView() {
        let (guide, part, other) = (LayoutGuide(), View(), makeScreen())
        var screen: View? = makeScreen()
        screen?.addLayoutGuide(guide)
        screen?.addSubview(part)
        part.widthAnchor.constraint(equalToConstant: 5).isActive = true
        let width = guide.widthAnchor.constraint(equalToConstant: 50)
        width.isActive = true
        screen = nil
        #expect(!width.isActive)
        other.addLayoutGuide(guide)
        guide.heightAnchor.constraint(equalToConstant: 20).isActive = true
        #expect(!width.isActive && !width.isInEffect)
        width.isActive = false
        width.constant = 40
        width.isActive = true
        // The rest of the former tree is used again, and lets go of its constraints.
        part.layoutIfNeeded()
        #expect(width.isActive)
        other.layoutIfNeeded()
        #expect(guide.layoutFrame.size == Size(width: 40, height: 20))
        width.isActive = false
        #expect(other.constraints.count == 1)
    }

    @Test("A constraint keeps no view alive")
    func constraints() {
        var view: View? = View()
        weak let trace = view
        let constraint = view?.widthAnchor.constraint(equalToConstant: 1)
        let anchor = view?.topAnchor
        view = nil
        #expect(trace == nil)
        #expect(constraint?.firstItem == nil && anchor?.item == nil)
        constraint?.isActive = true
        #expect(constraint?.isActive == false)
    }

    @Test("A deactivated constraint without references is deallocated")
    func deactivated() {
        let screen = makeScreen()
        var constraint: LayoutConstraint? = screen.widthAnchor.constraint(equalToConstant: 390)
        weak let trace = constraint
        constraint?.isActive = true
        screen.layoutIfNeeded()
        constraint = nil
        #expect(trace?.isActive == true)
        trace?.isActive = false
        screen.layoutIfNeeded()
        #expect(trace == nil)
    }

    @Test("Moving views between trees leaves nothing behind")
    func moved() throws {
        var (here, there): (View?, View?) = (makeScreen(), makeScreen())
        weak let hereTrace = here
        var traces: [Traces] = []
        for _ in 0..<3 {
            let (from, to) = try (#require(here), #require(there))
            let (view, trace) = populate(from)
            to.addSubview(view)
            view.pin(0, 0, 1, 1, to: to)
            to.layoutIfNeeded()
            from.addSubview(view)
            from.layoutIfNeeded()
            traces.append(trace)
        }
        here = nil
        #expect(hereTrace == nil)
        #expect(traces.allSatisfy { $0.areGone })
        there = nil
    }

    @Test("Releasing one of 50 labels takes at most one solve and touches few rows")
    func releasedLabel() {
        let screen = makeScreen()
        for index in 0..<50 {
            let label = Label("row \(index)")
            label.translatesAutoresizingMaskIntoConstraints = false
            screen.addSubview(label)
            label.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
            label.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20 * Double(index)).isActive = true
        }
        screen.layoutIfNeeded()
        let (solves, rows) = (screen.layoutStatistics.solves, screen.layoutStatistics.rowsTouched)
        screen.subviews[20].removeFromSuperview()
        screen.setNeedsLayout()
        screen.layoutIfNeeded()
        #expect(screen.layoutStatistics.solves - solves <= 1)
        #expect(screen.layoutStatistics.rowsTouched - rows < 10)
    }
}
