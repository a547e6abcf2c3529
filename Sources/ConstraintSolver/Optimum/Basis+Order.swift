/// In which order the variables of the triangular part follow from each other, found for each solve from where it starts:
/// so no order has to be kept while rows come and go (Gilbert and Peierls, SIAM J. Sci. Stat. Comput. 9, 1988,
/// doi:10.1137/0909058).
extension Basis {
    /// All variables, each after those that its row reads.
    mutating func orderByDependence(_ problem: borrowing LocalProblem) {
        order.removeAll()
        for variable in 0..<Int32(slots.count) { collectInputs(of: variable, problem) }
        unmarkOrder()
    }

    /// The variables with a gradient and all that their rows read, each before those that read it.
    mutating func orderInputs(_ problem: borrowing LocalProblem) {
        order.removeAll()
        while let variable = starts.popLast() { collectInputs(of: variable, problem) }
        unmarkOrder()
    }

    /// The slots that are to take a step and all whose rows read them, each before those that it reads.
    mutating func orderDependents(_ problem: borrowing LocalProblem) {
        order.removeAll()
        while let variable = starts.popLast() { collectDependents(of: variable, problem) }
        unmarkOrder()
    }

    private mutating func unmarkOrder() {
        for index in 0..<order.count { slots[order[index]].isVisited = false }
    }

    private mutating func collectInputs(of first: Int32, _ problem: borrowing LocalProblem) {
        if slots[first].isVisited { return }
        slots[first].isVisited = true
        slots[first].cursor = problem.rows[slots[first].baseRow].firstEntry
        stack.append(first)
        while !stack.isEmpty {
            let variable = stack.last
            let row = problem.rows[slots[variable].baseRow]
            var cursor = slots[variable].cursor
            var next: Int32 = -1
            while cursor < row.firstEntry + row.entryCount, next < 0 {
                let other = problem.entries[cursor].index
                if !slots[other].isVisited, !slots[other].isFixed { next = other }
                cursor += 1
            }
            slots[variable].cursor = cursor
            if next >= 0 {
                slots[next].isVisited = true
                slots[next].cursor = problem.rows[slots[next].baseRow].firstEntry
                stack.append(next)
            } else {
                _ = stack.popLast()
                order.append(variable)
            }
        }
    }

    private mutating func collectDependents(of first: Int32, _ problem: borrowing LocalProblem) {
        if slots[first].isVisited { return }
        slots[first].isVisited = true
        slots[first].cursor = problem.columnStarts[first]
        stack.append(first)
        while !stack.isEmpty {
            let variable = stack.last
            var cursor = slots[variable].cursor
            let end = problem.columnStarts[variable + 1]
            var next: Int32 = -1
            while cursor < end, next < 0 {
                let other = problem.rows[problem.columnEntries[cursor].index].baseSlot
                if other >= 0, !slots[other].isVisited { next = other }
                cursor += 1
            }
            slots[variable].cursor = cursor
            if next >= 0 {
                slots[next].isVisited = true
                slots[next].cursor = problem.columnStarts[next]
                stack.append(next)
            } else {
                _ = stack.popLast()
                order.append(variable)
            }
        }
    }
}
