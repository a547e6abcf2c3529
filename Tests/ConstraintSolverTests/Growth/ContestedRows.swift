import ConstraintSolver

/// A column of self-sizing rows: in each of them content, a minimum height and a preference to be small compete, and
/// two labels must have the same width although their natural widths may differ.
struct ContestedRows {
    struct Row {
        var variables: [Variable] = []
        var top: Variable
        var height: Variable
        /// The natural height of the content, as an upper and a lower limit.
        var content: [Constraint] = []
    }

    let solver = Solver()
    private(set) var rows: [Row] = []
    private(set) var constraintCount = 0

    init(count: Int) throws {
        for i in 0..<count {
            try addRow(content: Double(20 + i * 7 % 50), widths: (Double(40 + i % 13), Double(40 + i % 17)))
        }
    }

    private mutating func addRow(content: Double, widths: (Double, Double)) throws {
        let (top, height) = (solver.makeVariable("top"), solver.makeVariable("height"))
        let (contentTop, contentHeight) = (solver.makeVariable(), solver.makeVariable())
        let (first, second) = (solver.makeVariable(), solver.makeVariable())
        var row = Row(variables: [top, height, contentTop, contentHeight, first, second], top: top, height: height)
        if let last = rows.last { try add(top == last.top + last.height) } else { try add(top == 0) }
        try add(contentTop >= top + 6)
        try add(contentTop + contentHeight <= top + height - 6)
        try add(2 * contentTop + contentHeight == 2 * top + height, at: 999)
        try add(height >= 44)
        try add(height == 0, at: 50)
        row.content = try natural(contentHeight, content)
        _ = try natural(first, widths.0)
        _ = try natural(second, widths.1)
        try add(first == second)
        rows.append(row)
    }

    @discardableResult
    private mutating func add(_ constraint: LinearConstraint, at priority: Double = 1000) throws -> Constraint {
        constraintCount += 1
        return try solver.add(constraint, priority: priority)
    }

    private mutating func natural(_ size: Variable, _ value: Double) throws -> [Constraint] {
        [try add(size <= value, at: 250), try add(size >= value, at: 750)]
    }
}
