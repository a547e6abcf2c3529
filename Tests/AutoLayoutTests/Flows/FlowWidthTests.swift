import AutoLayout
import Testing

@Suite("Widths in flows")
struct FlowWidthTests: FlowShowing {
    let screen = makeScreen(width: 200, height: 500)

    @Test("A view whose content is wider than the flow is alone in its line, and as wide as the flow")
    func wide() {
        let (wide, small) = (Content(300, 20), Content(0, 20))
        let flow = FlowView(spacing: -10) { [small, wide] }
        show(flow)
        #expect(flow.lineCount == 2 && wide.frame == Rect(x: 0, y: 20, width: 200, height: 20))
        resize(310)
        #expect(flow.lineCount == 1 && wide.frame.width == 300)
        resize(250)
        #expect(flow.lineCount == 2 && wide.frame.width == 250)
        #expect(screen.layoutDiagnostics.allSatisfy { $0.kind == .ambiguity })
    }

    @Test("A view of zero width begins a new line after a view as wide as the flow")
    func afterWide() {
        let (wide, small) = (Content(200, 20), Content(0, 10))
        let flow = FlowView { [wide, small] }
        show(flow)
        #expect(flow.lineCount == 2 && small.frame == Rect(x: 0, y: 20, width: 0, height: 10))
    }

    @Test("A view wider than the flow is as wide as the flow, and text in it wraps")
    func tooWide() {
        let label = Label("several words that need more than one line", fontSize: 20, numberOfLines: 0)
        let flow = FlowView { [Content(50, 10), label] }
        show(flow)
        #expect(label.frame.width == 200 && label.frame.height > 25)
        #expect(flow.frame.height == 10 + label.frame.height)
        resize(600)
        #expect(flow.lineCount == 1 && flow.frame.height == label.frame.height)
        resize(100)
        #expect(label.frame.width == 100 && flow.frame.height == 10 + label.frame.height)
        #expect(screen.layoutConflicts.isEmpty)
    }

    @Test("A flow at its natural width has one line, whatever the rounding error of the sum of its widths")
    func naturalWidth() {
        // 24.2 + 8 + 24.2 is 56.400000000000006 in doubles.
        let flow = FlowView(spacing: 8) { [Content(24.2, 20), Content(24.2, 20)] }
        screen.addSubview(flow)
        LayoutConstraint.activate([
            flow.topAnchor.constraint(equalTo: screen.topAnchor),
            flow.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        ])
        resize(200)
        #expect(flow.lineCount == 1 && flow.frame.size == Size(width: 56.4, height: 20))
    }

    @Test("Without a width of its own a flow is as wide as all its views in one line")
    func natural() {
        let flow = FlowView(spacing: 10) { [Content(50, 20), Content(60, 20)] }
        screen.addSubview(flow)
        flow.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        flow.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(flow.frame.size == Size(width: 120, height: 20))
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    /// Found by a random program: in a right-to-left layout, a view without a width got the width of the flow, the flow
    /// grew by the width of the view, and so on.
    @Test(
        "A view without a width has a width of 0 in a flow that is as wide as its views",
        arguments: LayoutDirection.allCases)
    func widthless(direction: LayoutDirection) {
        let view = View(name: "view")
        let flow = FlowView(spacing: 10) { [view, Content(50, 20)] }
        screen.layoutDirection = direction
        screen.addSubview(flow)
        flow.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        flow.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(view.frame.width == 0 && flow.frame.size == Size(width: 60, height: 20))
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    /// The widths that the flow itself limits used to be added up as its natural width.
    @Test(
        "A flow that was narrowed becomes as wide as before once there is room", arguments: [200.0, 249, 250, 251, 750])
    func narrowed(resistance: Double) {
        let contents = [Content(116, 20), Content(108, 20)]
        for content in contents {
            content.setContentCompressionResistancePriority(LayoutPriority(resistance), for: .horizontal)
        }
        let flow = FlowView { contents }
        screen.addSubview(flow)
        LayoutConstraint.activate([
            flow.topAnchor.constraint(equalTo: screen.topAnchor),
            flow.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            flow.trailingAnchor.constraint(lessThanOrEqualTo: screen.trailingAnchor),
        ])
        let widths = [300.0, 61, 300].map { width in
            resize(width)
            return [flow.frame.width, contents[0].frame.width, contents[1].frame.width]
        }
        #expect(widths == [[224, 116, 108], [61, 61, 61], [224, 116, 108]])
        #expect(screen.layoutConflicts.isEmpty)
    }

    @Test(
        "A flow that limits its only view has its natural width again when the view's content has",
        arguments: [true, false])
    func contentGrowsBack(isNested: Bool) {
        let (beside, content) = (Content(100, 10), Content(70, 10))
        let flow = FlowView { isNested ? HStack { content } : content }
        // Because of the spacing, the lengths in proportion to the contents determine the width of the row.
        let row = HStack(spacing: 10, distribution: .fillProportionally) {
            beside
            flow
        }
        screen.addSubview(row)
        row.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
        row.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        let widths = [70.0, 30, 70].map { width in
            content.size.width = width
            screen.layoutIfNeeded()
            return [flow.frame.width, row.frame.width]
        }
        #expect(widths == [[70, 180], [30, 140], [70, 180]])
    }

    @Test("A view that must be wider than the flow is alone in its line, and a conflict names both widths")
    func required() {
        let demands: [(View) -> Void] = [
            { $0.widthAnchor.constraint(equalToConstant: 400).isActive = true },
            { $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 400).isActive = true },
        ]
        for (demand, index) in demands.flatMap({ demand in (0...2).map { (demand, $0) } }) {
            let screen = makeScreen(width: 380, height: 300)
            let contents = (0...2).map { _ in Content(100, 20) }
            let flow = FlowView { contents }
            screen.addSubview(flow)
            LayoutConstraint.activate([
                flow.topAnchor.constraint(equalTo: screen.topAnchor),
                flow.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                flow.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
            ])
            demand(contents[index])
            for width in [380.0, 500, 380] {
                screen.frame.size.width = width
                screen.layoutIfNeeded()
                // 100 + 400 + 100 are wider than 500, and two of them are not.
                let lines = width == 500 ? 2 : index == 1 ? 3 : 2
                #expect(flow.lineCount == lines, "\(width) \(index)")
            }
            #expect(contents.count { $0.frame.minY == contents[index].frame.minY } == 1)
            let message = screen.layoutConflicts.first?.message ?? ""
            #expect(message.contains("380") && message.contains("400"), "\(message)")
            #expect(screen.layoutConflicts.count == 1)
            #expect(!screen.layoutDiagnostics.contains { $0.kind == .conditionCycle })
        }
    }
}
