extension View {
    /// Releases everything in a view that is being deallocated, level by level, so that a deep tree does not exhaust
    /// the stack.
    ///
    /// Subviews that are still referenced elsewhere survive, each as the root of its own tree, with the constraints
    /// inside it.
    final func dismantle() {
        let node = layoutNode
        node.view = nil
        node.flags.insert(.isDead)
        let engine = node.presentEngine
        if subviews.isEmpty, layoutGuides.isEmpty { return engine?.split(into: [], losing: [node]) ?? () }
        let (views, lost) = takeApart()
        let parts = views.compactMap { $0.layoutNode.isDead ? nil : $0.layoutNode }
        engine?.split(into: parts.filter { $0.presentEngine === engine }, losing: lost)
        for part in parts { part.attach() }
        // Their turn comes now, one after the other: until then each is a view like any other for the `deinit` of those
        // before it.
        for view in views { view.layoutNode.flags.remove(.isDead) }
    }

    /// Detaches this view's subviews, and recursively those that nothing else references.
    /// - Returns: all of them, and the nodes of what is going, of this view first.
    private func takeApart() -> (views: [View], lost: [LayoutNode]) {
        var (views, lost): ([View], [LayoutNode]) = ([], [layoutNode])
        release(&views, &lost)
        var index = 0
        while index < views.count {
            let node = views[index].layoutNode
            node.parent = nil
            if isKnownUniquelyReferenced(&views[index]) {
                node.flags.insert(.isDead)
                lost.append(node)
                views[index].release(&views, &lost)
            }
            index += 1
        }
        return (views, lost)
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
