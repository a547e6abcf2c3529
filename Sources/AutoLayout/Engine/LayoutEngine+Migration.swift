internal import ConstraintSolver

/// How constraints and items change engines.
extension LayoutEngine {
    /// Becomes the engine of a larger tree that had none, whose root is given.
    func adopt(root newRoot: LayoutNode, from oldRoot: LayoutNode) {
        root = newRoot
        if let parent = oldRoot.parent { label(parent) }
        readRoot()
        needsSolve = true
    }

    /// Forgets all rows and makes them again in the order of activation, as if the tree had just been built.
    func rebuild() {
        needsRebuild = false
        needsSolve = true
        let used = items.nodes.compactMap(\.self)
        for node in used { forget(node) }
        solver = Solver()
        // The rows of the new solver are others, whatever their numbers.
        solverConflicts = nil
        knownUndecidedChanges = -1
        items.removeAll()
        table.forgetRows()
        makeRows()
        // Who was asked for a baseline may have taken some of them elsewhere.
        for node in used where node.engine === self { refreshRows(of: node) }
    }

    /// A constraint on its way, with the view that goes on holding it.
    typealias Held = (constraint: LayoutConstraint, container: LayoutNode)

    /// Takes constraints in that were active in another engine, in the order given.
    func receive(_ constraints: [Held]) {
        for (constraint, container) in constraints {
            label(constraint.firstNode)
            if let second = constraint.secondNode { label(second) }
            enlist(constraint, container: container)
        }
    }

    /// Takes items out, and the constraints among them, after those that tie them to others were deactivated.
    func release(_ nodes: [LayoutNode], _ constraints: [Held]) {
        for (constraint, _) in constraints { dismiss(constraint) }
        for node in nodes { removeRows(of: node) }
        for node in nodes { retire(node) }
    }

    /// Takes everything out at once and lets the engine go, without telling a solver that nobody will ask again.
    /// - Returns: the constraints that live on, in the order of their activation.
    func dissolve(releasing livesOn: (LayoutConstraint) -> Bool = { _ in true }) -> [Held] {
        let released: [Held] = table.inOrder(where: livesOn).compactMap { constraint in
            constraint.container.map { (constraint, $0) }
        }
        table.removeAll()
        for case let node? in items.nodes { forget(node) }
        for node in items.takeAwaitingRows() { node.flags.remove(.awaitsRows) }
        items = ItemTable()
        awaitingUse = []
        baselineReaders.removeAll()
        staleBaselines.removeAll()
        awaitingFit.removeAll()
        knownConflicts.removeAll()
        knownAmbiguities.removeAll()
        isDissolved = true
        root.engine = nil
        return released
    }

    private func removeRows(of node: LayoutNode) {
        if let placement = node.placement { remove(placement.all) }
        if let intrinsic = node.intrinsic { remove(intrinsic.all) }
    }

    /// Takes one item out of the solver, after all rows that speak of it.
    private func retire(_ node: LayoutNode) {
        if let variables = node.variables {
            do throws(SolverError) {
                try solver.remove(variables.x)
                try solver.remove(variables.y)
                try solver.remove(variables.width)
                try solver.remove(variables.height)
            } catch {
                // A baseline that another view had left to this one still speaks of it.
                needsRebuild = true
                needsSolve = true
            }
            items.remove(node)
            forget(node)
        }
        node.flags.remove(.awaitsRows)
        node.engine = nil
    }

    /// Lets an item forget what it had in a solver; constraints, or the next pass, bring it into use again.
    private func forget(_ node: LayoutNode) {
        node.variables = nil
        node.placement = nil
        node.intrinsic = nil
        node.slot = -1
        node.rest = .zero
        node.solved = .zero
        node.flags.subtract(LayoutNode.Flags.ambiguity.union([.awaitsPlace, .isInConflict]))
        if node.flags.contains(.isConstraintBased), !node.flags.contains(.isGuide) { node.markForUpdate(.needsUse) }
    }
}
