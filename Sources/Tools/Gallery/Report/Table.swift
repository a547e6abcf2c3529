/// Rows of words in columns as wide as their contents; the first column is left-aligned, and the others are
/// right-aligned.
struct Table {
    private(set) var rows: [[String]]

    init(header: [String]) {
        rows = [header]
    }

    /// - Precondition: There are as many words as in the header.
    mutating func add(_ row: [String]) {
        precondition(row.count == rows[0].count, "A row of a table has as many words as its header.")
        rows.append(row)
    }
}

extension Table: CustomStringConvertible {
    var description: String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).enumerated().map { column, cell in
                let padding = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + padding : padding + cell.0
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }
}
