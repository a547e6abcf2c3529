/// A grid whose rows are written in order: `Grid(columns: [.fitted, 1.fr]) { Row { name; field } }`.
open class Grid: GridView {
    /// A grid of the closure's rows, with the given spacings in points.
    ///
    /// With `.fitting(atLeast:)`, the cells of all rows form one sequence, and the heights and alignments of the rows
    /// are ignored.
    /// - Complexity: O(*n*) in the number of cells, columns and rows.
    /// - Precondition: As for `GridView`.
    public init(
        columns: [GridTrackSize] = [], columnSpacing: Double = 0, rowSpacing: Double = 0,
        horizontalAlignment: StackView.Alignment = .fill, verticalAlignment: StackView.Alignment = .fill,
        name: String? = nil, fileID: String = #fileID, line: Int = #line, @GridBuilder rows: () -> [Row] = { [] }
    ) {
        let rows = rows()
        let isFilling = columns.contains { $0.kind == .filling }
        super.init(
            columns: columns, rows: isFilling ? [] : rows.map { $0.height }, columnSpacing: columnSpacing,
            rowSpacing: rowSpacing, horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment,
            name: name, fileID: fileID, line: line)
        for (index, row) in rows.enumerated() {
            if !isFilling { self.rows[index].alignment = row.alignment }
            for cell in row.cells { _ = add(cell, column: nil, row: isFilling ? nil : index, location) }
        }
    }
}

/// A row of a grid: its cells, or views, in order.
public struct Row {
    let height: GridTrackSize
    let alignment: StackView.Alignment?
    package let cells: [GridCell]

    /// A row of the closure's cells, with the given height and vertical alignment; if the alignment is nil, the grid's
    /// is used.
    public init(
        height: GridTrackSize = .fitted, alignment: StackView.Alignment? = nil, @RowBuilder cells: () -> [GridCell]
    ) {
        (self.height, self.alignment, self.cells) = (height, alignment, cells())
    }
}

/// Collects the rows listed in a grid's closure, including those in conditions and loops.
public typealias GridBuilder = ListBuilder<Row>

/// Collects the cells listed in a row's closure, including those in conditions and loops.
public typealias RowBuilder = ListBuilder<GridCell>

extension ListBuilder where Element == GridCell {
    /// A cell with a view.
    public static func buildExpression(_ view: View) -> [GridCell] { [GridCell(view)] }

    /// One cell for each view.
    public static func buildExpression(_ views: [View]) -> [GridCell] { views.map { GridCell($0) } }
}
