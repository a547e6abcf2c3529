import LayoutDocuments
import LayoutPreview
import TestSupport
import Testing

/// Documents with blocks of all kinds on pages of all heights, so that pages end above, at and below each of their
/// boundaries, compared with their recordings.
///
/// `RECORD_SNAPSHOTS=1 swift test --filter RecordedDocumentTests` rewrites the files.
@Suite("The pages of documents are as recorded,")
struct RecordedDocumentTests {
    /// The entries of each page, with their tops and bottoms, and the reports.
    private func pages(of document: Document) -> String {
        func number(_ value: Double) -> String {
            let rounded = (value * 100).rounded() / 100
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }
        let layout = document.layOut()
        let lines = layout.map { page in
            let entries = page.snapshot.entries.dropFirst().map { entry in
                let rect = entry.rectInRoot
                var text = ""
                if case .text(let content) = entry.content {
                    text = content.lines.map { " \($0.text)@\(number($0.baseline))" }.joined()
                }
                return
                    "\(entry.name) \(number(rect.minX)),\(number(rect.minY))–\(number(rect.maxX)),\(number(rect.maxY))\(text)"
            }
            let headings = page.headings.map { "# \($0.title) \($0.level) \(number($0.top))" }
            return "  " + (entries + headings + page.diagnostics.map { "\($0)" }).joined(separator: "; ") + "\n"
        }
        return lines.joined() + layout.diagnostics.map { "  ! \($0)\n" }.joined()
    }

    private func sweep(
        _ name: String, _ heights: StrideThrough<Double>, spacing: Double = 6,
        @DocumentBuilder _ content: () -> [DocumentBlock]
    ) throws {
        var text = ""
        for height in heights {
            var document = Document(
                pageSize: PageSize(width: 100, height: height + 20), margins: .all(10), spacing: spacing,
                content: content)
            document.textMeasurer = SquareMeasurer()
            text += "\(height)\n" + pages(of: document)
        }
        let differences = try Recording("\(name).txt").differences(from: text)
        #expect(differences.isEmpty, "\(differences)")
    }

    @Test("with boxes, headings, sections, page breaks and labels")
    func blocks() throws {
        try sweep("blocks", stride(from: 30, through: 96, by: 2)) {
            Heading(box("title", 8), title: "title")
            box("a", 20)
            lines(words(5))
            Section {
                Heading(box("second", 6), title: "second", level: 2)
                box("b", 14)
                box("c", 10)
            }
            PageBreak()
            box("flat", 0)
            Heading(box("third", 10), title: "third")
            lines(words(7, "line"))
            Section { lines(words(2, "end")) }
            box("d", 26)
        }
    }

    @Test("with grids whose rows and headers are repeated or spanned, and with views taller than a page")
    func grids() throws {
        try sweep("grids", stride(from: 24, through: 90, by: 3)) {
            Table(
                Grid(columns: [1.fr, 2.fr], rowSpacing: 2) {
                    Row(height: .fixed(8)) { box("head", 8) }
                    for index in 0..<5 { Row(height: .fixed(Double(10 + index))) { box("row \(index)", 10) } }
                    Row(height: .fixed(9)) { GridCell(box("tall", 9), rowSpan: 2) }
                    Row(height: .fixed(9)) {
                        GridCell(columnSpan: 1)
                        box("beside", 9)
                    }
                }, headerRows: 1)
            column(of: [18, 30, 7, 45, 12])
            Grid(columns: [1.fr]) { for index in 0..<3 { Row(height: .fixed(16)) { box("plain \(index)", 16) } } }
            box("high", 110)
        }
    }

    @Test("with tables whose rows are made on demand, with and without headers and rules", arguments: 0..<4)
    func tables(_ form: Int) throws {
        try sweep("tables-\(form)", stride(from: 26, through: 74, by: 3), spacing: 5) {
            box("above", 12)
            Table(
                columns: [.fixed(20), 1.fr, .share(2)], columnSpacing: Double(form), rowSpacing: 3,
                rule: form.isMultiple(of: 2) ? .gray : nil,
                header: form < 2 ? { [box("head", 6), lines(["title"])] } : nil, rows: 2..<9
            ) { row in
                row == 5
                    ? [lines(words(4, "\(row)w")), box("cell \(row)", 30)]
                    : [box("cell \(row)", Double(4 + row)), lines(["r\(row)"])]
            }
            lines(words(3, "below"))
        }
    }

    @Test("in pages of both directions, with headers and footers, and margins that alternate")
    func margins() throws {
        var text = ""
        for direction in LayoutDirection.allCases {
            for size in [PageSize.a5, PageSize.letter.landscape, PageSize(width: 200, height: 120)] {
                var document = Document(
                    pageSize: size, margins: .facing(top: 30, inner: 25, bottom: 22, outer: 10), spacing: 4
                ) {
                    for index in 0..<9 { box("box \(index)", Double(40 + 10 * index)) }
                    ImageView(naturalSize: Size(width: 90, height: 45), name: "image")
                    Table(columns: [1.fr, .fixed(30)], rows: 0..<2) { row in
                        [box("left \(row)", 9), box("right \(row)", 8)]
                    }
                }
                document.textMeasurer = SquareMeasurer()
                document.layoutDirection = direction
                document.header = { page in
                    page.number == 2 ? nil : Label("\(page.number) of \(page.count)", fontSize: 10)
                }
                document.footer = { page in box("footer", Double(8 * page.number)) }
                text += "\(direction) \(size.width)\n" + pages(of: document)
            }
        }
        let sizes: [PageSize] = [.a3, .a4, .a5, .letter, .legal, .a4.landscape]
        text += sizes.map { "\($0.width) × \($0.height)\n" }.joined() + "\(PageMargins.all())\n"
        let differences = try Recording("margins.txt").differences(from: text)
        #expect(differences.isEmpty, "\(differences)")
    }

    /// A view with boxes of the given heights below each other, with gaps between them, and a label beside them.
    private func column(of heights: [Double]) -> View {
        let view = View(name: "column")
        var top = 3.0
        for (index, height) in heights.enumerated() {
            let part = box("part \(index)", height)
            part.frame = Rect(x: 0, y: top, width: 30, height: height)
            view.addSubview(part)
            top += height + Double(index)
        }
        let label = lines(words(6, "beside"))
        label.frame = Rect(x: 35, y: 10, width: 80, height: 60)
        view.addSubview(label)
        view.heightAnchor.constraint(equalToConstant: top + 5).isActive = true
        return view
    }
}
