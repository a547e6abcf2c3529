public import LayoutCore

extension View {
    /// Divides the space around a view or guide along an axis. The bias is the fraction of the space before the item: 0
    /// puts the item at the leading or top edge, 0.5 in the center, and 1 at the trailing or bottom edge.
    ///
    /// If the bias is between 0 and 1, the method makes two guides, from the edges of this view to those of the item,
    /// and the constraint `before.width == bias / (1 − bias) × after.width`, or the same for heights. Sizes are never
    /// negative, so the item cannot be larger than this view. For 0 and 1, it makes no guides, and constrains the
    /// item's edge to the same edge of this view.
    /// - Returns: the constraints, the last of which determines the ratio or the edge.
    /// - Precondition: The item is inside this view; the bias is from 0 to 1.
    /// - Complexity: O(1).
    @discardableResult
    public func bias(
        _ item: any LayoutItem, _ bias: Double, along axis: Axis = .horizontal, fileID: String = #fileID,
        line: Int = #line
    ) -> [LayoutConstraint] {
        SourceLocation(fileID: fileID, line: line).require((0...1).contains(bias), "A bias must be from 0 to 1.")
        let isHorizontal = axis == .horizontal
        let (start, end): (LayoutConstraint.Attribute, LayoutConstraint.Attribute) =
            isHorizontal ? (.leading, .trailing) : (.top, .bottom)
        let extent: LayoutConstraint.Attribute = isHorizontal ? .width : .height
        func tie(
            _ first: any LayoutItem, _ attribute: LayoutConstraint.Attribute, _ second: any LayoutItem,
            _ other: LayoutConstraint.Attribute, multiplier: Double = 1
        ) -> LayoutConstraint {
            LayoutConstraint(
                item: first, attribute: attribute, toItem: second, attribute: other, multiplier: multiplier,
                fileID: fileID, line: line)
        }
        var constraints: [LayoutConstraint]
        if bias == 0 || bias == 1 {
            let edge = bias == 0 ? start : end
            constraints = [tie(item, edge, self, edge)]
        } else {
            let (before, after) = (LayoutGuide(), LayoutGuide())
            (before.identifier, after.identifier) = ("before", "after")
            addLayoutGuide(before)
            addLayoutGuide(after)
            constraints = [
                tie(before, start, self, start), tie(before, end, item, start), tie(after, start, item, end),
                tie(after, end, self, end), tie(before, extent, after, extent, multiplier: bias / (1 - bias)),
            ]
        }
        LayoutConstraint.activate(constraints)
        return constraints
    }
}
