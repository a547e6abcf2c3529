import AutoLayout
import Testing

@Suite("The layout pass")
struct PassTests {
    let log = Witness.Log()

    @Test("Constraints are updated children first, and subviews are laid out parents first")
    func order() {
        let (root, left, right, leaf) = (
            Witness("root", log), Witness("left", log), Witness("right", log), Witness("leaf", log)
        )
        root.addSubview(left)
        root.addSubview(right)
        left.addSubview(leaf)
        for view in [root, left, right, leaf] { view.setNeedsUpdateConstraints() }
        root.layoutIfNeeded()
        #expect(
            log.entries == [
                "update leaf", "update left", "update right", "update root",
                "layout root", "layout left", "layout leaf", "layout right",
            ])
    }

    @Test("Only views that requested an update or a layout are called")
    func asked() {
        let (root, child) = (Witness("root", log), Witness("child", log))
        root.addSubview(child)
        root.layoutIfNeeded()
        log.entries = []
        child.setNeedsLayout()
        root.layoutIfNeeded()
        child.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(log.entries == ["layout child", "update child"])
    }

    @Test("With nothing pending, there are no callbacks and no work")
    func nothing() {
        let (root, child) = (Witness("root", log), Witness("child", log))
        root.frame.size = Size(width: 100, height: 100)
        root.addSubview(child)
        child.pin(1, 2, 3, 4, to: root)
        root.layoutIfNeeded()
        log.entries = []
        let work = root.layoutStatistics
        root.layoutIfNeeded()
        child.constraints[0].constant = child.constraints[0].constant
        root.layoutIfNeeded()
        #expect(log.entries.isEmpty)
        #expect(root.layoutStatistics == work)
    }

    @Test("A view is laid out again when its size changes, not when it only moves")
    func sizeChanged() {
        let root = Witness("root", log, frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let child = Witness("child", log)
        root.addSubview(child)
        let constraints = child.pin(1, 2, 3, 4, to: root)
        root.layoutIfNeeded()
        log.entries = []
        constraints[0].constant = 10
        root.layoutIfNeeded()
        #expect(log.entries.isEmpty)
        constraints[2].constant = 30
        root.layoutIfNeeded()
        #expect(log.entries == ["layout child"])
        #expect(child.frame == Rect(x: 10, y: 2, width: 30, height: 4))
    }

    @Test("In layoutSubviews, a view has its new frame, and frames it sets on subviews apply in the same pass")
    func frameFirst() {
        let root = makeScreen()
        let cell = Witness("cell", log)
        let inner = View()
        root.addSubview(cell)
        cell.addSubview(inner)
        cell.pin(0, 0, 80, 40, to: root)
        cell.onLayout = { cell in cell.subviews[0].frame = Rect(x: 0, y: 0, width: cell.frame.width / 2, height: 10) }
        root.layoutIfNeeded()
        #expect(inner.frame.width == 40)
    }

    @Test("A content size that changes in layoutSubviews takes effect in the same pass")
    func secondSolve() {
        let root = makeScreen(width: 100, height: 100)
        let text = Content(0, 10)
        let holder = Witness("holder", log)
        root.addSubview(holder)
        holder.addSubview(text)
        root.layoutIfNeeded()
        holder.pin(0, 0, 50, 50, to: root)
        text.topAnchor.constraint(equalTo: holder.topAnchor).isActive = true
        holder.onLayout = { holder in
            if text.size.height != holder.frame.width / 2 { text.size.height = holder.frame.width / 2 }
        }
        root.layoutIfNeeded()
        #expect(text.frame.height == 25)
    }

    @Test("A pass in which a view keeps invalidating its layout stops, and the diagnostic names the view")
    func loop() {
        let root = makeScreen()
        let restless = Witness("restless", log)
        root.addSubview(View())
        root.addSubview(restless)
        restless.onLayout = { $0.setNeedsLayout() }
        root.layoutIfNeeded()
        #expect(root.layoutDiagnostics.map(\.kind) == [.layoutLoop])
        #expect(root.layoutDiagnostics.first?.viewName == "restless")
        #expect(log.entries.count < 100)
    }

    @Test("A pass in which a view keeps changing a constraint stops, too")
    func constraintLoop() {
        let root = makeScreen()
        let restless = Witness("restless", log)
        root.addSubview(restless)
        let constraints = restless.pin(0, 0, 10, 10, to: root)
        restless.onLayout = { _ in constraints[2].constant += 1 }
        root.layoutIfNeeded()
        #expect(root.layoutDiagnostics.map(\.kind) == [.layoutLoop])
        #expect(root.layoutDiagnostics.first?.viewName == "restless")
    }

    @Test("layoutIfNeeded on a view updates its frame and its subtree, and leaves the rest pending")
    func subtree() {
        let root = makeScreen()
        let (left, right) = (View(), View())
        let (inLeft, inRight) = (View(), View())
        root.addSubview(left)
        root.addSubview(right)
        left.addSubview(inLeft)
        right.addSubview(inRight)
        left.pin(10, 10, 50, 50, to: root)
        right.pin(100, 10, 50, 50, to: root)
        inLeft.pin(1, 1, 5, 5, to: left)
        inRight.pin(2, 2, 5, 5, to: right)
        left.layoutIfNeeded()
        #expect(inLeft.frame == Rect(x: 1, y: 1, width: 5, height: 5))
        #expect(left.frame == Rect(x: 10, y: 10, width: 50, height: 50))
        #expect(right.frame == .zero && inRight.frame == .zero)
        root.layoutIfNeeded()
        #expect(left.frame == Rect(x: 10, y: 10, width: 50, height: 50))
        #expect(inLeft.frame == Rect(x: 1, y: 1, width: 5, height: 5))
        #expect(inRight.frame == Rect(x: 2, y: 2, width: 5, height: 5))
    }

    @Test("layoutIfNeeded on a view whose ancestors have moved places the view and its subviews", arguments: [0, 3])
    func inner(scale: Double) {
        let root = makeScreen()
        let (outer, framed, view, inside) = (
            View(), View(frame: Rect(x: 5, y: 6, width: 70, height: 70)), View(), View()
        )
        root.displayScale = scale
        root.addSubview(outer)
        outer.addSubview(framed)
        framed.addSubview(view)
        view.addSubview(inside)
        let constraints = outer.pin(10, 10, 90, 90, to: root)
        let width = view.pin(1, 2, 30, 30, to: framed)[2]
        inside.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
        inside.widthAnchor.constraint(equalToConstant: 3).isActive = true
        root.layoutIfNeeded()
        constraints[0].constant = 20
        framed.frame.origin.x = 8
        width.constant = 40
        view.layoutIfNeeded()
        #expect(view.frame == Rect(x: 1, y: 2, width: 40, height: 30))
        #expect(inside.frame.minX == 37)
        root.layoutIfNeeded()
        #expect(outer.frame.minX == 20)
        #expect(view.frame == Rect(x: 1, y: 2, width: 40, height: 30))
        #expect(inside.frame.minX == 37)
    }

    @Test("Constraints changed in updateConstraints take effect in the same pass")
    func updateConstraints() {
        final class Updating: View {
            lazy var width = widthAnchor.constraint(equalToConstant: 1)
            override func updateConstraints() {
                width.constant = 42
                width.isActive = true
            }
        }
        let root = makeScreen()
        let view = Updating()
        root.addSubview(view)
        view.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(view.frame.width == 42)
    }

    @Test("Views may be added and removed in layoutSubviews")
    func hierarchyInPass() {
        let root = makeScreen()
        let host = Witness("host", log)
        let (comes, goes) = (View(), View())
        root.addSubview(host)
        host.addSubview(goes)
        host.pin(0, 0, 50, 50, to: root)
        goes.pin(0, 0, 5, 5, to: host)
        host.onLayout = { host in
            guard comes.superview == nil else { return }
            goes.removeFromSuperview()
            host.addSubview(comes)
            comes.pin(3, 3, 6, 6, to: host)
        }
        root.layoutIfNeeded()
        #expect(comes.frame == Rect(x: 3, y: 3, width: 6, height: 6))
        #expect(host.subviews.count == 1)
        #expect(root.layoutDiagnostics.isEmpty)
    }

    @Test("A pass in which width and height keep changing each other stops, and the diagnostic names the view")
    func heightLoop() {
        let root = makeScreen()
        let (restless, quiet) = (Hooked("restless"), Hooked("quiet"))
        for view in [restless, quiet] {
            root.addSubview(view)
            view.contentSize = { _ in Size(width: 10, height: 10) }
            view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        }
        // The view is as tall as it is wide, but its content is 10 tall at a width of 20, and 20 tall at a width of 10.
        restless.contentHeight = { _, width in width == 10 ? 20 : 10 }
        restless.widthAnchor.constraint(equalTo: restless.heightAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(root.layoutDiagnostics.map(\.kind) == [.layoutLoop])
        #expect(root.layoutDiagnostics.first?.viewName == "restless")
    }

    @Test("A view that a callback moves is laid out after its new parent")
    func moved() {
        let root = makeScreen()
        let (mover, child, late) = (Witness("mover", log), Witness("child", log), Witness("late", log))
        for view in [mover, child, late] { root.addSubview(view) }
        mover.onLayout = { _ in late.addSubview(child) }
        root.layoutIfNeeded()
        #expect(log.entries == ["layout mover", "layout late", "layout child"])
    }
}
