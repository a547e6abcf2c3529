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
        let dying = takeApart()
        if let engine {
            for (constraint, container) in engine.dissolve(releasing: \.canLive) {
                container.engineOfTree().receive([(constraint, container)])
            }
        }
        withExtendedLifetime(dying) {}
    }

    /// Detaches this view's subviews, and theirs where nobody else holds them.
    private func takeApart() -> [View] {
        var views = release()
        var index = 0
        while index < views.count {
            views[index].layoutNode.parent = nil
            if isKnownUniquelyReferenced(&views[index]) {
                views[index].layoutNode.flags.insert(.isDead)
                views += views[index].release()
            }
            index += 1
        }
        return views
    }

    private func release() -> [View] {
        for guide in layoutGuides { guide.layoutNode.parent = nil }
        let released = subviews
        subviews = []
        return released
    }
}

extension LayoutConstraint {
    fileprivate var canLive: Bool {
        !firstNode.isDead && secondNode?.isDead != true && container?.isDead == false
    }
}
