/// The order in which the variables of the triangular part follow from each other. Each solve finds this order by a
/// search from the nodes where the solve begins, so no order has to be maintained while rows enter and leave (Gilbert
/// and Peierls, SIAM J. Sci. Stat. Comput. 9, 1988, doi:10.1137/0909058).
extension Basis {
    /// Orders all nodes, each after those that its row reads. Dependence on fixed nodes is ignored.
    mutating func orderByDependence(_ problem: borrowing LocalProblem) {
        beginSearch()
        for variable in 0..<Int32(slots.count) { collectInputs(of: variable, problem) }
    }

    /// Orders the variables with a gradient and the unfixed variables on which they depend, each before the variables
    /// that are computed from it.
    mutating func orderInputs(_ problem: borrowing LocalProblem) {
        beginSearch()
        while let variable = starts.popLast() { collectInputs(of: variable, problem) }
    }

    /// Orders the nodes that take a step and all nodes whose rows depend on them, each before those that its row reads.
    mutating func orderDependents(_ problem: borrowing LocalProblem) {
        beginSearch()
        while let variable = starts.popLast() { collectDependents(of: variable, problem) }
    }

    private mutating func beginSearch() {
        order.removeAll()
        searchCount += 1
    }

    /// Continues the search from a variable that it reaches for the first time.
    private mutating func visit(_ variable: Int32, from cursor: Int32) {
        nodes[variable].search = searchCount
        nodes[variable].cursor = cursor
        stack.append(variable)
    }

    private mutating func collectInputs(of first: Int32, _ problem: borrowing LocalProblem) {
        if nodes[first].search == searchCount { return }
        visit(first, from: problem.rowStarts[nodes[first].row])
        while !stack.isEmpty {
            let variable = stack.last
            let node = nodes[variable]
            let end = problem.rowStarts[node.row + 1]
            var cursor = node.cursor
            var next: Int32 = -1
            while cursor < end, next < 0 {
                let other = problem.entries[cursor].index
                if nodes[other].search != searchCount, !nodes[other].isFixed { next = other }
                cursor += 1
            }
            if next >= 0 {
                nodes[variable].cursor = cursor
                visit(next, from: problem.rowStarts[nodes[next].row])
            } else {
                _ = stack.popLast()
                order.append(variable)
            }
        }
    }

    private mutating func collectDependents(of first: Int32, _ problem: borrowing LocalProblem) {
        if nodes[first].search == searchCount { return }
        visit(first, from: problem.columnStart(of: first))
        while !stack.isEmpty {
            let variable = stack.last
            var cursor = nodes[variable].cursor
            var next: Int32 = -1
            while next < 0, let position = problem.row(at: cursor, inColumnOf: variable) {
                let other = determined[position.row]
                if other >= 0, nodes[other].search != searchCount { next = other }
                cursor = position.next
            }
            if next >= 0 {
                nodes[variable].cursor = cursor
                visit(next, from: problem.columnStart(of: next))
            } else {
                _ = stack.popLast()
                order.append(variable)
            }
        }
    }
}
