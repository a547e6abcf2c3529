/// How a tree falls into several.
extension LayoutEngine {
    /// Gives each part of a tree that has just fallen apart an engine of its own; what ties the parts is deactivated.
    ///
    /// The largest part keeps this engine, unless too much is lost: only what is in smaller parts moves. So each item
    /// moves a few times at most, however a tree is taken apart, and a chain of views that goes from its top costs the
    /// same at each step. Without an heir nothing is taken out of the solver, and each part begins anew once it is
    /// asked for: a screen that holds its views in properties goes at little cost. So does the one part that is left where
    /// a root goes, with the tables as they are.
    /// - Parameters:
    ///   - parts: the tops of the parts; if the root lives on it is the first of them.
    ///   - lost: what is in none of them, because it is going away, with the root.
    func split(into parts: [LayoutNode], losing lost: [LayoutNode] = []) {
        if parts.count == 1, root.isDead, pass == nil, lost.allSatisfy({ $0.isDead }) {
            return fallDormant(under: parts[0])
        }
        guard stage == .live, let heir = SubtreeWalk.largest(of: parts, losing: lost.count) else {
            if parts.isEmpty { return letGo(lost.lazy.filter { $0.flags.contains(.isGuide) }) }
            for constraint in dissolve(releasing: { !$0.isDead }) {
                let top = constraint.container.root
                (top.presentEngine ?? LayoutEngine(root: top)).fallDormant(with: constraint)
            }
            return
        }
        let (oldRoot, history) = (root, (journal, statistics))
        if heir !== oldRoot { serve(heir) }
        for part in parts where part !== heir {
            let nodes = part.knownSubtree()
            let constraints = release(nodes, separate(nodes))
            if !constraints.isEmpty { part.engineOfTree().receive(constraints) }
        }
        _ = release(lost, separate(lost))
        guard heir !== oldRoot, !oldRoot.isDead else { return }
        let engine = oldRoot.engineOfTree()
        (engine.journal, engine.statistics) = history
    }

    /// Goes on with a part of the tree as if it had always been a tree by itself.
    private func serve(_ top: LayoutNode) {
        root = top
        (journal, statistics) = (DiagnosticJournal(), LayoutStatistics())
        forgetConflicts()
        if let placement = top.placement { remove(placement.all) }
        top.placement = nil
        readRoot()
        needsSolve = true
    }

    /// Deactivates what ties some items to others.
    /// - Returns: what ties them to each other, in the order of activation.
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

    /// Whether all that a constraint mentions is moving, and what its condition names.
    private func isMoving(_ slot: Int32) -> Bool {
        let record = table.records[Int(slot)]
        let isInside = [record.first, record.second, record.container].allSatisfy {
            self.node(at: $0)?.flags.contains(.isMoving) ?? true
        }
        guard isInside, let condition = conditions?.condition(of: slot) else { return isInside }
        return condition.items.allSatisfy { $0.flags.contains(.isMoving) }
    }
}
