internal import ConstraintSolver

/// The migration of constraints and items between engines.
extension LayoutEngine {
    /// Becomes the engine of the tree that the old root has joined, which had no engine of its own.
    func adopt(root newRoot: LayoutNode, from oldRoot: LayoutNode) {
        life.root = newRoot
        if let parent = oldRoot.parent { label(parent) }
        readRoot()
        useRootOfConditions()
        pending.requestSolve()
    }

    /// Discards all rows and makes them again in the order of activation. Items keep the order in which they came into
    /// use, which determines the ranks of their content rows.
    func rebuild() {
        pending.beginRebuild()
        let used = itemsInUse
        for node in used { forget(node) }
        dropSolver()
        reports.findings.invalidate()
        items.forgetVariables()
        table.forgetRows()
        for node in used { use(node) }
        makeRows()
    }

    /// The items in use, in the order in which they came into use.
    private var itemsInUse: [LayoutNode] {
        let used = items.nodes.compactMap { $0 }.filter { $0.isInUse }
        let numbered = used.map { ($0, solver.creationNumber(ofVariable: items.unknowns[Int($0.slot)].x)) }
        return numbered.sorted { $0.1 < $1.1 }.map { $0.0 }
    }

    /// Receives constraints that were active before in this or another engine, in the order given.
    /// - Returns: the objects of those that have ended, because their conditions read items outside this tree, and of
    ///   the others; see `LayoutNode.move`.
    @discardableResult
    func receive(_ constraints: [DetachedConstraint]) -> [LayoutConstraint] {
        for constraint in constraints {
            for node in [constraint.first, constraint.second, constraint.container] { if let node { label(node) } }
            var record = constraint.record
            record.first = items.slot(of: constraint.first)
            record.second = constraint.second.map { items.slot(of: $0) } ?? -1
            record.container = items.slot(of: constraint.container)
            // The constraint is not in effect until its condition is evaluated in this tree.
            if constraint.handle?.condition != nil { record.isSuspended = true }
            let slot = table.insert(record, constraint.fileID, handle: constraint.handle)
            if let name = constraint.identifier { table.name(slot, name) }
            guard let handle = constraint.handle, let condition = handle.condition else { continue }
            if holdsItems(of: condition) { insertCondition(condition, of: handle) } else { removeConstraint(slot) }
        }
        if !constraints.isEmpty { pending.requestSolve() }
        return constraints.compactMap { $0.handle }
    }

    /// Removes items, and the constraints among them, once the constraints between them and other items have been
    /// deactivated.
    /// - Returns: the constraints among them, in the order given.
    func release(_ nodes: [LayoutNode], _ slots: [Int32]) -> [DetachedConstraint] {
        let detached = slots.compactMap(detached)
        for slot in slots { removeConstraint(slot) }
        for node in nodes { removeRows(of: node) }
        for node in nodes { retire(node) }
        return detached
    }

    /// A constraint in a form that another engine can receive; nil if its first item or its container has left the
    /// tree.
    private func detached(_ slot: Int32) -> DetachedConstraint? {
        let handle = table.isAskedFor(slot) ? handle(at: slot) : nil
        let record = table.records[Int(slot)]
        guard let first = node(at: record.first), let container = node(at: record.container) else { return nil }
        return DetachedConstraint(
            record: record, first: first, second: node(at: record.second), container: container, handle: handle,
            identifier: table.identifier(of: slot), fileID: table.fileID(of: slot))
    }

    /// Removes everything in one step without updating the solver, which is not used again, and marks the engine as
    /// dissolved.
    /// - Returns: the constraints, in the order of their activation, and the objects of those that have ended.
    func dissolve() -> (constraints: [DetachedConstraint], ended: [LayoutConstraint]) {
        let released = takeOut()
        end()
        return released
    }

    /// Removes everything in one step.
    /// - Returns: the constraints that a view still holds, in the order of their activation, and the objects of those
    ///   that have ended.
    func takeOut() -> (constraints: [DetachedConstraint], ended: [LayoutConstraint]) {
        let released = table.slotsInOrder { node(at: $0.container).map(holds) ?? false }.compactMap(detached)
        let ended = removeAllConstraints()
        for case let node? in items.nodes where holds(node) { node.forgetRows() }
        clear()
        return (released, ended)
    }

    /// Whether an item is registered with this engine and is not being deallocated.
    func holds(_ node: LayoutNode) -> Bool { node.isKnown(to: self) }

    /// Empties the lists of items and everything that depends on them.
    func clear() {
        items = ItemTable()
        pending.clearLists()
        baselineReaders.removeAll()
        reports.findings = Findings()
        conditions = Conditions()
    }

    private func removeRows(of node: LayoutNode) {
        if let placement = node.placement { remove(placement.all) }
        if let content = items.content(of: node) {
            remove(content.all.map { solver.handle(ofConstraint: $0) })
        }
    }

    /// Removes one item from the engine, after all rows that mention it.
    private func retire(_ node: LayoutNode) {
        pending.forget(node)
        removeVariables(of: node)
        items.remove(node)
        node.flags.remove(.awaitsRows)
        node.engine = nil
        // The item may have been about to come into use here.
        node.requestVariables()
    }

    private func removeVariables(of node: LayoutNode) {
        guard node.isInUse else { return }
        // A row for a baseline that another view delegated to this one may still mention this item.
        if !solver.removeBox(items.unknowns[Int(node.slot)].x) { pending.requestRebuild() }
        forget(node)
    }

    /// Makes the items that no constraint has mentioned get new variables, after those of the items that new constraints
    /// mention, so that what nothing else decides does not depend on the passes between activations.
    func withdrawUnmentioned() {
        let withdrawn = pending.takeUnmentioned().filter { items.holds($0) && $0.node.isInUse }
        for item in withdrawn {
            removeRows(of: item.node)
            removeVariables(of: item.node)
            item.node.flags.remove(.needsVariables)
        }
        pending.setAwaitingVariables(withdrawn + pending.awaitingVariables)
    }

    /// Clears an item's references to a solver; constraints, or the next pass, bring the item into use again.
    private func forget(_ node: LayoutNode) {
        items.forgetVariables(of: node)
        node.forgetVariables()
    }
}

extension LayoutNode {
    /// Disconnects the item from its engine's tables and solver, which are about to be discarded.
    func forgetRows() {
        slot = -1
        contentPlace = -1
        flags.remove(.awaitsRows)
        forgetVariables()
        // Constraints from outside the tree that is left may have ended.
        useMayHaveEnded()
    }

    fileprivate func forgetVariables() {
        placement = nil
        flags.subtract(Flags.ambiguity.union([.isInUse, .awaitsPlace, .isInConflict, .baselinesAreRead]))
        if flags.contains(.isConstraintBased), !flags.contains(.isGuide) { markForUpdate(.needsVariables) }
    }
}
