import AutoLayout
import Testing

@Suite("Conditions when views move")
struct MovedConditionTests {
    @Test("A constraint is no longer in effect once it moves to a tree in which its condition does not hold")
    func movedInEffect() {
        let (wide, narrow, box) = (makeScreen(width: 800), makeScreen(width: 300), View(name: "box"))
        wide.addSubview(box)
        box.widthAnchor.constraint(equalToConstant: 100).withPriority(.defaultHigh).isActive = true
        let big = box.widthAnchor.constraint(equalToConstant: 200).when(.width(atLeast: 500))
        big.isActive = true
        wide.layoutIfNeeded()
        narrow.addSubview(box)
        narrow.layoutIfNeeded()
        #expect(box.frame.width == 100)
        #expect(!big.isInEffect)
    }

    @Test("Moving to a tree in which another group holds does not leave two groups in effect")
    func statesMoved() {
        let (wide, narrow, box) = (makeScreen(width: 800), makeScreen(width: 300), View(name: "box"))
        wide.addSubview(box)
        let states = LayoutStates<String>()
        states["compact"] = [box.widthAnchor.constraint(equalToConstant: 10)]
        states["regular"] = [box.widthAnchor.constraint(equalToConstant: 20)]
        states.use("compact", when: .compact)
        states.use("regular", when: .regular)
        wide.layoutIfNeeded()
        narrow.addSubview(box)
        narrow.layoutIfNeeded()
        #expect(narrow.layoutConflicts.isEmpty)
    }

    @Test("A conditional setting still follows another view after its own view has moved in the tree")
    func movedFollower() {
        let (screen, panel, left, right, box) = (makeScreen(), View(), View(), View(), View())
        for view in [panel, left, right] { screen.addSubview(view) }
        let width = panel.pin(0, 0, 40, 10, to: screen)[2]
        left.addSubview(box)
        box.setHidden(true, when: .width(below: 50, of: panel))
        screen.layoutIfNeeded()
        right.addSubview(box)
        width.constant = 100
        screen.layoutIfNeeded()
        #expect(!box.isHidden)
    }

    @Test("Conditions still follow the view that they name after it has moved in the tree")
    func movedPanel() {
        let (screen, panel, left, right, stack) = (makeScreen(), View(), View(), View(), StackView())
        for view in [left, right, stack] { screen.addSubview(view) }
        left.addSubview(panel)
        let width = panel.widthAnchor.constraint(equalToConstant: 100)
        width.isActive = true
        stack.setAxis(.vertical, when: .width(below: 50, of: panel))
        let narrow = stack.widthAnchor.constraint(equalToConstant: 10).when(.width(below: 50, of: panel))
        narrow.isActive = true
        screen.layoutIfNeeded()
        right.addSubview(panel)
        width.constant = 40
        screen.layoutIfNeeded()
        #expect(stack.axis == .vertical)
        #expect(narrow.isActive)
    }

    @Test(
        "A condition reads the root of the larger tree that its tree has joined, even if nothing is tied to that root"
    )
    func adopted() {
        let inner = View(frame: Rect(x: 0, y: 0, width: 400, height: 400), name: "inner")
        let (screen, box) = (
            View(frame: Rect(x: 0, y: 0, width: 1000, height: 1000), name: "screen"), View(name: "box")
        )
        inner.layoutDiagnosticHandler = { _ in }
        inner.addSubview(box)
        box.widthAnchor.constraint(equalToConstant: 100).withPriority(.defaultHigh).isActive = true
        box.widthAnchor.constraint(equalToConstant: 50).when(.width(below: 300)).isActive = true
        inner.layoutIfNeeded()
        screen.addSubview(inner)
        screen.layoutIfNeeded()
        screen.frame.size.width = 200
        screen.layoutIfNeeded()
        #expect(box.frame.width == 50)
    }

