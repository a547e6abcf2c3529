internal import AutoLayout

extension View {
    /// The problem that the view extends beyond its parent; nil if it does not, or if its parent scrolls.
    var excess: LayoutFault.Problem? {
        guard let parent = superview, parent.guideForSubviewEdges == nil else { return nil }
        let tolerance = layoutNode.pixelGrid.overlap + LayoutRule.tolerance
        func beyond(_ distance: Double) -> Double { distance > tolerance ? distance : 0 }
        // The parent's scroll position is ignored.
        let (frame, bounds) = (frame, Rect(size: parent.bounds.size))
        let excess = EdgeInsets(
            top: beyond(bounds.minY - frame.minY), left: beyond(bounds.minX - frame.minX),
            bottom: beyond(frame.maxY - bounds.maxY), right: beyond(frame.maxX - bounds.maxX))
        return excess == .zero ? nil : .outside(excess)
    }
}
