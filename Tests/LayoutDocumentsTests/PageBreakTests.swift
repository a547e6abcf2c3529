import LayoutDocuments
import Testing

/// A page's content area is 80 × 80 points, 10 points from each edge of the page.
@Suite("Where pages break")
struct PageBreakTests {
    @Test("Views are stacked with the spacing between them, and move to the next page where they do not fit")
    func stacking() {
        let pages = Array(
            smallDocument {
                box("a", 30)
                box("b", 40)
                box("c", 30)
            }.layOut())
        #expect(pages.map { $0.names } == [["a", "b"], ["c"]])
        #expect(pages[0].rects("b") == [Rect(x: 10, y: 50, width: 80, height: 40)])
        #expect(pages[1].rects("c") == [Rect(x: 10, y: 10, width: 80, height: 30)])
        #expect(pages[1].number.number == 2 && pages[1].number.count == 2)
    }

    @Test("A title makes a heading in a bold font of its level, and a column of views is a block for each")
    func titles() throws {
        var document = Document(pageSize: PageSize(width: 500, height: 500), margins: .all(10), spacing: 0) {
            Heading("First")
            Heading("Second", level: 2)
            Heading("Third", level: 3)
            Heading("Fourth", level: 4)
            [box("a", 10), box("b", 20)]
        }
        document.textMeasurer = SquareMeasurer()
        let page = try #require(document.layOut().first { _ in true })
        let fonts = [Font.title2, .title3, .headline, .headline].map { Font(size: $0.size, weight: .bold) }
        let found = page.snapshot.entries.compactMap { entry in
            if case .text(let text) = entry.content { text.font } else { nil }
        }
        #expect(found == fonts)
        #expect(page.headings.map(\.title) == ["First", "Second", "Third", "Fourth"])
        #expect(page.headings.map(\.level) == [1, 2, 3, 4])
        #expect(page.names == ["a", "b"])
        let tops = page.headings.map(\.top)
        #expect(tops == [0, 1, 2, 3].map { count in fonts.prefix(count).reduce(10) { $0 + $1.size } })
        #expect(page.svg() == page.snapshot.svg())
    }

    @Test("An empty document has one empty page")
    func empty() {
        let pages = smallDocument {}.layOut()
        #expect(pages.count == 1 && pages.diagnostics.isEmpty && Array(pages)[0].names.isEmpty)
    }

    @Test("A page break starts a new page, except at the start of a page")
    func breaks() {
        let document = smallDocument {
            PageBreak()
            box("a", 10)
            PageBreak()
            PageBreak()
            box("b", 10)
            PageBreak()
        }
        #expect(document.layOut().map { $0.names } == [["a"], ["b"]])
    }

    @Test("A section moves to the next page as a whole")
    func section() {
        let document = smallDocument {
            box("a", 40)
            Section {
                box("b", 20)
                Section { box("c", 20) }
            }
        }
        #expect(document.layOut().map { $0.names } == [["a"], ["b", "c"]])
    }

    @Test("A section taller than a page breaks, and this is reported")
    func highSection() {
        let pages = smallDocument {
            box("a", 10)
            Section {
                box("b", 40)
                box("c", 40)
            }
        }.layOut()
        #expect(pages.map { $0.names } == [["a", "b"], ["c"]])
        #expect(pages.diagnostics.map { $0.kind } == [.brokenSection] && pages.diagnostics[0].height == 90)
        #expect(pages.diagnostics[0].page == 1)
    }

    @Test("The reported height of a section that breaks is that of all its blocks")
    func heightOfHighSection() {
        let pages = smallDocument { Section { for index in 0..<4 { box("\(index)", 40) } } }.layOut()
        #expect(pages.diagnostics.map(\.height) == [190])
    }

    @Test("A diagnostic names the page on which the content begins, even if the page before it was full")
    func pagesOfReports() {
        let pages = smallDocument {
            box("a", 75)
            Section {
                box("b", 100)
                box("c", 10)
            }
            Label("X", fontSize: 120)
        }.layOut()
        #expect(pages.map { $0.names } == [["a"], ["b"], ["b", "c"], [], []])
        #expect(pages.diagnostics.map { $0.kind } == [.brokenSection, .cut, .cut])
        #expect(pages.diagnostics.map { $0.page } == [2, 2, 4])
    }

    @Test("Headings are on the same page as what follows them, and in the outline")
    func headings() {
        let pages = Array(
            smallDocument {
                box("a", 40)
                Heading(box("one", 5), title: "One")
                Heading(box("two", 5), title: "Two", level: 2)
                box("b", 20)
            }.layOut())
        #expect(pages.map { $0.names } == [["a"], ["one", "two", "b"]])
        #expect(pages[1].headings.map { $0.title } == ["One", "Two"] && pages[1].headings.map { $0.top } == [10, 25])
    }

