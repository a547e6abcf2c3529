/// Rows of a report with multipliers, such that the sum of the multiplied rows is a contradiction.
struct ConflictProof {
    struct Row {
        let constraint: Int
        let multiplier: Double
        /// The constant as printed; nil if the row was not printed.
        let constant: Double?
    }

    private(set) var rows: [Row] = []
    /// The constraints of the rows, in the order of the list.
    private(set) var members: [Int] = []
    /// Whether the contradiction is larger than the possible rounding error.
    let isSignificant: Bool

    init(_ summands: [(row: ReportRow, multiplier: Double)]) {
        var (gap, noise, size) = (0.0, 0.0, 0.0)
        for (row, multiplier) in summands {
            gap += multiplier * row.constant
            noise += abs(multiplier) * row.tolerance
            size += abs(multiplier * row.constant)
            let constant = row.isImplied ? nil : row.printedConstant
            rows.append(Row(constraint: row.constraint, multiplier: multiplier, constant: constant))
        }
        isSignificant = abs(gap) > noise + 1e-9 * size
        for member in rows.map({ $0.constraint }).sorted() where members.last != member { members.append(member) }
    }
}
