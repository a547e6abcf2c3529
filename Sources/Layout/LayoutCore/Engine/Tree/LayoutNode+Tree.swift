extension LayoutNode {
    var root: LayoutNode {
        var node = self
        while let parent = node.parent { node = parent }
        return node
    }

    /// The engine of this node's tree, made now if there is none.
    /// - Complexity: O(1) once the node knows its engine, otherwise O(*d*), where *d* is the node's depth; more if the
    ///   engine's root was deallocated, since constraints then have to be received again.
    package func engineOfTree() -> LayoutEngine {
        if let engine { return engine }
        var top = self
        while let parent = top.parent {
            top = parent
            if let engine = top.engine {
                engine.label(self)
                return engine
            }
        }
        let engine = LayoutEngine(root: top)
        engine.label(self)
        return engine
    }

    /// The engine of this node's tree, if there is one.
    package var existingEngineOfTree: LayoutEngine? {
        var node: LayoutNode? = self
        while let current = node {
            if let engine = current.engine { return engine }
            node = current.parent
        }
        return nil
    }

    /// The view whose edges refer to those of this guide, if any.
    package var ownerOfEdges: LayoutNode? {
        guard flags.contains(.isGuide), let parent, let guide, parent.view?.rareState?.guideForSubviewEdges === guide
        else { return nil }
        return parent
    }

    /// The nearest common ancestor of both items, which may be one of them; without a second item, the view itself or
    /// the owner of the guide. Nil if there is none.
    package func nearestContainer(with other: LayoutNode?) -> LayoutNode? {
        guard let first = container else { return nil }
        guard let other else { return first }
        guard let second = other.container else { return nil }
        if first === second || first === second.parent { return first }
        if let parent = first.parent, parent === second || parent === second.parent { return parent }
        return nearestCommonAncestor(first, second)
    }

    /// The view itself or, for a guide, its owning view.
    private var container: LayoutNode? { flags.contains(.isGuide) ? parent : self }

    private var depth: Int {
        var depth = 0
        var node = parent
        while let current = node {
            depth += 1
            node = current.parent
        }
        return depth
    }

    private func nearestCommonAncestor(_ first: LayoutNode, _ second: LayoutNode) -> LayoutNode? {
        var (deeper, other): (LayoutNode?, LayoutNode?) = (first, second)
        var difference = first.depth - second.depth
        if difference < 0 { (deeper, other, difference) = (other, deeper, -difference) }
        for _ in 0..<difference { deeper = deeper?.parent }
        while let left = deeper, let right = other {
            if left === right { return left }
            (deeper, other) = (left.parent, right.parent)
        }
        return nil
    }
}
