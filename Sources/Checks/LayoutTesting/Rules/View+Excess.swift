internal import AutoLayout

extension View {
    /// The problem that the view extends beyond its parent; nil if it does not, or if its parent scrolls.
    var excess: LayoutFault.Problem? {
        guard let parent = superview, parent.guideForSubviewEdges == nil else { return nil }
        // The parent's scroll position is ignored.
        let (frame, bounds) = (frame, Rect(size: parent.bounds.size))
        let beyond = EdgeInsets(
            top: bounds.minY - frame.minY, left: bounds.minX - frame.minX,
            bottom: frame.maxY - bounds.maxY, right: frame.maxX - bounds.maxX)
        guard max(beyond.top, beyond.left, beyond.bottom, beyond.right) > LayoutRule.tolerance else { return nil }
        // Without an engine, the grid is found at the root, so it is looked up only where it matters.
        let tolerance = layoutNode.pixelGrid.overlap + LayoutRule.tolerance
        func visible(_ distance: Double) -> Double { distance > tolerance ? distance : 0 }
        let excess = EdgeInsets(
            top: visible(beyond.top), left: visible(beyond.left),
            bottom: visible(beyond.bottom), right: visible(beyond.right))
        return excess == .zero ? nil : .outside(excess)
    }
}
