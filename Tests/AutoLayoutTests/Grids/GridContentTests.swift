import AutoLayout
import TestSupport
import Testing

/// Tests of views that fill their cells: in the solver, the tracks represent the content of these views.
@Suite("Contents of grids")
struct GridContentTests {
    let screen = makeScreen(width: 600, height: 600)
    let grid = GridView(columns: [.fitted, .fitted], name: "grid")
    let contents: [[Content]]

    init() {
        contents = [[30.0, 40], [50, 20], [10, 60]].enumerated().map { row, widths in
            widths.enumerated().map { Content($1, 10, name: "r\(row)c\($0)") }
        }
        for (row, contents) in contents.enumerated() {
            for (column, content) in contents.enumerated() { grid.place(content, column: column, row: row) }
        }
        screen.addSubviewWithEdgeConstraints(grid)
        screen.layoutIfNeeded()
    }

    private var widths: [Double] {
        screen.layoutIfNeeded()
        return grid.columns.map { $0.layoutGuide.layoutFrame.width }
    }

    @Test("The width of a column is explained by the view that decides it")
    func explained() {
        let words = "\(explain(grid.columns[0].layoutGuide.widthAnchor))"
        #expect(words.contains("is at least that of its largest content, r1c0 (50)"), "\(words)")
    }

    @Test("An edit of content that is not the largest before or after it touches no row of the solver")
    func smallEdit() {
        let before = screen.layoutStatistics
        contents[0][0].size.width = 49
        #expect(widths == [50, 60])
        #expect(contents[0][0].frame.width == 50)
        #expect(screen.layoutStatistics.rowsTouched == before.rowsTouched)
    }

    @Test("A column grows and shrinks with its largest content")
    func largest() {
        contents[0][0].size.width = 70
        #expect(widths == [70, 60])
        contents[0][0].size.width = 0
        #expect(widths == [50, 60])
        contents[1][0].size.width = View.noIntrinsicMetric
        #expect(widths == [10, 60])
        #expect(screen.layoutConflicts.isEmpty)
    }

    @Test("A view that no longer fills its cell has its own size, and the column still fits every view")
    func aligned() {
        grid.cell(of: contents[1][0])?.horizontalAlignment = .leading
        #expect(widths == [50, 60])
        #expect(contents[1][0].frame.width == 50)
        contents[1][0].size.width = 15
        #expect(widths == [30, 60])
        #expect(contents[1][0].frame.width == 15)
        grid.cell(of: contents[1][0])?.horizontalAlignment = .fill
        #expect(widths == [30, 60])
        #expect(contents[1][0].frame.width == 30)
    }

