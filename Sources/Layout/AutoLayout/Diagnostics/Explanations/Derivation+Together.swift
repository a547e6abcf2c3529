internal import ConstraintSolver

extension Derivation {
    /// Finds groups of rows that determine variables only together, such as the equal widths of two views side by side.
    /// - Returns: whether there were any such groups.
    mutating func useTogether() -> Bool {
        let stalled = (0..<allowed).filter { rows[$0].unknownCount > 1 }
        var found = false
        for group in connected(stalled) where group.count > 1 {
            let given = decided(by: group, before: steps.count)
            let used = needed(of: group, for: given, before: steps.count)
            guard !used.isEmpty else { continue }
            give(given, by: used)
            found = true
        }
        return found
    }

    /// The rows that share unknown variables with others, grouped by these variables.
    private func connected(_ stalled: [Int]) -> [[Int]] {
        var groupOfVariable: [Int: Int] = [:]
        var groups: [[Int]] = []
        for index in stalled {
            let unknown = unknowns(of: index, before: steps.count).map { $0.variable.index }
            let touched = Set(unknown.compactMap { groupOfVariable[$0] }).sorted()
            let target = touched.first ?? groups.count
            if target == groups.count { groups.append([]) }
            for other in touched.dropFirst() {
                for row in groups[other] {
                    for term in rows[row].row.terms where groupOfVariable[term.variable.index] == other {
                        groupOfVariable[term.variable.index] = target
                    }
                }
                groups[target] += groups[other]
                groups[other] = []
            }
            groups[target].append(index)
            for variable in unknown { groupOfVariable[variable] = target }
        }
        return groups
    }

    /// The terms of a row whose variables no step before the given one determines.
    private func unknowns(of row: Int, before step: Int) -> [Term] {
        rows[row].row.terms.filter { !isKnown($0.variable.index, before: step) }
    }

    /// The variables that a group of rows determines, given the steps before one.
    private func decided(by group: [Int], before step: Int) -> [Int] {
        let solver = Solver()
        var variables: [(index: Int, variable: Variable)] = []
        var variableOfIndex: [Int: Variable] = [:]
        for index in group {
            var terms: ContiguousArray<Term> = []
            for term in unknowns(of: index, before: step) {
                let known = variableOfIndex[term.variable.index]
                let variable = known ?? solver.makeVariable()
                if known == nil {
                    variableOfIndex[term.variable.index] = variable
                    variables.append((term.variable.index, variable))
                }
                terms.append(Term(variable, term.coefficient))
            }
            // It only matters whether a value is determined, not what the value is.
            _ = try? solver.add(terms.span, .equal, constant: 0)
        }
        solver.solve()
        return variables.filter { !solver.isUndetermined($0.variable) }.map { $0.index }
    }

    /// The rows of a step on which the wanted variables depend, and the variables that these rows determine.
    func narrowed(_ step: Int, to wanted: [Int]) -> (used: [Int], given: [Int]) {
        let all = steps[step].rows
        guard all.count > 1 else { return (all, steps[step].variables) }
        let used = needed(of: all, for: wanted, before: step)
        return (used, decided(by: used, before: step))
    }

    /// The rows of a group on which variables depend, given the steps before one; empty if the rows do not determine
    /// them.
    ///
    /// The variables are sums of multiples of the rows, in which all other unknowns cancel out, and do not depend on
    /// rows whose multiple is 0. The multiples are found by solving the transposed system, for all variables at once:
    /// each is divided by another *n* + π. These divisors are linearly independent over the rational numbers, so the
    /// multiples of a row for several variables do not add up to 0.
    private func needed(of group: [Int], for wanted: [Int], before step: Int) -> [Int] {
        let solver = Solver()
        let multiples = group.map { _ in solver.makeVariable() }
        var columns: [(variable: Int, terms: ContiguousArray<Term>)] = []
        var columnOfVariable: [Int: Int] = [:]
        for (position, index) in group.enumerated() {
            for term in unknowns(of: index, before: step) {
                let column = columnOfVariable[term.variable.index] ?? columns.count
                if column == columns.count {
                    columnOfVariable[term.variable.index] = column
                    columns.append((term.variable.index, []))
                }
                columns[column].terms.append(Term(multiples[position], term.coefficient))
            }
        }
        for column in columns {
            let divisor = wanted.firstIndex(of: column.variable).map { Double($0) + .pi }
            _ = try? solver.add(column.terms.span, .equal, constant: divisor.map { 1 / $0 } ?? 0)
        }
        solver.solve()
        guard solver.foundConflicts.isEmpty else { return [] }
        return group.indices.filter { abs(solver.value(of: multiples[$0])) > Tolerance.relative }
            .map { group[$0] }.sorted()
    }
}
