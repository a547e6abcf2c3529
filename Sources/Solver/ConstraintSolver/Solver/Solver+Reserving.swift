extension Solver {
    /// Reserves storage for variables, constraints and terms that are about to be added, so that the storage grows only
    /// once.
    ///
    /// - Complexity: O(*n*) in the number of existing elements if storage has to grow; amortized O(1) per reserved
    ///   element over many calls.
    public func reserve(variables: Int, constraints: Int, terms: Int) {
        state.reserve(variables: variables, constraints: constraints, terms: terms)
    }
}

extension SolverState {
    fileprivate mutating func reserve(variables: Int, constraints: Int, terms: Int) {
        var newBlock = Block()
        moveStorage(into: &newBlock, variables: variables, constraints: constraints, terms: terms)
        guard newBlock.isNeeded else { return }
        newBlock.allocate()
        moveStorage(into: &newBlock, variables: variables, constraints: constraints, terms: terms)
        block = newBlock
    }

    /// Adds to a block the sizes of the stored elements and of the lists that a first solve builds; in the second
    /// round, moves them into the block.
    private mutating func moveStorage(into block: inout Block, variables: Int, constraints: Int, terms: Int) {
        block.include(&store.values, additional: variables)
        block.include(&store.variables, additional: variables)
        block.include(&store.constraints, additional: constraints)
        block.include(&store.terms, additional: terms)
        block.include(&changedVariables, additional: variables)
        forwardPlan.moveStorage(into: &block, additional: variables)
        // Later on, a full list alone must not cause all storage to be moved.
        let isFirst = store.variables.isEmpty
        moveLists(into: &block, room: isFirst ? 16 : 0)
        // If a small layout needs region data, two allocations would cost more than the room for all of it.
        let isSmall = isFirst && variables <= 64
        block.include(&store.regionVariables, additional: isSmall ? variables : 0)
        block.include(&store.regionConstraints, additional: isSmall ? constraints : 0)
    }

    /// Includes the lists of the phases in a block, as `moveStorage` does, with the room that they need in a small
    /// layout.
    private mutating func moveLists(into block: inout Block, room: Int) {
        block.include(&unassignedRows, additional: 2 * room)
        block.include(&unassignedVariables, additional: 2 * room)
        block.include(&componentRows, additional: 2 * room)
        block.include(&componentVariables, additional: room)
        block.include(&dirtyComponents, additional: room)
        block.include(&components, additional: room / 2)
        block.include(&postsolveOrder, additional: room)
        block.include(&stack, additional: room)
        block.include(&checks, additional: room)
        postsolvePlan.moveStorage(into: &block, additional: room)
        singleVariable.moveStorage(into: &block, additional: room / 4)
    }
}
