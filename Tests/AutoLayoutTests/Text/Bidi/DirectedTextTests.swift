import AutoLayout
import Testing

@Suite("Labels whose text runs in both directions")
struct DirectedTextTests {
    /// The layout of a string on a one-point grid, at a width in characters.
    private func layout(
        _ text: String, at columns: Double = 100, limit: Int = 0, _ direction: LayoutDirection? = nil
    ) -> TextLayout {
        let screen = makeGridScreen()
        let label = Label(text, fontSize: 1, numberOfLines: limit)
        screen.addSubview(label)
        label.baseWritingDirection = direction
        return label.textLayout(forWidth: columns)
    }

    private func run(_ text: String, _ direction: LayoutDirection, _ x: Double) -> TextLayout.Run {
        TextLayout.Run(text: text, direction: direction, x: x, width: Double(text.count))
    }

    @Test("A line in both directions has a run for each level, listed in text order and placed by direction")
    func runs() {
        let line = layout("price שלום 12 now").lines[0]
        #expect(line.text == "price שלום 12 now" && line.direction == .leftToRight && line.width == 17)
        // The number 12 is to the left of the Hebrew word before it, with the space between them.
        #expect(
            line.runs == [
                run("price ", .leftToRight, 0), run("שלום ", .rightToLeft, 8), run("12", .leftToRight, 6),
                run(" now", .leftToRight, 13),
            ])
    }

    @Test("A paragraph has the direction of its first strong character, unless the label sets another")
    func direction() {
        let layout = layout("שלום, Ada!\nAda, שלום!")
        #expect(layout.lines.map(\.direction) == [.rightToLeft, .leftToRight])
        #expect(layout.lines[0].runs?.map(\.x) == [4, 1, 0] && layout.lines[1].runs?.map(\.x) == [0, 5, 9])
        let said = self.layout("Ada!", .rightToLeft).lines[0]
        #expect(said.direction == .rightToLeft)
        #expect(said.runs == [run("Ada", .leftToRight, 1), run("!", .rightToLeft, 0)])
        #expect(
            self.layout("שלום!", .leftToRight).lines[0].runs == [
                run("שלום", .rightToLeft, 0), run("!", .leftToRight, 4),
            ])
    }

    @Test("A line that runs from left to right throughout has no runs, whatever its characters")
    func plain() {
        for text in ["Ada, 12!", "é 漢字 ж 😀", "a\u{2066}b\u{2069}"] {
            let line = layout(text).lines[0]
            #expect(line.runs == nil && line.direction == nil)
        }
    }

    @Test("Each line of a paragraph is reordered on its own, with the levels from the whole paragraph")
    func lines() {
        let lines = layout("\u{202E}abc def\u{202C} ghi", at: 4).lines
        // The override continues on the second line; its control characters are not drawn.
        #expect(lines.map { $0.runs } == [[run("abc", .rightToLeft, 0)], [run("def", .rightToLeft, 0)], nil])
        #expect(lines.map(\.direction) == [.leftToRight, .leftToRight, .leftToRight])
    }

    @Test("The hyphen of a divided word is at the end of its line, which is on the left in right-to-left text")
    func hyphen() {
        let lines = layout("كت\u{AD}اب", at: 3).lines
        #expect(lines.map(\.text) == ["كت-", "اب"])
        #expect(lines[0].runs == [run("كت-", .rightToLeft, 0)])
    }

    @Test("An ellipsis is at the end of its line, which is on the left where text runs from right to left")
    func ellipsis() {
        let line = layout("שלום abc", at: 6, limit: 1).lines[0]
        #expect(line.text == "שלום…" || line.text == "שלום …" || line.text == "שלום a…")
        #expect(line.direction == .rightToLeft && line.runs?.last?.text.last == "…" && line.runs?.last?.x == 0)
    }

    @Test("Changing the direction of a label's text lays out its lines again")
    func change() {
        let label = Label("ab!")
        #expect(label.textLayout(forWidth: 100).lines[0].runs == nil)
        label.baseWritingDirection = .rightToLeft
        #expect(label.textLayout(forWidth: 100).lines[0].runs?.map(\.text) == ["ab", "!"])
    }
}
