import LayoutDocuments
import TestSupport
import Testing

/// A page's content area is 80 × 80 points, 10 points from each edge of the page; a line is 10 tall.
@Suite("Tables across pages")
struct TableTests {
    private func cell(_ text: String) -> Label { Label(text, fontSize: 10) }

    private func grid(_ heights: [Double], spacing: Double = 0) -> GridView {
        let grid = GridView(columns: [.share(1)], rows: heights.map { .fixed($0) }, rowSpacing: spacing, name: "grid")
        for (index, _) in heights.enumerated() { grid.place(box("row \(index)", 1), column: 0, row: index) }
        return grid
    }

    private func table(
        _ rows: Range<Int>, spacing: Double = 0, height: @escaping (Int) -> Double = { _ in 10 }
    ) -> Table {
        Table(
            columns: [20, 1.fr], columnSpacing: 10, rowSpacing: spacing, header: { [cell("n")] }, rows: rows,
            cells: { row in [cell("\(row)"), box("box \(row)", height(row))] })
    }

    @Test("A grid breaks between rows and repeats its header")
    func repeating() {
        let document = smallDocument { Table(grid([20, 20, 20, 20, 20, 20])) }
        #expect(
            document.layOut().map { $0.names.filter { $0 != "grid" } } == [
                ["row 0", "row 1", "row 2", "row 3"], ["row 0", "row 4", "row 5"],
            ])
        #expect(Array(document.layOut())[1].rects("row 4") == [Rect(x: 10, y: 30, width: 80, height: 20)])
    }

    @Test("Rows keep their spacing from a repeated header")
    func spacingBelowRepeatedHeader() {
        func pages(_ count: Int, _ height: Double) -> [DocumentPage] {
            Array(smallDocument { Table(grid(Array(repeating: height, count: count), spacing: 4)) }.layOut())
        }
        // Three rows and two distances are 68 high; with a fourth row, the page would have to be 92 high.
        let pages20 = pages(6, 20)
        #expect(pages20.map { $0.rects("row 0").map(\.minY) } == [[10], [10], [10]])
        #expect(pages20[0].rects("row 1").map(\.minY) == [34])
        #expect(pages20[1].rects("row 3").map(\.minY) == [34] && pages20[1].rects("row 4").map(\.minY) == [58])
        #expect(pages20[2].rects("row 5").map(\.minY) == [34])
        // Four rows of 18 and three distances are 84 high.
        #expect(pages(6, 18).map { $0.names.filter { $0 != "grid" }.count } == [3, 3, 2])
        // A header is repeated if it takes up at most half a page, including the space below it.
        let half = smallDocument { Table(grid([36, 30, 30], spacing: 4)) }.layOut()
        #expect(half.map { $0.names.filter { $0 != "grid" } } == [["row 0", "row 1"], ["row 0", "row 2"]])
        #expect(half.diagnostics.isEmpty)
        let high = smallDocument { Table(grid([38, 30, 30], spacing: 4)) }.layOut()
        #expect(high.diagnostics.map(\.kind) == [.highHeader] && high.diagnostics.map(\.height) == [42])
    }

    @Test("A plain grid repeats no header, and a table with room for its header alone moves to the next page")
    func plainGrid() {
        #expect(
            smallDocument { grid([40, 30, 20]) }.layOut().map { $0.names.filter { $0 != "grid" } } == [
                ["row 0", "row 1"], ["row 2"],
            ])
        #expect(
            smallDocument {
                box("a", 45)
                Table(grid([20, 20, 20]))
            }.layOut().map { $0.names } == [
                ["a"], ["grid", "row 0", "row 1", "row 2"],
            ])
    }

    @Test("Rows that a cell spans stay together")
    func spans() {
        let grid = GridView(columns: [20, 1.fr], rows: [30, 30, 30], name: "grid")
        grid.place(box("a", 1), column: 0, row: 0)
        grid.place(box("b", 1), column: 1, row: 0)
        grid.place(GridCell(box("c", 1), rowSpan: 2), column: 0, row: 1)
        grid.place(box("d", 1), column: 1, row: 1)
        grid.place(box("e", 1), column: 1, row: 2)
        let names = smallDocument { grid }.layOut().map { $0.names.filter { $0 != "grid" } }
        #expect(names == [["a", "b"], ["c", "d", "e"]])
    }

    @Test("Rows that are made on demand fill pages below the header, and their cells are in the columns")
    func onDemand() {
        let pages = Array(smallDocument { table(0..<10) }.layOut())
        #expect(pages.map { $0.texts } == [["n"] + (0..<7).map { "\($0)" }, ["n", "7", "8", "9"]])
        #expect(pages[1].rects("box 8") == [Rect(x: 40, y: 30, width: 50, height: 10)])
    }

    @Test("Columns start at the leading edge")
    func mirrored() {
        var document = smallDocument { table(0..<1) }
        document.layoutDirection = .rightToLeft
        #expect(Array(document.layOut())[0].rects("box 0") == [Rect(x: 10, y: 20, width: 50, height: 10)])
    }

    @Test("A table begins below the view before it, and the view after it follows the last row")
    func between() {
        let pages = Array(
            smallDocument {
                box("a", 50)
                table(0..<9)
                box("b", 10)
            }.layOut())
        // The first page has 20 for the header and a row; the second, 80 for the header and seven rows; the third, 20
        // for the header and a row, followed by the spacing.
        #expect(pages.map { $0.texts.count } == [2, 8, 2])
        #expect(pages[2].rects("b")[0].minY == 10 + 20 + 10)
    }

    @Test("The row spacing needs no room below the last row of a page, unless a rule is drawn there")
    func spacing() {
        func pages(_ heights: [Double], rule: Color? = nil) -> DocumentPages {
            smallDocument(spacing: 0) {
                Section {
                    Table(columns: [1.fr], rowSpacing: 10, rule: rule, rows: heights.indices) { row in
                        [box("\(row)", heights[row])]
                    }
                    if heights.count == 2 { box("after", 10) }
                }
            }.layOut()
        }
        #expect(pages([20, 20, 20]).map { $0.names } == [["0", "1", "2"]])
        #expect(pages([20, 20, 20, 5]).map { $0.names } == [["0", "1", "2"], ["3"]])
        #expect(pages([80]).map { $0.names } == [["0"]] && pages([80]).diagnostics.isEmpty)
        #expect(pages([90]).diagnostics.map { $0.height } == [90, 90])
        #expect(Array(pages([30, 30]))[0].rects("after").map { $0.minY } == [10 + 70])
        // A rule is at the bottom of the row spacing.
        #expect(pages([20, 20, 20], rule: .gray).map { $0.names.filter { $0 != "View" } } == [["0", "1"], ["2"]])
    }

    @Test("Rows are made to be measured and again for their page, and those of other pages are not kept")
    func made() {
        var counts = [Int](repeating: 0, count: 30)
        let alive = Alive()
        let table = Table(columns: [1.fr], rowSpacing: 0, rows: 0..<30) { row in
            counts[row] += 1
            return [CountedView(alive)]
        }
        let pages = smallDocument { table }.layOut()
        #expect(pages.count == 4 && counts.allSatisfy { $0 == 1 } && alive.count <= 64)
        var most = 0
        for _ in pages { most = max(most, alive.count) }
        #expect(counts.allSatisfy { $0 == 2 } && most <= 64)
    }

    @Test("All rows of a table in a section are made once to be measured, which also gives the section's height")
    func madeInSection() {
        var counts = [Int](repeating: 0, count: 30)
        let pages = smallDocument(spacing: 0) {
            Section {
                Heading(box("heading", 10), title: "Heading")
                Table(columns: [1.fr], rowSpacing: 0, rows: 0..<30) { row in
                    counts[row] += 1
                    return [box("\(row)", 10)]
                }
            }
        }.layOut()
        #expect(counts.allSatisfy { $0 == 1 })
        #expect(pages.diagnostics.map(\.height) == [310])
    }

    final class Alive {
        var count = 0
    }

    final class CountedView: View {
        let alive: Alive

        init(_ alive: Alive) {
            self.alive = alive
            super.init(frame: Rect(x: 0, y: 0, width: 10, height: 10))
            alive.count += 1
        }

        deinit { alive.count -= 1 }
    }

    @Test("A row taller than a page is cut, and the table continues")
    func highRow() {
        let pages = smallDocument { table(0..<3) { $0 == 1 ? 100 : 10 } }.layOut()
        #expect(pages.diagnostics.map { $0.kind } == [.cut])
        #expect(pages.map { $0.rects("box 1").map { $0.height } } == [[], [70], [30]])
        #expect(pages.map { $0.texts } == [["n", "0"], ["n", "1"], ["n", "2"]])
        #expect(pages.map { $0.names } == [["box 0"], ["box 1"], ["box 1", "box 2"]])
    }

    /// A table whose first row has a cell with 12 lines, either made on demand or from a grid.
    private func longRow(onDemand: Bool) -> Table {
        let text = lines((10..<22).map { "w\($0)" })
        guard !onDemand else {
            return Table(
                columns: [20, 1.fr], columnSpacing: 30, rowSpacing: 0, header: { [cell("n")] }, rows: 0..<2,
                cells: { row in row == 0 ? [cell("0"), lines((10..<22).map { "w\($0)" })] : [cell("1")] })
        }
        let grid = GridView(columns: [20, 1.fr], rows: [10, .fitted, 10], columnSpacing: 30)
        for (row, name) in [(0, "n"), (2, "1")] { grid.place(cell(name), column: 0, row: row) }
        grid.place(text, column: 1, row: 1)
        return Table(grid)
    }

    @Test("A row taller than a page breaks between lines, below the header on each page", arguments: [true, false])
    func brokenRow(onDemand: Bool) {
        /// The texts of each page but that beside the lines, which only the table made on demand has.
        func pages(spacing: Double = 10, @DocumentBuilder _ content: () -> [DocumentBlock]) -> [[String]] {
            let pages = smallDocument(spacing: spacing, content).layOut()
            #expect(pages.diagnostics.isEmpty)
            return pages.map { page in page.texts.filter { $0 != "0" }.sorted() }
        }
        func texts(_ others: [String], _ range: Range<Int>) -> [String] {
            (others + range.map { "w\($0)" }).sorted()
        }
        // The header and seven lines, then the header, five lines, and the next row.
        let alone = pages { longRow(onDemand: onDemand) }
        #expect(alone == [texts(["n"], 10..<17), texts(["n", "1"], 17..<22)])
        // The heading, the space below it and the header are 30 high, which leaves five lines.
        let below = pages {
            Heading(cell("H"), title: "H")
            longRow(onDemand: onDemand)
        }
        #expect(below == [texts(["H", "n"], 10..<15), texts(["n"], 15..<22), ["1", "n"]])
        // There is no room for a line below the heading and the header.
        let moved = pages(spacing: 0) {
            box("a", 51)
            Heading(cell("H"), title: "H")
            longRow(onDemand: onDemand)
        }
        #expect(moved.prefix(2) == [[], texts(["H", "n"], 10..<16)])
    }

    @Test("On a page with the rest of a row, its lines are below the header and above the next row")
    func orderAfterBrokenRow() {
        let texts = smallDocument { longRow(onDemand: true) }.layOut().map(\.texts)
        #expect(texts.last == ["n", "w17", "w18", "w19", "w20", "w21", "1"])
    }

    @Test("A cell whose height counts as 0 is reported once, and moves nothing off the page")
    func endlessCells() {
        let endless = 1e10
        let pages = smallDocument {
            Heading(box("heading", 10), title: "Heading")
            Section {
                Table(
                    columns: [40, 1.fr], columnSpacing: 0, rowSpacing: 4, header: { [box("header", endless)] },
                    rows: 0..<3
                ) { row in [box("\(row)", row == 1 ? endless : 5), box("beside \(row)", 5)] }
            }
        }.layOut()
        #expect(pages.diagnostics.map(\.kind) == [.notFinite, .notFinite])
        #expect(pages.diagnostics.allSatisfy { $0.height == endless && $0.page == 1 })
        let page = Array(pages)[0]
        // The heading and the spacing below it take 20. The table's header counts as 0 high, but the space of 4 below
        // the header remains.
        #expect(page.rects("0").map(\.minY) == [34])
        #expect(page.rects("1") == [Rect(x: 10, y: 43, width: 40, height: 5)])
        #expect(page.rects("2").map(\.minY) == [52])
    }

    @Test("The rest of a cut row is at the top of the next page, and the next row follows after the row spacing")
    func afterHighRow() {
        for (spacing, rule, top) in [(0, nil, 30), (4, nil, 34), (4, Color.gray, 34)] as [(Double, Color?, Double)] {
            let pages = Array(
                smallDocument {
                    Table(columns: [1.fr], rowSpacing: spacing, rule: rule, rows: 0..<2) { row in
                        [box("\(row)", row == 0 ? 100 : 10)]
                    }
                }.layOut())
            #expect(pages.map { $0.rects("0").map { $0.minY } } == [[10], [10]])
            #expect(pages.map { $0.rects("1").map { $0.minY } } == [[], [top]])
        }
    }

    @Test("A row that fits on a page, but not below the header, is placed without the header and not cut")
    func rowWithoutHeader() {
        let pages = smallDocument { table(0..<3) { $0 == 1 ? 75 : 10 } }.layOut()
        #expect(pages.diagnostics.isEmpty)
        #expect(pages.map { $0.texts } == [["n", "0"], ["1"], ["n", "2"]])
        #expect(Array(pages)[1].rects("box 1") == [Rect(x: 40, y: 10, width: 50, height: 75)])
    }

    @Test("A header taller than half a page is not repeated")
    func highHeader() {
        let pages = smallDocument { Table(grid([50, 20, 20])) }.layOut()
        #expect(pages.diagnostics.map { $0.kind } == [.highHeader])
        #expect(pages.map { $0.names } == [["grid", "row 0", "row 1"], ["grid", "row 2"]])
    }

    // If each page went through the whole grid to find the header, the pages would take up to sixteen times as long.
    @Test("The same number of pages takes less than four times as long if the grid is sixteen times as long")
    func growth() {
        /// The rest of the pages of a grid with a repeated header, after the first page, which makes the grid.
        func rest(ofRows count: Int) -> DocumentPages.Iterator {
            var pages = smallDocument { Table(grid(Array(repeating: 20, count: count))) }.layOut().makeIterator()
            _ = pages.next()
            return pages
        }
        func time(_ pages: DocumentPages.Iterator) -> Double {
            var pages = pages
            return processorTime { for _ in 0..<50 { _ = pages.next() } }
        }
        let (few, many) = (rest(ofRows: 200), rest(ofRows: 3_200))
        #expect(timeRatio(goal: 4, of: { time(many) }, to: { time(few) }) < 4)
    }

    /// The pages of a table whose rows are made on demand, with a header and rows of the given heights.
    private func pages(header: Double, _ heights: [Double]) -> DocumentPages {
        smallDocument {
            Table(columns: [1.fr], rowSpacing: 0, header: { [box("header", header)] }, rows: heights.indices) { row in
                [box("\(row)", heights[row])]
            }
        }.layOut()
    }

    @Test("A header that is not repeated is above the first row, and is shown even without rows")
    func highHeaderOnDemand() {
        let kinds = { (pages: DocumentPages) in pages.diagnostics.map(\.kind) }
        let high = pages(header: 50, [20, 20, 20])
        #expect(high.map(\.names) == [["header", "0"], ["1", "2"]] && kinds(high) == [.highHeader])
        #expect(pages(header: 70, [20, 20]).map(\.names) == [["header"], ["0", "1"]])
        #expect(pages(header: 50, []).map(\.names) == [["header"]])
        for heights in [[], [20.0]] {
            let cut = pages(header: 100, heights)
            #expect(cut.flatMap { $0.rects("header").map(\.height) } == [80, 20] && kinds(cut) == [.highHeader, .cut])
            #expect(cut.flatMap { $0.rects("0").map(\.height) } == heights)
        }
    }

    @Test("A row that does not fit below the header is on a page without the header, and not cut")
    func rowBesideHeader() {
        let onDemand = pages(header: 20, [10, 70, 10])
        #expect(onDemand.map(\.names) == [["header", "0"], ["1"], ["header", "2"]] && onDemand.diagnostics.isEmpty)
        let first = pages(header: 20, [70, 10])
        #expect(first.map(\.names) == [["header"], ["0"], ["header", "1"]] && first.diagnostics.isEmpty)
        let filled = smallDocument { Table(grid([20, 10, 70, 20])) }.layOut()
        let names = filled.map { $0.names.filter { $0 != "grid" } }
        #expect(names == [["row 0", "row 1"], ["row 2"], ["row 0", "row 3"]])
        #expect(filled.diagnostics.isEmpty)
    }

    @Test("Columns with shares have at least their minimum widths")
    func widths() {
        #expect([10, 1.fr, 3.fr].lengths(in: 100, spacing: 5) == [10, 20, 60])
        #expect([GridTrackSize.share(1).atLeast(50), 1.fr].lengths(in: 80, spacing: 0) == [50, 30])
        #expect([GridTrackSize.fitted].lengths(in: 80, spacing: 0) == nil)
    }
}