    @Test("A heading moves to the next page with the section below it, if both fit there")
    func headingOfSection() {
        func names(before: Double, spacing: Double = 10, @DocumentBuilder _ after: () -> [DocumentBlock]) -> [[String]]
        {
            smallDocument(spacing: spacing) {
                box("a", before)
                Heading(box("h", 10), title: "H")
                after()
            }.layOut().map(\.names)
        }
        func section(_ last: Double) -> Section {
            Section {
                Heading(box("i", 10), title: "I", level: 2)
                box("b", 10)
                box("c", last)
            }
        }
        let short = Section {
            box("b", 10)
            box("c", 30)
        }
        #expect(names(before: 30) { short } == [["a"], ["h", "b", "c"]])
        #expect(names(before: 30, spacing: 0) { short } == [["a", "h", "b", "c"]])
        #expect(names(before: 20) { section(20) } == [["a"], ["h", "i", "b", "c"]])
        // A section that has room on a page, but not below the heading, goes to the next page without the heading.
        #expect(names(before: 50, spacing: 0) { section(60) } == [["a", "h"], ["i", "b", "c"]])
        // A section that breaks has only its beginning on the page of the heading.
        #expect(names(before: 30, spacing: 0) { section(70) } == [["a", "h", "i", "b"], ["c"]])
        #expect(names(before: 55, spacing: 0) { section(70) } == [["a"], ["h", "i", "b"], ["c"]])
        let divided = Section {
            box("b", 10)
            PageBreak()
            box("c", 10)
        }
        #expect(names(before: 30) { divided } == [["a", "h", "b"], ["c"]])
    }

    @Test("A heading with nothing below it on its page needs no spacing there")
    func lastHeading() {
        func names(@DocumentBuilder _ after: () -> [DocumentBlock]) -> [[String]] {
            smallDocument {
                box("a", 55)
                Heading(box("one", 15), title: "One")
                after()
            }.layOut().map(\.names)
        }
        #expect(names {} == [["a", "one"]])
        #expect(names { PageBreak() } == [["a", "one"]])
        #expect(names { box("b", 0) } == [["a", "one", "b"]])
        #expect(names { box("b", 1) } == [["a"], ["one", "b"]])
    }

    @Test("A view of height 0 fits on a full page")
    func noHeight() {
        let pages = smallDocument {
            Section {
                box("a", 80)
                box("b", 0)
                box("c", 0)
            }
            PageBreak()
            Section {
                box("d", 30)
                box("e", 0)
                box("f", 31)
            }
        }.layOut()
        #expect(pages.map(\.names) == [["a", "b", "c"], ["d", "e"], ["f"]])
        #expect(pages.diagnostics.map(\.height) == [81])
        #expect(Array(pages)[0].rects("c").map(\.minY) == [90])
    }

    @Test("A heading stays on its page if at least the first lines of the label below it fit")
    func headingOfLabel() {
        let document = smallDocument(spacing: 0) {
            box("a", 50)
            Heading(box("one", 10), title: "One")
            lines(words(5))
        }
        #expect(document.layOut().map { $0.texts.count } == [2, 3])
    }

    @Test(
        "A label breaks between lines, with at least two before and two after",
        arguments: [
            // The height before the label, the number of its lines, and the number of lines on each page.
            (40.0, 5, [3, 2]), (50, 5, [2, 3]), (60, 5, [0, 5]), (50, 3, [0, 3]), (40, 4, [2, 2]), (60, 2, [0, 2]),
            (60, 1, [1]), (50, 20, [2, 8, 8, 2]), (50, 11, [2, 7, 2]),
        ] as [(Double, Int, [Int])])
    func label(before: Double, count: Int, expected: [Int]) {
        let pages = Array(
            smallDocument {
                box("a", before)
                lines(words(count))
            }.layOut())
        #expect(pages.map { $0.texts.count } == expected)
        #expect(pages.flatMap { $0.texts } == words(count))
    }

    @Test("Lines on the next page begin at its top")
    func places() {
        let pages = Array(
            smallDocument {
                box("a", 50)
                lines(words(5))
            }.layOut())
        #expect(pages[0].rects("Label") == [Rect(x: 10, y: 70, width: 80, height: 20)])
        #expect(pages[1].rects("Label") == [Rect(x: 10, y: 10, width: 80, height: 30)])
        guard case .text(let text)? = pages[1].snapshot.entries.last?.content else { return #expect(Bool(false)) }
        #expect(text.lines.map { $0.baseline } == [8, 18, 28])
    }

    @Test("A view taller than a page is cut, and this is reported")
    func cut() {
        let pages = smallDocument {
            box("a", 10)
            box("b", 190)
        }.layOut()
        #expect(pages.map { $0.rects("b").map { $0.height } } == [[], [80], [80], [30]])
        #expect(pages.diagnostics.map { $0.kind } == [.cut])
        #expect(
            "\(pages.diagnostics[0])"
                == "Page 2: Content taller than a page is cut across pages: 190 points, where there are 80.")
    }

