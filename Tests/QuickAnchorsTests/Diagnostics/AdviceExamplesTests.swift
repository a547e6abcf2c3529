import QuickAnchors
import Testing

/// Layouts that people have asked about, and advice on them that once was wrong.
@Suite("Advice on layouts from public questions")
struct AdviceExamplesTests {
    private func makeScreen(_ width: Double, _ height: Double) -> View {
        let screen = View(frame: Rect(x: 0, y: 0, width: width, height: height), name: "screen")
        screen.layoutDiagnosticHandler = { _ in }
        return screen
    }

    private func first(in screen: View) throws -> LayoutRemedy {
        screen.layoutIfNeeded()
        return try #require(screen.layoutConflicts.first?.remedies.first)
    }

    @Test("A parent of height 0 is to get the height that its child needs with its paddings")
    func collapsedParent() throws {
        let screen = makeScreen(300, 300)
        let (box, child) = (View(name: "box"), View(name: "child"))
        screen.quickAdd(box, [0, 0, nil, 0], [heightToConstant(0)])
        box.quickAdd(child, [20, 20, -20, -20], [heightToConstant(50)])
        let remedy = try first(in: screen)
        #expect(remedy.cause == .missingSize && remedy.changes.map(\.new) == [90])
        #expect(remedy.sentence.hasPrefix("change 0 to 90 in constraint "))
        #expect(remedy.sentence.hasSuffix(", since the views in box need that height."))
        try remedy.apply(in: screen)
        #expect(child.frame == Rect(x: 20, y: 20, width: 260, height: 50))
    }

    @Test("A parent of height 0 is to get the height that texts and gaps need")
    func collapsedCard() throws {
        let screen = makeScreen(300, 300)
        let (card, title, text) = (View(name: "card"), Label("Title", name: "title"), Label("Text", name: "text"))
        screen.quickAdd(card, [30, 0, nil, 0], [heightToConstant(0)])
        card.quickAdd(title, [8, 8, nil, -8])
        card.quickAdd(text, [.to(title, 2), 8, -8, -8])
        try first(in: screen).apply(in: screen)
        #expect([title, text].allSatisfy { $0.frame.height >= $0.intrinsicContentSize.height - 0.001 })
        #expect(text.frame.maxY <= card.frame.height - 8 + 0.001)
    }

    @Test("A view between a header and a footer is to be as high as what they leave, not higher")
    func headerAndFooter() throws {
        let screen = makeScreen(100, 300)
        let (head, middle, foot) = (View(name: "head"), View(name: "middle"), View(name: "foot"))
        screen.quickAdd(head, [0, 0, nil, 0], [heightToConstant(40)])
        screen.quickAdd(middle, [.to(head, 0), 0, nil, 0], [heightToConstant(500)])
        screen.quickAdd(foot, [.to(middle, 0), 0, 0, 0], [heightToConstant(40)])
        let remedy = try first(in: screen)
        #expect(remedy.sentence.hasPrefix("change 500 to 220 in "))
        try remedy.apply(in: screen)
        #expect(foot.frame == Rect(x: 0, y: 260, width: 100, height: 40))
    }

    @Test("A view beside another of fixed width is to leave room for all of it")
    func row() throws {
        let screen = makeScreen(300, 300)
        let (wide, narrow) = (View(name: "wide"), View(name: "narrow"))
        screen.quickAdd(wide, [0, 0, 0, nil], [widthToConstant(320)])
        screen.quickAdd(narrow, [0, .to(wide, 16), 0, -16], [widthToConstant(44)])
        let remedy = try first(in: screen)
        #expect(remedy.sentence.hasPrefix("change 320 to 224 in "))
        try remedy.apply(in: screen)
        #expect(narrow.frame.minX == 240 && narrow.frame.width == 44)
    }

    @Test("No sign of a gap changes where the widths leave no room for it")
    func gapOfWidths() throws {
        let screen = makeScreen(290, 100)
        let (left, right) = (View(name: "left"), View(name: "right"))
        screen.quickAdd(left, [0, 0, 0, nil], [widthToConstant(150)])
        screen.quickAdd(right, [0, .to(left, 10), 0, 0], [widthToConstant(150)])
        let remedy = try first(in: screen)
        #expect(remedy.sentence.hasPrefix("change 150 to 130 in "))
        try remedy.apply(in: screen)
        #expect(left.frame.maxX == 150 && right.frame.minX == 160)
    }

    @Test(
        "Equal parts make room for the gaps between them",
        arguments: [(2, 8.0), (3, 8), (3, 12), (4, 8), (5, 10)])
    func equalParts(count: Int, gap: Double) throws {
        let screen = makeScreen(320, 100)
        let parts = (0..<count).map { View(name: "part \($0)") }
        for (index, part) in parts.enumerated() {
            screen.quickAdd(
                part, [topToTop(), heightToConstant(40), widthToRelatedView(multiplier: 1 / Double(count))])
            part.activateQuickAnchors([index == 0 ? leadingToLeading() : leadingToTrailing(parts[index - 1], gap)])
        }
        parts[count - 1].activateQuickAnchors([trailingToTrailing()])
        let remedy = try first(in: screen)
        #expect(remedy.cause == .noRoomForGaps && remedy.changes.count == count)
        try remedy.apply(in: screen)
        let width = (320 - gap * Double(count - 1)) / Double(count)
        #expect(parts.allSatisfy { abs($0.frame.width - width) < 0.001 })
    }

}
