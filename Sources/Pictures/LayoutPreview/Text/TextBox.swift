internal import AutoLayout

/// The cells that a view occupies on a page: from `left` and `top` up to, but not including, `right` and `bottom`.
struct TextBox: Equatable {
    let left: Int
    let top: Int
    let right: Int
    let bottom: Int

    var width: Int { right - left }
    var height: Int { bottom - top }
}

/// The scale of a picture in text: the numbers of columns and rows per point.
struct TextScale {
    /// The maximum number of rows; taller layouts are compressed.
    private static let mostRows = 10_000

    let columns: Int
    let rows: Int
    private let columnsPerPoint: Double
    private let rowsPerPoint: Double

    /// The scale at which a size in points takes up the given number of columns, with cells twice as tall as wide.
    init(_ size: Size, columns: Int) {
        self.columns = columns
        columnsPerPoint = size.width > 0 ? Double(columns) / size.width : 1
        let wanted = max(1, (size.height * columnsPerPoint / 2).rounded(.up))
        rows = wanted < Double(TextScale.mostRows) ? Int(wanted) : TextScale.mostRows
        rowsPerPoint = size.height > 0 ? min(columnsPerPoint / 2, Double(rows) / size.height) : columnsPerPoint / 2
    }

    /// The column whose left edge is nearest to a position.
    func column(_ x: Double) -> Int { cell((x * columnsPerPoint).rounded(), in: columns) }

    /// The row whose top edge is nearest to a position.
    func row(_ y: Double) -> Int { cell((y * rowsPerPoint).rounded(), in: rows) }

    /// The row that contains a position.
    func rowAround(_ y: Double) -> Int { min(cell((y * rowsPerPoint).rounded(.down), in: rows), rows - 1) }

    func box(_ rect: Rect) -> TextBox {
        TextBox(left: column(rect.minX), top: row(rect.minY), right: column(rect.maxX), bottom: row(rect.maxY))
    }

    private func cell(_ place: Double, in count: Int) -> Int { Int(max(0, min(place, Double(count)))) }
}
