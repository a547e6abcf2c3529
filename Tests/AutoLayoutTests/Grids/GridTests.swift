import AutoLayout
import Testing

@Suite("Grids")
struct GridTests {
    let screen = makeScreen(width: 400, height: 300)

    /// Fills the screen with a grid, and gives the screen a width.
    private func show(_ grid: GridView, width: Double = 400) {
        screen.addSubviewWithEdgeConstraints(grid)
        resize(width)
    }

    private func resize(_ width: Double) {
        screen.frame.size.width = width
        screen.layoutIfNeeded()
    }

    private func widths(_ grid: GridView) -> [Double] { grid.columns.map { $0.layoutGuide.layoutFrame.width } }

    @Test("Shares divide the width that fixed columns, fitted columns and gaps leave")
    func shares() {
        let grid = GridView(columns: [60, .fitted, 1.fr, 2.fr], columnSpacing: 10)
        for column in 0..<4 { grid.place(Content(30, 10), column: column, row: 0) }
        show(grid, width: 390)
        // 390 − 60 − 30 − 3 × 10 = 270.
        #expect(widths(grid) == [60, 30, 90, 180])
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("Changing the size of the first share changes all shares")
    func firstShare() {
        let grid = GridView(columns: [1.fr, 1.fr])
        for column in 0..<2 { grid.place(View(), column: column, row: 0) }
        show(grid, width: 300)
        #expect(widths(grid) == [150, 150])
        grid.columns[0].size = 2.fr
        screen.layoutIfNeeded()
        #expect(widths(grid) == [200, 100])
    }

    @Test("Columns that fill the width exactly all fit, whatever the rounding error of their sum")
    func exactColumns() {
        // 24.2 + 8 + 24.2 is 56.400000000000006 in doubles.
        let grid = GridView(columns: [.fitting(atLeast: 24.2)], columnSpacing: 8)
        for _ in 0..<4 { grid.append(Content(10, 10)) }
        show(grid, width: 56.4)
        #expect(grid.columns.count == 2)
        resize(56.3)
        #expect(grid.columns.count == 1)
    }

    @Test("A fitted column is as wide as its widest view, within its limits")
    func fitted() {
        let grid = GridView(columns: [.fitted, .fitted.atLeast(50), .fitted.atMost(20)])
        for (row, width) in [20.0, 40, 30].enumerated() {
            for column in 0..<3 { grid.place(Content(width, 10), column: column, row: row) }
        }
        show(grid)
        #expect(widths(grid) == [40, 50, 20])
    }

    @Test("A share is no smaller than its minimum, and the others divide the rest")
    func limitedShares() {
        let grid = GridView(columns: [1.fr.atLeast(200), 1.fr, 2.fr.atLeast(10)])
        show(grid)
        for width in [400.0, 900, 230] {
            resize(width)
            let unit = width >= 800 ? width / 4 : (width - 200) / 3
            #expect(zip(widths(grid), [max(200, unit), unit, max(10, 2 * unit)]).allSatisfy { abs($0 - $1) < 1e-9 })
        }
        #expect(screen.layoutDiagnostics.allSatisfy { $0.kind != .conflict })
    }

    /// Published examples of CSS grids that follow the same rules as grids here: the tracks, the grid's width and the
    /// expected widths of the tracks.
    private static let published: [(tracks: [GridTrackSize], width: Double, expected: [Double])] = [
        ([1.fr, 1.fr, 1.fr], 300, [100, 100, 100]),
        ([200, 1.fr, 1.fr], 500, [200, 150, 150]),
        ([2.fr, 1.fr, 1.fr], 400, [200, 100, 100]),
        ([1.fr.atLeast(100), 3.fr], 300, [100, 200]),
        ([1.fr.atLeast(100), 3.fr], 800, [200, 600]),
        ([100, 50, 100], 400, [100, 50, 100]),
        ([.share(0.5), .share(1.5)], 400, [100, 300]),
    ]

    @Test("Columns of published CSS examples have the widths that CSS gives them", arguments: published.indices)
    func css(_ index: Int) {
        let (columns, width, expected) = GridTests.published[index]
        let grid = GridView(columns: columns)
        show(grid, width: width)
        #expect(widths(grid) == expected)
    }

    @Test("A grid without a width of its own is as wide as its columns, and as tall as its rows")
    func ownSize() {
        let grid = GridView(columns: [30, .fitted], columnSpacing: 5, rowSpacing: 7)
        for index in 0..<4 { grid.append(Content(20 + Double(index), 10)) }
        screen.addSubview(grid)
        grid.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        grid.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(grid.frame == Rect(x: 0, y: 0, width: 30 + 5 + 23, height: 10 + 7 + 10))
    }

    @Test("A grid with as many columns as fit follows its width in the same pass, with no more columns than cells")
    func filling() {
        let grid = GridView(columns: [.fitting(atLeast: 100)], columnSpacing: 10, rowSpacing: 10)
        let views = (0..<3).map { _ in Content(10, 20) }
        for view in views { grid.append(view) }
        show(grid)
        let results = [319.0, 320, 209, 210, 90, 1000].map { width in
            resize(width)
            return (grid.columns.count, views[2].frame)
        }
        #expect(results.map(\.0) == [2, 3, 1, 2, 1, 3])
        #expect(results[0].1.origin == Point(x: 0, y: results[0].1.minY))
        #expect(results[1].1 == Rect(x: 220, y: 0, width: 100, height: 20))
        grid.append(Content(10, 20))
        resize(1000)
        #expect(grid.columns.count == 4)
        views[0].removeFromSuperview()
        resize(1000)
        #expect(grid.columns.count == 3 && grid.rows.count == 1)
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    /// Found by a random program: a column was repeatedly added because of the cell that spans two and removed because
    /// of the width.
    @Test("A grid with as many columns as fit has at least as many as its widest cell spans, all of one width")
    func fillingSpan() {
        let grid = GridView(columns: [.fitting(atLeast: 100)], columnSpacing: 10)
        #expect(grid.columns.count == 1)
        let (wide, other) = (Content(10, 20), Content(10, 20))
        grid.append(GridCell(wide, columnSpan: 2))
        grid.append(other)
        let results = [90.0, 320, 90].map { width in
            show(grid, width: width)
            return (widths(grid), wide.frame.width, other.frame.minX)
        }
        #expect(results.map(\.0) == [[40, 40], [100, 100, 100], [40, 40]])
        #expect(results.map(\.1) == [90, 210, 90] && results.map(\.2) == [0, 220, 0])
        wide.removeFromSuperview()
        resize(90)
        #expect(widths(grid) == [90])
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("Views align in their cells, with padding")
    func alignments() {
        let grid = GridView(columns: [100], rows: [50])
        show(grid)
        let padding = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 6)
        let cell = grid.place(GridCell(Content(20, 10), padding: padding), column: 0, row: 0)
        let alignments: [StackView.Alignment] = [.fill, .leading, .center, .trailing]
        let frames = alignments.map { alignment in
            (cell.horizontalAlignment, cell.verticalAlignment) = (alignment, alignment)
            screen.layoutIfNeeded()
            return cell.view?.frame
        }
        #expect(
            frames == [
                Rect(x: 2, y: 1, width: 92, height: 46), Rect(x: 2, y: 1, width: 20, height: 10),
                Rect(x: 38, y: 19, width: 20, height: 10), Rect(x: 74, y: 37, width: 20, height: 10),
            ])
        screen.layoutDirection = .rightToLeft
        cell.horizontalAlignment = .center
        screen.layoutIfNeeded()
        // The column begins at 300, and the view's left edge is 6 + 92 / 2 − 10 to the right of that.
        #expect(cell.view?.frame.minX == 342)
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("First baselines align along a row, as high up as possible")
    func baselines() {
        let contents = [(20.0, 15.0), (30, 10), (12, 12)].map { height, baseline in
            let content = Content(10, height)
            content.baseline = baseline
            return content
        }
        let grid = Grid(columnSpacing: 5) { Row(alignment: .firstBaseline) { contents } }
        show(grid)
        #expect(contents.map(\.frame.minY) == [0, 5, 3])
        #expect(grid.rows[0].layoutGuide.layoutFrame.height == 35)
        contents[0].isHidden = true
        screen.layoutIfNeeded()
        #expect(contents[1...].map(\.frame.minY) == [2, 0])
    }

    @Test("A cell spans columns and rows, and the last fitted column of a span grows to hold it")
    func spans() {
        let grid = GridView(columnSpacing: 10, rowSpacing: 10)
        let (wide, high) = (Content(100, 10), Content(10, 60))
        grid.place(GridCell(wide, columnSpan: 2), column: 0, row: 0)
        grid.place(GridCell(high, rowSpan: 2), column: 2, row: 0)
        grid.place(Content(20, 20), column: 0, row: 1)
        grid.place(Content(30, 20), column: 1, row: 1)
        show(grid)
        #expect(widths(grid) == [20, 70, 10])
        #expect(wide.frame.width == 100)
        #expect(high.frame == Rect(x: 110, y: 0, width: 10, height: 60))
        #expect(grid.rows.map { $0.layoutGuide.layoutFrame.height } == [10, 40])
    }

    @Test("A column whose views are hidden takes no room, and neither does its gap")
    func hidden() {
        let grid = GridView(columnSpacing: 10, rowSpacing: 10)
        let views = (0..<6).map { _ in Content(20, 10) }
        for (index, view) in views.enumerated() { grid.place(view, column: index % 3, row: 1 + index / 3) }
        grid.place(GridCell(Content(10, 10), columnSpan: 3), column: 0, row: 0)
        show(grid)
        #expect(views[5].frame.origin == Point(x: 60, y: 40))
        views[1].isHidden = true
        views[4].isHidden = true
        screen.layoutIfNeeded()
        #expect(views[5].frame.origin == Point(x: 30, y: 40))
        for view in views[..<3] { view.isHidden = true }
        screen.layoutIfNeeded()
        #expect(views[5].frame.origin == Point(x: 30, y: 20))
        for view in views { view.isHidden = false }
        screen.layoutIfNeeded()
        #expect(views[5].frame.origin == Point(x: 60, y: 40))
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("Cells without a position are filled row by row around those that have one")
    func automatic() {
        let grid = GridView(columns: [10, 10, 10], rows: [10, 10])
        let placed = grid.place(GridCell(View(), rowSpan: 2), column: 1, row: 0)
        let spans = [1, 2, 1, 1, 3].map { grid.append(GridCell(View(), columnSpan: $0)) }
        show(grid)
        #expect((placed.column, placed.row) == (1, 0))
        #expect(spans.map { [$0.column, $0.row] } == [[0, 0], [0, 2], [2, 2], [0, 3], [0, 4]])
        #expect(grid.rows.count == 5)
    }

    @Test("The cells of a row keep their order, even where a narrow one would fit before a wide one")
    func rowOrder() {
        let spans = [(1, 1), (1, 2), (2, 1), (1, 1)].map { GridCell(View(), columnSpan: $0, rowSpan: $1) }
        let grid = Grid {
            Row { Array(spans[..<2]) }
            Row { Array(spans[2...]) }
        }
        show(grid)
        #expect(spans.map { [$0.column, $0.row] } == [[0, 0], [1, 0], [2, 1], [4, 1]])
    }

    @Test("Cells stay where they are when nothing changes, even if one spans more columns than the grid had")
    func settled() {
        let grid = GridView(columns: [.fitted])
        let spans = [1, 2, 1].map { grid.append(GridCell(Content(10, 10), columnSpan: $0)) }
        show(grid)
        let places = spans.map { [$0.column, $0.row] }
        grid.setNeedsUpdateConstraints()
        screen.layoutIfNeeded()
        #expect(places == [[0, 0], [0, 1], [0, 2]] && spans.map { [$0.column, $0.row] } == places)
    }

    @Test("A view that is moved to another cell, or removed, leaves nothing behind")
    func moved() {
        let grid = GridView(columnSpacing: 10)
        let (one, other) = (Content(20, 10), Content(30, 10))
        grid.place(one, column: 0, row: 0)
        grid.place(other, column: 1, row: 0)
        show(grid)
        grid.place(one, column: 2, row: 0)
        screen.layoutIfNeeded()
        #expect(one.frame.minX == 0 + 10 + 30 + 10)
        one.removeFromSuperview()
        screen.layoutIfNeeded()
        #expect(grid.columns.count == 2 && grid.cells.count == 1)
        #expect(grid.cell(of: one) == nil && grid.cell(of: other)?.column == 1)
        screen.addSubview(one)
        one.pin(0, 0, 5, 5, to: screen)
        screen.layoutIfNeeded()
        #expect(one.frame == Rect(x: 0, y: 0, width: 5, height: 5))
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("Sizes and spacings of tracks can be changed, and views can be constrained to tracks")
    func changed() {
        let grid = GridView(columns: [50, 1.fr], rows: [1.fr], columnSpacing: 10)
        let marker = View(name: "marker")
        show(grid)
        screen.addSubview(marker)
        marker.leadingAnchor.constraint(equalTo: grid.columns[1].layoutGuide.leadingAnchor).isActive = true
        marker.widthAnchor.constraint(equalTo: grid.columns[1].layoutGuide.widthAnchor, multiplier: 0.5).isActive = true
        screen.layoutIfNeeded()
        #expect(marker.frame.minX == 60 && marker.frame.width == 170)
        grid.columns[0].size = 1.fr
        grid.columnSpacing = 20
        grid.rowSpacing = .nan
        screen.layoutIfNeeded()
        #expect(marker.frame.minX == 210 && marker.frame.width == 95)
        #expect(screen.layoutDiagnostics.contains { $0.kind == .notFinite })
    }

    @Test("Rows declared in code can have heights, cells with spans, conditions and loops")
    func declared() {
        let isNew = true
        let grid = Grid(columns: [.fitted, 1.fr], rowSpacing: 4) {
            Row(height: 30) { GridCell(Label("title", name: "title"), columnSpan: 2) }
            for index in 0..<3 {
                Row {
                    Content(20, 10, name: "name \(index)")
                    if isNew { Content(10, 10, name: "field \(index)") }
                }
            }
        }
        show(grid)
        #expect(grid.rows.count == 4 && grid.cells.count == 7)
        let field = grid.subviews.first { $0.name == "field 2" }
        #expect(field?.frame == Rect(x: 20, y: 62, width: 380, height: 10))
    }

    @Test("A cell that spans a collapsed column begins where the next column does, after the gap")
    func spanFromCollapsed() {
        let grid = GridView(columns: [50, 50, 50], columnSpacing: 10)
        let (hidden, wide) = (Content(10, 10), Content(10, 10))
        hidden.isHidden = true
        grid.place(Content(10, 10), column: 0, row: 0)
        grid.place(hidden, column: 1, row: 0)
        grid.place(GridCell(wide, columnSpan: 2), column: 1, row: 1)
        show(grid)
        #expect(wide.frame == Rect(x: 60, y: 10, width: 50, height: 10))
    }

    @Test("A constraint of a grid says which grid made it and why")
    func named() {
        let grid = GridView(columns: [50], name: "grid")
        let content = Content(10, 10, name: "content")
        grid.place(content, column: 0, row: 0)
        content.widthAnchor.constraint(equalToConstant: 70).isActive = true
        show(grid)
        #expect(screen.layoutConflicts.count == 1)
        #expect(screen.layoutConflicts[0].message.contains("grid: the size of the track"))
    }
}
