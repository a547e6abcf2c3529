/// The reduction that separates a connected component of the unassigned variables from the rest.
///
/// This is exact, since the variables of different components share no constraint except lazy ones (`LazyRows`) and
/// definitions (`ColumnSingletons`): the optimum of each component is part of the optimum of the whole.
///
/// The reduction records the component's variables and rows as lists, in an order that depends only on priorities and
/// creation numbers, and marks the component to be solved (`Optimum`).
extension SolverState {
    mutating func buildComponents() {
        for index in 0..<region.variables.count {
            let variable = region.variables[index]
            let record = store.variables[variable]
            guard record.isAlive, record.state == .unassigned else { continue }
            if record.firstTerm < 0 {
                assignRestingValue(to: variable)
            } else {
                applyComponent(around: variable)
            }
        }
    }

    /// Sets a variable that no constraint contains to its resting value.
    private mutating func assignRestingValue(to variable: Int32) {
        setUndetermined(variable, true)
        if store.values[variable] != store.regionVariables[variable].restingValue {
            store.values[variable] = store.regionVariables[variable].restingValue
            markChanged(variable)
        }
    }

    private mutating func applyComponent(around first: Int32) {
        let component = components.begin()
        join(first, component)
        var next = 0
        while next < components.variables.count {
            var term = store.variables[components.variables[next]].firstTerm
            next += 1
            while term >= 0 {
                let constraint = store.terms[term].constraint
                if store.constraints[constraint].role == .unassigned {
                    store.constraints[constraint].become(.member)
                    store.regionConstraints[constraint].component = component
                    components.append(row: constraint)
                    for other in store.termRange(of: constraint) {
                        let neighbor = store.terms[other].variable
                        if store.variables[neighbor].state == .unassigned { join(neighbor, component) }
                    }
                }
                term = store.terms[term].next
            }
        }
        linkSorted(component)
        components.markDirty(component)
    }

    /// Dissolves a component so that its variables and rows are decomposed again.
    mutating func undoComponent(_ component: Int32) {
        let record = components[component]
        var variable = record.firstVariable
        while variable >= 0 {
            let next = store.regionVariables[variable].next
            unassign(variable)
            variable = next
        }
        var row = record.firstRow
        while row >= 0 {
            let next = store.regionConstraints[row].next
            unassignRow(row)
            // What was learned about a region is forgotten if the region is dissolved in the first round of a solve,
            // because of an edit elsewhere. If it is dissolved in a later round, or by an edit of one of its rows, the
            // next decomposition builds on that knowledge.
            if progress.round == 0 {
                store.constraints[row].isEnforced = false
                store.constraints[row].isPinned = false
            }
            row = next
        }
        components.remove(component)
    }

    private mutating func join(_ variable: Int32, _ component: Int32) {
        progress.statistics.variablesRedecided += 1
        store.variables[variable].become(.component)
        store.regionVariables[variable].component = component
        components.append(variable: variable)
    }

    /// Links variables in the order in which they take their resting values, and rows by level and then as ties would
    /// usually prefer them, so that the same constraints are always solved in the same way.
    private mutating func linkSorted(_ component: Int32) {
        sortVariables()
        sortRows()
        let (variableCount, rowCount) = (components.variables.count, components.rows.count)
        for index in 0..<variableCount {
            let next = index + 1 < variableCount ? components.variables[index + 1] : -1
            store.regionVariables[components.variables[index]].next = next
            store.regionVariables[components.variables[index]].index = Int32(index)
        }
        for index in 0..<rowCount {
            let next = index + 1 < rowCount ? components.rows[index + 1] : -1
            store.regionConstraints[components.rows[index]].next = next
        }
        components[component].firstVariable = components.variables[0]
        components[component].firstRow = rowCount == 0 ? -1 : components.rows[0]
        components[component].variableCount = Int32(variableCount)
        components[component].rowCount = Int32(rowCount)
    }

    private mutating func sortVariables() {
        components.sortVariables { store.variables[$0].restsBefore(store.variables[$1]) }
    }

    private mutating func sortRows() {
        components.sortRows { a, b in
            let (first, second) = (store.level(of: a), store.level(of: b))
            return first != second
                ? first > second : store.constraints[a].defaultTieRank < store.constraints[b].defaultTieRank
        }
    }
}
