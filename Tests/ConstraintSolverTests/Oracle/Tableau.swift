/// The state of the oracle: linear quantities, expressed exactly in terms of a few that are free to move.
///
/// A quantity is split into two sides, q = q⁺ − q⁻ with q⁺, q⁻ ≥ 0; everything that is ever minimized is a weighted sum
/// of sides. The quantities of the columns are 0; each of the others has a row, a linear form in the columns. To stay
/// on a face of the solution set, sides are closed (fixed at 0) permanently; a column with both sides closed is
/// dropped.
struct Tableau {
    /// The side of a quantity: negative or positive.
    enum Side: Int, CaseIterable {
        case negative = -1
        case positive = 1
    }

    /// The cost of a unit of each side of a quantity.
    struct Cost {
        var quantity: Int
        var negative: Int
        var positive: Int

        func of(_ side: Side) -> Int { side == .negative ? negative : positive }
    }

    var columns: [Int]
    var rowQuantities: [Int]
    var rows: [ExactRow]
    /// The side of zero on which each row's quantity lies.
    var sides: [Side]
    private var closed: [Bool]

    /// - Parameter rows: The linear forms of the quantities from `columnCount` on, in terms of the quantities
    ///   0..<columnCount.
    init(columnCount: Int, rows: [ExactRow]) {
        columns = Array(0..<columnCount)
        rowQuantities = rows.indices.map { $0 + columnCount }
        self.rows = rows
        sides = rows.map { $0.constant < 0 ? .negative : .positive }
        closed = Array(repeating: false, count: 2 * (columnCount + rows.count))
    }

    func isOpen(_ quantity: Int, _ side: Side) -> Bool {
        !closed[2 * quantity + (side == .positive ? 1 : 0)]
    }

    mutating func close(_ quantity: Int, _ side: Side) {
        closed[2 * quantity + (side == .positive ? 1 : 0)] = true
    }

    func row(of quantity: Int) -> Int? { rowQuantities.firstIndex(of: quantity) }

    /// The current value of a quantity; 0 if the quantity is that of a column.
    func value(of quantity: Int) -> Double { row(of: quantity).map { rows[$0].constantValue } ?? 0 }

    /// Swaps the quantities of a column and a row; the new row is on `side`.
    mutating func pivot(row r: Int, column c: Int, side: Side) throws(ExactOverflow) {
        let pivotRow = rows[r].solved(for: c)
        for k in rows.indices {
            if k == r { rows[k] = pivotRow } else { try rows[k].substitute(pivotRow, for: c) }
        }
        swap(&columns[c], &rowQuantities[r])
        sides[r] = side
    }

    mutating func dropClosedColumns() {
        for c in columns.indices.reversed() where Side.allCases.allSatisfy({ !isOpen(columns[c], $0) }) {
            columns.remove(at: c)
            for k in rows.indices { rows[k].removeColumn(c) }
        }
    }
}
