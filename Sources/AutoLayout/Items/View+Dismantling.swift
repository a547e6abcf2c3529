extension View {
    /// Lets go of everything in a view that is going away, level by level, so that depth costs no stack.
    ///
    /// Subviews that somebody else holds live on, each as the root of its own tree, with the constraints inside it.
    final func dismantle() {
        let node = layoutNode
        node.flags.insert(.isDead)
        node.view = nil
        let engine = node.engine
        guard engine != nil || !subviews.isEmpty || !layoutGuides.isEmpty else { return }
        let (dying, lost, survivors) = takeApart()
        engine?.split(into: survivors.filter { $0.engine === engine }, losing: lost)
        for survivor in survivors { survivor.settleIn() }
        withExtendedLifetime(dying) {}
    }

    /// Detaches this view's subviews, and theirs where nobody else holds them.
    private func takeApart() -> (dying: [View], lost: [LayoutNode], survivors: [LayoutNode]) {
        var (views, lost, survivors): ([View], [LayoutNode], [LayoutNode]) = ([], [], [])
        release(&views, &lost)
        var index = 0
        while index < views.count {
            let node = views[index].layoutNode
            node.parent = nil
            if isKnownUniquelyReferenced(&views[index]) {
                node.flags.insert(.isDead)
                views[index].release(&views, &lost)
            } else {
                survivors.append(node)
            }
            index += 1
        }
        return (views, lost, survivors)
    }

    private func release(_ views: inout [View], _ lost: inout [LayoutNode]) {
        lost.append(layoutNode)
        for guide in layoutGuides {
            guide.layoutNode.parent = nil
            lost.append(guide.layoutNode)
        }
        views += subviews
        changeSubviews { $0 = [] }
    }
}
