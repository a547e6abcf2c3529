import AutoLayout
import Testing

@Suite("The heights of flows and of their lines")
struct FlowHeightTests: FlowShowing {
    let screen = makeScreen(width: 200, height: 500)

    @Test("A line is as tall as its tallest view, even when another view becomes the tallest")
    func highest() {
        let contents = [20.0, 30, 10].map { Content(50, $0) }
        let flow = FlowView(spacing: 10, lineSpacing: 5, alignment: .trailing) { contents }
        show(flow)
        #expect(flow.frame.height == 30 && contents.map(\.frame.minY) == [10, 0, 20])
        contents[2].size.height = 40
        screen.layoutIfNeeded()
        #expect(flow.frame.height == 40 && contents.map(\.frame.minY) == [20, 10, 0])
        contents[2].size.height = 5
        screen.layoutIfNeeded()
        #expect(flow.frame.height == 30 && contents.map(\.frame.minY) == [10, 0, 25])
        contents[1].size.height = 12
        screen.layoutIfNeeded()
        #expect(flow.frame.height == 20 && contents.map(\.frame.minY) == [0, 8, 15])
        flow.alignment = .fill
        contents[1].size.height = 25
        screen.layoutIfNeeded()
        #expect(contents.map(\.frame.height) == [25, 25, 25] && screen.layoutStatistics.searches == 0)
    }

    @Test("A view that moves into a flow from elsewhere in the tree keeps the height of its content")
    func moved() {
        let (view, holder) = (Content(50, 20), View())
        view.setContentCompressionResistancePriority(30, for: .vertical)
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(holder)
        holder.addSubview(view)
        let flow = FlowView { Content(40, 10) }
        show(flow)
        flow.addArrangedSubview(view)
        screen.layoutIfNeeded()
        #expect(view.frame == Rect(x: 40, y: 0, width: 50, height: 20) && flow.frame.height == 20)
    }

    @Test("A view whose content loses its height has none, and takes the height that its content has later")
    func contentHeight() {
        let contents = [20.0, 30].map { Content(50, $0) }
        let flow = FlowView { contents }
        // Only views without an intrinsic height get a preferred height.
        func wishes() -> Int { contents[0].constraints.count { $0.firstAttribute == .height } }
        show(flow)
        #expect(wishes() == 0)
        contents[0].size.height = View.noIntrinsicMetric
        screen.layoutIfNeeded()
        #expect(contents[0].frame.height == 0 && !contents[0].hasAmbiguousLayout && wishes() == 1)
        contents[0].size.height = 36
        screen.layoutIfNeeded()
        #expect(contents[0].frame.height == 36 && flow.frame.height == 36 && wishes() == 0)
    }

    @Test("A view that resists less than its line hugs it regains its height after the flow was hidden")
    func lowResistance() {
        let content = Content(16, 30)
        content.setContentCompressionResistancePriority(LayoutPriority(30), for: .vertical)
        let flow = FlowView { content }
        let column = StackView(
            arrangedSubviews: [flow, Content(10, 20)], axis: .vertical, distribution: .fillEqually)
        show(column)
        #expect(content.frame.height == 30 && column.frame.height == 60)
        flow.isHidden = true
        screen.layoutIfNeeded()
        #expect(column.frame.height == 20)
        flow.isHidden = false
        screen.layoutIfNeeded()
        #expect(content.frame.height == 30 && column.frame.height == 60)
        for height in [44.0, 10] {
            content.size.height = height
            screen.layoutIfNeeded()
            #expect(content.frame.height == height)
        }
    }

    @Test("Laying out a thousand views takes fewer than ten pivots")
    func noSearch() {
        let contents = (0..<1000).map { (index: Int) -> Content in
            Content(Double(20 + index % 37), Double(10 + index % 7))
        }
        let flow = FlowView(spacing: 10) { contents }
        show(flow)
        #expect(screen.layoutStatistics.pivots < 10)
    }

    @Test("A flow shorter than its lines causes no conflict: something gives way")
    func squeezed() {
        let contents = [20.0, 30, 10, 25].map { Content(80, $0) }
        let flow = FlowView { contents }
        show(flow)
        flow.heightAnchor.constraint(equalToConstant: 30).isActive = true
        screen.layoutIfNeeded()
        #expect(flow.frame.height == 30 && flow.lineCount == 2)
        #expect(screen.layoutDiagnostics.allSatisfy { $0.kind == .tie || $0.kind == .ambiguity })
    }

    /// Found by a random program: the height depended on whether the view had been in a line before.
    @Test("A line is as tall as the optional height of a view without content, whenever that is activated")
    func heightless() {
        let (view, content) = (View(name: "view"), Content(50, 20))
        let flow = FlowView(alignment: .leading) { [content, view] }
        let heights = [true, false].map { isWishedFirst in
            let wish = view.heightAnchor.constraint(equalToConstant: 33).withPriority(LayoutPriority(500))
            if isWishedFirst { wish.isActive = true }
            show(flow)
            wish.isActive = true
            screen.layoutIfNeeded()
            defer { flow.removeFromSuperview() }
            defer { wish.isActive = false }
            return flow.frame.height
        }
        #expect(heights == [33, 33])
    }

    /// Found by a random program: a line kept its previous height with a higher priority than that of the requested
    /// height.
    @Test("A line grows and shrinks with the optional height of a view in it", arguments: StackView.Alignment.allCases)
    func wishedHeight(_ alignment: StackView.Alignment) {
        let (one, other) = (Content(50, 10), Content(50, 12))
        let flow = FlowView(alignment: alignment) { [one, other] }
        let wish = one.heightAnchor.constraint(equalToConstant: 15).withPriority(LayoutPriority(300))
        wish.isActive = true
        show(flow)
        let heights = [15.0, 40, 13, 11].map { height in
            wish.constant = height
            screen.layoutIfNeeded()
            return flow.frame.height
        }
        #expect(heights == [15, 40, 13, 12])
    }

    @Test("Baselines align along each line")
    func baselines() {
        let contents = [(20.0, 15.0), (30, 10), (12, 12)].map { height, baseline in
            let content = Content(80, height)
            content.baseline = baseline
            return content
        }
        let flow = FlowView(alignment: .firstBaseline) { contents }
        show(flow)
        #expect(contents.map(\.frame.minY) == [0, 5, 35])
    }

    @Test("A flow has no height while its only view is hidden, and one again when the view is shown")
    func emptied() {
        let content = Content(50, 20)
        let flow = FlowView { content }
        show(flow)
        flow.heightAnchor.constraint(equalToConstant: 30).withPriority(LayoutPriority(100)).isActive = true
        resize(200)
        let heights = [true, false, true].map { isHidden in
            content.isHidden = isHidden
            resize(200)
            return flow.frame.height
        }
        #expect(heights == [0, 20, 0])
    }
}
