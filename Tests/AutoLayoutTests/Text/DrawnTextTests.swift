import AutoLayout
import Testing

/// Each character is as wide and as tall as the font size; a fifth of its height is below the baseline.
@Suite("What a label draws")
struct DrawnTextTests {
    let screen = makeGridScreen(width: 400, height: 400)

    private func label(_ text: String, _ width: Double, _ height: Double, lines: Int = 0) -> Label {
        let label = Label(text, fontSize: 10, numberOfLines: lines)
        label.frame = Rect(x: 0, y: 0, width: width, height: height)
        screen.addSubview(label)
        screen.layoutIfNeeded()
        return label
    }

    @Test(
        "A label draws the lines that fit its height, the last with an ellipsis if text is left out",
        arguments: [(50, 5), (49, 4), (20, 2), (19, 1)])
    func lines(height: Int, count: Int) {
        let label = label("one two three four five", 50, Double(height))
        let texts = label.textLayout.lines.map { $0.text }
        #expect(texts.count == count)
        #expect(Array(texts.dropLast()) == Array(["one", "two", "three", "four"].prefix(count - 1)))
        #expect(texts.last?.hasSuffix("…") == (count < 5))
        #expect(label.textLayout.isTruncated == (count < 5))
    }

    @Test("No drawn line extends beyond the top or the bottom of the label")
    func inside() {
        for height in stride(from: 10.0, through: 60, by: 1) {
            let label = label("one two three four five", 50, height)
            for line in label.textLayout.lines {
                #expect(line.baseline - 8 >= -1e-6 && line.baseline + 2 <= height + 1e-6)
            }
        }
    }

    @Test("A label without height or width draws nothing, and its text counts as truncated")
    func empty() {
        for (width, height) in [(50.0, 0.0), (0, 50)] {
            let layout = label("one", width, height, lines: 1).textLayout
            #expect(layout.lines.isEmpty && layout.isTruncated)
        }
        #expect(!label("", 0, 0).textLayout.isTruncated)
    }

    @Test("A label that is not as tall as one line still draws one")
    func low() {
        let layout = label("one two", 50, 6).textLayout
        #expect(layout.lines.map { $0.text } == ["one…"])
        #expect(layout.lines[0].baseline == 6)
    }

    @Test("A line that is too tall by less than a pixel, because of rounding, is still drawn")
    func pixels() {
        screen.displayScale = 2
        #expect(label("one two", 50, 19.5).textLayout.lines.count == 2)
        #expect(label("one two", 50, 19).textLayout.lines.count == 1)
    }

    @Test("Text that is too wide is drawn in the largest font that fits, but not below the minimum scale")
    func scale() {
        let label = label("ten chars!", 80, 10, lines: 1)
        #expect(label.drawnFont.size == 10)
        label.adjustsFontSizeToFitWidth = true
        #expect(label.drawnFont.size == 10 && label.textLayout.isTruncated)
        label.minimumScaleFactor = 0.5
        #expect(label.drawnFont.size <= 8 && label.drawnFont.size > 7.98)
        #expect(label.textLayout.lines.map { $0.text } == ["ten chars!"] && !label.textLayout.isTruncated)
        #expect(label.intrinsicContentSize == Size(width: 100, height: 10))
        label.minimumScaleFactor = 0.9
        #expect(label.drawnFont.size == 9 && label.textLayout.lines.map { $0.text } == ["ten cha…"])
        label.frame.size.width = 100
        #expect(label.drawnFont.size == 10)
    }

    @Test("Text of several lines is drawn in a smaller font if its lines do not fit the height")
    func scaleOfLines() {
        let label = label("one two", 50, 16)
        (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.5)
        #expect(label.drawnFont.size <= 8 && label.drawnFont.size > 7.98)
        #expect(label.textLayout.lines.map { $0.text } == ["one", "two"])
    }
}
