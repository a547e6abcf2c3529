internal import ConstraintSolver

extension Derivation {
    /// Finds groups of rows that determine something only together, as two equal widths in a row do.
    /// - Returns: whether there were any.
    mutating func useTogether() -> Bool {
        let stalled = (0..<allowed).filter { !rows[$0].isUsed && rows[$0].unknownCount > 1 }
        var found = false
        for group in connected(stalled) {
            let (given, used) = decided(by: group)
            guard !given.isEmpty else { continue }
            give(given, by: used)
            found = true
        }
        return found
    }

    /// The rows grouped by the unknown variables they share.
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

    /// The variables that a group of rows determines, and the rows with no other variables.
    private func decided(by group: [Int]) -> (given: [Int], used: [Int]) {
        let solver = Solver()
        var variables: [(index: Int, variable: Variable)] = []
        var variableOfIndex: [Int: Variable] = [:]
        for index in group {
            var terms: ContiguousArray<Term> = []
            for term in rows[index].row.terms where stepOfVariable[term.variable.index] < 0 {
                let known = variableOfIndex[term.variable.index]
                let variable = known ?? solver.makeVariable()
                if known == nil {
                    variableOfIndex[term.variable.index] = variable
                    variables.append((term.variable.index, variable))
                }
                terms.append(Term(variable, term.coefficient))
            }
            // The values do not matter, only whether they are determined.
            _ = try? solver.add(terms.span, .equal, constant: 0)
        }
        solver.solve()
        let given = variables.filter { !solver.isUndecided($0.variable) }.map { $0.index }
        let known = Set(given)
        let used = group.filter { index in
            rows[index].row.terms.allSatisfy {
                stepOfVariable[$0.variable.index] >= 0 || known.contains($0.variable.index)
            }
        }
        return (given, used.sorted())
    }
}
