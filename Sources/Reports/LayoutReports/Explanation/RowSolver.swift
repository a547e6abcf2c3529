internal import ConstraintSolver

/// A solver with the rows of a report, which finds contradictions among them.
struct RowSolver {
    private let solver = Solver()
    private let areSizes: [Bool]
    private var variables: [Variable?]
    /// The rows that were added, indexed as the solver's constraints are.
    private var rows: [(row: ReportRow, constraint: Constraint)?] = []

    init(areSizes: [Bool]) {
        self.areSizes = areSizes
        variables = Array(repeating: nil, count: areSizes.count)
    }

    /// Adds a row, with a variable that is added to its constant.
    mutating func add(_ row: ReportRow, slack: Variable? = nil) {
        var terms: [Term] = slack.map { [Term($0, -1)] } ?? []
        terms.reserveCapacity(row.summands.count)
        for summand in row.summands {
            let variable = variables[summand.unknown] ?? solver.makeVariable(isNonNegative: areSizes[summand.unknown])
            variables[summand.unknown] = variable
            terms.append(Term(variable, summand.coefficient))
        }
        let constraint = LinearConstraint(terms: terms, relation: row.relation.relation, constant: row.constant)
        // The numbers are finite, so the solver does not reject the row.
        guard let handle = try? solver.add(constraint) else { return }
        while rows.count <= handle.index { rows.append(nil) }
        rows[handle.index] = (row, handle)
    }

    /// Removes the rows of the report's constraints whose indices satisfy a condition.
    mutating func remove(where isRemoved: (Int) -> Bool) {
        for case (let row, let constraint)? in rows where isRemoved(row.constraint) {
            rows[constraint.index] = nil
            try? solver.remove(constraint)
        }
    }

    /// Whether rows can hold, each within the error to which its number was rounded.
    static func canHold(_ rows: [ReportRow], areSizes: [Bool]) -> Bool {
        smallestChange(of: nil, among: rows, areSizes: areSizes) != nil
    }

    /// The smallest change to the printed constant of a constraint with which all rows can hold; nil if no change would
    /// suffice. If rounding prevents that rows hold, they need to hold only within the rounding error.
    static func smallestChange(of constraint: Int?, among rows: [ReportRow], areSizes: [Bool]) -> Double? {
        for rows in [rows, rows.flatMap { $0.widened }] {
            var solver = RowSolver(areSizes: areSizes)
            let change = solver.solver.makeVariable(isNonNegative: false)
            for row in rows { solver.add(row, slack: row.constraint == constraint && !row.isImplied ? change : nil) }
            _ = try? solver.solver.add(
                LinearConstraint(terms: [Term(change, 1)], relation: .equal, constant: 0), priority: 1)
            solver.solver.solve()
            if solver.solver.foundConflicts.isEmpty { return solver.solver.value(of: change) }
        }
        return nil
    }

    /// The contradictions among the rows.
    func proofs() -> [ConflictProof] {
        solver.solve()
        guard !solver.foundConflicts.isEmpty else { return [] }
        return solver.certificate.infeasibilities.map { infeasibility in
            ConflictProof(
                infeasibility.multipliers.compactMap { multiplier in
                    let index = multiplier.constraint.index
                    guard index < rows.count, let known = rows[index], known.constraint == multiplier.constraint else {
                        return nil
                    }
                    return (known.row, multiplier.value)
                })
        }
    }
}
