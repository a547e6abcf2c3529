import TestSupport
import Testing

@testable import AutoLayout
@testable import LayoutCore

@Suite("Fitting sizes")
struct FittingTests {
    let screen = makeGridScreen(width: 300, height: 500)
    let card = View(name: "card")

    init() {
        screen.addSubview(card)
    }

    @Test("A container fits its content and the gaps around it, whatever places it in its tree")
    func container() {
        card.holdTwoContents()
        let wanted = Size(width: 124, height: 156)
        #expect(card.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == wanted)
        card.frame = Rect(x: 5, y: 5, width: 10, height: 10)
        #expect(card.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == wanted)
        let edges = [
            card.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
            card.topAnchor.constraint(equalTo: screen.topAnchor),
        ]
        LayoutConstraint.activate(edges)
        screen.layoutIfNeeded()
        #expect(card.frame == Rect(x: 0, y: 0, width: 300, height: 156))
        #expect(card.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == wanted)
    }

    @Test("A fitting size follows margins that have changed since the last pass")
    func changedMargins() {
        let content = View()
        card.addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        let margins = card.layoutMarginsGuide
        LayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            content.widthAnchor.constraint(equalToConstant: 50),
        ])
        screen.layoutIfNeeded()
        for (margin, width) in [(8, 66.0), (20, 90), (0, 50)] as [(Double, Double)] {
            card.directionalLayoutMargins = DirectionalEdgeInsets(
                top: 0, leading: margin, bottom: 0, trailing: margin)
            #expect(card.systemLayoutSizeFitting(View.layoutFittingCompressedSize).width == width)
        }
    }

    @Test("Without priorities, the target has fittingSizeLevel on both axes, and content outweighs it")
    func oneArgument() {
        card.holdTwoContents()
        let free = View()
        screen.addSubview(free)
        free.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
        for size in [Size(width: 20, height: 50), Size(width: 70, height: 0)] {
            #expect(free.systemLayoutSizeFitting(size) == Size(width: max(30, size.width), height: size.height))
            #expect(card.systemLayoutSizeFitting(size) == Size(width: 124, height: 156))
        }
    }

    @Test("A required width wraps the text in the subtree, and the height follows")
    func wrapping() {
        let label = Label("a text that is too long for one line", fontSize: 10, numberOfLines: 0)
        card.addSubview(label, withEdgeInsets: EdgeInsets(top: 5, left: 10, bottom: 5, right: 10))
        let size = card.systemLayoutSizeFitting(
            Size(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == Size(width: 120, height: 60))
        #expect(card.systemLayoutSizeFitting(.zero) == Size(width: 380, height: 20))
    }

    @Test("Baselines in the subtree are read at the sizes of the trial, not at those of the tree")
    func baselines() {
        let label = Label("a text that is too long for one line", fontSize: 10, numberOfLines: 0)
        let note = Label("note", fontSize: 10)
        for view in [label, note] { card.addSubview(view) }
        LayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: card.topAnchor),
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            note.leadingAnchor.constraint(equalTo: label.trailingAnchor),
            note.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            note.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor, constant: 4),
            note.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            card.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
            card.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            card.topAnchor.constraint(equalTo: screen.topAnchor),
        ])
        note.setContentCompressionResistancePriority(.required, for: .horizontal)
        screen.layoutIfNeeded()
        #expect(card.frame.height == 14)
        let narrow = card.systemLayoutSizeFitting(
            Size(width: 140, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow == Size(width: 140, height: 54))
    }

    @Test("A fitting size accounts for guides, margins and the reading direction of the tree")
    func guides() {
        card.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 3)
        let (content, spacer) = (Content(50, 10), LayoutGuide())
        card.addSubview(content)
        card.addLayoutGuide(spacer)
        let margins = card.layoutMarginsGuide
        LayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: margins.topAnchor),
            content.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            spacer.leadingAnchor.constraint(equalTo: content.trailingAnchor),
            spacer.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            spacer.widthAnchor.constraint(equalToConstant: 7),
        ])
        for direction in LayoutDirection.allCases {
            screen.layoutDirection = direction
            screen.layoutIfNeeded()
            #expect(card.systemLayoutSizeFitting(.zero) == Size(width: 80, height: 13))
        }
    }

    @Test(
        "Measuring leaves no trace: the tree's frames, statistics and diagnostics are unchanged, and nothing is pending"
    )
    func noTrace() {
        let log = Witness.Log()
        card.holdTwoContents()
        card.pin(10, 20, 200, 300, to: screen)
        let witness = Witness("witness", log)
        card.addSubview(witness)
        let conflict = [10.0, 20].map { witness.widthAnchor.constraint(equalToConstant: $0) }
        LayoutConstraint.activate(conflict)
        screen.layoutIfNeeded()
        let (frames, statistics) = (screen.everything.map(\.frame), screen.layoutStatistics)
        let diagnostics = screen.layoutDiagnostics
        log.entries = []
        for view in screen.everything { _ = view.systemLayoutSizeFitting(Size(width: 77, height: 0)) }
        _ = card.systemLayoutSizeFitting(
            .zero, withHorizontalFittingPriority: .required, verticalFittingPriority: .required)
        #expect(screen.everything.map(\.frame) == frames)
        screen.layoutIfNeeded()
        #expect(screen.everything.map(\.frame) == frames)
        #expect(screen.layoutStatistics == statistics)
        #expect(screen.layoutDiagnostics == diagnostics)
        #expect(log.entries.isEmpty)
        #expect(conflict.allSatisfy { $0.isActive })
    }

    @Test("Pending changes stay pending: only the next pass lays them out and reports them")
    func pending() {
        let log = Witness.Log()
        let witness = Witness("witness", log)
        card.addSubview(witness)
        card.pin(10, 20, 200, 300, to: screen)
        let width = witness.pin(0, 0, 50, 60, to: card)[2]
        screen.layoutIfNeeded()
        let frames = screen.everything.map(\.frame)
        log.entries = []
        width.constant = 70
        witness.widthAnchor.constraint(equalToConstant: 30).isActive = true
        witness.setNeedsLayout()
        for view in screen.everything { _ = view.systemLayoutSizeFitting(.zero) }
        #expect(screen.everything.map(\.frame) == frames)
        #expect(log.entries.isEmpty && screen.layoutDiagnostics.isEmpty)
        screen.layoutIfNeeded()
        #expect(log.entries == ["layout witness"])
        #expect(witness.frame.width == 30)
        #expect(screen.layoutDiagnostics.map(\.kind) == [.conflict])
    }

    @Test("Measuring a tree 20,000 views deep succeeds and leaves nothing in memory")
    func memory() {
        weak var trace: View?
        do {
            let root = View()
            var last = root
            for _ in 0..<20_000 {
                let view = View()
                last.addSubview(view)
                last = view
            }
            trace = last
            #expect(root.systemLayoutSizeFitting(.zero) == .zero)
        }
        #expect(trace == nil)
    }

    @Test("Fitting a column of stacks takes less than twice the work of laying it out")
    func cost() {
        let column = VStack {
            for _ in 0..<60 {
                HStack {
                    Content(30, 10)
                    AnySpace()
                    Content(20, 10)
                }
            }
        }
        screen.addSubview(column)
        LayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: screen.topAnchor),
            column.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        ])
        screen.layoutIfNeeded()
        let trial = FittingTrial(of: column)
        #expect(trial.size(fitting: .zero, .fittingSizeLevel, .fittingSizeLevel) == Size(width: 50, height: 600))
        let (fit, layout) = (trial.engine.reports.statistics, screen.layoutStatistics)
        #expect(fit.rowsTouched + fit.pivots < 2 * (layout.rowsTouched + layout.pivots), "\(fit) and \(layout)")
    }

    @Test("An invalid target or priority is refused with a diagnostic")
    func notFinite() {
        card.frame.size = Size(width: 4, height: 5)
        #expect(card.systemLayoutSizeFitting(Size(width: .nan, height: 0)) == Size(width: 4, height: 5))
        let size = card.systemLayoutSizeFitting(.zero, withHorizontalFittingPriority: 0, verticalFittingPriority: 50)
        #expect(size == Size(width: 4, height: 5))
        #expect(screen.layoutDiagnostics.map(\.kind) == [.notFinite, .notFinite])
    }

    @Test("In random trees, the fitting size of a subtree that nothing else determines is its laid-out size")
    func property() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        for _ in 0..<100 {
            let screen = makeScreen()
            let card = View()
            screen.addSubview(card)
            card.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
            var above = card.topAnchor
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                let content = Content(
                    Double.random(in: 0...90, using: &random), Double.random(in: 0...9, using: &random))
                card.addSubview(content)
                LayoutConstraint.activate([
                    content.topAnchor.constraint(equalTo: above, constant: 3),
                    content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 2),
                    content.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -2),
                ])
                above = content.bottomAnchor
            }
            above.constraint(equalTo: card.bottomAnchor).isActive = true
            screen.layoutIfNeeded()
            let fitting = card.systemLayoutSizeFitting(.zero)
            #expect(abs(fitting.height - card.frame.height) < 1e-9, "seed \(seed)")
            let right = card.subviews.map(\.frame.maxX).max() ?? 0
            #expect(abs(fitting.width - right - 2) < 1e-9, "seed \(seed)")
        }
    }

    @Test("On a screen with pixels, a fitting size is rounded up to whole pixels")
    func pixels() {
        let view = View()
        screen.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 173.5).isActive = true
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        #expect(view.systemLayoutSizeFitting(.zero) == Size(width: 173.5, height: 10))
        screen.displayScale = 3
        #expect(view.systemLayoutSizeFitting(.zero) == Size(width: 521.0 / 3, height: 10))
        screen.displayScale = 2
        #expect(view.systemLayoutSizeFitting(.zero) == Size(width: 173.5, height: 10))
    }

    @Test("Of contradictory optional constraints, the oldest holds in a fitting as it does in the tree")
    func order() {
        let (first, second) = (Hooked("first"), View(name: "second"))
        first.contentHeight = { _, width in 100 - width }
        for view in [first, second] {
            card.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 70).withPriority(500).isActive = true
            view.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
            view.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor).isActive = true
        }
        LayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        ])
        // The first view is 70 wide and therefore 30 high; if the second were 70 wide instead, the first would be 30
        // wide and 70 high.
        let size = card.systemLayoutSizeFitting(
            Size(width: 100, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == Size(width: 100, height: 30))
        card.frame.size = Size(width: 100, height: 40)
        screen.layoutIfNeeded()
        #expect([first, second].map(\.frame.width) == [70, 30])
    }
}
