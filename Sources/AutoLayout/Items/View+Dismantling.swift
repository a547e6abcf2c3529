extension View {
    /// Releases everything in a view that is being deallocated, level by level, so that a deep tree does not exhaust
    /// the stack.
    ///
    /// Subviews that are still referenced elsewhere survive, each as the root of its own tree, with the constraints
    /// inside it.
    final func dismantle() {
        let node = layoutNode
        node.view = nil
        // Dismantled together with its parent.
        if node.isDead { return }
        node.flags.insert(.isDead)
        let engine = node.lastEngine
        if subviews.isEmpty, layoutGuides.isEmpty { return engine?.lose(node) ?? () }
        let (dying, lost, survivors) = takeApart()
        engine?.lose(node, lost, leaving: survivors)
        for survivor in survivors where survivor.lastEngine == nil { survivor.attach() }
        withExtendedLifetime(dying) {}
    }

    /// Detaches this view's subviews, and recursively those that nothing else references.
    /// - Returns: all of them, the nodes of what is gone besides this view, and those of what is not.
    private func takeApart() -> (dying: [View], lost: [LayoutNode], survivors: [LayoutNode]) {
        var (views, lost, survivors): ([View], [LayoutNode], [LayoutNode]) = ([], [], [])
        release(&views, &lost)
        var index = 0
        while index < views.count {
            let node = views[index].layoutNode
            node.parent = nil
            if isKnownUniquelyReferenced(&views[index]) {
                node.flags.insert(.isDead)
                lost.append(node)
                views[index].release(&views, &lost)
            } else {
                survivors.append(node)
            }
            index += 1
        }
        return (views, lost, survivors)
    }

    private func release(_ views: inout [View], _ lost: inout [LayoutNode]) {
        for guide in layoutGuides {
            guide.layoutNode.parent = nil
            lost.append(guide.layoutNode)
        }
        changeSubviews { subviews in
            // Mostly the first, whose list is taken over as it is.
            if views.isEmpty { swap(&views, &subviews) } else { views += subviews }
            subviews = []
        }
    }
}
