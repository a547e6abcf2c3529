extension GridView {
    /// Places a view in the next free cell, row by row, and returns the cell.
    /// - Complexity: that of `addSubview(_:)`, or O(*n*) if the view is already in the grid; the next pass places all
    ///   cells, in O(*n*), where *n* is the number of cells and of the grid's positions (columns × rows).
    @discardableResult
    public final func append(_ view: View) -> GridCell { append(GridCell(view)) }

    /// Adds a cell at the next free position, row by row, and returns it.
    /// - Precondition: The cell is not in a grid.
    /// - Complexity: that of `addSubview(_:)`, or O(*n*) if its view is already in the grid; the next pass places all
    ///   cells, in O(*n*), where *n* is the number of cells and of the grid's positions (columns × rows).
    @discardableResult
    public final func append(_ cell: GridCell, fileID: String = #fileID, line: Int = #line) -> GridCell {
        add(cell, column: nil, row: nil, SourceLocation(fileID: fileID, line: line))
    }

    /// Places a view in the cell at a column and a row, counted from 0, and returns the cell. Existing views stay.
    ///
    /// Columns and rows that the grid does not have yet are added with the size `.fitted`.
    /// - Precondition: The column and the row are not negative, and the number of columns does not depend on the width.
    /// - Complexity: that of `addSubview(_:)`, or O(*n*) if the view is already in the grid; the next pass places all
    ///   cells, in O(*n*), where *n* is the number of cells and of the grid's positions (columns × rows).
    @discardableResult
    public final func place(
        _ view: View, column: Int, row: Int, fileID: String = #fileID, line: Int = #line
    ) -> GridCell {
        place(GridCell(view), column: column, row: row, fileID: fileID, line: line)
    }

    /// Adds a cell at a column and a row, counted from 0, and returns it. Existing cells stay.
    ///
    /// Columns and rows that the grid does not have yet are added with the size `.fitted`.
    /// - Precondition: The cell is not in a grid, column and row are not negative, and the number of columns does not
    ///   depend on the width.
    /// - Complexity: that of `addSubview(_:)`, or O(*n*) if its view is already in the grid; the next pass places all
    ///   cells, in O(*n*), where *n* is the number of cells and of the grid's positions (columns × rows).
    @discardableResult
    public final func place(
        _ cell: GridCell, column: Int, row: Int, fileID: String = #fileID, line: Int = #line
    ) -> GridCell {
        let caller = SourceLocation(fileID: fileID, line: line)
        caller.require(column >= 0 && row >= 0, "Columns and rows are counted from 0.")
        caller.require(
            leastColumnWidth == nil, "If the number of columns depends on the width, cells can only be appended.")
        return add(cell, column: column, row: row, caller)
    }

    final func add(_ cell: GridCell, column: Int?, row: Int?, _ caller: SourceLocation) -> GridCell {
        caller.require(cell.grid == nil, "A cell belongs to one grid.")
        if let view = cell.view {
            if view.superview === self { removeCell(of: view) } else { addSubview(view) }
            guard view.superview === self else { return cell }
            if view.layoutNode.flags.contains(.isMaskSetByHand) {
                view.translatesAutoresizingMaskIntoConstraints = false
            }
        }
        cell.grid = self
        cell.given = (column, row)
        cell.place = (column ?? 0, row ?? 0)
        cells.append(cell)
        spanCount += cell.columnSpan
        widestSpan = max(widestSpan, cell.columnSpan)
        if let view = cell.view { cellOfView[ObjectIdentifier(view)] = cell }
        alignColumns()
        return cell
    }

    /// The cell of a view, or nil if there is none.
    public final func cell(of view: View) -> GridCell? { cellOfView[ObjectIdentifier(view)] }

    final func removeCell(of view: View) {
        guard let cell = cellOfView.removeValue(forKey: ObjectIdentifier(view)) else { return }
        cells.removeAll { $0 === cell }
        spanCount -= cell.columnSpan
        if widestSpan > 1 { widestSpan = cells.reduce(1) { max($0, $1.columnSpan) } }
        let tracks = contentTracks(of: cell)
        for track in [tracks.horizontal, tracks.vertical] {
            track?.guide.parts.removeAll { $0.view === view }
        }
        // From now on, the tracks no longer represent the content of the view or decide its priority.
        view.invalidateIntrinsicContentSize()
        tracksAreStale = true
        cell.grid = nil
        let isSpeaker = cell.context?.baselineView == ObjectIdentifier(view)
        cell.context = nil
        cell.constraints.removeAll(in: self)
        if let area = cell.area { removeLayoutGuide(area) }
        cell.area = nil
        // Other views in the row may be aligned with this one.
        for other in isSpeaker ? cells : [] where other.context?.baselineView == ObjectIdentifier(view) {
            other.context = nil
            other.constraints.removeAll(in: self)
        }
        alignColumns()
    }

    /// Determines the column and row of each cell, adds the tracks that the cells need in addition to the specified
    /// ones, and removes those that they no longer need.
    final func placeCells() {
        var taken = TakenPlaces(columnCount: columns.count)
        // The cells of a row written in code follow each other, whatever is placed over them.
        var end = (column: 0, row: 0)
        for cell in cells where cell.given.column == nil {
            guard let row = cell.given.row else { continue }
            cell.place = (row == end.row ? end.column : 0, row)
            while taken.overlap(cell) { cell.place.column += 1 }
            end = (cell.range(.horizontal).upperBound, row)
            taken.insert(cell)
        }
        for cell in cells {
            guard let column = cell.given.column, let row = cell.given.row else { continue }
            cell.place = (column, row)
            taken.insert(cell)
        }
        // The number of columns is the specified one, or a larger one that the cells need, regardless of earlier
        // arrangements.
        let placed = cells.map { $0.given.row == nil ? $0.columnSpan : $0.range(.horizontal).upperBound }
        let count = max(1, columns.count { !$0.isImplicit }, placed.max() ?? 0)
        var next = (column: 0, row: 0)
        for cell in cells where cell.given.row == nil {
            cell.place = next
            while cell.place.column > 0 && cell.place.column + cell.columnSpan > count || taken.overlap(cell) {
                cell.place.column += 1
                if cell.place.column + cell.columnSpan > count { cell.place = (0, cell.place.row + 1) }
            }
            next = cell.place
            taken.insert(cell)
        }
        for axis in Axis.allCases {
            let needed = cells.map { $0.range(axis).upperBound }.max() ?? 0
            while tracks(axis).count < needed { addTrack(.fitted, axis, isImplicit: true) }
            while tracks(axis).count > needed, tracks(axis).last?.isImplicit == true { removeTrack(axis) }
        }
    }
}

/// The places in a grid that cells have taken.
private struct TakenPlaces {
    /// For each row, whether each of its columns is taken; columns beyond the end of a row's array are free.
    private var rows: [[Bool]] = []
    private let emptyRow: [Bool]

    init(columnCount: Int) { emptyRow = Array(repeating: false, count: columnCount) }

    /// Whether a cell, where it is now, would share a place with another cell.
    func overlap(_ cell: GridCell) -> Bool {
        let columns = cell.range(.horizontal)
        return cell.range(.vertical).clamped(to: rows.indices).contains { row in
            rows[row][columns.clamped(to: rows[row].indices)].contains(true)
        }
    }

    mutating func insert(_ cell: GridCell) {
        let (columns, last) = (cell.range(.horizontal), cell.range(.vertical).upperBound)
        if rows.count < last { rows += Array(repeating: emptyRow, count: last - rows.count) }
        for row in cell.range(.vertical) {
            let missing = columns.upperBound - rows[row].count
            if missing > 0 { rows[row] += Array(repeating: false, count: missing) }
            for column in columns { rows[row][column] = true }
        }
    }
}
