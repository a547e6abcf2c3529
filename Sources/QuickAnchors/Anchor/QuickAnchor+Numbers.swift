public import AutoLayout
public import QuickAnchorKinds

/// Initializers for numbers of types other than `Double`, first as points, then as factors.
extension QuickAnchor {
    /// An anchor to the kind's default item, plus a number in points.
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

    /// An anchor to a multiple of the kind's default item, plus a number in points, 0 by default.
    @_disfavoredOverload
    public init(
        _ kind: QuickAnchorType, _ constant: Double? = nil, multiplier: some QuickNumber, fileID: String = #fileID,
        line: Int = #line
    ) {
        self.init(kind, nil, constant, nil, multiplier.quickValue, fileID, line)
    }

    /// An anchor to a multiple of a view or guide, plus a number in points, 0 by default.
    @_disfavoredOverload
    public init(
        _ kind: QuickAnchorType, _ relatedItem: any LayoutItem, _ constant: Double? = nil,
        multiplier: some QuickNumber, fileID: String = #fileID, line: Int = #line
    ) {
        self.init(kind, relatedItem, constant, nil, multiplier.quickValue, fileID, line)
    }
}
