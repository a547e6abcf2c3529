import AutoLayout
import Testing

@Suite("Labels")
struct LabelTests {
    let screen = makeGridScreen(width: 200, height: 400)

    private func add(_ label: Label, below other: View? = nil) {
        screen.addSubview(label)
        LayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: other?.bottomAnchor ?? screen.topAnchor),
            label.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: screen.trailingAnchor),
        ])
    }

    @Test("A label is as large as its text, and follows its changes")
    func content() {
        let label = Label("hello", fontSize: 10)
        add(label)
        screen.layoutIfNeeded()
        #expect(label.frame == Rect(x: 0, y: 0, width: 50, height: 10))
        label.text = "hello you"
        screen.layoutIfNeeded()
        #expect(label.frame.width == 90)
        label.font.size = 20
        screen.layoutIfNeeded()
        #expect(label.frame == Rect(x: 0, y: 0, width: 180, height: 20))
        label.text = ""
        screen.layoutIfNeeded()
        #expect(label.frame.size == .zero)
    }

    @Test("A label of one line that does not have enough room is truncated")
    func truncated() {
        let label = Label("a text that is too long", fontSize: 10)
        add(label)
        screen.layoutIfNeeded()
        #expect(label.frame == Rect(x: 0, y: 0, width: 200, height: 10))
        #expect(label.textLayout.lines.map(\.text) == ["a text that is too…"])
        #expect(label.textLayout.isTruncated)
    }

    @Test("A label that wraps gets its width and, in the same pass, the height of its text at that width")
    func wraps() {
        let label = Label("a text that is too long for one line", fontSize: 10, numberOfLines: 0)
        let next = Label("next", fontSize: 10)
        add(label)
        add(next, below: label)
        screen.layoutIfNeeded()
        #expect(label.frame == Rect(x: 0, y: 0, width: 200, height: 20))
        #expect(next.frame.minY == 20)
        #expect(screen.layoutStatistics.solves == 2)
        screen.frame.size.width = 100
        screen.layoutIfNeeded()
        #expect(label.frame == Rect(x: 0, y: 0, width: 100, height: 50))
        #expect(label.textLayout.lines.map(\.text) == ["a text", "that is", "too long", "for one", "line"])
    }

    @Test("Lines are limited by numberOfLines, and the preferred width wraps a label that nothing else limits")
    func limits() {
        let label = Label("a text that is too long for one line", fontSize: 10, numberOfLines: 3)
        label.preferredMaxLayoutWidth = 80
        add(label)
        screen.layoutIfNeeded()
        #expect(label.frame == Rect(x: 0, y: 0, width: 80, height: 30))
        #expect(label.textLayout.lines.map(\.text) == ["a text", "that is", "too lon…"])
    }

    @Test("The preferred width determines the natural height even if constraints determine the width")
    func preferredWidth() {
        let label = Label("a text that is too long for one line", fontSize: 10, numberOfLines: 0)
        add(label)
        label.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
        label.trailingAnchor.constraint(equalTo: screen.trailingAnchor).isActive = true
        // At the width of 200 the text has two lines, at 80 five, and at 1,000 one.
        for (preferred, height) in [(0.0, 20.0), (80, 50), (1000, 10), (0, 20)] {
            label.preferredMaxLayoutWidth = preferred
            screen.layoutIfNeeded()
            #expect(label.frame == Rect(x: 0, y: 0, width: 200, height: height), "with \(preferred)")
        }
    }

    @Test("Baselines are those of the text, even if the label is taller than the text")
    func baselines() {
        let (small, large) = (Label("small", fontSize: 10), Label("large", fontSize: 20))
        for label in [small, large] { screen.addSubview(label) }
        large.pin(0, 0, 100, 60, to: screen)
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
        screen.layoutIfNeeded()
        // The large text's baseline is at 20 + 16, and the small text's is 8 below the small label's top.
        #expect(small.frame.minY == 28)
        #expect(large.textLayout.lines.map(\.baseline) == [36])
    }

    @Test("The last baseline follows when the text needs another line")
    func lastBaseline() {
        let label = Label("one", fontSize: 10, numberOfLines: 0)
        let mark = View()
        add(label)
        screen.addSubview(mark)
        mark.topAnchor.constraint(equalTo: label.lastBaselineAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(mark.frame.minY == 8)
        label.text = "one two three four five six"
        screen.layoutIfNeeded()
        #expect(label.frame.height == 20 && mark.frame.minY == 18)
        label.text = ""
        label.font.size = 20
        screen.layoutIfNeeded()
        #expect(mark.frame.minY == 6)
    }

    @Test("Lines are placed by the alignment and the reading direction")
    func alignment() {
        let label = Label("ab", fontSize: 10)
        screen.addSubview(label)
        label.pin(0, 0, 100, 30, to: screen)
        screen.layoutIfNeeded()
        let places = [TextAlignment.natural, .left, .center, .right].map { alignment in
            label.textAlignment = alignment
            return label.textLayout.lines.map(\.x)
        }
        #expect(places == [[0], [0], [40], [80]])
        label.textAlignment = .natural
        screen.layoutDirection = .rightToLeft
        screen.layoutIfNeeded()
        #expect(label.textLayout.lines == [TextLayout.Line(text: "ab", width: 20, x: 80, baseline: 18)])
    }

    @Test("Text sizes are rounded up to whole pixels, so that the text still fits")
    func pixels() {
        let label = Label("Hello", fontSize: 17)
        screen.textMeasurer = HelveticaMeasurer.shared
        add(label)
        screen.layoutIfNeeded()
        #expect(abs(label.frame.width - 38.726) < 1e-9)
        screen.displayScale = 2
        screen.layoutIfNeeded()
        #expect(label.frame.size == Size(width: 39, height: 19))
        screen.displayScale = 1
        screen.layoutIfNeeded()
        #expect(label.frame.size == Size(width: 39, height: 19))
        #expect(label.textLayout.lines.map(\.text) == ["Hello"])
    }

    @Test("Setting another measurer, or moving to a tree with another one, measures text again")
    func measurer() {
        let label = Label("iii", fontSize: 10)
        add(label)
        screen.layoutIfNeeded()
        #expect(label.frame.width == 30)
        screen.textMeasurer = HelveticaMeasurer()
        screen.layoutIfNeeded()
        #expect(abs(label.frame.width - 6.66) < 1e-9)
        let other = makeGridScreen()
        other.addSubview(label)
        label.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
        other.layoutIfNeeded()
        #expect(label.frame.width == 30)
    }

    @Test("An image view is as large as its image")
    func image() {
        let image = ImageView(naturalSize: Size(width: 36, height: 24))
        screen.addSubview(image)
        image.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(image.frame.size == Size(width: 36, height: 24))
        image.naturalSize = nil
        screen.layoutIfNeeded()
        #expect(image.frame.size == .zero)
    }
}
