extension LayoutNode {
    /// Gives the subtree under this node another parent, or none, and brings its constraints along.
    ///
    /// Constraints that tie it to what it leaves are deactivated; those inside it stay, in their old order.
    func move(to newParent: LayoutNode?) {
        if let engine { move(to: newParent, from: engine) } else { parent = newParent }
        if isInUse || flags.contains(.holdsSolvedItems) { announceSolvedItems() }
        if concernsInsets {
            announceInsetFollowers()
            flags.insert(.needsInsets)
        }
        if newParent != nil, !isInUse, flags.contains(.isConstraintBased), !flags.contains(.isGuide) {
            flags.insert(.needsUse)
        }
        flags.formUnion([.needsPlace, .needsPlaceOfSubviews])
        extendTrails()
    }

    private func move(to newParent: LayoutNode?, from engine: LayoutEngine) {
        let target = newParent?.existingEngineOfTree
        if parent == nil, let newParent {
            joinTree(at: newParent, from: engine, to: target)
        } else {
            leaveTree(for: newParent, from: engine, to: target)
        }
        if isInUse { self.engine?.refreshRows(of: self) }
    }

    /// A root with an engine comes under another view: that tree takes the engine over, or its contents.
    private func joinTree(at newParent: LayoutNode, from engine: LayoutEngine, to target: LayoutEngine?) {
        guard let target else {
            parent = newParent
            return engine.adopt(root: newParent.root, from: self)
        }
        let constraints = engine.dissolve()
        parent = newParent
        target.receive(constraints)
        target.journal.take(over: engine.journal)
    }

    private func leaveTree(for newParent: LayoutNode?, from engine: LayoutEngine, to target: LayoutEngine?) {
        let nodes = knownSubtree()
        for node in nodes { node.flags.insert(.isMoving) }
        let constraints = separate(nodes, from: engine)
        for node in nodes { node.flags.remove(.isMoving) }
        if target !== engine { engine.release(nodes, constraints) }
        parent = newParent
        if target !== engine, !constraints.isEmpty { engineOfTree().receive(constraints) }
    }

    /// Deactivates what ties the moving nodes to others.
    /// - Returns: what ties them to each other, in the order of activation.
    private func separate(_ nodes: [LayoutNode], from engine: LayoutEngine) -> [LayoutEngine.Held] {
        var inner: [(order: Int, held: LayoutEngine.Held)] = []
        for node in nodes {
            for constraint in engine.table.list(from: node.touching) {
                guard let container = constraint.container else { continue }
                if !container.flags.contains(.isMoving) {
                    engine.dismiss(constraint)
                } else if constraint.firstNode === node {
                    inner.append((engine.table.order(of: constraint), (constraint, container)))
                }
            }
        }
        return inner.sorted { $0.order < $1.order }.map(\.held)
    }

    /// This node and all below it that have met the engine, parents first.
    private func knownSubtree() -> [LayoutNode] {
        var nodes = [self]
        var index = 0
        while index < nodes.count {
            if let view = nodes[index].view {
                for guide in view.layoutGuides where guide.layoutNode.engine != nil { nodes.append(guide.layoutNode) }
                for child in view.subviews where child.layoutNode.engine != nil { nodes.append(child.layoutNode) }
            }
            index += 1
        }
        return nodes
    }

    /// Lets the ancestors know that their place in root space matters.
    func announceSolvedItems() {
        var ancestor = parent
        while let current = ancestor, !current.flags.contains(.holdsSolvedItems) {
            current.flags.insert(.holdsSolvedItems)
            current.markForLayout(.needsPlace)
            ancestor = current.parent
        }
    }
}
