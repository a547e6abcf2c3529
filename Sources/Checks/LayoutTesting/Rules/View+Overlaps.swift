internal import AutoLayout
internal import LayoutControls

extension View {
    /// The pairs of visible subviews that overlap, each reported for the view in front, from back to front.
    ///
    /// A view that fills its parent may lie behind the others, as their background, or if it is a button that shows
    /// nothing, in front of them. The views are processed in the
    /// order of their top edges; each is compared with those that begin above its bottom edge.
    func overlapsOfSubviews(
        beyond tolerance: Double, exempting isExempt: (View) -> Bool
    ) -> [(view: View, problem: LayoutFault.Problem)] {
        guard subviews.count > 1 else { return [] }
        let tolerance = max(tolerance, layoutNode.pixelGrid.overlap + LayoutRule.tolerance)
        let views = subviewsInDepth.filter { $0.isVisible && !$0.frame.isNegligible && !isExempt($0) }
        let downwards = views.indices.sorted { (views[$0].frame.minY, $0) < (views[$1].frame.minY, $1) }
        var found: [(front: Int, back: Int, area: Rect)] = []
        for (place, upper) in downwards.enumerated() {
            for lower in downwards[(place + 1)...] {
                guard views[lower].frame.minY < views[upper].frame.maxY else { break }
                let area = views[upper].frame.intersection(views[lower].frame)
                let (front, back) = (max(upper, lower), min(upper, lower))
                guard area.width > tolerance, area.height > tolerance, !views[back].fillsParent,
                    !(views[front].isEmptyButton && views[front].fillsParent)
                else { continue }
                found.append((front, back, area))
            }
        }
        found.sort { ($0.front, $0.back) < ($1.front, $1.back) }
        return found.map { (views[$0.front], .overlap(of: views[$0.back].ownName, at: $0.area)) }
    }
}

extension View {
    /// Whether the view is a button that only reacts to touches.
    private var isEmptyButton: Bool {
        guard let button = self as? Button else { return false }
        return (button.title ?? "").isEmpty && button.imageView.shownNaturalSize == nil
            && (button.backgroundColor?.alpha ?? 0) == 0 && button.backgroundGradient == nil && button.borderWidth == 0
    }

    /// Whether the view covers its parent completely.
    private var fillsParent: Bool {
        guard let parent = superview else { return false }
        let (frame, whole, tolerance) = (frame, parent.bounds, LayoutRule.tolerance)
        return frame.minX <= whole.minX + tolerance && frame.minY <= whole.minY + tolerance
            && frame.maxX >= whole.maxX - tolerance && frame.maxY >= whole.maxY - tolerance
    }
}

extension Rect {
    /// Whether the area is zero, up to rounding error.
    fileprivate var isNegligible: Bool { width <= LayoutRule.tolerance || height <= LayoutRule.tolerance }
}
