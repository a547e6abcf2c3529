import AutoLayout
import TestSupport
import Testing

@testable import LayoutPreview

@Suite("A picture in text")
struct TextTests {
    @Test("A tree is drawn as nested boxes with names, to scale")
    func boxes() {
        let root = View(frame: Rect(x: 0, y: 0, width: 40, height: 40), name: "root")
        root.addSubview(View(frame: Rect(x: 4, y: 8, width: 16, height: 16), name: "left"))
        root.addSubview(View(frame: Rect(x: 20, y: 8, width: 16, height: 24), name: "right"))
        #expect(
            root.text(columns: 20) == """
                ┌─ root ───────────┐
                │                  │
                │ ┌──────┐┌──────┐ │
                │ │ left ││      │ │
                │ │      ││right │ │
                │ └──────┘│      │ │
                │         │      │ │
                │         └──────┘ │
                │                  │
                └──────────────────┘

                """)
    }

    @Test("No line is wider than the columns, whatever the names", arguments: [1, 2, 3, 7, 40, 80])
    func columns(_ columns: Int) {
        for sample in Sample.allCases {
            let root = sample.root
            root.subviews[0].name = "幅の広い名前 👩‍👩‍👧 ❤️ e\u{301}"
            let lines = root.text(columns: columns).split(separator: "\n")
            #expect(lines.allSatisfy { $0.columns <= columns })
        }
    }

    @Test(
        "East Asian characters and pictographs take two columns, and combining marks none",
        arguments: [
            ("abc", 3), ("幅", 2), ("한글", 4), ("ｆ", 2), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("\u{200B}", 0),
            ("é…│", 3),
        ])
    func width(_ text: String, _ columns: Int) {
        #expect(text.columns == columns)
    }

    @Test("Views that coincide share a box and write their names side by side")
    func deep() {
        let root = View(frame: Rect(x: 0, y: 0, width: 30, height: 6), name: "a")
        var view = root
        for name in ["b", "c", "d"] {
            let next = View(frame: root.bounds, name: name)
            view.addSubview(next)
            view = next
        }
        #expect(
            root.text(columns: 30) == """
                ┌─ a ─ b ─ c ────────────────┐
                │             d              │
                └────────────────────────────┘

                """)
    }

    @Test("A wide character disappears when a letter is written over half of it")
    func halves() {
        for (column, text) in [(0, "x b\n"), (1, " xb\n")] {
            var grid = TextGrid(columns: 3, rows: 1)
            grid.write("幅b", 0, 0)
            grid.write("x", column, 0)
            #expect(grid.text == text)
        }
    }

    @Test("A conflict is marked with an exclamation mark, an ambiguity with a question mark")
    func marks() {
        #expect(Sample.conflict.root.text().contains("box!"))
        #expect(Sample.ambiguity.root.text().contains("box?"))
    }

    @Test("A very deep tree and a root without size are drawn")
    func extremes() {
        let top = View(frame: Rect(x: 0, y: 0, width: 100, height: 50), name: "top")
        var view = top
        for _ in 0..<Effort.size(100_000) {
            let next = View(frame: top.bounds)
            view.addSubview(next)
            view = next
        }
        #expect(top.text().hasPrefix("┌─ top ─ View "))
        #expect(View(name: "nothing").text(columns: 20) == "·\n")
        #expect(View(frame: Rect(x: 0, y: 0, width: 1, height: 1e300)).text().split(separator: "\n").count == 10_000)
    }

    @Test("What an enclosing view clips is not drawn")
    func clipped() {
        let root = View(frame: Rect(x: 0, y: 0, width: 40, height: 40), name: "root")
        let scroll = ScrollView(frame: Rect(x: 4, y: 8, width: 32, height: 16), name: "s")
        for (index, name) in ["a", "b", "c"].enumerated() {
            scroll.addSubview(View(frame: Rect(x: 4, y: 12 * Double(index) - 8, width: 24, height: 12), name: name))
        }
        root.addSubview(scroll)
        let lines = root.text(columns: 20).split(separator: "\n")
        #expect(lines.count == 10)
        #expect(lines[6...8].allSatisfy { $0.filter { $0 != " " } == "││" })
        #expect(root.text(columns: 20).contains("b") && !root.text(columns: 20).contains("c"))
    }

    @Test("Lines stay in the rows of their label, and the last shows that there are more")
    func rows() {
        let root = View(frame: Rect(x: 0, y: 0, width: 40, height: 40))
        let label = Label("ab cd ef", fontSize: 3, numberOfLines: 0)
        label.frame = Rect(x: 4, y: 8, width: 6, height: 12)
        root.addSubview(label)
        // A row is 4 points high, so three lines of 3.45 points each have their own row in a box of three rows.
        #expect(label.textLayout.lines.count == 3)
        let rows = root.text(columns: 20).split(separator: "\n").map { $0.filter { $0.isLetter || $0 == "…" } }
        #expect(rows.filter { !$0.isEmpty && $0 != "View" } == ["ab", "cd", "ef"])
        label.font.size = 2
        label.frame = Rect(x: 4, y: 8, width: 4, height: 8)
        #expect(label.textLayout.lines.count == 3)
        let fewer = root.text(columns: 20).split(separator: "\n").map { $0.filter { $0.isLetter || $0 == "…" } }
        #expect(fewer.filter { !$0.isEmpty && $0 != "View" }.count == 2)
        #expect(fewer.contains { $0.hasSuffix("…") })
    }

    @Test(
        "Bidirectional text is written in visual order, and truncated at its logical end",
        arguments: [
            ("ab שלום 12", nil, 12, "ab 12 םולש"), ("שלום (ab) 12", nil, 12, "12 (ab) םולש"),
            ("(ab", .rightToLeft, 8, "ab)"),
            ("שלום ab", nil, 6, "… םולש"), ("ab שלום", nil, 6, "ab …לש"), ("ab", nil, 1, "…"),
        ] as [(String, LayoutDirection?, Int, String)])
    func directions(_ text: String, _ direction: LayoutDirection?, _ columns: Int, _ shown: String) {
        let label = Label(text, fontSize: 10)
        label.baseWritingDirection = direction
        let line = label.textLayout(forWidth: 1000).lines[0]
        #expect(line.visualText(columns: columns, at: { _ in 0 }) == shown)
    }
}
