/// Variables that the levels and ties solved so far have fixed: neither the rows that determine these variables nor the
/// other variables in those rows can move.
///
/// The multipliers of such rows do not matter to a tie, so BTRAN stops at fixed variables: in a chain, a tie reaches
/// back only to the last fixed variable and not to the beginning of the chain. Fixed variables stay fixed after a
/// pivot, since only rows that can move leave the basis. Which variables are fixed is known only while the basis is
/// triangular.
extension Simplex {
    /// Searches all variables for fixed ones, once BTRAN has visited as many variables as this search costs.
    mutating func findFixedVariables() {
        if !basis.isTriangular || basis.visitCount < problem.entries.count { return }
        basis.visitCount = 0
        basis.orderByDependence(problem)
        for index in 0..<basis.order.count where isFixed(basis.order[index]) {
            basis.nodes[basis.order[index]].isFixed = true
        }
    }

    private func isFixed(_ variable: Int32) -> Bool {
        let slot = basis.slots[variable]
        guard slot.row == basis.nodes[variable].row, !problem.rows[slot.row].isFree else { return false }
        // Most rows name the variable that they determine first, and those from which it follows last.
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
