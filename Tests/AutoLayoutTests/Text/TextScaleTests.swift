import AutoLayout
import Testing

@Suite("Text scale")
struct TextScaleTests {
    let screen = makeScreen(width: 300, height: 400)
    let label = Label("Hello, layout", font: .body, name: "label")

    init() {
        screen.addSubview(label)
        LayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: screen.topAnchor),
            label.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        ])
    }

    @Test("Doubling the scale doubles the size of text in the next pass, and resetting it restores the size")
    func scaled() {
        screen.layoutIfNeeded()
        let size = label.frame.size
        screen.textScale = 2
        screen.layoutIfNeeded()
        #expect(abs(label.frame.width - 2 * size.width) < 1e-9)
        #expect(abs(label.frame.height - 2 * size.height) < 1e-9)
        #expect(label.font == .body && label.drawnFont == Font(size: 34))
        #expect(label.textLayout.lines.first?.text == "Hello, layout")
        screen.textScale = 1
        screen.layoutIfNeeded()
        #expect(label.frame.size == size)
    }

    @Test("A text that wraps gets the lines that its larger font needs, in the same pass")
    func wrapping() {
        label.numberOfLines = 0
        label.text = "A text that fits on one line while it is small"
        label.font = Font(size: 10)
        label.widthAnchor.constraint(equalToConstant: 250).isActive = true
        let note = View(name: "note")
        screen.addSubview(note)
        note.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(label.textLayout.lines.count == 1)
        screen.textScale = 2
        screen.layoutIfNeeded()
        #expect(label.textLayout.lines.count == 2)
        #expect(note.frame.minY == label.frame.height)
    }

    @Test("Baselines follow the scale")
    func baselines() {
        let small = Label("small", fontSize: 10)
        screen.addSubview(small)
        LayoutConstraint.activate([
            small.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
            small.leadingAnchor.constraint(equalTo: label.trailingAnchor),
        ])
        screen.layoutIfNeeded()
        let distance = small.frame.minY - label.frame.minY
        screen.textScale = 3
        screen.layoutIfNeeded()
        #expect(abs(small.frame.minY - label.frame.minY - 3 * distance) < 1e-6)
    }

    @Test("Conditions can depend on the text scale")
    func condition() {
        let spacing = label.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20)
        LayoutConstraint.deactivate(screen.constraints.filter { $0.firstAttribute == .top })
        spacing.when(.textScale(atLeast: 1.5)).isActive = true
        label.topAnchor.constraint(equalTo: screen.topAnchor, constant: 5).when(.textScale(below: 1.5)).isActive = true
        screen.layoutIfNeeded()
        #expect(label.frame.minY == 5)
        screen.textScale = 1.5
        screen.layoutIfNeeded()
        #expect(label.frame.minY == 20)
        #expect(LayoutCondition.textScale(atLeast: 1.5).holds(in: label))
        #expect("\(LayoutCondition.textScale(below: 1.5))" == "textScale < 1.5")
    }

    @Test("A condition on the text scale is evaluated even if there is no text")
    func withoutText() {
        let root = makeScreen()
        let box = View()
        root.addSubview(box)
        box.widthAnchor.constraint(equalToConstant: 10).when(.textScale(atLeast: 2)).isActive = true
        root.layoutIfNeeded()
        #expect(box.frame.width == 0)
        root.textScale = 2
        root.layoutIfNeeded()
        #expect(box.frame.width == 10)
    }

    @Test("A fitting size is that of the text at its current scale")
    func fitting() {
        let card = View()
        screen.addSubview(card)
        let text = Label("text")
        card.addSubviewWithEdgeConstraints(text)
        screen.layoutIfNeeded()
        let size = card.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        screen.textScale = 2
        let larger = card.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        #expect(abs(larger.width - 2 * size.width) < 1e-9 && abs(larger.height - 2 * size.height) < 1e-9)
    }

    @Test("Text that shrinks to fit shrinks from its scaled size")
    func shrinking() {
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.widthAnchor.constraint(equalToConstant: 60).isActive = true
        screen.textScale = 2
        screen.layoutIfNeeded()
        #expect(label.drawnFont.size >= 17 && label.drawnFont.size < 34)
    }

    @Test("An invalid scale is refused", arguments: [0, -1, .nan, .infinity, 11])
    func refused(scale: Double) {
        screen.layoutDiagnosticHandler = { _ in }
        screen.textScale = scale
        #expect(screen.textScale == 1)
        #expect(screen.layoutDiagnostics.count == 1)
    }

    /// The sizes are those in the Human Interface Guidelines: Typography, Dynamic Type sizes, Large (default).
    @Test("Text styles have the sizes that Apple documents")
    func styles() {
        let styles: [Font] = [
            .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption,
            .caption2,
        ]
        #expect(styles.map(\.size) == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
        #expect(styles.filter { $0.weight != .regular } == [.headline])
        #expect(Label("x", font: .title, fontSize: 30, weight: .bold).font == Font(size: 30, weight: .bold))
    }
}
