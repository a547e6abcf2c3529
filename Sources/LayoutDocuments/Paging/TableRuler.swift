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

    /// The height of a row, including the space below it.
    func height(of cells: [View], in galley: Galley) -> Double {
        zip(cells, columns).reduce(0) { max($0, galley.height(of: $1.0, width: $1.1.width)) } + table.rowSpacing
    }

    /// The height of a row, or of the header if the row is nil. The row's views are not kept.
    func height(of row: Int?, in galley: Galley) -> Double {
        let cells = cells(row)
        let height = height(of: cells, in: galley)
        for cell in cells { cell.removeFromSuperview() }
        return height
    }

    /// Places the views of a row, or of the header if the row is nil, in their columns, with the top-left corner of the
    /// row at a point.
    /// - Returns: the row's height, including the space below it.
    func place(_ row: Int?, at corner: Point, in galley: Galley) -> Double {
        let cells = cells(row)
        let height = height(of: cells, in: galley)
        let width = document.bodySize.width
        for (cell, column) in zip(cells, columns) {
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
        return height
    }
}