    @Test("A column follows padding, and cells that are hidden, moved or removed, at once")
    func changes() {
        grid.cell(of: contents[0][0])?.padding = DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 5)
        #expect(widths == [55, 60])
        contents[0][0].isHidden = true
        #expect(widths == [50, 60])
        grid.place(contents[1][0], column: 1, row: 1)
        #expect(widths == [10, 60])
        contents[2][1].removeFromSuperview()
        #expect(widths == [10, 50])
    }

    @Test("A view that moves out of the grid within its tree has its own size again")
    func leaving() {
        screen.addSubview(contents[1][0])
        contents[1][0].leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
        #expect(widths == [30, 60])
        #expect(contents[1][0].frame.width == 50)
    }

    @Test("A view with a lower compression resistance than the others does not widen its column")
    func priorities() {
        contents[1][0].setContentCompressionResistancePriority(LayoutPriority(100), for: .horizontal)
        #expect(widths == [30, 60])
        contents[1][0].setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
        #expect(widths == [50, 60])
    }

    @Test("A row is as tall as its texts at the width of their column, in a fitting size as well")
    func wrapping() {
        let narrow = GridView(columns: [80])
        let label = Label("A text that needs several lines in a column of 80 points", numberOfLines: 0)
        narrow.append(label)
        screen.addSubviewWithEdgeConstraints(narrow)
        screen.layoutIfNeeded()
        let lines = label.textLayout(forWidth: 80).size.height
        #expect(label.textLayout.lines.count > 2)
        #expect(narrow.rows[0].layoutGuide.layoutFrame.height == lines)
        #expect(narrow.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: 80, height: lines))
        label.text = "Short"
        screen.layoutIfNeeded()
        #expect(narrow.rows[0].layoutGuide.layoutFrame.height == label.intrinsicContentSize.height)
    }

    @Test("Measuring a fitting size does not change what the grid has recorded")
    func fitting() {
        #expect(grid.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: 110, height: 30))
        contents[1][0].size.width = 80
        #expect(grid.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: 140, height: 30))
        #expect(widths == [80, 60])
    }

    /// The content of a view that spans several rows used to be attributed to the first of them.
    @Test("A view that spans collapsed rows and one other determines the height of that one")
    func collapsedSpan() {
        let rows = GridView(columns: [.fitted])
        let (hidden, tall) = (Content(5, 5), Content(20, 80))
        hidden.isHidden = true
        rows.place(hidden, column: 0, row: 0)
        rows.place(Content(10, 14), column: 0, row: 1)
        rows.place(GridCell(tall, rowSpan: 2), column: 0, row: 0)
        screen.addSubview(rows)
        rows.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(rows.rows.map { $0.layoutGuide.layoutFrame.height } == [0, 80])
        tall.size.height = 90
        screen.layoutIfNeeded()
        #expect(rows.rows.map { $0.layoutGuide.layoutFrame.height } == [0, 90])
    }

    @Test("A row that is added again is as tall as its contents, which were read before")
    func newTrack() {
        let added = Content(10, 25)
        grid.place(added, column: 0, row: 3)
        screen.layoutIfNeeded()
        let cell = grid.cell(of: added)
        added.removeFromSuperview()
        screen.layoutIfNeeded()
        #expect(cell != nil && grid.rows.count == 3)
        grid.place(contents[0][0], column: 0, row: 3)
        grid.place(contents[0][1], column: 1, row: 3)
        screen.layoutIfNeeded()
        #expect(grid.rows.map { $0.layoutGuide.layoutFrame.height } == [0, 10, 10, 10])
    }

    /// The trial layout has no tracks; it used to treat the real tree's tracks as its own.
    @Test("A view that fills a cell has a fitting size of its own")
    func fittingOfCell() {
        #expect(contents[0][0].systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: 30, height: 10))
        #expect(widths == [50, 60])
    }

    @Test("A view that filled a cell is released once it has left the grid")
    func released() {
        var content: Content? = Content(90, 10)
        weak let released = content
        if let content { grid.place(content, column: 0, row: 3) }
        #expect(widths == [90, 60])
        content?.removeFromSuperview()
        content = nil
        #expect(released == nil)
        #expect(widths == [50, 60])
    }

    @Test("A grid that moves to another tree has the same sizes there")
    func moved() {
        let other = makeScreen()
        other.addSubviewWithEdgeConstraints(grid)
        other.layoutIfNeeded()
        #expect(grid.columns.map { $0.layoutGuide.layoutFrame.width } == [50, 60])
        other.layoutDirection = .rightToLeft
        other.layoutIfNeeded()
        #expect(contents[1][0].frame == Rect(x: 340, y: 10, width: 50, height: 10))
    }

    /// 1,000 grid rows used to produce 36,000 solver rows in one component.
    @Test("A new width of a table with many rows does not touch its cells")
    func manyRows() {
        let table = GridView(columns: Array(repeating: .fitted, count: 4))
        for index in 0..<400 { table.append(Content(Double(20 + index % 37), 10)) }
        let root = makeScreen()
        root.addSubviewWithEdgeConstraints(table)
        root.layoutIfNeeded()
        let before = root.layoutStatistics
        root.frame.size.width += 10
        root.layoutIfNeeded()
        // Each row's area has a new width.
        #expect(root.layoutStatistics.rowsTouched - before.rowsTouched <= 3 * 100 + 100)
    }

    /// The lengths of tracks in too little room, from contents of the given lengths.
    private func lengths(
        _ axis: Axis, _ sizes: [GridTrackSize], _ contents: [Double], _ alignment: StackView.Alignment, in room: Double
    ) -> [Double] {
        let screen = makeScreen(width: room, height: room)
        let isRow = axis == .vertical
        let grid = GridView(
            columns: isRow ? [] : sizes, rows: isRow ? sizes : [], horizontalAlignment: alignment,
            verticalAlignment: alignment)
        for (index, length) in contents.enumerated() {
            grid.place(Content(length, length), column: isRow ? 0 : index, row: isRow ? index : 0)
        }
        screen.addSubviewWithEdgeConstraints(grid)
        screen.layoutIfNeeded()
        // The search for ties changes priorities and has to restore them.
        #expect(screen.layoutDiagnostics.isEmpty && screen.layoutTies.isEmpty)
        return (isRow ? grid.rows : grid.columns).map {
            isRow ? $0.layoutGuide.layoutFrame.height : $0.layoutGuide.layoutFrame.width
        }
    }

    @Test("A share gives way before a fitted track does", arguments: Axis.allCases)
    func shareGivesWay(axis: Axis) {
        for alignment in [StackView.Alignment.fill, .leading, .center, .trailing] {
            #expect(lengths(axis, [.fitted, 1.fr], [40, 500], alignment, in: 320) == [40, 280], "\(alignment)")
            #expect(lengths(axis, [1.fr, .fitted], [500, 40], alignment, in: 320) == [280, 40], "\(alignment)")
            #expect(
                lengths(axis, [1.fr.atLeast(50), .fitted, 1.fr], [500, 40, 500], alignment, in: 320) == [140, 40, 140],
                "\(alignment)")
        }
    }

    @Test("A column gives way to others when it becomes a share, and no longer when it is fitted again")
    func becomesShare() {
        let columns = GridView(columns: [.fitted, .fitted], horizontalAlignment: .leading)
        for width in [40.0, 500] { columns.append(Content(width, 10)) }
        columns.append(Content(500, 10)).horizontalAlignment = .fill
        columns.append(Content(40, 10))
        let root = makeScreen(width: 320, height: 50)
        root.addSubviewWithEdgeConstraints(columns)
        let results = [(GridTrackSize.fitted, 1.fr), (1.fr, .fitted), (.fitted, .fitted)].map { first, second in
            (columns.columns[0].size, columns.columns[1].size) = (first, second)
            root.layoutIfNeeded()
            return columns.columns.map { $0.layoutGuide.layoutFrame.width }
        }
        #expect(results == [[320, 0], [0, 320], [160, 160]])
    }

    @Test("If fitted columns have too little room, the widest give way until they are equally wide")
    func widestGivesWay() {
        for alignment in [StackView.Alignment.fill, .leading] {
            let widths = { contents in
                lengths(
                    .horizontal, Array(repeating: .fitted, count: contents.count), contents, alignment, in: 300)
            }
            #expect(widths([40, 500]) == [40, 260])
            #expect(widths([500, 40, 500]) == [130, 40, 130])
            #expect(widths([100, 150, 400]) == [100, 100, 100])
            #expect(widths([60, 150, 90]) == [60, 150, 90])
        }
    }

    @Test("Hiding and showing a view leaves columns and rows as they were", arguments: Axis.allCases)
    func hiddenAndShown(axis: Axis) {
        let isRow = axis == .vertical
        let grid = GridView()
        let views = [Content(60, 60), Content(60, 60)]
        for (index, view) in views.enumerated() { grid.place(view, column: isRow ? 0 : index, row: isRow ? index : 0) }
        let root = makeScreen(width: 100, height: 100)
        root.addSubviewWithEdgeConstraints(grid)
        let results = [false, true, false].map { isHidden in
            views[0].isHidden = isHidden
            root.layoutIfNeeded()
            return views.map { isRow ? $0.frame.height : $0.frame.width }
        }
        // Columns become equally wide; of rows, the last gives way.
        let both: [Double] = isRow ? [60, 40] : [50, 50]
        #expect(results == [both, [0, 60], both])
    }
}
