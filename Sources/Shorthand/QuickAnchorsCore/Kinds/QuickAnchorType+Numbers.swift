public import LayoutCore
public import QuickAnchorKinds

/// The four forms for numbers of types other than `Double`: first with points, then with factors.
///
/// If `Double` fits, as it does for literals, the form with `Double` is preferred, so that `16 / 9` is not an integer
/// division. For the same reason, no form takes both a number and a factor of other types.
extension QuickAnchorType {
    /// An anchor to the kind's default item, plus a number in points.
    @_disfavoredOverload
    public func callAsFunction<Number: QuickNumber>(
        _ constant: Number?, multiplier: Double = 1, fileID: String = #fileID, line: Int = #line
    ) -> QuickAnchor {
        QuickAnchor(self, nil, constant?.quickValue, nil, multiplier, fileID, line)
    }

    /// An anchor to a view or guide, plus a number in points.
    @_disfavoredOverload
    public func callAsFunction<Number: QuickNumber>(
        _ relatedItem: any LayoutItem, _ constant: Number?, multiplier: Double = 1, fileID: String = #fileID,
        line: Int = #line
    ) -> QuickAnchor {
        QuickAnchor(self, relatedItem, constant?.quickValue, nil, multiplier, fileID, line)
    }

    /// An anchor that keeps this side greater than or equal to the other side, or a multiple of it, plus a number in
    /// points.
    @_disfavoredOverload
    public func callAsFunction(
        _ relatedItem: (any LayoutItem)? = nil, atLeast constant: some QuickNumber, multiplier: Double = 1,
        fileID: String = #fileID, line: Int = #line
    ) -> QuickAnchor {
        QuickAnchor(self, relatedItem, constant.quickValue, .greaterThanOrEqual, multiplier, fileID, line)
    }

    /// An anchor that keeps this side less than or equal to the other side, or a multiple of it, plus a number in
    /// points.
    @_disfavoredOverload
    public func callAsFunction(
        _ relatedItem: (any LayoutItem)? = nil, atMost constant: some QuickNumber, multiplier: Double = 1,
        fileID: String = #fileID, line: Int = #line
    ) -> QuickAnchor {
        QuickAnchor(self, relatedItem, constant.quickValue, .lessThanOrEqual, multiplier, fileID, line)
    }
}

extension QuickAnchorType {
    /// An anchor to a multiple of the kind's default item, plus a number in points, 0 by default.
    @_disfavoredOverload
    public func callAsFunction(
        _ constant: Double? = nil, multiplier: some QuickNumber, fileID: String = #fileID, line: Int = #line
    ) -> QuickAnchor {
        QuickAnchor(self, nil, constant, nil, multiplier.quickValue, fileID, line)
    }

    /// An anchor to a multiple of a view or guide, plus a number in points, 0 by default.
    @_disfavoredOverload
    public func callAsFunction(
        _ relatedItem: any LayoutItem, _ constant: Double? = nil, multiplier: some QuickNumber,
        fileID: String = #fileID, line: Int = #line
    ) -> QuickAnchor {
        QuickAnchor(self, relatedItem, constant, nil, multiplier.quickValue, fileID, line)
    }

    /// An anchor that keeps this side greater than or equal to a multiple of the other side plus a number in points.
    @_disfavoredOverload
    public func callAsFunction(
        _ relatedItem: (any LayoutItem)? = nil, atLeast constant: Double, multiplier: some QuickNumber,
        fileID: String = #fileID, line: Int = #line
    ) -> QuickAnchor {
        QuickAnchor(self, relatedItem, constant, .greaterThanOrEqual, multiplier.quickValue, fileID, line)
    }

    /// An anchor that keeps this side less than or equal to a multiple of the other side plus a number in points.
    @_disfavoredOverload
    public func callAsFunction(
        _ relatedItem: (any LayoutItem)? = nil, atMost constant: Double, multiplier: some QuickNumber,
        fileID: String = #fileID, line: Int = #line
    ) -> QuickAnchor {
        QuickAnchor(self, relatedItem, constant, .lessThanOrEqual, multiplier.quickValue, fileID, line)
    }
}
