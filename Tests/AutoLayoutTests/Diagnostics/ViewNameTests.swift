import AutoLayout
import Testing

@Suite("What diagnostics call a view")
struct ViewNameTests {
    private func shown(_ view: View) -> String { "\(view.topAnchor)" }

    @Test("A view is called by its name, else by its accessibility identifier, else by its class")
    func order() {
        let view = ImageView()
        #expect(shown(view) == "ImageView.top")
        view.accessibilityIdentifier = "avatar"
        #expect(shown(view) == "avatar.top")
        view.name = "picture"
        #expect(shown(view) == "picture.top")
        (view.name, view.accessibilityIdentifier) = (nil, nil)
        #expect(shown(view) == "ImageView.top")
    }

    @Test("A label without a name is called by its class and the beginning of its text")
    func text() {
        #expect(shown(Label("Send")) == "Label \"Send\".top")
        #expect(shown(Label("two\nlines")) == "Label \"two␊lines\".top")
        #expect(shown(Label("a text of more than twenty-four characters")) == "Label \"a text of more than twen…\".top")
        #expect(shown(Label()) == "Label.top")
        #expect(shown(Label("Send", name: "button")) == "button.top")
    }

    @Test("Suggested source code does not use the text of a label as its name")
    func code() {
        let (screen, label, box) = (makeScreen(), Label("Send"), View(name: "box"))
        screen.addSubview(label)
        screen.addSubview(box)
        LayoutConstraint.activate(label.pin(10, 10, 40, 20, to: screen))
        box.widthAnchor.constraint(equalToConstant: 10).isActive = true
        screen.layoutIfNeeded()
        #expect(screen.layoutAmbiguities.allSatisfy { !$0.message.contains("\"Send\"") })
    }

    /// The sentences of the only conflict in a tree.
    private func conflict(in screen: View) throws -> [String] {
        screen.layoutIfNeeded()
        return try #require(screen.layoutConflicts.first).statements.map { $0.sentence }
    }

    @Test("A report tells views of one class apart by their positions in their parent")
    func siblings() throws {
        let (screen, views) = (makeScreen(), [Label(), View(), View(), View()])
        for view in views { screen.addSubview(view) }
        LayoutConstraint.activate([
            views[1].leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 8, line: 1),
            views[1].widthAnchor.constraint(equalToConstant: 100, line: 2),
            views[3].leadingAnchor.constraint(equalTo: views[1].trailingAnchor, constant: 8, line: 3),
            views[3].leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 50, line: 4),
        ])
        screen.layoutIfNeeded()
        let diagnostic = try #require(screen.layoutConflicts.first)
        #expect(
            diagnostic.statements.map { $0.sentence } == [
                "the leading of the first View is 8 after screen's leading", "the width of the first View is 100",
                "the leading of the third View is 8 after the trailing of the first View",
                "the leading of the third View is 50 after screen's leading",
            ])
        #expect(diagnostic.viewName == "the third View")
        // Outside a report, nothing has to be told apart.
        #expect(shown(views[3]) == "View.top")
    }

    @Test("A report tells views of one name in different parents apart by their parents")
    func cousins() throws {
        let (screen, rows) = (makeScreen(), [View(name: "header"), View(), View()])
        let cells = rows.map { _ in View(name: "cell") }
        for (row, cell) in zip(rows, cells) {
            screen.addSubview(row)
            row.addSubview(cell)
            row.addSubview(View(name: "other"))
        }
        LayoutConstraint.activate([
            cells[0].widthAnchor.constraint(equalTo: cells[1].widthAnchor),
            cells[1].widthAnchor.constraint(equalTo: cells[2].widthAnchor),
            cells[0].widthAnchor.constraint(equalToConstant: 10), cells[2].widthAnchor.constraint(equalToConstant: 20),
        ])
        #expect(
            try conflict(in: screen) == [
                "the width of the cell in header is the width of the cell in the first View",
                "the width of the cell in the first View is the width of the cell in the second View",
                "the width of the cell in header is 10", "the width of the cell in the second View is 20",
            ])
    }

    @Test("A report tells a root apart from views of its class in it, and guides of a view from one another")
    func roots() throws {
        let (screen, view) = (View(frame: Rect(x: 0, y: 0, width: 100, height: 100)), View())
        screen.addSubview(view)
        let guides = [LayoutGuide(), LayoutGuide()]
        for guide in guides { screen.addLayoutGuide(guide) }
        LayoutConstraint.activate([
            view.widthAnchor.constraint(equalTo: screen.widthAnchor),
            view.widthAnchor.constraint(equalTo: guides[0].widthAnchor),
            guides[0].widthAnchor.constraint(equalTo: guides[1].widthAnchor),
            guides[1].widthAnchor.constraint(equalToConstant: 10),
        ])
        #expect(
            try conflict(in: screen) == [
                "the width of the root View is 100, set by its frame",
                "the width of the View is the width of the root View",
                "the width of the View is the width of the first LayoutGuide in the root View",
                "the width of the first LayoutGuide in the root View is the width of the second LayoutGuide in the root View",
                "the width of the second LayoutGuide in the root View is 10",
            ])
    }
}
