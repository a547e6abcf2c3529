/// The splitting of a tree into several trees.
extension LayoutEngine {
    /// Separates the parts of a dismantled tree, each with its own engine once it needs one; constraints between parts
    /// are deactivated.
    ///
    /// The largest part keeps this engine, and only the others move, so each item moves at most O(log *n*) times, no
    /// matter how a tree is dismantled.
    /// - Parameter parts: The tops of the parts, the root first.
    /// - Returns: see `LayoutNode.move`.
    func split(into parts: [LayoutNode]) -> [LayoutConstraint] {
        var ended: [LayoutConstraint] = []
        guard let largest = SubtreeWalk.largest(of: parts) else { return [] }
        let (oldRoot, history) = (root, reports)
        if largest !== oldRoot { serve(largest) }
        for part in parts where part !== largest {
            let nodes = part.knownSubtree()
            let (inner, outer) = separate(nodes)
            let constraints = release(nodes, inner)
            ended += outer
            if !constraints.isEmpty { ended += part.engineOfTree().receive(constraints) }
        }
        guard largest !== oldRoot else { return ended }
        let engine = oldRoot.engineOfTree()
        engine.reports.takeHistory(of: history)
        return ended
    }

    /// Continues with a part of the tree as if it had always been a separate tree.
    private func serve(_ top: LayoutNode) {
        life.root = top
        reports.beginHistory()
        forgetConflicts()
        if let placement = top.placement { remove(placement.all) }
        top.placement = nil
        readRoot()
        useRootOfConditions()
        pending.requestSolve()
    }

    /// Deactivates the constraints between the given items and all others.
    /// - Parameter staysInTree: Whether the items move within this tree, so that conditions may continue to read them.
    /// - Returns: the slots of the constraints among the given items, in the order of activation, and the objects of
    ///   those that have ended.
    func separate(_ nodes: [LayoutNode], staysInTree: Bool = false) -> (inner: [Int32], ended: [LayoutConstraint]) {
        for node in nodes { node.flags.insert(.isMoving) }
        var (inner, ended): ([Int32], [LayoutConstraint]) = ([], [])
        for node in nodes where node.slot >= 0 {
            for slot in table.slots(on: node.slot) {
                if !isMoving(slot, withCondition: !staysInTree) {
                    end(slot, &ended)
                } else if table.records[Int(slot)].first == node.slot {
                    inner.append(slot)
                }
            }
            guard !staysInTree else { continue }
            for slot in conditions.table?.slots(reading: node) ?? [] where !isMoving(slot, withCondition: true) {
                end(slot, &ended)
            }
        }
        for node in nodes { node.flags.remove(.isMoving) }
        return (ConstraintTable.inOrder(inner, table.records), ended)
    }

    /// The constraints with objects between the given items and all others.
    func outerConstraints(of nodes: [LayoutNode]) -> [LayoutConstraint] {
        for node in nodes { node.flags.insert(.isMoving) }
        defer { for node in nodes { node.flags.remove(.isMoving) } }
        var found: [LayoutConstraint] = []
        for node in nodes where node.slot >= 0 {
            for slot in table.slots(on: node.slot) where !isMoving(slot, withCondition: false) {
                if let handle = table.handle(at: slot) { found.append(handle) }
            }
        }
        return found
    }

    /// Deactivates a constraint between items that are being separated; an observer that the constraint represents is
    /// told that its condition does not hold.
    private func end(_ slot: Int32, _ ended: inout [LayoutConstraint]) {
        let handle = table.handle(at: slot)
        removeConstraint(slot)
        guard let handle else { return }
        ended.append(handle)
        if handle.isObserver { handle.firstNode.view?.conditionSwitched(handle, false) }
    }

    /// Whether all items that a constraint mentions, and optionally those that its condition names, are moving.
    private func isMoving(_ slot: Int32, withCondition: Bool) -> Bool {
        let record = table.records[Int(slot)]
        let isInside = [record.first, record.second, record.container].allSatisfy {
            self.node(at: $0)?.flags.contains(.isMoving) ?? true
        }
        guard isInside, withCondition, let condition = conditions.table?.condition(of: slot) else { return isInside }
        return condition.items.allSatisfy { $0.flags.contains(.isMoving) }
    }
}
