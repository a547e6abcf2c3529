/// Variables that the levels and ties so far have fixed: the rows that determine them cannot move, nor can anything in
/// them.
///
/// The multipliers of such rows do not matter to a tie, so BTRAN stops there: in a chain, a tie reaches back only to
/// the last fixed variable and not to the beginning of the chain. A pivot leaves them fixed, since only rows that can
/// move leave the basis. They are known only while the basis is triangular.
extension Simplex {
    /// Looks for fixed variables among all, once the searches since the last time have cost as much.
    mutating func findFixedVariables() {
        if !basis.isTriangular || basis.visitCount < problem.entries.count { return }
        basis.visitCount = 0
        basis.orderByDependence(problem)
        for index in 0..<basis.order.count where isFixed(basis.order[index]) {
            basis.nodes[basis.order[index]].isFixed = true
        }
    }

    /// Marks the variable of a row that cannot move any more, and those that follow from it.
    mutating func fixVariables(from slot: Int32) {
        if !basis.isTriangular || !isFixed(slot) { return }
        basis.nodes[slot].isFixed = true
        newlyFixed.append(slot)
        while let variable = newlyFixed.popLast() {
            for index in problem.columnRange(Int(variable)) {
                let dependent = basis.determined[problem.columnEntries[index].index]
                if dependent < 0 || basis.nodes[dependent].isFixed || !isFixed(dependent) { continue }
                basis.nodes[dependent].isFixed = true
                newlyFixed.append(dependent)
            }
        }
    }

    private func isFixed(_ variable: Int32) -> Bool {
        let slot = basis.slots[variable]
        guard slot.row == basis.nodes[variable].row, !problem.rows[slot.row].isFree else { return false }
        // Ties fix the older variables first, so the newer ones are the first to ask.
        for entry in problem.entryRange(Int(slot.row)).reversed() {
            let input = problem.entries[entry].index
            if input != variable, !basis.nodes[input].isFixed { return false }
        }
        return true
    }
}

extension Basis {
    /// Forgets which variables are fixed.
    mutating func clearFixed() {
        for slot in 0..<nodes.count { nodes[slot].isFixed = false }
    }
}
