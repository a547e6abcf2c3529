import QuickAnchors
import Testing

@Suite("Explanations of views without room")
struct TakenRoomTests {
    @Test("A text that vanished is explained by the text that takes its room")
    func vanished() {
        let screen = View(frame: Rect(x: 0, y: 0, width: 320, height: 300), name: "screen")
        screen.layoutDiagnosticHandler = { _ in }
        let (title, name) = (Label("Title", name: "title"), Label(String(repeating: "W", count: 60), name: "name"))
        screen.quickAdd(title, [0, 0, nil, nil])
        screen.quickAdd(name, [topToTop(), leadingToTrailing(title, 8), trailingToTrailing()])
        title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        screen.layoutIfNeeded()
        #expect(title.frame.width == 0)
        let tree = screen.layoutTree()
        let step = explain(title.widthAnchor).steps.last
        let sentences = step?.statements.map(\.sentence) ?? []
        #expect(sentences.first == "title's width is never negative")
        #expect(sentences.contains { $0.hasPrefix("name's width is at least") && $0.hasSuffix(", at priority 750") })
        #expect(step?.results == ["title's width is 0"])
        screen.layoutIfNeeded()
        #expect(screen.layoutTree() == tree)
    }
}

@Suite("The content of a scroll view without a width")
struct PaddedContentTests {
    @Test("is to be as wide as the scroll view less its paddings, and does not scroll sideways")
    func padded() {
        let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 844), name: "screen")
        screen.layoutDiagnosticHandler = { _ in }
        let (scroll, page, text) = (ScrollView(name: "scroll"), View(name: "page"), Label("hello", name: "text"))
        screen.quickAdd(scroll)
        scroll.quickAdd(page, [16, 16, -16, -16])
        page.quickAdd(text, [8, 8, nil, nil])
        screen.layoutIfNeeded()
        let advice = screen.layoutAmbiguities.map(\.message)
        #expect(advice.contains { $0.contains("page: widthToRelatedView(-32)") })
        LayoutConstraint.activate(screen.suggestedConstraints())
        screen.layoutIfNeeded()
        #expect(scroll.contentSize.width == 390 && screen.layoutAmbiguities.isEmpty)
    }
}
