public import LayoutCore
public import QuickAnchorKinds

/// Calling a kind makes an anchor; these four forms exist for every kind.
extension QuickAnchorType {
    /// An anchor to the kind's default item, plus a number in points, 0 by default.
    ///
    /// For `aspectRatio`, the number is a factor, 1 by default. Kinds without another side, such as `widthToConstant`,
    /// and content priorities require the number.
    public func callAsFunction(
        _ constant: Double? = nil, multiplier: Double = 1, fileID: String = #fileID, line: Int = #line
    ) -> QuickAnchor {
        QuickAnchor(self, nil, constant, nil, multiplier, fileID, line)
    }

    /// An anchor to a view or guide, plus a number in points, 0 by default.
    public func callAsFunction(
        _ relatedItem: any LayoutItem, _ constant: Double? = nil, multiplier: Double = 1, fileID: String = #fileID,
        line: Int = #line
    ) -> QuickAnchor {
        QuickAnchor(self, relatedItem, constant, nil, multiplier, fileID, line)
    }

    /// An anchor that keeps this side greater than or equal to the other side, or a multiple of it, plus a number in
    /// points.
    public func callAsFunction(
        _ relatedItem: (any LayoutItem)? = nil, atLeast constant: Double, multiplier: Double = 1,
        fileID: String = #fileID, line: Int = #line
    ) -> QuickAnchor {
        QuickAnchor(self, relatedItem, constant, .greaterThanOrEqual, multiplier, fileID, line)
    }

    /// An anchor that keeps this side less than or equal to the other side, or a multiple of it, plus a number in
    /// points.
    public func callAsFunction(
        _ relatedItem: (any LayoutItem)? = nil, atMost constant: Double, multiplier: Double = 1,
        fileID: String = #fileID, line: Int = #line
    ) -> QuickAnchor {
        QuickAnchor(self, relatedItem, constant, .lessThanOrEqual, multiplier, fileID, line)
    }
}
