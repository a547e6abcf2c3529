extension Solver {
    /// Reserves storage for variables, constraints and terms that are about to be added, so that it grows only once.
    ///
    /// - Complexity: O(*n*) in the existing elements if storage has to grow; amortised O(1) over many calls.
    public func reserve(variables: Int, constraints: Int, terms: Int) {
        state.reserve(variables: variables, constraints: constraints, terms: terms)
    }
}

extension SolverState {
    fileprivate mutating func reserve(variables: Int, constraints: Int, terms: Int) {
        var newBlock = Block()
        settle(in: &newBlock, variables: variables, constraints: constraints, terms: terms)
        guard newBlock.isNeeded else { return }
        newBlock.allocate()
        settle(in: &newBlock, variables: variables, constraints: constraints, terms: terms)
        block = newBlock
    }

    /// The stored elements, and what a first solve lists of them.
    private mutating func settle(in block: inout Block, variables: Int, constraints: Int, terms: Int) {
        block.hold(&store.values, additional: variables)
        block.hold(&store.variables, additional: variables)
        block.hold(&store.constraints, additional: constraints)
        block.hold(&store.terms, additional: terms)
        block.hold(&changedVariables, additional: variables)
        forwardPlan.settle(in: &block, additional: variables)
        settleLists(in: &block)
    }

    /// The lists of the phases, which need little room in a small layout.
    private mutating func settleLists(in block: inout Block) {
        // Later a full list is no reason to move all that is stored.
        let room = store.variables.isEmpty ? 16 : 0
        block.hold(&unassignedRows, additional: 2 * room)
        block.hold(&unassignedVariables, additional: 2 * room)
        block.hold(&componentRows, additional: 2 * room)
        block.hold(&componentVariables, additional: room)
        block.hold(&dirtyComponents, additional: room)
        block.hold(&components, additional: room / 2)
        block.hold(&postsolveOrder, additional: room)
        block.hold(&stack, additional: room)
    }
}
