import AutoLayout
import Testing

@Suite("Conditions that change what they read")
struct ConditionCycleTests {
    let screen = makeScreen()
    let panel = View(name: "panel")

    /// A panel that is 200 wide, and 400 while it is narrower than 300.
    init() {
        screen.addSubview(panel)
        panel.pin(0, 0, 200, 10, to: screen)[2].priority = .defaultHigh
        panel.widthAnchor.constraint(equalToConstant: 400).when(.width(below: 300, of: panel)).isActive = true
    }

    @Test("The layout stays at the first state of a cycle, and one diagnostic names condition, view, sizes and line")
    func reported() {
        screen.layoutIfNeeded()
        #expect(panel.frame.width == 200)
        let diagnostics = screen.layoutDiagnostics
        #expect(diagnostics.map(\.kind) == [.conditionCycle])
        #expect(diagnostics[0].viewName == "panel")
        #expect(diagnostics[0].location?.line == 13)
        #expect(
            diagnostics[0].message.hasPrefix(
                "The condition panel.width < 300 does not settle: panel's width is 200 while it does not hold, and 400 while"
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

    @Test("A cycle ends with its cause")
    func ended() throws {
        screen.layoutIfNeeded()
        let width = try #require(panel.constraints.first { $0.constant == 200 })
        width.constant = 350
        screen.layoutIfNeeded()
        #expect(panel.frame.width == 350)
        #expect(screen.layoutDiagnostics.count == 1)
    }

    @Test("A cycle is reported once until it has ended, also where a pass goes through it again")
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

    @Test("A stack whose axis follows its own width stays as it was first")
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
    }
}
