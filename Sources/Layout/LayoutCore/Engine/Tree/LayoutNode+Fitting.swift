extension LayoutNode {
    /// Discards the cached trials of this item and of its ancestors, all of which may contain the item.
    package func forgetFitting() {
        if flags.contains(.isMeasured) { forgetFittings() }
    }

    @inline(never) private func forgetFittings() {
        var node: LayoutNode? = self
        while let current = node, current.flags.contains(.isMeasured) {
            current.flags.remove(.isMeasured)
            current.view?.rareState?.fitting = nil
            node = current.parent
        }
    }
}
