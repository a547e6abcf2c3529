import AutoLayout
import TestSupport
import Testing

@Suite("A tree in a host that measures first")
struct HostedLayoutTests {
    /// A view whose content has a natural size and a minimum size.
    private final class Content: View {
        var natural = Size(width: 100, height: 20) { didSet { invalidateIntrinsicContentSize() } }
        var least = Size(width: 40, height: 10) { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: Size { natural }
        override var minimumContentSize: Size { least }
    }

    /// A layout of two views side by side, with 10 points before, between and after them.
    private func row() -> (layout: HostedLayout, first: Content, second: Content) {
        let (layout, first, second) = (HostedLayout(), Content(name: "first"), Content(name: "second"))
        let content = layout.content
        for view in [first, second] { content.addSubview(view) }
        LayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
            second.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10),
            first.topAnchor.constraint(equalTo: content.topAnchor),
            first.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            second.topAnchor.constraint(equalTo: content.topAnchor),
            second.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            first.widthAnchor.constraint(equalTo: second.widthAnchor),
        ])
        return (layout, first, second)
    }

    @Test("Natural sizes come from the contents, and least sizes from their minimum sizes")
    func sizes() {
        let (layout, first, _) = row()
        #expect(layout.size(width: .natural, height: .natural) == Size(width: 230, height: 20))
        #expect(layout.size(width: .least, height: .natural).width == 110)
        #expect(layout.size(width: .exactly(150), height: .least) == Size(width: 150, height: 10))
        #expect(first.frame == .zero)
        first.least.width = 70
        #expect(layout.size(width: .least, height: .natural).width == 170)
        first.natural.height = 33
        #expect(layout.size(width: .natural, height: .natural).height == 33)
    }

    /// A view that is as wide as it last decided while its constraints were updated.
    private final class Decider: View {
        var decision = 0.0 { didSet { setNeedsUpdateConstraints() } }
        private lazy var width = widthAnchor.constraint(equalToConstant: 0)

        override func updateConstraints() {
            super.updateConstraints()
            (width.constant, width.isActive) = (decision, true)
        }
    }

    @Test("Measuring asks views for their constraints first")
    func updates() {
        let (layout, decider) = (HostedLayout(), Decider())
        layout.content.addSubview(decider)
        decider.leadingAnchor.constraint(equalTo: layout.content.leadingAnchor).isActive = true
        decider.trailingAnchor.constraint(equalTo: layout.content.trailingAnchor).isActive = true
        for width in [10.0, 25] {
            decider.decision = width
            #expect(layout.size(width: .natural, height: .natural).width == width)
        }
    }

    @Test("Placing sets frames, and measuring afterwards does not change them")
    func placing() {
        let (layout, first, second) = row()
        layout.place(in: Size(width: 230, height: 40))
        #expect(first.frame == Rect(x: 10, y: 0, width: 100, height: 40))
        #expect(second.frame == Rect(x: 120, y: 0, width: 100, height: 40))
        _ = layout.size(width: .least, height: .least)
        #expect(second.frame == Rect(x: 120, y: 0, width: 100, height: 40))
        layout.place(in: Size(width: 130, height: 40))
        #expect(second.frame == Rect(x: 70, y: 0, width: 50, height: 40))
    }

    @Test("Content without a natural size has exactly the size that it is given", arguments: [0.0, 0.5, 1, 7])
    func exactSizes(length: Double) {
        let layout = HostedLayout()
        #expect(layout.size(width: .exactly(length), height: .exactly(0)) == Size(width: length, height: 0))
        #expect(layout.size(width: .exactly(0), height: .exactly(length)) == Size(width: 0, height: length))
        #expect(layout.size(width: .exactly(-length), height: .exactly(.nan)) == .zero)
    }

    @Test("The content is never smaller than its minimum, and that is no conflict")
    func tooSmall() {
        let (layout, first, _) = row()
        layout.place(in: Size(width: 20, height: 4))
        #expect(layout.content.frame == Rect(x: 0, y: 0, width: 110, height: 10) && first.frame.width == 40)
        #expect(layout.root.layoutDiagnostics.isEmpty)
    }

    @Test("A minimum is required: even an almost required constraint gives way to it")
    func minimum() {
        let (screen, view) = (View(frame: Rect(x: 0, y: 0, width: 300, height: 100)), Content())
        screen.addSubview(view)
        let wish = view.widthAnchor.constraint(equalToConstant: 5).withPriority(.almostRequired)
        LayoutConstraint.activate([wish, view.topAnchor.constraint(equalTo: screen.topAnchor)])
        screen.layoutIfNeeded()
        #expect(view.frame.width == 40)
        view.least = .zero
        screen.layoutIfNeeded()
        #expect(view.frame.width == 5)
        view.least.width = 60
        #expect(view.systemLayoutSizeFitting(.zero).width == 60)
        screen.layoutIfNeeded()
        #expect(view.frame.width == 60)
    }

    @Test("A fitting accounts for minima before the first pass")
    func fittingFirst() {
        let (container, view) = (View(), Content())
        container.addSubview(view)
        view.setContentHuggingPriority(LayoutPriority(10), for: .horizontal)
        view.setContentCompressionResistancePriority(LayoutPriority(10), for: .horizontal)
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
        #expect(container.systemLayoutSizeFitting(.zero).width == 40)
    }

    @Test("A view that is hidden in a stack needs nothing and takes no room")
    func hidden() {
        let (first, second) = (Content(), Content())
        let layout = HostedLayout(
            content: HStack(spacing: 10) {
                first
                second
            })
        #expect(layout.size(width: .least, height: .natural).width == 90)
        second.isHidden = true
        #expect(layout.size(width: .least, height: .natural).width == 40)
        second.isHidden = false
        #expect(layout.size(width: .natural, height: .natural).width == 210)
        #expect(layout.root.layoutDiagnostics.isEmpty)
    }

    @Test("A hidden view has no minimum, and has it again when it is shown")
    func hiddenMinimum() {
        let (screen, view) = (makeScreen(), Content())
        screen.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 5).withPriority(.almostRequired).isActive = true
        var widths: [Double] = []
        for isHidden in [false, true, false] {
            view.isHidden = isHidden
            screen.layoutIfNeeded()
            widths.append(view.frame.width)
        }
        #expect(widths == [40, 5, 40])
    }

    @Test("Rows whose buttons are taller than their texts are measured at a new width without another factorization")
    func buttonsAndTexts() {
        let layout = HostedLayout()
        var last: View?
        for _ in 0..<120 {
            let (row, head, text, button) = (View(), Content(), Content(), Content())
            for (view, height) in [(head, 17.0), (text, 17), (button, 40)] {
                (view.natural.height, view.least.height) = (height, height)
                row.addSubview(view)
            }
            layout.content.addSubview(row)
            LayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: last?.bottomAnchor ?? layout.content.topAnchor),
                row.leadingAnchor.constraint(equalTo: layout.content.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: layout.content.trailingAnchor),
                head.topAnchor.constraint(equalTo: row.topAnchor, constant: 6),
                head.leadingAnchor.constraint(equalTo: row.leadingAnchor),
                text.topAnchor.constraint(equalTo: head.bottomAnchor, constant: 2),
                text.leadingAnchor.constraint(equalTo: row.leadingAnchor),
                text.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -6),
                button.leadingAnchor.constraint(equalTo: head.trailingAnchor),
                button.centerYAnchor.constraint(equalTo: row.centerYAnchor),
                button.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor, constant: 6),
            ])
            last = row
        }
        last?.bottomAnchor.constraint(equalTo: layout.content.bottomAnchor).isActive = true
        #expect(layout.size(width: .exactly(300), height: .least).height == 52 * 120)
        let before = layout.root.layoutStatistics.rowsTouched
        #expect(layout.size(width: .exactly(280), height: .least).height == 52 * 120)
        // Each factorization reads all rows again.
        #expect(layout.root.layoutStatistics.rowsTouched - before < 60 * 120)
    }

    @Test("The least height is the natural height under a limit of 0", arguments: 0..<Effort.size(40))
    func squeezed(seed: Int) {
        func column(isSqueezed: Bool) -> (layout: HostedLayout, rows: [Content]) {
            var random = SplitMix64(seed: UInt64(seed))
            let layout = HostedLayout()
            var rows: [Content] = []
            for _ in 0..<8 {
                let row = Content()
                row.natural.height = Double(Int.random(in: 10...30, using: &random))
                row.least.height = Bool.random(using: &random) ? row.natural.height : 4
                layout.content.addSubview(row)
                let top = rows.last?.bottomAnchor ?? layout.content.topAnchor
                row.topAnchor.constraint(equalTo: top, constant: 2).isActive = true
                row.leadingAnchor.constraint(equalTo: layout.content.leadingAnchor).isActive = true
                if Int.random(in: 0..<4, using: &random) == 0 {
                    let priority = LayoutPriority([700, 850, 950, 1000].randomElement(using: &random) ?? 1000)
                    row.heightAnchor.constraint(greaterThanOrEqualToConstant: 25).withPriority(priority).isActive = true
                }
                rows.append(row)
            }
            rows.last?.bottomAnchor.constraint(equalTo: layout.content.bottomAnchor).isActive = true
            if isSqueezed {
                let squeeze = layout.content.heightAnchor.constraint(lessThanOrEqualToConstant: 0)
                squeeze.withPriority(HostedLayout.minimumCutoff).isActive = true
            }
            return (layout, rows)
        }
        let (layout, rows) = column(isSqueezed: false)
        let (other, otherRows) = column(isSqueezed: true)
        for (index, height) in [20.0, 6, 40, 12].enumerated() {
            let natural = layout.size(width: .exactly(90), height: .natural).height
            let least = layout.size(width: .exactly(90), height: .least).height
            #expect(least == other.size(width: .exactly(90), height: .natural).height)
            #expect(least <= natural)
            layout.place(in: Size(width: 90, height: natural))
            #expect(layout.content.frame.height == natural)
            for row in [rows[2 * index], otherRows[2 * index]] {
                (row.natural.height, row.least.height) = (height, height)
            }
        }
    }

    /// A view that delegates its first baseline.
    private final class Passage: View {
        unowned var baselineView: View?
        override var forFirstBaselineLayout: View { baselineView ?? self }
    }

    @Test("The baseline of a view placed by its frame is found, and follows the autoresizing masks around it")
    func framedBaseline() {
        let (content, box) = (Passage(name: "content"), View(name: "box"))
        let layout = HostedLayout(content: content)
        layout.root.textMeasurer = GridMeasurer()
        let label = Label("text", fontSize: 10)
        content.addSubview(box)
        box.addSubview(label)
        content.baselineView = label
        layout.place(in: Size(width: 100, height: 60))
        box.frame = Rect(x: 0, y: 5, width: 50, height: 50)
        label.frame = Rect(x: 0, y: 30, width: 50, height: 10)
        layout.place(in: Size(width: 100, height: 60))
        // The baseline is 8 points below the top of the label.
        #expect(layout.firstBaseline == 43)
        box.autoresizingMask = .flexibleHeight
        label.autoresizingMask = .flexibleTopMargin
        #expect(layout.size(width: .exactly(100), height: .exactly(80)).height == 80)
        #expect(layout.firstBaseline == 63)
        #expect(label.frame.minY == 30)
        layout.place(in: Size(width: 100, height: 80))
        #expect(label.frame.minY == 50 && layout.firstBaseline == 63)
    }

    @Test("A least width takes one solve after a change, and none if nothing has changed")
    func minimumSolves() {
        let (layout, first, _) = row()
        func solves(_ width: HostedLayout.Extent) -> Int {
            let before = layout.root.layoutStatistics.solves
            _ = layout.size(width: width, height: .natural)
            return layout.root.layoutStatistics.solves - before
        }
        _ = solves(.least)
        #expect(solves(.least) == 0)
        first.least.width = 60
        #expect(solves(.least) == 1)
        #expect([solves(.natural), solves(.least), solves(.least)] == [1, 1, 0])
        #expect(layout.size(width: .least, height: .least) == Size(width: 150, height: 10))
    }

    @Test("The height of text follows the width that is asked for, and the content has the baseline of its text")
    func text() {
        let content = Passage()
        let layout = HostedLayout(content: content)
        layout.root.textMeasurer = GridMeasurer()
        let label = Label("the quick brown fox", fontSize: 10, numberOfLines: 0)
        content.addSubview(label)
        content.baselineView = label
        LayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: content.topAnchor, constant: 7),
            label.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ])
        #expect(layout.size(width: .natural, height: .natural) == Size(width: 190, height: 17))
        #expect(layout.size(width: .exactly(90), height: .natural).height == 27)
        #expect(layout.size(width: .exactly(50), height: .natural).height == 47)
        #expect(layout.firstBaseline == 15)
    }

    /// ratatui's issue 2189: parts that should be equal differ by two cells or do not fill the area.
    @Test("Equal shares differ by a pixel at most and fill the whole exactly", arguments: [1, 1.25, 1.5, 1.75, 2, 3])
    func equalShares(scale: Double) {
        for count in [2, 3, 7, 16] {
            for width in stride(from: 40.0, through: 200, by: 13) {
                let parts = (0..<count).map { _ in View() }
                let stack = HStack(distribution: .fillEqually) { parts }
                let layout = HostedLayout(content: stack)
                layout.root.displayScale = scale
                layout.place(in: Size(width: width, height: 10))
                let pixels = parts.map { ($0.frame.width * scale).rounded() }
                #expect(zip(parts, pixels).allSatisfy { abs($0.frame.width * scale - $1) < 1e-9 })
                #expect((pixels.max() ?? 0) - (pixels.min() ?? 0) <= 1)
                #expect(pixels.reduce(0, +) == (width * scale + 0.5).rounded(.down))
                for (one, next) in zip(parts, parts.dropFirst()) {
                    #expect(abs(one.frame.maxX - next.frame.minX) < 1e-9)
                }
            }
        }
    }

    @Test("Placing is not a change of the tree, but what a view changes during layout is")
    func changes() {
        let (layout, view) = (HostedLayout(), Hooked("view"))
        layout.content.addSubview(view)
        let width = view.pin(0, 0, 10, 10, to: layout.content)[2]
        layout.place(in: Size(width: 100, height: 40))
        #expect(!layout.hasChanges)
        view.onLayout = { _ in width.constant = 30 }
        view.setNeedsLayout()
        layout.place(in: Size(width: 120, height: 40))
        #expect(view.frame.width == 30 && layout.hasChanges)
        _ = layout.size(width: .natural, height: .natural)
        #expect(!layout.hasChanges)
    }
}
