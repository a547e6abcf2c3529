/// Constraints as plain data: the input of every solver in the comparison.
///
/// Row i represents Σ coefficient × variable {≤, =, ≥} constant over the terms in `termStarts[i]..<termStarts[i + 1]`.
public struct ConstraintStream: Sendable {
    public enum Comparison: Int, Sendable {
        case atMost = -1
        case equal = 0
        case atLeast = 1
    }

    public struct Row: Sendable {
        public var comparison: Comparison
        public var constant: Double
        /// The priority, in (0, 1000]; 1000 is required.
        public var priority: Double
    }

    /// Whether each variable is nonnegative.
    public private(set) var isNonNegative: [Bool] = []
    public private(set) var rows: [Row] = []
    public private(set) var termStarts = [0]
    public private(set) var termVariables: [Int] = []
    public private(set) var termCoefficients: [Double] = []
    /// The row whose constant a drag changes; a solver with edit variables uses one for the variable of this row.
    public var draggedRow = 0
    /// The rows whose constant an edit changes, all to the same number.
    public var editedRows: [Int] = []
    /// The smallest constant that an edit gives the edited rows.
    public var editedConstant = 45.0
    /// The rows of the one part that is removed and added again.
    public var replacedRows = 0..<0

    public init() {}

    public var variableCount: Int { isNonNegative.count }

    /// Adds a variable and returns its number.
    public mutating func makeVariable(isNonNegative: Bool = false) -> Int {
        self.isNonNegative.append(isNonNegative)
        return variableCount - 1
    }

    /// Appends a row and returns its number.
    @discardableResult
    public mutating func add(
        _ terms: [(Double, Int)], _ comparison: Comparison, _ constant: Double, priority: Double = 1000
    ) -> Int {
        for (coefficient, variable) in terms {
            termCoefficients.append(coefficient)
            termVariables.append(variable)
        }
        termStarts.append(termVariables.count)
        rows.append(Row(comparison: comparison, constant: constant, priority: priority))
        return rows.count - 1
    }
}
