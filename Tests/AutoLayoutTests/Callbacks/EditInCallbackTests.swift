import AutoLayout
import Testing

@Suite("Callbacks that change the tree")
struct EditInCallbackTests {
    let screen = makeScreen(width: 200, height: 100)
    let first = Hooked("first")
    let second = Hooked("second")
    let third = Hooked("third")
    let view = Hooked("view")

    private var all: [View] { [screen, first, second, third, view] }

    @Test("A view may be removed while its baseline is read")
    func baseline() {
        let text = Hooked("text")
        for view in [view, text] { screen.addSubview(view) }
        text.pin(0, 10, 20, 20, to: screen)
        view.pin(0, 0, 20, 20, to: screen)
        let tie = view.topAnchor.constraint(equalTo: text.firstBaselineAnchor).withPriority(500)
        tie.isActive = true
        text.firstBaseline = { text in
            text.removeFromSuperview()
            return 5
        }
        screen.layoutIfNeeded()
        #expect(text.superview == nil && !tie.isActive)
        #expect(view.frame == Rect(x: 0, y: 0, width: 20, height: 20))
        text.firstBaseline = { _ in 5 }
        screen.addSubview(text)
        text.pin(0, 10, 20, 20, to: screen)
        LayoutConstraint.deactivate(view.constraints + screen.constraints.filter { $0.firstItem === view })
        view.topAnchor.constraint(equalTo: text.firstBaselineAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(view.frame.minY == 15)
    }

    @Test("A constraint whose numbers change while its baseline is first read uses the new ones")
    func changedNumbers() {
        let text = Hooked("text")
        for view in [view, text] { screen.addSubview(view) }
        text.pin(0, 10, 20, 20, to: screen)
        view.pin(0, 0, 20, 20, to: screen)[1].isActive = false
        let tie = view.topAnchor.constraint(equalTo: text.firstBaselineAnchor, constant: 1)
        tie.isActive = true
        text.firstBaseline = { _ in
            tie.constant = 3
            return 5
        }
        screen.layoutIfNeeded()
        #expect(view.frame.minY == 18)
    }

    @Test("The view that provides a baseline may be removed while another baseline is read")
    func baselineView() {
        let (outer, inner) = (Hooked("outer"), Hooked("inner"))
        for view in [view, outer] { screen.addSubview(view) }
        outer.addSubview(inner)
        outer.pin(0, 10, 20, 20, to: screen)
        inner.pin(0, 1, 20, 10, to: outer)
        view.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
        view.firstBaselineAnchor.constraint(equalTo: outer.firstBaselineAnchor).isActive = true
        outer.firstSpeaker = { inner.superview == nil ? $0 : inner }
        inner.firstBaseline = { _ in 2 }
        view.firstBaseline = { _ in
            inner.removeFromSuperview()
            return 3
        }
        screen.layoutIfNeeded()
        // The view that provided the baseline is gone, so the baseline of `outer`, which has no text, is its top edge.
        #expect(view.frame.minY == 10 - 3)
    }

    @Test("While a baseline is read, a view may be removed or moved to another tree, and so may the whole tree")
    func otherTree() {
        let other = makeScreen(width: 300, height: 300)
        for moves in [
            { self.second.removeFromSuperview() }, { other.addSubview(self.second) }, { other.addSubview(self.screen) },
        ] {
            screen.addSubview(first)
            screen.addSubview(second)
            first.pin(0, 0, 10, 10, to: screen)[1].isActive = false
            second.pin(0, 20, 10, 10, to: screen)
            let tie = first.firstBaselineAnchor.constraint(equalTo: second.firstBaselineAnchor)
            tie.isActive = true
            screen.layoutIfNeeded()
            other.layoutIfNeeded()
            first.firstBaseline = { first in
                first.firstBaseline = { _ in 3 }
                moves()
                other.layoutIfNeeded()
                return 3
            }
            // A change of the layout direction rebuilds all rows.
            screen.layoutDirection = screen.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
            first.invalidateIntrinsicContentSize()
            screen.layoutIfNeeded()
            other.layoutIfNeeded()
            #expect((all + [other]).hierarchyFaults.isEmpty)
            #expect(second.superview !== screen || screen.superview === other)
            LayoutConstraint.deactivate(first.constraints + second.constraints)
        }
    }

    @Test("A view may be removed while its content is read")
    func content() {
        screen.addSubview(view)
        view.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
        view.contentSize = { view in
            view.removeFromSuperview()
            return Size(width: 10, height: 10)
        }
        screen.layoutIfNeeded()
        #expect(view.superview == nil && screen.subviews.isEmpty)
        view.contentSize = { _ in Size(width: 10, height: 10) }
        screen.addSubview(view)
        view.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(view.frame.size == Size(width: 10, height: 10))
        #expect(screen.layoutDiagnostics.filter { $0.kind == .notFinite }.isEmpty)
    }

    @Test("A view may be removed, or the whole tree moved, while the height of its content is read")
    func contentHeight() {
        screen.addSubview(view)
        view.pin(0, 0, 50, 0, to: screen)[3].isActive = false
        view.contentSize = { _ in Size(width: 10, height: 10) }
        let other = makeScreen(width: 300, height: 300)
        defer { view.contentHeight = { _, _ in nil } }
        for move in [{ self.view.removeFromSuperview() }, { other.addSubview(self.screen) }] {
            screen.addSubview(view)
            LayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 50)])
            view.contentHeight = { _, width in
                if width == 50 { move() }
                return 20
            }
            view.invalidateIntrinsicContentSize()
            screen.layoutIfNeeded()
            other.layoutIfNeeded()
            #expect((all + [other]).hierarchyFaults.isEmpty)
        }
        #expect(screen.superview === other)
        #expect(view.frame.height == 20)
    }

    @Test("All content is laid out even if reading some of it moves the tree into another one")
    func contentElsewhere() {
        let (other, mover, follower) = (makeScreen(), Hooked("mover"), Hooked("follower"))
        other.addSubview(first)
        first.pin(0, 0, 30, 30, to: other)
        other.layoutIfNeeded()
        for child in [mover, follower] {
            screen.addSubview(child)
            child.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
            child.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        }
        mover.contentSize = { [unowned screen, unowned other] _ in
            if screen.superview == nil { other.addSubview(screen) }
            return Size(width: 10, height: 20)
        }
        follower.contentSize = { _ in Size(width: 30, height: 40) }
        screen.layoutIfNeeded()
        other.layoutIfNeeded()
        #expect((all + [other, mover, follower]).hierarchyFaults.isEmpty)
        #expect(mover.frame.size == Size(width: 10, height: 20))
        #expect(follower.frame.size == Size(width: 30, height: 40))
    }

    @Test("A constraint takes effect even if reading its baseline moves the tree into another one")
    func baselineElsewhere() {
        let (other, line) = (makeScreen(), View(name: "line"))
        screen.addSubview(view)
        screen.addSubview(line)
        view.pin(0, 10, 30, 30, to: screen)
        line.topAnchor.constraint(equalTo: view.firstBaselineAnchor).isActive = true
        view.firstBaseline = { [unowned screen, unowned other] _ in
            if screen.superview == nil { other.addSubview(screen) }
            return 7
        }
        screen.layoutIfNeeded()
        other.layoutIfNeeded()
        #expect((all + [other]).hierarchyFaults.isEmpty)
        #expect(line.frame.minY == 17)
    }

    @Test("A constraint that is activated while content or a baseline is read takes effect in the same pass")
    func activation() {
        screen.addSubview(view)
        view.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
        view.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        let width = view.widthAnchor.constraint(equalToConstant: 33)
        let height = view.heightAnchor.constraint(equalToConstant: 44)
        view.contentSize = { _ in
            width.isActive = true
            return Size(width: 10, height: 10)
        }
        view.firstBaseline = { _ in
            height.isActive = true
            return 1
        }
        let line = View(name: "line")
        screen.addSubview(line)
        line.pin(0, 0, 5, 5, to: screen)[1].isActive = false
        line.topAnchor.constraint(equalTo: view.firstBaselineAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(view.frame.size == Size(width: 33, height: 44))
        #expect(line.frame.minY == 1)
    }

    @Test("Views get their final frames even if a callback asks for ties after it has changed constraints")
    func tiesAskedForMeanwhile() {
        for child in [first, view] { screen.addSubview(child) }
        view.pin(0, 0, 30, 30, to: screen)
        first.pin(0, 40, 30, 30, to: screen)[2].isActive = false
        let width = first.widthAnchor.constraint(equalToConstant: 20)
        // Two preferences that cannot both be met give the search for ties something to try.
        for constant in [50.0, 60] {
            first.heightAnchor.constraint(equalToConstant: constant).withPriority(500).isActive = true
        }
        width.isActive = true
        screen.layoutIfNeeded()
        view.contentSize = { [unowned screen] _ in
            width.constant = 93
            _ = screen.layoutTies
            return Size(width: 10, height: 10)
        }
        view.invalidateIntrinsicContentSize()
        screen.layoutIfNeeded()
        #expect(first.frame.width == 93)
    }

    @Test("A parent may add a view that is being removed from it to another parent")
    func elsewhere() {
        screen.addSubview(first)
        screen.addSubview(second)
        first.addSubview(view)
        first.onRemoval = { [second] _, view in second.addSubview(view) }
        view.removeFromSuperview()
        #expect(all.hierarchyFaults.isEmpty)
        #expect(view.superview === second)
    }

    @Test("A parent that adds the view it loses elsewhere does not keep it from reaching its new parent")
    func addedElsewhere() {
        for parent in [first, second, third] { screen.addSubview(parent) }
        first.addSubview(view)
        first.onRemoval = { [second] _, view in second.addSubview(view) }
        third.addSubview(view)
        #expect(all.hierarchyFaults.isEmpty)
        #expect(view.superview === third)
    }

    @Test("A stack that receives a view on its way to another parent does not arrange it afterwards")
    func throughStack() {
        let stack = StackView()
        for parent in [first, third, stack] { screen.addSubview(parent) }
        first.addSubview(view)
        first.onRemoval = { _, view in stack.addArrangedSubview(view) }
        third.addSubview(view)
        #expect((all + [stack]).hierarchyFaults.isEmpty)
        #expect(view.superview === third && stack.arrangedSubviews.isEmpty)
        screen.layoutIfNeeded()
    }

    @Test("A view reaches its destination even if its old parent removes it early or keeps adding it again")
    func again() {
        screen.addSubview(first)
        for change in [{ (_: Hooked, view: View) in view.removeFromSuperview() }, { $0.addSubview($1) }] {
            first.addSubview(view)
            first.onRemoval = change
            view.removeFromSuperview()
            #expect(all.hierarchyFaults.isEmpty)
            #expect(view.superview == nil)
            first.addSubview(view)
            second.addSubview(view)
            #expect(all.hierarchyFaults.isEmpty)
            #expect(view.superview === second)
        }
    }

    @Test("A view that becomes the parent of its new parent while it leaves the old one is not added to it")
    func circle() {
        screen.addSubview(first)
        first.addSubview(view)
        first.onRemoval = { [second] _, view in view.addSubview(second) }
        second.addSubview(view)
        #expect(all.hierarchyFaults.isEmpty)
        #expect(second.superview === view && view.superview === first)
        #expect(second.layoutDiagnostics.map(\.kind) == [.hierarchyCycle])
    }

    @Test("A conflict is reported even if the pass ends in another tree, with a view that was removed during the pass")
    func reportedWhereItWas() {
        for child in [first, second, view] { screen.addSubview(child) }
        view.pin(0, 0, 30, 30, to: screen)
        view.widthAnchor.constraint(equalToConstant: 40).isActive = true
        first.onLayout = { [second] _ in
            second.setNeedsLayout()
            second.layoutIfNeeded()
            second.removeFromSuperview()
        }
        screen.layoutIfNeeded()
        #expect(screen.layoutConflicts.count == 1)
        #expect(screen.layoutDiagnostics.map(\.kind).contains(.conflict))
    }

    @Test("Views, and even the whole tree, may be moved in layoutSubviews")
    func moves() {
        let other = makeScreen(width: 300, height: 300)
        for parent in [first, second] { screen.addSubview(parent) }
        first.pin(10, 10, 50, 50, to: screen)
        first.addSubview(view)
        second.addSubview(third)
        view.pin(1, 1, 5, 5, to: first)
        var laidOut = 0
        third.onLayout = { _ in laidOut += 1 }
        // The closure retains the tree, which retains the closure.
        defer { first.onLayout = { _ in } }
        first.onLayout = { [screen, second, third] first in
            guard screen.superview == nil else { return }
            third.removeFromSuperview()
            first.addSubview(second)
            second.pin(7, 8, 20, 20, to: first)
            other.addSubview(screen)
            other.layoutIfNeeded()
        }
        screen.layoutIfNeeded()
        #expect((all + [other]).hierarchyFaults.isEmpty)
        other.layoutIfNeeded()
        #expect(view.frame == Rect(x: 1, y: 1, width: 5, height: 5))
        #expect(second.frame == Rect(x: 7, y: 8, width: 20, height: 20))
        #expect(laidOut == 0)
    }
}
