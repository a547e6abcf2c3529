public import LayoutCore
internal import QuickAnchorKinds

extension View {
    /// Adds views in front of the others, one after another from edge to edge, with extents proportional to weights,
    /// which are equal by default. Distances are in points.
    ///
    /// The method makes `leadingToLeading()` for the first view, `leadingToTrailing(previous, spacing)` and
    /// `widthToRelatedView(first, multiplier: weight / firstWeight)` for each of the others, and `trailingToTrailing()`
    /// for the last; for a vertical chain, it makes the counterparts on the other axis. Constrain the views
    /// perpendicular to the chain yourself.
    /// - Returns: the constraints, view by view; those of the last view end with its trailing or bottom edge.
    /// - Precondition: `weights` is empty or contains a weight above 0 for each view.
    /// - Complexity: O(*n*) in the number of views.
    @discardableResult
    public func chain(
        _ views: [View], along axis: Axis = .horizontal, weights: [Double] = [], spacing: Double = 0,
        fileID: String = #fileID, line: Int = #line
    ) -> QuickConstraints {
        let caller = SourceLocation(fileID: fileID, line: line)
        caller.require(weights.isEmpty || weights.count == views.count, "A chain has a weight for each view, or none.")
        caller.require(weights.allSatisfy { $0 > 0 }, "The weights of a chain must be above 0.")
        let isHorizontal = axis == .horizontal
        let (toStart, toPrevious): (QuickAnchorType, QuickAnchorType) =
            isHorizontal ? (.leadingToLeading, .leadingToTrailing) : (.topToTop, .topToBottom)
        let (toEnd, extent): (QuickAnchorType, QuickAnchorType) =
            isHorizontal ? (.trailingToTrailing, .widthEqualToView) : (.bottomToBottom, .heightEqualToView)
        var calls: [QuickConstraints] = []
        for (index, view) in views.enumerated() {
            var anchors: [QuickAnchor] = []
            if index == 0 {
                anchors.append(toStart(fileID: fileID, line: line))
            } else {
                anchors.append(toPrevious(views[index - 1], spacing, fileID: fileID, line: line))
                let ratio = weights.isEmpty ? 1 : weights[index] / weights[0]
                anchors.append(extent(views[0], multiplier: ratio, fileID: fileID, line: line))
            }
            if index == views.count - 1 { anchors.append(toEnd(fileID: fileID, line: line)) }
            calls.append(quickAdd(view, anchors, fileID: fileID, line: line))
        }
        return QuickConstraints(joining: calls)
    }
}
