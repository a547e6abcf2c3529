public import AutoLayout
public import QuickAnchorKinds

/// A constraint that is not yet bound to a view: a kind, a related item, a constant and its other properties.
///
/// The same anchor can be used for any number of views. It does not keep the related item alive.
public struct QuickAnchor: QuickAnchorNames {
    /// Which attributes of the two items are constrained to each other.
    public let kind: QuickAnchorType
    let relatedNode: LayoutNode?
    /// Whether the other side is the safe area or the margins.
    let refersToInsets: Bool
    /// The constant on the other side, in points.
    public var constant: Double
    /// The factor of the other side.
    public var multiplier: Double
    /// How the two sides compare.
    public var relation: LayoutConstraint.Relation
    /// The priority, in (0, 1000].
    public var priority = LayoutPriority.required
    /// A name for diagnostics.
    public var identifier: String?
    /// Where the anchor was written.
    public let location: SourceLocation

    /// The initializer behind all forms; the kind's row decides whether the number is the constant or the factor.
    init(
        _ kind: QuickAnchorType, _ relatedItem: (any LayoutItem)?, _ number: Double?,
        _ relation: LayoutConstraint.Relation?, _ multiplier: Double, _ fileID: String, _ line: Int
    ) {
        let row = kind.row
        self.kind = kind
        refersToInsets = row.reference.isInset
        relatedNode = relatedItem?.layoutNode
        self.relation = relation ?? LayoutConstraint.Relation(row.relation)
        (self.constant, self.multiplier) = row.numbers(number, multiplier: multiplier)
        location = SourceLocation(fileID: fileID, line: line)
    }

    /// The view or guide on the other side; nil for the kind's default, usually the parent, or after deallocation.
    public var relatedItem: (any LayoutItem)? { relatedNode?.item }

    /// An anchor to the kind's default item, plus a constant in points, 0 by default.
    public init(
        _ kind: QuickAnchorType, _ constant: Double? = nil, multiplier: Double = 1, fileID: String = #fileID,
        line: Int = #line
    ) {
        self.init(kind, nil, constant, nil, multiplier, fileID, line)
    }

    /// An anchor to a view or guide, plus a constant in points, 0 by default.
    public init(
        _ kind: QuickAnchorType, _ relatedItem: any LayoutItem, _ constant: Double? = nil, multiplier: Double = 1,
        fileID: String = #fileID, line: Int = #line
    ) {
        self.init(kind, relatedItem, constant, nil, multiplier, fileID, line)
    }
}
