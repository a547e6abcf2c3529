internal import AutoLayout

extension View {
    /// The pairs of visible subviews that overlap, reported for the one in front, from back to front.
    ///
    /// The views are swept from top to bottom, each compared with those that start before it ends.
    func overlapsOfSubviews(exempting isExempt: (View) -> Bool) -> [(view: View, problem: LayoutFault.Problem)] {
        let views = subviews.filter { !$0.isHidden && !$0.frame.isNegligible && !isExempt($0) }
        let downwards = views.indices.sorted { (views[$0].frame.minY, $0) < (views[$1].frame.minY, $1) }
        var found: [(front: Int, back: Int, area: Rect)] = []
        for (place, upper) in downwards.enumerated() {
            for lower in downwards[(place + 1)...] {
                guard views[lower].frame.minY < views[upper].frame.maxY else { break }
                let area = views[upper].frame.intersection(views[lower].frame)
                if !area.isNegligible { found.append((max(upper, lower), min(upper, lower), area)) }
            }
        }
        found.sort { ($0.front, $0.back) < ($1.front, $1.back) }
        return found.map { (views[$0.front], .overlap(of: views[$0.back].ownName, at: $0.area)) }
    }
}

extension Rect {
    /// Whether its area is zero, up to rounding error.
    fileprivate var isNegligible: Bool { width <= LayoutRule.tolerance || height <= LayoutRule.tolerance }
}
