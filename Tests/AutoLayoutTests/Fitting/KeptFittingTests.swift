import TestSupport
import Testing

@testable import AutoLayout
@testable import LayoutCore

@Suite("Repeated fitting sizes")
struct KeptFittingTests {
    /// A label that counts the requests for its height.
    final class CountedLabel: Label {
        var questions = 0

        override func intrinsicContentHeight(forWidth width: Double) -> Double? {
            questions += 1
            return super.intrinsicContentHeight(forWidth: width)
        }
    }

    /// A card in its own tree, with wrapping text, a box positioned by its frame and a box of fixed height.
    struct Card {
        let screen = makeGridScreen(width: 300, height: 500)
        let card = View(name: "card")
        let text = CountedLabel("four words make text", fontSize: 10, numberOfLines: 0)
        let box = Content(20, 30)
        let placed = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
        let height: LayoutConstraint

        init() {
            height = box.heightAnchor.constraint(equalToConstant: 20)
            screen.addSubview(card)
            for view in [text, box, placed] { card.addSubview(view) }
            LayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: card.topAnchor),
                text.leadingAnchor.constraint(equalTo: card.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: card.trailingAnchor),
                box.topAnchor.constraint(equalTo: text.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: card.leadingAnchor),
                box.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor),
                card.bottomAnchor.constraint(greaterThanOrEqualTo: placed.bottomAnchor, constant: 5),
                card.bottomAnchor.constraint(equalTo: box.bottomAnchor), height,
            ])
        }

        func size(_ width: Double) -> Size {
            card.systemLayoutSizeFitting(
                Size(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
    }

    @Test("While nothing has changed, fitting another width asks each text once more and rebuilds nothing")
    func isKept() throws {
        let card = Card()
        #expect(card.size(200) == Size(width: 200, height: 30))
        let trial = try #require(card.card.keptTrial)
        let (asked, rows) = (card.text.questions, trial.engine.reports.statistics.rowsTouched)
        #expect(card.size(60) == Size(width: 60, height: 60))
        #expect(card.card.keptTrial === trial)
        #expect(card.text.questions == asked + 1)
        #expect(trial.engine.reports.statistics.rowsTouched - rows < rows)
        #expect(card.size(60) == Size(width: 60, height: 60))
        #expect(card.text.questions == asked + 1)
    }

    @Test("A kept fitting survives a layout of the tree and a change elsewhere in it")
    func survivesOthers() throws {
        let card = Card()
        _ = card.size(200)
        let trial = try #require(card.card.keptTrial)
        let other = Content(10, 10)
        card.screen.addSubview(other)
        card.card.topAnchor.constraint(equalTo: other.bottomAnchor).isActive = true
        other.topAnchor.constraint(equalTo: card.screen.topAnchor, constant: 3).isActive = true
        card.screen.layoutIfNeeded()
        #expect(card.card.keptTrial === trial)
    }

    /// The changes that can be made to a card.
    static let changes: [(name: String, change: @Sendable (Card) -> Void)] = [
        ("text", { $0.text.text = "five words make a text" }),
        ("font", { $0.text.font = Font(size: 13) }),
        ("number of lines", { $0.text.numberOfLines = 1 }),
        ("content size", { $0.box.size = Size(width: 90, height: 7) }),
        ("constant", { $0.height.constant = 44 }),
        ("priority", { $0.height.priority = 100 }),
        ("deactivation", { $0.height.isActive = false }),
        ("activation", { $0.box.widthAnchor.constraint(equalToConstant: 80).isActive = true }),
        ("hugging", { $0.box.setContentHuggingPriority(.required, for: .vertical) }),
        ("resistance", { $0.box.setContentCompressionResistancePriority(30, for: .vertical) }),
        ("new view", { $0.box.addSubviewWithEdgeConstraints(Content(15, 99)) }),
        ("view taken out", { $0.text.removeFromSuperview() }),
        ("guide", { $0.card.addLayoutGuide(LayoutGuide()) }),
        ("frame", { $0.placed.frame.size.height = 200 }),
        ("placed by constraints", { $0.placed.translatesAutoresizingMaskIntoConstraints = false }),
        ("margins", { $0.card.layoutMarginsGuide.topAnchor.constraint(equalTo: $0.box.topAnchor).isActive = true }),
        ("measurer", { $0.screen.textMeasurer = HelveticaMeasurer.shared }),
        ("pixels", { $0.screen.displayScale = 0.5 }),
        ("direction", { $0.screen.layoutDirection = .rightToLeft }),
        ("direction inside", { $0.card.semanticContentAttribute = .forceRightToLeft }),
        ("another tree", { makeScreen().addSubview($0.card) }),
    ]

    @Test("Whatever changes in a view, its fitting size is that of a view that was never measured before")
    func follows() {
        for (name, change) in KeptFittingTests.changes {
            let (asked, fresh) = (Card(), Card())
            _ = asked.size(70)
            change(asked)
            change(fresh)
            for width in [70.0, 200] {
                #expect(asked.size(width) == fresh.size(width), "after another \(name), at \(width)")
            }
        }
    }

    @Test("A kept fitting keeps no view alive")
    func lifetime() {
        weak var view: View?
        do {
            let card = Card()
            _ = card.size(70)
            view = card.card
        }
        #expect(view == nil)
    }
}

@Suite("The fitting size of a column of texts")
struct ColumnFittingTests {
    static let alignments: [StackView.Alignment] = [.fill, .leading, .center, .trailing]

    static func column(
        _ rows: Int, _ alignment: StackView.Alignment, _ distribution: StackView.Distribution = .fill
    ) -> StackView {
        let rows = (0..<rows).map { index in
            let text = Label(
                Array(repeating: "word", count: 1 + index % 7).joined(separator: " "), fontSize: 10, numberOfLines: 0)
            return StackView(arrangedSubviews: [text], alignment: alignment)
        }
        return StackView(arrangedSubviews: rows, axis: .vertical, spacing: 4, distribution: distribution)
    }

    @Test("Rows as tall as their texts are solved independently of one another, however they are aligned")
    func apart() throws {
        for alignment in ColumnFittingTests.alignments {
            let work = try [40, 80].map { rows in
                let column = ColumnFittingTests.column(rows, alignment)
                _ = column.systemLayoutSizeFitting(
                    Size(width: 100, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
                let trial = try #require(column.keptTrial)
                #expect(trial.height == nil)
                return trial.engine.reports.statistics
            }
            #expect(work[1].rowsTouched < 41 * work[0].rowsTouched / 20, "\(work)")
            #expect(work[1].pivots <= 80, "\(work)")
        }
    }

    @Test("A height target that is left out gives the same result as one of very low priority")
    func wish() {
        for alignment in StackView.Alignment.allCases {
            for distribution in StackView.Distribution.allCases {
                for height in Effort.isFull ? [0.0, 150, 10_000] : [150] {
                    let column = ColumnFittingTests.column(6, alignment, distribution)
                    for width in Effort.isFull ? [120.0, 60, 300] : [60] {
                        let sizes = [50.0, 50.5].map { priority in
                            column.systemLayoutSizeFitting(
                                Size(width: width, height: height), withHorizontalFittingPriority: .required,
                                verticalFittingPriority: LayoutPriority(priority))
                        }
                        #expect(sizes[0] == sizes[1], "\(alignment), \(distribution), \(width) × \(height)")
                    }
                }
            }
        }
    }

    @Test("A height that nothing else determines is that of the target")
    func openHeight() {
        let view = View()
        let size = Size(width: 30, height: 40)
        #expect(view.systemLayoutSizeFitting(size) == size)
        #expect(view.keptTrial?.height != nil)
        #expect(view.systemLayoutSizeFitting(.zero) == .zero)
    }

    @Test("The fitting size is computed anew when the reading direction of the tree changes")
    func direction() {
        let (screen, card, box) = (makeScreen(), View(), View())
        screen.addSubview(card)
        card.addSubview(box)
        LayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 50),
            box.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 20).withPriority(500),
            box.rightAnchor.constraint(lessThanOrEqualTo: card.rightAnchor, constant: -5),
            box.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -30),
        ])
        // The distances are 20 on the left and 30 on the right; after the change of direction, they are 30 and 5.
        #expect(card.systemLayoutSizeFitting(.zero).width == 100)
        screen.layoutDirection = .rightToLeft
        #expect(card.systemLayoutSizeFitting(.zero).width == 85)
    }

    #if DEBUG && canImport(Glibc)
        @Test("A kept size that outlives a view it depends on stops the program in debug builds")
        func stale() async {
            await #expect(processExitsWith: .failure) {
                let card = View()
                do {
                    let box = View()
                    card.addSubview(box)
                    box.widthAnchor.constraint(equalToConstant: 50).isActive = true
                    _ = card.systemLayoutSizeFitting(.zero)
                    // This simulates a removal that does not discard the kept size.
                    card.layoutNode.flags.remove(.isMeasured)
                    box.layoutNode.flags.remove(.isMeasured)
                    box.removeFromSuperview()
                }
                _ = card.systemLayoutSizeFitting(.zero)
            }
        }
    #endif
}
