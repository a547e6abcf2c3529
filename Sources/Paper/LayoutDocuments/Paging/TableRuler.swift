/// A ruler that measures and places the rows of a table made on demand.
struct TableRuler {
    let table: Table
    private let document: Document
    /// The columns, starting at the leading edge.
    private let columns: [(x: Double, width: Double)]

    init(_ table: Table, _ document: Document) {
        (self.table, self.document) = (table, document)
        var (x, columns) = (0.0, [(x: Double, width: Double)]())
        for width in table.columns.lengths(in: document.bodySize.width, spacing: table.columnSpacing) ?? [] {
            columns.append((x, width))
            x += width + table.columnSpacing
        }
        self.columns = columns
    }

    /// The space below a row that the last row on a page does not need; 0 if there is a rule, which is drawn at the end
    /// of that space.
    var spaceBelow: Double { table.rule == nil ? table.rowSpacing : 0 }

    /// The views of a row, or of the header if the row is nil; at most one per column.
    func cells(_ row: Int?) -> [View] {
        Array((row.map { table.cells($0) } ?? table.header?() ?? []).prefix(columns.count))
    }

    /// The height of a row, or of the header if the row is nil, including the space below it; 0 if there is no header.
    /// The row's views are not kept.
    func height(of row: Int?, in galley: Galley, report: (Double) -> Void) -> Double {
        if row == nil, table.header == nil { return 0 }
        return zip(cells(row), columns).reduce(0) { height, cell in
            defer { cell.0.removeFromSuperview() }
            return max(height, galley.height(of: cell.0, width: cell.1.width, report: report))
        } + table.rowSpacing
    }

    /// Places the views of a row of the given height in their columns, with the top-left corner of the row at a point.
    func place(_ row: Int?, at corner: Point, height: Double, in galley: Galley) {
        let width = document.bodySize.width
        for (cell, column) in zip(cells(row), columns) {
            let x = document.layoutDirection == .leftToRight ? column.x : width - column.x - column.width
            // A label is at the top of its row, and as tall as its text.
            let own = cell is Label ? galley.height(of: cell, width: column.width) : height - table.rowSpacing
            galley.place(
                cell, in: Rect(x: corner.x + x, y: corner.y, width: column.width, height: own))
        }
        if let color = table.rule {
            let rule = View(frame: Rect(x: corner.x, y: corner.y + height - 0.5, width: width, height: 0.5))
            rule.backgroundColor = color
            galley.root.addSubview(rule)
        }
    }
}
