internal import ConstraintSolver

/// How far apart the members of a conflict are.
///
/// For an irreducible set there is, up to scale, one combination of the rows in which all unknowns cancel and only
/// numbers remain, a contradiction (Farkas, J. reine angew. Math. 124, 1902, doi:10.1515/crll.1902.124.1). Solving for
/// the multipliers gives, for each row, how much its constant would have to change.
struct ConflictNumbers {
    /// For each member, what to add to its constant, alone, so that all of them can hold.
    let changes: [Double]

    /// Nil if the multipliers are indistinguishable from rounding error.
    init?(_ rows: [LinearRow]) {
        let solver = Solver()
        let multipliers = rows.map { _ in solver.makeVariable() }
        var columns: [ContiguousArray<Term>] = []
        var columnOfVariable: [Variable: Int] = [:]
        for (row, multiplier) in zip(rows, multipliers) {
            for term in row.terms {
                let column = columnOfVariable[term.variable] ?? columns.count
                if column == columns.count {
                    columns.append([])
                    columnOfVariable[term.variable] = column
                }
                columns[column].append(Term(multiplier, term.coefficient))
            }
        }
        guard let last = multipliers.last else { return nil }
        do throws(SolverError) {
            try solver.add(CollectionOfOne(Term(last)).span, .equal, constant: 1)
            for column in columns { try solver.add(column.span, .equal, constant: 0) }
        } catch {
            return nil
        }
        solver.solve()
        guard solver.conflicts.isEmpty, solver.undecidedCount == 0 else { return nil }
        let values = multipliers.map { solver.value(of: $0) }
        guard values.allSatisfy({ abs($0) > Tolerance.multiplier }) else { return nil }
        let gap = zip(values, rows).reduce(0) { $0 + $1.0 * $1.1.constant }
        changes = values.map { (-gap / $0).tidy }
    }
}
