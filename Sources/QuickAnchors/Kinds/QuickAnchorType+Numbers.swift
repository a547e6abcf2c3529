public import AutoLayout
public import QuickAnchorKinds

/// The four forms with numbers of other types than `Double`: first such a number of points, then such a factor.
///
/// Where `Double` fits, as it does for everything written as a literal, its form is taken, so that `16 / 9` is no division of
/// integers. For the same reason no form takes both a number and a factor of other types.
extension QuickAnchorType {
    /// An anchor to what the kind relates to by default, plus a number in points.
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

    /// An anchor that keeps this side at or above the other one plus a number in points.
    @_disfavoredOverload
    public func callAsFunction(
        _ relatedItem: (any LayoutItem)? = nil, atLeast constant: some QuickNumber, multiplier: Double = 1,
        fileID: String = #fileID, line: Int = #line
    ) -> QuickAnchor {
        QuickAnchor(self, relatedItem, constant.quickValue, .greaterThanOrEqual, multiplier, fileID, line)
    }

    /// An anchor that keeps this side at or below the other one plus a number in points.
    @_disfavoredOverload
    public func callAsFunction(
        _ relatedItem: (any LayoutItem)? = nil, atMost constant: some QuickNumber, multiplier: Double = 1,
        fileID: String = #fileID, line: Int = #line
    ) -> QuickAnchor {
        QuickAnchor(self, relatedItem, constant.quickValue, .lessThanOrEqual, multiplier, fileID, line)
    }
}

extension QuickAnchorType {
    /// An anchor to a multiple of what the kind relates to by default, plus a number in points, 0 where there is none.
    @_disfavoredOverload
    public func callAsFunction(
        _ constant: Double? = nil, multiplier: some QuickNumber, fileID: String = #fileID, line: Int = #line
    ) -> QuickAnchor {
        QuickAnchor(self, nil, constant, nil, multiplier.quickValue, fileID, line)
    }

    /// An anchor to a multiple of a view or guide, plus a number in points, 0 where there is none.
    @_disfavoredOverload
    public func callAsFunction(
        _ relatedItem: any LayoutItem, _ constant: Double? = nil, multiplier: some QuickNumber,
        fileID: String = #fileID, line: Int = #line
    ) -> QuickAnchor {
        QuickAnchor(self, relatedItem, constant, nil, multiplier.quickValue, fileID, line)
    }

    /// An anchor that keeps this side at or above a multiple of the other one plus a number in points.
    @_disfavoredOverload
    public func callAsFunction(
        _ relatedItem: (any LayoutItem)? = nil, atLeast constant: Double, multiplier: some QuickNumber,
        fileID: String = #fileID, line: Int = #line
    ) -> QuickAnchor {
        QuickAnchor(self, relatedItem, constant, .greaterThanOrEqual, multiplier.quickValue, fileID, line)
    }

    /// An anchor that keeps this side at or below a multiple of the other one plus a number in points.
    @_disfavoredOverload
    public func callAsFunction(
        _ relatedItem: (any LayoutItem)? = nil, atMost constant: Double, multiplier: some QuickNumber,
        fileID: String = #fileID, line: Int = #line
    ) -> QuickAnchor {
        QuickAnchor(self, relatedItem, constant, .lessThanOrEqual, multiplier.quickValue, fileID, line)
    }
}
