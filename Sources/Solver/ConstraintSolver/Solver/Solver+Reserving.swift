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
        keep(newBlock)
    }

    /// Adds to a block the sizes of the stored elements and of the lists that a first solve builds; in the second
    /// round, moves them into the block.
    private mutating func moveStorage(into block: inout Block, variables: Int, constraints: Int, terms: Int) {
        block.include(&store.values, additional: variables)
        block.include(&store.variables, additional: variables)
        block.include(&store.constraints, additional: constraints)
        block.include(&store.terms, additional: terms)
        changes.moveStorage(into: &block, additional: variables)
        forward.moveStorage(into: &block, additional: variables)
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
        region.moveStorage(into: &block, additional: 2 * room)
        components.moveStorage(into: &block, additional: room)
        search.moveStorage(into: &block, additional: room)
        checks.moveStorage(into: &block, additional: room)
        postsolve.moveStorage(into: &block, additional: room)
        singleVariable.moveStorage(into: &block, additional: room / 4)
    }
}
