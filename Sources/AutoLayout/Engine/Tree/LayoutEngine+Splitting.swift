/// How a tree falls into several.
extension LayoutEngine {
    /// The parts that a tree has fallen into, until one of them is used.
    struct Remains {
        /// The tops of the parts besides the root, those that have gone since among them.
        var parts: [LayoutNode] = []
        /// How many tops are left, the root among them.
        var livingCount = 1
        /// What was in none when its top went.
        var lost: [LayoutNode] = []
        /// Whether the root is among the tops that have gone.
        var hasLostRoot = false

        /// Once the root has gone, all that is left waits for the last to go; but little does not keep the rest of much.
        private var isLittle: Bool { livingCount == 0 || lost.count > 10_000 + 64 * livingCount }

        /// Takes in that a top is gone, what was in it, and which of its views are still referenced. Done in one piece,
        /// since each access to what an engine has is checked for overlapping others.
        /// - Returns: whether the root has just gone, and whether little is left.
        mutating func lose(
            _ top: LayoutNode, _ inside: [LayoutNode], from views: [View], of engine: LayoutEngine, withoutRoot: Bool
        ) -> (losesRoot: Bool, isLittle: Bool) {
            let losesRoot = withoutRoot && !hasLostRoot
            if losesRoot { hasLostRoot = true }
            lost.append(top)
            if !inside.isEmpty { lost += inside }
            livingCount -= 1
            for view in views where !view.layoutNode.isDead && view.layoutNode.lastEngine === engine {
                parts.append(view.layoutNode)
                livingCount += 1
            }
            return (losesRoot, isLittle)
        }
    }

    /// Records that a view was removed from the tree.
    ///
    /// It gets an engine of its own when it, or the tree it was in, is next used. Often neither is, since all of
    /// it is released as well, and then at once.
    func detach(_ part: LayoutNode) {
        condition = .apart
        remains.parts.append(part)
        remains.livingCount += 1
        if isBusy { settle() }
    }

    /// Records that the root, or the top of a part, is gone, what in it has gone with it, and the views that were in it.
    ///
    /// Those of them that are alive are parts now, but for any that know another engine, or none.
    func lose(_ top: LayoutNode, _ inside: [LayoutNode] = [], from views: [View] = []) {
        condition = .apart
        let rootIsDead = root.isDead
        let (losesRoot, isLittle) = remains.lose(top, inside, from: views, of: self, withoutRoot: rootIsDead)
        if losesRoot { journal = DiagnosticJournal() }
        if isLittle || isBusy || !rootIsDead { settle() }
    }

    private var isBusy: Bool { isInPass || isSolving || isUpdating }

    /// Gives the parts that are left engines of their own, if they still wait for that.
    func settle() {
        guard condition == .apart else { return }
        condition = .whole
        let (oldRoot, lost) = (root, remains.lost)
        let parts = remains.parts.filter { !$0.isDead }
        remains = Remains()
        split(into: oldRoot.isDead ? parts : [oldRoot] + parts, losing: lost)
        for part in parts { part.attach() }
    }

    /// Gives each part of a tree that has just fallen apart an engine of its own; what ties the parts is deactivated.
    ///
    /// The largest part keeps this engine, unless even more is lost: only what is in smaller parts moves. So each item
    /// moves a few times at most, however a tree is taken apart, and a chain of views that goes from its top costs the
    /// same at each step.
    /// - Parameters:
    ///   - parts: the tops of the parts; if the root lives on it is the first of them.
    ///   - lost: what is in none of them, because it is going away.
    func split(into parts: [LayoutNode], losing lost: [LayoutNode] = []) {
        guard let heir = SubtreeWalk.largest(of: parts, above: root.isDead ? lost.count : 0) else {
            if parts.isEmpty { return letGo(lost.lazy.filter { $0.flags.contains(.isGuide) }) }
            for constraint in dissolve(releasing: { !$0.isDead }) {
                constraint.container.engineOfTree().receive([constraint])
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
                let record = table.records[Int(slot)]
                let isInside = [record.first, record.second, record.container].allSatisfy {
                    self.node(at: $0)?.flags.contains(.isMoving) ?? true
                }
                if !isInside {
                    removeConstraint(slot)
                } else if record.first == node.slot {
                    inner.append(slot)
                }
            }
        }
        for node in nodes { node.flags.remove(.isMoving) }
        return inner.sorted { table.records[Int($0)].order < table.records[Int($1)].order }
    }
}
