extension View {
    /// Releases the contents of a view that is being deallocated, level by level, so that a deep tree does not exhaust
    /// the stack.
    ///
    /// Subviews that are still referenced elsewhere survive, each as the root of its own tree, with the constraints
    /// inside it.
    final func dismantle() {
        let node = layoutNode
        node.view = nil
        node.flags.insert(.isDead)
        let engine = node.presentEngine
        node.engine = nil
        if subviews.isEmpty, layoutGuides.isEmpty { return engine?.loseRoot(leaving: 0, nil) ?? () }
        // The list releases the views one by one; until its turn comes, each is a normal view to the `deinit` of the
        // views before it.
        let views = takeApart(engine)
        withExtendedLifetime(views) {}
    }

    /// Detaches this view's subviews and, recursively, the subviews of those that nothing else references, and updates
    /// the engine.
    /// - Returns: the detached views.
    private func takeApart(_ engine: LayoutEngine?) -> [View] {
        var views: [View] = []
        release(&views)
        var (index, count, part): (Int, Int, LayoutNode?) = (0, 0, nil)
        while index < views.count {
            let node = views[index].layoutNode
            node.parent = nil
            if isKnownUniquelyReferenced(&views[index]) {
                node.leaveEngine()
                // A container's records of its views must not count as other references to them.
                views[index].asContainer?.forgetArrangedViews()
                views[index].release(&views)
            } else if node.hasEngine {
                count += 1
                part = node
            } else {
                node.attach()
            }
            index += 1
        }
        engine?.loseRoot(leaving: count, part)
        if count == 1 { part?.attach() }
        return views
    }

    private func release(_ views: inout [View]) {
        for guide in layoutGuides {
            guide.layoutNode.parent = nil
            guide.layoutNode.leaveEngine()
        }
        changeSubviews { subviews in
            // The first view's list is reused as it is. Others are moved view by view: copying a list would retain all
            // of its views and release them again.
            if views.isEmpty { swap(&views, &subviews) }
            subviews.reverse()
            while let view = subviews.popLast() { views.append(view) }
            subviews = []
        }
    }
}

extension LayoutNode {
    /// Clears the references to the engine of a tree that is being deallocated.
    fileprivate func leaveEngine() {
        guard hasEngine else { return }
        engine = nil
        forgetRows()
    }
}
