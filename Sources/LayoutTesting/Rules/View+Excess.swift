internal import AutoLayout

extension View {
    /// How far the view reaches beyond its parent, where it does.
    var excess: LayoutFault.Problem? {
        guard let parent = superview else { return nil }
        let (frame, bounds) = (frame, parent.bounds)
        let excess = EdgeInsets(
            top: beyond(bounds.minY - frame.minY), left: beyond(bounds.minX - frame.minX),
            bottom: beyond(frame.maxY - bounds.maxY), right: beyond(frame.maxX - bounds.maxX))
        return excess == .zero ? nil : .outside(excess)
    }

    private func beyond(_ distance: Double) -> Double { distance > LayoutRule.tolerance ? distance : 0 }
}
