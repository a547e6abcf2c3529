/// A variable that shares no constraint with another unassigned one is a component without a search: so are most of the
/// extents that follow from their contents.
extension SolverState {
    mutating func splitOffLoneVariables() {
        var end = 0
        for index in 0..<unassignedVariables.count {
            let variable = unassignedVariables[index]
            if isAlone(variable) {
                buildComponent(around: variable)
                store.variables[variable].isListed = false
            } else {
                unassignedVariables[end] = variable
                end += 1
            }
        }
        guard end < unassignedVariables.count else { return }
        unassignedVariables.truncate(to: end)
        keepUnassignedRows()
    }

    /// Whether no constraint on an unassigned variable has another one. What a single constraint applies to is left to
    /// the removal of singletons.
    private func isAlone(_ variable: Int32) -> Bool {
        var count = 0
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let constraint = store.terms[term].constraint
            switch store.constraints[constraint].role {
            case .unassigned:
                if store.constraints[constraint].unknownCount != 1 { return false }
                count += 1
            case .redundant: break
            case .vacant, .pending, .decider, .definition, .member, .lazy: return false
            }
            term = store.terms[term].next
        }
        return count > 1
    }
}
