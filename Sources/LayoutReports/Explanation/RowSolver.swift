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

    mutating func add(_ row: ReportRow) {
        var terms: [Term] = []
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
