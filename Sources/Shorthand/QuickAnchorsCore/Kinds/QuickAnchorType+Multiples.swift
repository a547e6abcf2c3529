public import LayoutCore
public import QuickAnchorKinds

/// Comparisons with a multiple, without a constant.
extension QuickAnchorType {
    /// An anchor that keeps this side greater than or equal to a multiple of the other side.
    public func callAsFunction(
        _ relatedItem: (any LayoutItem)? = nil, atLeastMultiplier multiplier: Double, fileID: String = #fileID,
        line: Int = #line
    ) -> QuickAnchor {
        QuickAnchor(self, relatedItem, nil, .greaterThanOrEqual, multiplier, fileID, line)
    }

    /// An anchor that keeps this side less than or equal to a multiple of the other side:
    /// `widthToRelatedView(atMostMultiplier: 0.75)`.
    public func callAsFunction(
        _ relatedItem: (any LayoutItem)? = nil, atMostMultiplier multiplier: Double, fileID: String = #fileID,
        line: Int = #line
    ) -> QuickAnchor {
        QuickAnchor(self, relatedItem, nil, .lessThanOrEqual, multiplier, fileID, line)
    }

    /// An anchor that keeps this side greater than or equal to a multiple of the other side.
    @_disfavoredOverload
    public func callAsFunction(
        _ relatedItem: (any LayoutItem)? = nil, atLeastMultiplier multiplier: some QuickNumber,
        fileID: String = #fileID, line: Int = #line
    ) -> QuickAnchor {
        QuickAnchor(self, relatedItem, nil, .greaterThanOrEqual, multiplier.quickValue, fileID, line)
    }

    /// An anchor that keeps this side less than or equal to a multiple of the other side.
    @_disfavoredOverload
    public func callAsFunction(
        _ relatedItem: (any LayoutItem)? = nil, atMostMultiplier multiplier: some QuickNumber,
        fileID: String = #fileID, line: Int = #line
    ) -> QuickAnchor {
        QuickAnchor(self, relatedItem, nil, .lessThanOrEqual, multiplier.quickValue, fileID, line)
    }
}

/// Unavailable declarations, which let the compiler suggest the right form.
extension QuickAnchorType {
    /// Not available: the view comes before the number.
    @available(*, unavailable, message: "The view comes first: topToTop(blue, 10).")
    public func callAsFunction(_ constant: Double, _ relatedItem: any LayoutItem) -> QuickAnchor {
        self(relatedItem, constant)
    }
}
