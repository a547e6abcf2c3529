import AutoLayout
import Testing

@Suite("Flows")
struct FlowTests: FlowShowing {
    let screen = makeScreen(width: 200, height: 500)

    @Test("Views wrap where the width is used up, and the height follows in the same pass")
    func wraps() {
        let contents = [80.0, 60, 50, 90].map { Content($0, 20) }
        let flow = FlowView(spacing: 10, lineSpacing: 5) { contents }
        let below = Content(10, 10)
        show(flow)
        screen.addSubview(below)
        below.topAnchor.constraint(equalTo: flow.bottomAnchor).isActive = true
        let results = [200.0, 209, 210, 310, 95].map { width in
            resize(width)
            return [Double(flow.lineCount), flow.frame.height, below.frame.minY, contents[3].frame.minX]
        }
        #expect(
            results == [
                [2, 45, 45, 60], [2, 45, 45, 60], [2, 45, 45, 0], [1, 20, 20, 220], [4, 95, 95, 0],
            ])
        #expect(screen.layoutDiagnostics.allSatisfy { $0.kind == .ambiguity && $0.viewName != nil })
    }

    @Test("A change of width that keeps the lines adds and removes no constraint")
    func sameLines() {
        let flow = FlowView(spacing: 10) { (0..<10).map { _ in Content(50, 20) } }
        show(flow)
        let (constraints, count) = (flow.constraints.count, screen.layoutStatistics.conditionsEvaluated)
        resize(220)
        #expect(flow.constraints.count == constraints)
        #expect(screen.layoutStatistics.conditionsEvaluated == count)
        resize(231)
        #expect(screen.layoutStatistics.conditionsEvaluated > count && flow.lineCount == 3)
    }

    /// All views used to be compared in a single condition with a term for each view, which took quadratic time.
    @Test("200 views are placed with two solves, and a change of width that keeps the lines touches few rows")
    func manyViews() {
        let contents = (0..<200).map { Content(Double(20 + $0 % 37), 20) }
        let flow = FlowView(spacing: 10) { contents }
        show(flow)
        #expect(screen.layoutStatistics.solves == 2)
        let before = screen.layoutStatistics
        resize(200.001)
        #expect(screen.layoutStatistics.rowsTouched - before.rowsTouched < 10)
    }

    @Test("Lines are broken anew when a view is widened, moved, removed, hidden or shown")
    func changed() {
        let contents = (0..<4).map { _ in Content(60, 20) }
        let flow = FlowView { contents }
        show(flow)
        #expect(flow.lineCount == 2)
        contents[0].size.width = 100
        resize(200)
        #expect(contents[2].frame == Rect(x: 0, y: 20, width: 60, height: 20))
        contents[1].isHidden = true
        resize(200)
        #expect(contents[2].frame == Rect(x: 100, y: 0, width: 60, height: 20))
        contents[2].removeFromSuperview()
        resize(200)
        #expect(flow.arrangedSubviews.count == 3 && contents[3].frame.minY == 0)
        contents[1].isHidden = false
        flow.insertArrangedSubview(contents[3], at: 0)
        resize(220)
        #expect(flow.arrangedSubviews.map(\.frame.minX) == [0, 60, 160])
        contents[1].widthAnchor.constraint(equalToConstant: 70).isActive = true
        resize(220)
        #expect(contents[1].frame == Rect(x: 0, y: 20, width: 70, height: 20))
        #expect(screen.layoutConflicts.isEmpty)
    }

    /// Found by a random program: the mask setting was undone as soon as the view's width was needed.
    @Test(
        "A view set to be placed by its frame stays so in a flow, whether the flow is visible or not",
        arguments: [false, true])
    func placedByFrame(isHidden: Bool) {
        let (view, content) = (View(), Content(50, 20))
        let flow = FlowView(spacing: 10) { [view, content] }
        flow.isHidden = isHidden
        view.frame.size = Size(width: 30, height: 20)
        view.translatesAutoresizingMaskIntoConstraints = true
        show(flow)
        flow.lineAlignment = .trailing
        flow.lineAlignment = .leading
        screen.layoutIfNeeded()
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.frame == Rect(x: 0, y: 0, width: 30, height: 20) && content.frame.minX == 40)
        #expect(screen.layoutConflicts.isEmpty)
    }

    @Test("A flow in a hosted layout is measured at a width")
    func hosted() {
        let content = View(name: "content")
        let layout = HostedLayout(content: content)
        content.addSubviewWithEdgeConstraints(FlowView { (0..<6).map { _ in Content(50, 20) } })
        let heights = [100.0, 300, 149, 150].map { layout.size(width: .exactly($0), height: .natural).height }
        #expect(heights == [60, 20, 60, 40])
    }
}
