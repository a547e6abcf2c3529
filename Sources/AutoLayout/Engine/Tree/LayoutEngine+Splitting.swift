/// The split of a tree into several.
extension LayoutEngine {
    /// Gives each part of a tree that was taken apart an engine of its own; constraints between parts are deactivated.
    ///
    /// The largest part keeps this engine, and only smaller parts move, so each item moves at most O(log *n*) times,
    /// however a tree is taken apart.
    /// - Parameter parts: The tops of the parts, the root first.
    func split(into parts: [LayoutNode]) {
        guard let heir = SubtreeWalk.largest(of: parts) else { return }
        let (oldRoot, history) = (root, (journal, statistics))
        if heir !== oldRoot { serve(heir) }
        for part in parts where part !== heir {
            let nodes = part.knownSubtree()
            let constraints = release(nodes, separate(nodes))
            if !constraints.isEmpty { part.engineOfTree().receive(constraints) }
        }
        guard heir !== oldRoot else { return }
        let engine = oldRoot.engineOfTree()
        (engine.journal, engine.statistics) = history
    }

    /// Continues with a part of the tree as if it had always been a separate tree.
    private func serve(_ top: LayoutNode) {
        root = top
        (journal, statistics) = (DiagnosticJournal(), LayoutStatistics())
        forgetConflicts()
        if let placement = top.placement { remove(placement.all) }
        top.placement = nil
        readRoot()
        needsSolve = true
    }

    /// Deactivates the constraints between some items and all others.
    /// - Returns: the constraints among them, in the order of activation.
    func separate(_ nodes: [LayoutNode]) -> [Int32] {
        for node in nodes { node.flags.insert(.isMoving) }
        var inner: [Int32] = []
        for node in nodes where node.slot >= 0 {
            for slot in table.slots(on: node.slot) {
                if !isMoving(slot) {
                    removeConstraint(slot)
                } else if table.records[Int(slot)].first == node.slot {
                    inner.append(slot)
                }
            }
            for slot in conditions?.slots(reading: node) ?? [] where !isMoving(slot) { removeConstraint(slot) }
        }
        for node in nodes { node.flags.remove(.isMoving) }
        return inner.sorted { table.records[Int($0)].order < table.records[Int($1)].order }
    }

    /// Whether all items that a constraint mentions, and those its condition names, are moving.
    private func isMoving(_ slot: Int32) -> Bool {
        let record = table.records[Int(slot)]
        let isInside = [record.first, record.second, record.container].allSatisfy {
            self.node(at: $0)?.flags.contains(.isMoving) ?? true
        }
        guard isInside, let condition = conditions?.condition(of: slot) else { return isInside }
        return condition.items.allSatisfy { $0.flags.contains(.isMoving) }
    }
}
