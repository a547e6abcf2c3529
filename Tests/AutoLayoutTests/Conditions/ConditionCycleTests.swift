import AutoLayout
import Testing

@Suite("Conditions that change what they read")
struct ConditionCycleTests {
    let screen = makeScreen()
    let panel = View(name: "panel")

    /// Adds a panel that prefers to be 200 points wide but must be 400 while it is narrower than 300.
    init() {
        screen.addSubview(panel)
        panel.pin(0, 0, 200, 10, to: screen)[2].priority = .defaultHigh
        panel.widthAnchor.constraint(equalToConstant: 400).when(.width(below: 300, of: panel)).isActive = true
    }

    @Test(
        "The layout stays at the first state of a cycle, and one diagnostic names the condition, view, sizes and line"
    )
    func reported() {
        screen.layoutIfNeeded()
        #expect(panel.frame.width == 200)
        let diagnostics = screen.layoutDiagnostics
        #expect(diagnostics.map(\.kind) == [.conditionCycle])
        #expect(diagnostics[0].viewName == "panel")
        #expect(diagnostics[0].location?.line == 13)
        #expect(
            diagnostics[0].message.hasPrefix(
                "The condition panel.width < 300 oscillates: panel's width is 200 while it does not hold, and 400 while"
                    + " it does."))
    }

    @Test("A cycle costs nothing in later passes that do not concern it, and is not reported again")
    func onlyOnce() {
        screen.layoutIfNeeded()
        let count = screen.layoutStatistics.conditionsEvaluated
        for height in [50.0, 60, 70] {
            screen.frame.size.height = height
            screen.layoutIfNeeded()
        }
        #expect(screen.layoutStatistics.conditionsEvaluated == count)
        #expect(screen.layoutDiagnostics.count == 1)
    }

    @Test("A cycle ends when its cause is gone")
    func ended() throws {
        screen.layoutIfNeeded()
        let width = try #require(panel.constraints.first { $0.constant == 200 })
        width.constant = 350
        screen.layoutIfNeeded()
        #expect(panel.frame.width == 350)
        #expect(screen.layoutDiagnostics.count == 1)
    }

    @Test("A cycle that later passes run into again is reported again only after it has ended")
    func reportedAgain() {
        let (screen, panel) = (makeScreen(), View(name: "panel"))
        screen.addSubview(panel)
        let width = panel.pin(0, 0, 200, 10, to: screen)[2].withPriority(.defaultHigh)
        panel.widthAnchor.constraint(equalToConstant: 400)
            .when(.width(below: 300, of: panel) || .width(500..<600, of: panel)).isActive = true
        let counts = [200.0, 550, 200, 350, 200].map { length in
            width.constant = length
            screen.layoutIfNeeded()
            return screen.layoutDiagnostics.count
        }
        #expect(counts == [1, 1, 1, 1, 2])
    }

    @Test("Conditions that follow from each other settle in one pass")
    func chain() {
        let screen = makeScreen(width: 500)
        var last: View = screen
        for index in 0..<20 {
            let view = View(name: "v\(index)")
            screen.addSubview(view)
            view.pin(0, 0, 100, 10, to: screen)[2].priority = .defaultHigh
            view.widthAnchor.constraint(equalToConstant: 500).when(.width(atLeast: 500, of: last)).isActive = true
            last = view
        }
        screen.layoutIfNeeded()
        #expect(screen.subviews.allSatisfy { $0.frame.width == 500 })
        screen.frame.size.width = 499
        screen.layoutIfNeeded()
        #expect(screen.subviews.allSatisfy { $0.frame.width == 100 })
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    /// Adds views, each of which becomes 500 points wide one round after the previous view does.
    private func addChain(_ count: Int, to screen: View) -> [View] {
        let views = (0..<count).map { View(name: "v\($0)") }
        for (index, view) in views.enumerated() {
            screen.addSubview(view)
            view.pin(0, 0, 100, 10, to: screen)[2].priority = .defaultHigh
            let last = index == 0 ? screen : views[index - 1]
            view.widthAnchor.constraint(equalToConstant: 500).when(.width(atLeast: 500, of: last)).isActive = true
        }
        return views
    }

    @Test("A long chain of conditions settles, even beside a flow that breaks its lines anew meanwhile")
    func chainBesideFlow() {
        let screen = makeScreen(width: 500)
        let views = addChain(40, to: screen)
        let flow = FlowView { (0..<3).map { _ in Content(60, 20) } }
        screen.addSubview(flow)
        LayoutConstraint.activate([
            flow.topAnchor.constraint(equalTo: screen.topAnchor),
            flow.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            flow.widthAnchor.constraint(equalTo: views[5].widthAnchor),
        ])
        screen.layoutIfNeeded()
        #expect(views.allSatisfy { $0.frame.width == 500 } && flow.lineCount == 1)
        #expect(!screen.layoutDiagnostics.contains { $0.kind == .conditionCycle })
    }

    @Test("A long chain of conditions settles, even if a condition on two of its views holds only temporarily")
    func chainBesidePulse() {
        let screen = makeScreen(width: 500)
        let views = addChain(40, to: screen)
        let pulse = View(name: "pulse")
        screen.addSubview(pulse)
        pulse.pin(0, 0, 100, 10, to: screen)[2].priority = .defaultHigh
        pulse.widthAnchor.constraint(equalToConstant: 300)
            .when(.width(atLeast: 500, of: views[3]) && .width(below: 500, of: views[6])).isActive = true
        screen.layoutIfNeeded()
        #expect(views.allSatisfy { $0.frame.width == 500 } && pulse.frame.width == 100)
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("A pass ends even if each round of a cycle adds another constraint with a condition")
    func growing() {
        let (screen, box) = (makeScreen(), View(name: "box"))
        screen.addSubview(box)
        let width = box.pin(0, 0, 200, 10, to: screen)[2].withPriority(.defaultHigh)
        var calls = 0
        box.observe(.width(below: 300, of: box)) { [unowned screen, unowned width] isNarrow in
            calls += 1
            width.constant = isNarrow ? 400 : 200
            let view = View()
            screen.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 5).when(.width(atLeast: 1)).isActive = true
        }
        screen.layoutIfNeeded()
        #expect(calls <= 100)
        #expect(screen.layoutDiagnostics.contains { $0.kind == .conditionCycle })
    }

    @Test("A stack whose axis depends on its own width keeps its first axis")
    func stack() {
        let screen = makeScreen()
        let stack = StackView(arrangedSubviews: [Content(100, 10), Content(100, 10)], name: "stack")
        screen.addSubview(stack)
        LayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: screen.topAnchor),
            stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        ])
        stack.setAxis(.vertical, when: .width(atLeast: 150, of: stack))
        screen.layoutIfNeeded()
        #expect(stack.frame.width == 200)
        #expect(screen.layoutDiagnostics.map(\.kind) == [.conditionCycle])
        let count = screen.layoutStatistics.conditionsEvaluated
        screen.frame.size.height += 1
        screen.layoutIfNeeded()
        #expect(screen.layoutStatistics.conditionsEvaluated == count)
    }

    @Test("A cycle ends when the constraint that closes it is deactivated, although no number has changed by then")
    func opened() {
        let (screen, left, right) = (makeScreen(), View(), View())
        for view in [left, right] {
            screen.addSubview(view)
            view.pin(0, 0, 100, 10, to: screen)[2].priority = .defaultHigh
        }
        let widensLeft = left.widthAnchor.constraint(equalToConstant: 400).when(.width(below: 300, of: right))
        let widensRight = right.widthAnchor.constraint(equalToConstant: 400).when(.width(atLeast: 300, of: left))
        LayoutConstraint.activate([widensLeft, widensRight])
        func widths() -> [Double] {
            screen.layoutIfNeeded()
            return [left, right].map(\.frame.width)
        }
        #expect(widths() == [100, 100])
        widensRight.isActive = false
        #expect(widths() == [400, 100])
        widensRight.isActive = true
        #expect(widths() == [400, 100])
        #expect(screen.layoutDiagnostics.count == 2)
        widensRight.condition = .width(atLeast: 500, of: left)
        #expect(widths() == [400, 100])
        widensRight.condition = .width(atLeast: 300, of: left)
        #expect(widths() == [400, 100])
        widensRight.constant = 250
        #expect(widths() == [400, 250])
    }

    @Test("A cycle ends when another constraint keeps the number on one side of the threshold")
    func capped() {
        let (screen, box) = (makeScreen(), View())
        screen.addSubview(box)
        box.pin(0, 0, 200, 10, to: screen)[2].priority = .defaultLow
        box.widthAnchor.constraint(equalToConstant: 400).withPriority(.defaultHigh).when(.width(below: 300, of: box))
            .isActive = true
        screen.layoutIfNeeded()
        #expect(box.frame.width == 200)
        box.widthAnchor.constraint(lessThanOrEqualToConstant: 250).isActive = true
        screen.layoutIfNeeded()
        #expect(box.frame.width == 250)
    }

    @Test("New constraints elsewhere make a pass try a cycle once more, without reporting it again")
    func retried() {
        screen.layoutIfNeeded()
        let view = View()
        screen.addSubview(view)
        view.pin(0, 0, 10, 10, to: screen)
        let before = screen.layoutStatistics.conditionsEvaluated
        screen.layoutIfNeeded()
        let after = screen.layoutStatistics.conditionsEvaluated
        #expect(before < after && after <= before + 3)
        screen.frame.size.height += 1
        screen.layoutIfNeeded()
        #expect(screen.layoutStatistics.conditionsEvaluated == after)
        #expect(panel.frame.width == 200)
        #expect(screen.layoutDiagnostics.count == 1)
    }
}
