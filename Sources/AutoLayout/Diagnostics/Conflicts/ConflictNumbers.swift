internal import ConstraintSolver

/// By how much the members of a conflict miss each other.
///
/// Of an irreducible set there is, up to scale, one combination of the rows in which all unknowns cancel and only
/// numbers are left, a contradiction (Farkas, J. reine angew. Math. 124, 1902, doi:10.1515/crll.1902.124.1). It is
/// found by solving for the multipliers, and tells of each row by how much its number would have to change.
struct ConflictNumbers {
    /// What would have to be added to the number on the right of each member, it alone, so that all can hold.
    let changes: [Double]

    /// Nil where the multipliers cannot be told from rounding.
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
