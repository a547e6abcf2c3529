public import AutoLayout
public import QuickAnchorKinds

/// The initializers with numbers of other types than `Double`: first such a number of points, then such a factor.
extension QuickAnchor {
    /// An anchor to what the kind relates to by default, plus a number in points.
    @_disfavoredOverload
    public init<Number: QuickNumber>(
        _ kind: QuickAnchorType, _ constant: Number?, multiplier: Double = 1, fileID: String = #fileID,
        line: Int = #line
    ) {
        self.init(kind, nil, constant?.quickValue, nil, multiplier, fileID, line)
    }

    /// An anchor to a view or guide, plus a number in points.
    @_disfavoredOverload
    public init<Number: QuickNumber>(
        _ kind: QuickAnchorType, _ relatedItem: any LayoutItem, _ constant: Number?, multiplier: Double = 1,
        fileID: String = #fileID, line: Int = #line
    ) {
        self.init(kind, relatedItem, constant?.quickValue, nil, multiplier, fileID, line)
    }

    /// An anchor to a multiple of what the kind relates to by default, plus a number in points, 0 where there is none.
    @_disfavoredOverload
    public init(
        _ kind: QuickAnchorType, _ constant: Double? = nil, multiplier: some QuickNumber, fileID: String = #fileID,
        line: Int = #line
    ) {
        self.init(kind, nil, constant, nil, multiplier.quickValue, fileID, line)
    }

    /// An anchor to a multiple of a view or guide, plus a number in points, 0 where there is none.
    @_disfavoredOverload
    public init(
        _ kind: QuickAnchorType, _ relatedItem: any LayoutItem, _ constant: Double? = nil,
        multiplier: some QuickNumber, fileID: String = #fileID, line: Int = #line
    ) {
        self.init(kind, relatedItem, constant, nil, multiplier.quickValue, fileID, line)
    }
}
