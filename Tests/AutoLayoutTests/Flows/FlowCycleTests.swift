import AutoLayout
import Testing

@Suite("Flows whose lines change the widths they follow from")
struct FlowCycleTests: FlowShowing {
    let screen = makeScreen(width: 200, height: 500)

    /// Found by a random program: after lines had once failed to reach a stable state, they were never broken again.
    @Test("Lines that do not settle are broken anew once the cause is gone")
    func unsettled() {
        let (first, second) = (Content(View.noIntrinsicMetric, 20), Content(80, 20))
        let flow = FlowView(name: "flow") { [first, second] }
        show(flow)
        // The first view is too wide to share a line with the second while there is one line, but not while there are
        // two.
        let cause = first.widthAnchor.constraint(equalTo: flow.heightAnchor, multiplier: -4)
        cause.constant = 220
        cause.isActive = true
        screen.layoutIfNeeded()
        #expect(screen.layoutDiagnostics.map(\.kind).contains(.conditionCycle))
        cause.isActive = false
        let lines = [50.0, 150, 50].map { width in
            first.size.width = width
            screen.layoutIfNeeded()
            return flow.lineCount
        }
        #expect(lines == [1, 2, 1])
        second.removeFromSuperview()
        first.size.width = 300
        screen.layoutIfNeeded()
        #expect(flow.lineCount == 1 && first.frame.width == 200)
    }

    /// Found by a random program: the constraint makes the first view too wide for one line while there is one line,
    /// but not while there are two.
    @Test("A view tied to the end of its own flow costs a bounded number of rounds and one diagnostic, and stays put")
    func tiedToItsFlow() {
        let (content, view) = (Content(190, 20), View(name: "view"))
        let flow = FlowView(name: "flow") { [content, view] }
        show(flow)
        let tie = view.leadingAnchor.constraint(equalTo: flow.trailingAnchor, constant: 7).withPriority(.defaultHigh)
        tie.isActive = true
        screen.layoutIfNeeded()
        #expect(screen.layoutDiagnostics.map(\.kind) == [.conditionCycle])
        #expect(screen.layoutDiagnostics.map(\.viewName) == ["flow"])
        let (frames, statistics) = (screen.everything.map(\.frame), screen.layoutStatistics)
        #expect(statistics.solves < 50)
        screen.layoutIfNeeded()
        #expect(screen.layoutStatistics == statistics)
        flow.setNeedsUpdateConstraints()
        content.invalidateIntrinsicContentSize()
        screen.layoutIfNeeded()
        #expect(screen.everything.map(\.frame) == frames && screen.layoutDiagnostics.count == 1)
        tie.isActive = false
        screen.layoutIfNeeded()
        #expect(flow.lineCount == 1 && content.frame.width == 190 && view.frame.minX == 190)
    }
}
