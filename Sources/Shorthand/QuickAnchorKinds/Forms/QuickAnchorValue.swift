/// An anchor for any kind of view. The initializers in its extensions call the required one.
public protocol QuickAnchorValue: QuickAnchorNames, QuickAnchorElement {
    /// A view or guide.
    associatedtype Item
    /// A number of points.
    associatedtype Number: QuickNumber, ExpressibleByIntegerLiteral
    /// A priority.
    associatedtype Priority: RawRepresentable where Priority.RawValue: BinaryFloatingPoint
    /// The comparison of the two sides.
    associatedtype Relation

    /// The kind, which defines the attributes that are constrained to each other.
    var kind: QuickAnchorType { get }

    /// The priority, in (0, 1000].
    var priority: Priority { get set }

    /// A name for diagnostics.
    var identifier: String? { get set }

    /// Creates an anchor from its parts. The number is in points; for `aspectRatio`, it is a factor, and for a content
    /// priority, it is the priority. If it is nil, the kind's default is used, if there is one.
    init(
        _ kind: QuickAnchorType, relatedItem: Item?, number: Double?, relation: Relation?, multiplier: Double,
        fileID: String, line: Int)
}

extension QuickAnchorValue {
    /// An anchor to the kind's default item, plus a number in points, 0 by default.
    ///
    /// For `aspectRatio`, the number is a factor, 1 by default. Kinds without another side, such as `widthToConstant`,
    /// and content priorities require the number.
    @inlinable
    public init(
        _ kind: QuickAnchorType, _ constant: Number? = nil, multiplier: Number = 1, fileID: String = #fileID,
        line: Int = #line
    ) {
        self.init(
            kind, relatedItem: nil, number: constant?.quickValue, relation: nil, multiplier: multiplier.quickValue,
            fileID: fileID, line: line)
    }

    /// An anchor to a view or guide, plus a number in points, 0 by default.
    @inlinable
    public init(
        _ kind: QuickAnchorType, _ relatedItem: Item, _ constant: Number? = nil, multiplier: Number = 1,
        fileID: String = #fileID, line: Int = #line
    ) {
        self.init(
            kind, relatedItem: relatedItem, number: constant?.quickValue, relation: nil,
            multiplier: multiplier.quickValue, fileID: fileID, line: line)
    }
}

/// Initializers for numbers of other types: first for points, then for factors.
extension QuickAnchorValue {
    /// An anchor to the kind's default item, plus a number in points.
    @inlinable
    @_disfavoredOverload
    public init<Points: QuickNumber>(
        _ kind: QuickAnchorType, _ constant: Points?, multiplier: Number = 1, fileID: String = #fileID,
        line: Int = #line
    ) {
        self.init(
            kind, relatedItem: nil, number: constant?.quickValue, relation: nil, multiplier: multiplier.quickValue,
            fileID: fileID, line: line)
    }

    /// An anchor to a view or guide, plus a number in points.
    @inlinable
    @_disfavoredOverload
    public init<Points: QuickNumber>(
        _ kind: QuickAnchorType, _ relatedItem: Item, _ constant: Points?, multiplier: Number = 1,
        fileID: String = #fileID, line: Int = #line
    ) {
        self.init(
            kind, relatedItem: relatedItem, number: constant?.quickValue, relation: nil,
            multiplier: multiplier.quickValue, fileID: fileID, line: line)
    }

    /// An anchor to a multiple of the kind's default item, plus a number in points, 0 by default.
    @inlinable
    @_disfavoredOverload
    public init(
        _ kind: QuickAnchorType, _ constant: Number? = nil, multiplier: some QuickNumber, fileID: String = #fileID,
        line: Int = #line
    ) {
        self.init(
            kind, relatedItem: nil, number: constant?.quickValue, relation: nil, multiplier: multiplier.quickValue,
            fileID: fileID, line: line)
    }

    /// An anchor to a multiple of a view or guide, plus a number in points, 0 by default.
    @inlinable
    @_disfavoredOverload
    public init(
        _ kind: QuickAnchorType, _ relatedItem: Item, _ constant: Number? = nil, multiplier: some QuickNumber,
        fileID: String = #fileID, line: Int = #line
    ) {
        self.init(
            kind, relatedItem: relatedItem, number: constant?.quickValue, relation: nil,
            multiplier: multiplier.quickValue, fileID: fileID, line: line)
    }
}
