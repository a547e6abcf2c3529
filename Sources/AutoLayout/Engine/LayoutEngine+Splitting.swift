/// How a tree falls into several.
extension LayoutEngine {
    /// Gives each part of a tree that has just fallen apart an engine of its own; what ties the parts is deactivated.
    ///
    /// The largest part keeps this engine, unless even more is lost: only what is in smaller parts moves. So each item
    /// moves a few times at most, however a tree is taken apart, and a chain of views that goes from its top costs the
    /// same at each step.
    /// - Parameters:
    ///   - parts: the tops of the parts; if the root lives on it is the first of them.
    ///   - lost: what is in none of them, because it is going away.
    func split(into parts: [LayoutNode], losing lost: [LayoutNode] = []) {
        guard let heir = SubtreeWalk.largest(of: parts, above: lost.count) else {
            let remaining = dissolve { $0.container?.isDead == false }
            for held in remaining { held.container.engineOfTree().receive([held]) }
            return
        }
        let (oldRoot, history) = (root, (journal, statistics))
        if heir !== oldRoot { serve(heir) }
        for part in parts where part !== heir {
            let nodes = part.knownSubtree()
            let constraints = separate(nodes)
            release(nodes, constraints)
            if !constraints.isEmpty { part.engineOfTree().receive(constraints) }
        }
        release(lost, separate(lost))
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
    func separate(_ nodes: [LayoutNode]) -> [Held] {
        for node in nodes { node.flags.insert(.isMoving) }
        var inner: [Held] = []
        for node in nodes {
            for constraint in table.constraints(on: node) {
                guard let container = constraint.container else { continue }
                let isInside = [constraint.firstNode, constraint.secondNode, container].allSatisfy {
                    $0?.flags.contains(.isMoving) ?? true
                }
                if !isInside {
                    dismiss(constraint)
                } else if constraint.firstNode === node {
                    inner.append((constraint, container))
                }
            }
        }
        for node in nodes { node.flags.remove(.isMoving) }
        return inner.sorted { $0.constraint.order < $1.constraint.order }
    }
}