    @Test("Reversing the layout direction and back does not let a conditional constraint win against an equal one")
    func rankOfConditional() {
        let (screen, box) = (makeScreen(width: 300), View(name: "box"))
        screen.addSubview(box)
        box.pin(0, 0, 0, 10, to: screen)[2].isActive = false
        box.widthAnchor.constraint(equalToConstant: 100).withPriority(750).when(.width(atLeast: 500)).isActive = true
        box.widthAnchor.constraint(equalToConstant: 200).withPriority(750).isActive = true
        screen.layoutIfNeeded()
        screen.frame.size.width = 600
        screen.layoutIfNeeded()
        #expect(box.frame.width == 200)
        for direction in [LayoutDirection.rightToLeft, .leftToRight] {
            screen.layoutDirection = direction
            screen.layoutIfNeeded()
        }
        #expect(box.frame.width == 200)
    }

    @Test("Laying out only a view beside a flow reports nothing and takes at most two solves")
    func innerPass() {
        let (screen, side, flow) = (makeScreen(width: 400), View(name: "side"), FlowView(spacing: 10, name: "flow"))
        for _ in 0..<4 { flow.addArrangedSubview(Content(80, 20)) }
        screen.addSubview(flow)
        screen.addSubview(side)
        flow.pin(0, 0, 200, 100, to: screen)
        side.pin(0, 0, 10, 10, to: screen)
        side.layoutIfNeeded()
        #expect(screen.layoutDiagnostics.isEmpty)
        #expect(screen.layoutStatistics.solves <= 2)
    }

    @Test("A chain of 40 conditions settles", arguments: [1, 3])
    func longChain(passes: Int) {
        let screen = makeScreen(width: 500)
        var last: View = screen
        for index in 0..<40 {
            let view = View(name: "v\(index)")
            screen.addSubview(view)
            view.pin(0, 0, 100, 10, to: screen)[2].priority = .defaultHigh
            view.widthAnchor.constraint(equalToConstant: 500).when(.width(atLeast: 500, of: last)).isActive = true
            last = view
        }
        for _ in 0..<passes {
            screen.frame.size.height += 1
            screen.layoutIfNeeded()
        }
        #expect(screen.subviews.count { $0.frame.width == 500 } == 40)
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("A view hidden by a condition is shown once the item that the condition reads has left the tree")
    func itemLeft() {
        let (screen, panel, box) = (makeScreen(), View(), View())
        for view in [panel, box] { screen.addSubview(view) }
        panel.pin(0, 0, 40, 10, to: screen)
        box.setHidden(true, when: .width(below: 50, of: panel))
        screen.layoutIfNeeded()
        #expect(box.isHidden)
        panel.removeFromSuperview()
        screen.layoutIfNeeded()
        #expect(!box.isHidden)
    }

    @Test("A condition that reads the root reads the part of the tree that has become a root")
    func newRoot() {
        let (screen, panel, box) = (makeScreen(width: 320), View(), View())
        screen.addSubview(panel)
        panel.addSubview(box)
        panel.pin(0, 0, 40, 10, to: screen)
        box.setHidden(true, when: .width(below: 50))
        screen.layoutIfNeeded()
        #expect(!box.isHidden)
        panel.removeFromSuperview()
        panel.layoutIfNeeded()
        #expect(box.isHidden)
        panel.frame.size.width = 60
        panel.layoutIfNeeded()
        #expect(!box.isHidden)
    }

    @Test("A view hidden by a condition is shown in a tree without the item that the condition reads")
    func viewLeft() {
        let (screen, other, panel, box) = (makeScreen(), makeScreen(), View(), View())
        for view in [panel, box] { screen.addSubview(view) }
        panel.pin(0, 0, 40, 10, to: screen)
        box.setHidden(true, when: .width(below: 50, of: panel))
        screen.layoutIfNeeded()
        #expect(box.isHidden)
        other.addSubview(box)
        other.layoutIfNeeded()
        #expect(!box.isHidden)
    }
}