    @Test("A view taller than a page is cut between its subviews")
    func cutBetween() {
        let outer = View(frame: Rect(x: 0, y: 0, width: 80, height: 180), name: "outer")
        for index in 0..<6 {
            outer.addSubview(View(frame: Rect(x: 0, y: 30 * Double(index), width: 20, height: 30), name: "\(index)"))
        }
        let pages = smallDocument { outer }.layOut()
        #expect(pages.map { $0.names } == [["outer", "0", "1"], ["outer", "2", "3"], ["outer", "4", "5"]])
        #expect(Array(pages)[1].rects("2") == [Rect(x: 10, y: 10, width: 20, height: 30)])
    }

    @Test("A line taller than a page is cut, and is part of each page that shows some of it")
    func highLine() {
        let pages = smallDocument { Label("X", fontSize: 120) }.layOut()
        #expect(pages.map { $0.texts } == [["X"], ["X"]])
        #expect(pages.diagnostics.map { $0.kind } == [.cut])
    }

    @Test("Facing pages swap their inner and outer margins, in both layout directions")
    func facing() {
        let margins = PageMargins.facing(top: 10, inner: 15, bottom: 10, outer: 5)
        var document = smallDocument(margins: margins) {
            box("a", 60)
            box("a", 60)
            box("a", 60)
        }
        #expect(document.layOut().map { $0.rects("a")[0].minX } == [15, 5, 15])
        document.layoutDirection = .rightToLeft
        #expect(document.layOut().map { $0.rects("a")[0].minX } == [5, 15, 5])
    }

    @Test("Header and footer are centered in their margins, and can show the page number and the page count")
    func margins() {
        var document = smallDocument(margins: .all(20)) {
            box("a", 60)
            box("b", 60)
        }
        document.header = { number in box("header \(number.number)", 10) }
        document.footer = { number in
            number.number == 1 ? Label("\(number.number)/\(number.count)", fontSize: 10) : box("high", 30)
        }
        let pages = Array(document.layOut())
        #expect(pages[0].texts == ["1/2"] && pages[0].rects("Label")[0].minY == 85)
        #expect(pages[1].rects("header 2") == [Rect(x: 20, y: 5, width: 60, height: 10)])
        #expect(pages[0].diagnostics.isEmpty && pages[1].diagnostics.map { $0.kind } == [.highMargin])
        document.header = { _ in box("endless", 1e10) }
        #expect(Array(document.layOut())[0].diagnostics.map(\.kind) == [.notFinite])
    }

    @Test("A view is as tall as its constraints require, and a label of several runs as tall as its lines")
    func constraints() {
        let card = View(name: "card")
        let inner = View(name: "inner")
        card.addSubview(inner)
        LayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
            inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5),
            inner.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -5),
            inner.heightAnchor.constraint(equalToConstant: 20),
            inner.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
        ])
        let label = Label(runs: ["small ", .sized("big", 20)], fontSize: 10)
        let page = Array(
            smallDocument(spacing: 0) {
                card
                label
                box("after", 1)
            }.layOut())[0]
        #expect(page.rects("inner") == [Rect(x: 15, y: 15, width: 70, height: 20)])
        #expect(page.rects("after")[0].minY == 10 + 30 + 20)
    }

    @Test("A view can be on several pages of several documents, and keeps no constraints of theirs")
    func reuse() {
        let card = View(name: "card")
        card.translatesAutoresizingMaskIntoConstraints = false
        card.heightAnchor.constraint(equalToConstant: 20).isActive = true
        for width in [100.0, 200, 150] {
            var document = Document(pageSize: PageSize(width: width, height: 100), margins: .all(20)) {
                box("a", 60)
                box("b", 60)
            }
            document.header = { _ in card }
            let sizes = document.layOut().map { $0.rects("card").map { $0.size } }
            #expect(sizes == [[Size(width: width - 40, height: 20)], [Size(width: width - 40, height: 20)]])
        }
        #expect(card.constraints.count == 1)
    }

    @Test("Pages can be made repeatedly, with the same result")
    func again() {
        let pages = smallDocument {
            box("a", 60)
            lines(words(9))
        }.layOut()
        #expect(Array(pages) == Array(pages))
    }
}
