extension LayoutNode {
    /// Moves the subtree under this node to another parent, or to none, with the constraints inside it.
    ///
    /// Constraints between the subtree and the rest of its old tree are deactivated; those inside it stay active, in
    /// their old order. A subtree that leaves its tree shares nothing with it from then on, so different threads may
    /// use the two.
    ///
    /// The lists of subviews and guides must still show the tree that the node leaves.
    /// - Returns: the objects of the constraints that have ended. Their `deinit` may run any code, so the caller
    ///   releases them once the lists show the new tree.
    func move(to newParent: LayoutNode?) -> [LayoutConstraint] {
        engine?.checkThread()
        parent?.forgetFitting()
        newParent?.forgetFitting()
        var ended: [LayoutConstraint] = []
        if parent != nil, let engine { ended = leaveTree(for: newParent, from: engine) }
        if parent == nil, let newParent, let engine { ended += joinTree(at: newParent, from: engine) }
        parent = newParent
        attach()
        return ended
    }

    /// Makes the next pass take into account that this node, and everything in it, has moved.
    func attach() {
        if isInUse {
            // A dormant engine makes all rows again when it wakes.
            if presentEngine?.stage == .live { engine?.refreshRows(of: self) }
        } else if parent != nil, flags.contains(.isConstraintBased), !flags.contains(.isGuide) {
            flags.insert(.needsVariables)
        }
        if dependsOnInsets {
            registerInsetObserver()
            flags.insert(.needsInsets)
        }
        flags.insert(.needsPlace)
        markAncestors()
    }

    private func leaveTree(for newParent: LayoutNode?, from engine: LayoutEngine) -> [LayoutConstraint] {
        guard let newParent, let target = newParent.existingEngineOfTree else {
            parent = nil
            return engine.split(into: [engine.root, self])
        }
        let nodes = knownSubtree()
        guard target !== engine else {
            let ended = engine.separate(nodes, staysInTree: true).ended
            // Rows for baselines mention all views on the way to the view that provides the baseline.
            for node in nodes where node.flags.contains(.baselinesAreRead) { engine.baselinesChanged(of: node) }
            parent = newParent
            // All ancestors of a registered node have to be registered.
            engine.label(newParent)
            return ended
        }
        let (inner, ended) = engine.separate(nodes)
        let constraints = engine.release(nodes, inner)
        parent = newParent
        return ended + target.receive(constraints)
    }

    /// Moves a root with an engine into another view, whose tree takes over the engine or its contents.
    private func joinTree(at newParent: LayoutNode, from engine: LayoutEngine) -> [LayoutConstraint] {
        guard let target = newParent.existingEngineOfTree else {
            parent = newParent
            engine.adopt(root: newParent.root, from: self)
            return []
        }
        let (constraints, ended) = engine.dissolve()
        parent = newParent
        let received = target.receive(constraints)
        target.journal.absorb(engine.journal)
        return ended + received
    }

    /// The active constraints with objects between the subtree under this node and other items.
    /// - Complexity: O(*n* log *n*) in the number of items in the subtree and of constraints on them, plus O(1) for
    ///   each constraint of the tree that has never been listed.
    package var outerConstraints: [LayoutConstraint] { engine?.outerConstraints(of: knownSubtree()) ?? [] }

    /// This node and all nodes below it that are registered with the engine, parents first.
    func knownSubtree() -> [LayoutNode] {
        var nodes = [self]
        var index = 0
        while index < nodes.count {
            if let view = nodes[index].view {
                for guide in view.layoutGuides where nodes[index].isKnownParent(of: guide.layoutNode) {
                    nodes.append(guide.layoutNode)
                }
                for child in view.subviews where nodes[index].isKnownParent(of: child.layoutNode) {
                    nodes.append(child.layoutNode)
                }
            }
            index += 1
        }
        return nodes
    }

    /// Whether an item is in this view and registered with the engine; an item that is being removed may still be in
    /// the view's list.
    func isKnownParent(of item: LayoutNode) -> Bool { item.parent === self && item.hasEngine }
}
