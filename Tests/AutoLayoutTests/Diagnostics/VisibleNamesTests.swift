import AutoLayout
import Testing

@Suite("Names with invisible characters")
struct VisibleNamesTests {
    /// A name with NUL, BEL, a newline, ESC, DEL, a control sequence introducer, a direction override and a
    /// noncharacter.
    private let name = "a\u{0}\u{7}\n\u{1B}[31m\u{7F}\u{9B}\u{202E}\u{FFFF}b"
    private let shown = "a␀␇␊␛[31m␡\u{FFFD}\u{FFFD}\u{FFFD}b"

    @Test("A symbol replaces each such character in trees as text, explanations, diagnostics and constraints")
    func signs() {
        let (screen, view, guide) = (makeScreen(width: 100, height: 100), View(name: name), LayoutGuide())
        screen.addSubview(view)
        view.addLayoutGuide(guide)
        guide.identifier = name
        let constraints = view.pin(0, 0, 10, 10, to: screen) + [view.widthAnchor.constraint(equalToConstant: 20)]
        constraints[4].identifier = name
        constraints[4].isActive = true
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        screen.layoutIfNeeded()
        let tree = screen.layoutTree()
        #expect(tree.split(separator: "\n").count == 2 && tree.contains(shown))
        let texts =
            [tree, explain(view.leftAnchor).description, explain(guide.leadingAnchor).description]
            + screen.layoutDiagnostics.map(\.description) + (constraints.map(\.description))
        for text in texts {
            #expect(text.contains(shown))
            #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
            #expect(!text.contains("\u{202E}") && !text.contains("\u{FFFF}"))
        }
    }

    @Test("Names of visible characters are shown unchanged")
    func ordinary() {
        for name in ["red", "größe 幅 😀👨‍👩‍👧 e\u{301}", "שלום", ""] {
            #expect(View(name: name).layoutTree().hasPrefix(name))
        }
    }
}
