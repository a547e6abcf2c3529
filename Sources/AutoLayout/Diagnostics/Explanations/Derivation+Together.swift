internal import ConstraintSolver

extension Derivation {
    /// Finds groups of rows that determine variables only together, such as the equal widths of two views side by side.
    /// - Returns: whether there were any such groups.
    mutating func useTogether() -> Bool {
        let stalled = (0..<allowed).filter { !rows[$0].isUsed && rows[$0].unknownCount > 1 }
        var found = false
        for group in connected(stalled) {
            let (given, used) = decided(by: group) { stepOfVariable[$0] < 0 }
            guard !given.isEmpty else { continue }
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
            let unknown = rows[index].row.terms.map { $0.variable.index }.filter { stepOfVariable[$0] < 0 }
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
        return groups.filter { $0.count > 1 }
    }

    /// The unknown variables that a group of rows determines, and the rows of the group that contain no other unknowns.
    private func decided(by group: [Int], isUnknown: (Int) -> Bool) -> (given: [Int], used: [Int]) {
        let solver = Solver()
        var variables: [(index: Int, variable: Variable)] = []
        var variableOfIndex: [Int: Variable] = [:]
        for index in group {
            var terms: ContiguousArray<Term> = []
            for term in rows[index].row.terms where isUnknown(term.variable.index) {
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
        let given = variables.filter { !solver.isUndetermined($0.variable) }.map { $0.index }
        let known = Set(given)
        let used = group.filter { index in
            rows[index].row.terms.allSatisfy {
                !isUnknown($0.variable.index) || known.contains($0.variable.index)
            }
        }
        return (given, used.sorted())
    }

    /// The rows of a step on which the wanted variables depend, and the variables that these rows determine.
    ///
    /// A variable is a sum of multiples of the rows that determine it, and does not depend on those whose multiple is
    /// 0.
    func narrowed(_ step: Int, to wanted: [Int]) -> (used: [Int], given: [Int]) {
        let all = steps[step].rows
        guard all.count > 1 else { return (all, steps[step].variables) }
        var isNeeded = Array(repeating: false, count: all.count)
        for variable in wanted {
            for (position, multiple) in multiples(of: all, making: variable, in: step).enumerated()
            where abs(multiple) > Tolerance.relative {
                isNeeded[position] = true
            }
        }
        let used = all.indices.filter { isNeeded[$0] }.map { all[$0] }
        return (used, decided(by: used) { stepOfVariable[$0] == step }.given)
    }

    /// The multiples of rows that add up to one variable of their step, apart from known variables; they are found by
    /// solving the transposed system.
    private func multiples(of rows: [Int], making wanted: Int, in step: Int) -> [Double] {
        let solver = Solver()
        let multiples = rows.map { _ in solver.makeVariable() }
        var columns: [(variable: Int, terms: ContiguousArray<Term>)] = []
        var columnOfVariable: [Int: Int] = [:]
        for (position, index) in rows.enumerated() {
            for term in self.rows[index].row.terms where stepOfVariable[term.variable.index] == step {
                let column = columnOfVariable[term.variable.index] ?? columns.count
                if column == columns.count {
                    columnOfVariable[term.variable.index] = column
                    columns.append((term.variable.index, []))
                }
                columns[column].terms.append(Term(multiples[position], term.coefficient))
            }
        }
        for column in columns {
            _ = try? solver.add(column.terms.span, .equal, constant: column.variable == wanted ? 1 : 0)
        }
        solver.solve()
        return multiples.map { solver.value(of: $0) }
    }
}
