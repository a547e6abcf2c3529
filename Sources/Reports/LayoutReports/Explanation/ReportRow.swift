internal import ConstraintSolver
internal import LayoutWords

/// A row of the system of inequalities that represents a list of constraints.
struct ReportRow {
    /// A coefficient times an unknown, which is given by its index.
    struct Summand: Equatable {
        let unknown: Int
        var coefficient: Double
    }

    /// The index of the constraint in the list.
    let constraint: Int
    var summands: [Summand] = []
    let relation: LayoutRelation
    var constant: Double
    /// The largest possible difference between the printed constant and the actual one, since numbers are rounded for
    /// printing. It includes the estimated effect of rounding the multiplier.
    var rounding: Double

    mutating func add(_ coefficient: Double, _ unknown: Int) {
        if let index = summands.firstIndex(where: { $0.unknown == unknown }) {
            summands[index].coefficient += coefficient
            if summands[index].coefficient == 0 { summands.remove(at: index) }
        } else if coefficient != 0 {
            summands.append(Summand(unknown: unknown, coefficient: coefficient))
        }
    }

    /// Whether the row was not printed, but follows from the purpose of a guide.
    var isImplied = false
    /// The distance by which the constant was moved to allow for rounding, or to try a change.
    private(set) var shift = 0.0

    /// The smallest error that is assumed for a printed constant. Reports also print rounding errors in place of zero,
    /// and nobody sets a constant to half a millionth of a point.
    private static let leastRounding = 5e-7

    init(constraint: Int, relation: LayoutRelation, constant: Double, rounding: Double) {
        self.constraint = constraint
        self.relation = relation
        self.constant = constant
        self.rounding = rounding
    }

    /// The constant as printed.
    var printedConstant: Double { constant - shift }

    /// The possible error of the constant; 0 if the row already allows for it or was not printed.
    var tolerance: Double { shift != 0 || isImplied ? 0 : max(rounding, ReportRow.leastRounding) }

    /// The row with its constant moved by the possible error: one row, or two for an equality.
    var widened: [ReportRow] {
        guard tolerance > 0 else { return [self] }
        return [LayoutRelation.lessThanOrEqual, .greaterThanOrEqual].compactMap { side in
            guard relation == .equal || relation == side else { return nil }
            let shift = side == .lessThanOrEqual ? tolerance : -tolerance
            var row = ReportRow(constraint: constraint, relation: side, constant: constant, rounding: 0)
            row.summands = summands
            return row.moved(by: shift)
        }
    }

    /// The row with a changed constant; the same row if it was not printed.
    func moved(by change: Double) -> ReportRow {
        guard !isImplied else { return self }
        var row = self
        row.constant += change
        row.shift += change
        return row
    }
}

extension LayoutRelation {
    /// The corresponding relation in the solver.
    var relation: Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
