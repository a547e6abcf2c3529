extension Solver {
    /// Makes room for variables and constraints about to come, and for their terms: storage grows once for all of them.
    ///
    /// - Complexity: O(*n*) in what there is, where it has to grow; O(1) on average over many calls.
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

    /// What is stored, and the queues through which what is new passes in its first solve.
    private mutating func settle(in block: inout Block, variables: Int, constraints: Int, terms: Int) {
        block.hold(&store.values, additional: variables)
        block.hold(&store.variables, additional: variables)
        block.hold(&store.constraints, additional: constraints)
        block.hold(&store.terms, additional: terms)
        block.hold(&pendingRows, additional: constraints)
        block.hold(&looseRows, additional: constraints)
        block.hold(&propagationQueue, additional: constraints)
        block.hold(&changedVariables, additional: variables)
        forwardPlan.settle(in: &block, additional: variables)
    }
}
