/// A table that breaks between rows, and within rows that are taller than a page, and repeats its header on each page.
public struct Table {
    /// The grid from which the table was made; nil if rows are made on demand.
    let grid: GridView?
    let headerRows: Int
    let columns: [GridTrackSize]
    let columnSpacing: Double
    let rowSpacing: Double
    let rule: Color?
    let header: (() -> [View])?
    let rows: Range<Int>
    let cells: (Int) -> [View]

    /// A table made from a grid whose first rows are repeated on each page. Rows that are connected by a spanning cell
    /// stay together.
    /// - Precondition: The number of rows to repeat is not negative.
    public init(_ grid: GridView, headerRows: Int = 1) {
        precondition(headerRows >= 0, "The number of header rows must not be negative.")
        (self.grid, self.headerRows, columns, columnSpacing, rowSpacing) = (grid, headerRows, [], 0, 0)
        (rule, header, rows, cells) = (nil, nil, 0..<0, { _ in [] })
    }

    /// A table whose rows are made on demand, and released with their page.
    ///
    /// The closures are called at least twice for the header and for each row: to measure it and to make its page. Each
    /// call must return new views with the same heights, one per column. Missing views are shown as empty cells.
    /// - Parameters:
    ///   - columns: the columns' widths, fixed or as shares of the remaining width.
    ///   - columnSpacing: the distance between adjacent columns, in points.
    ///   - rowSpacing: the distance between adjacent rows, in points.
    ///   - rule: the color of a half-point line below the header and each row; nil for no line.
    ///   - header: a closure that returns the cells of the header, which is repeated on each page.
    ///   - rows: the range of the row indices.
    ///   - cells: a closure that returns the cells of a row.
    /// - Precondition: No column has a fitted width, and the distances are not negative.
    public init(
        columns: [GridTrackSize], columnSpacing: Double = 8, rowSpacing: Double = 4, rule: Color? = nil,
        header: (() -> [View])? = nil, rows: Range<Int>, cells: @escaping (Int) -> [View]
    ) {
        precondition(
            columns.lengths(in: 0, spacing: 0) != nil,
            "The columns of a table that is made on demand are fixed or shares: its contents are not known in advance.")
        precondition(
            columnSpacing.isFinite && columnSpacing >= 0 && rowSpacing.isFinite && rowSpacing >= 0,
            "The spacings of a table are not negative.")
        (grid, headerRows) = (nil, 0)
        (self.columns, self.columnSpacing, self.rowSpacing) = (columns, columnSpacing, rowSpacing)
        (self.rule, self.header, self.rows, self.cells) = (rule, header, rows, cells)
    }

    /// The position of a row in a list that begins with the header, for which the row is nil.
    func position(of row: Int?) -> Int { row.map { $0 - rows.lowerBound + 1 } ?? 0 }
}
