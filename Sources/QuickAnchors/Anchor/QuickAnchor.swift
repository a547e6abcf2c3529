public import AutoLayout
public import QuickAnchorKinds

/// One tie of a view, not yet bound to the view: a kind, a related item, a constant and what else a constraint has.
///
/// A value: the same anchor can be used for any number of views. It does not keep the related item alive.
public struct QuickAnchor: QuickAnchorNames {
    /// What of the view is tied to what of the other item.
    public let kind: QuickAnchorType
    let relatedNode: LayoutNode?
    /// Whether the other side is a guide of safe area or margins.
    let speaksOfInsets: Bool
    /// What is added on the other side, in points.
    public var constant: Double
    /// What the other side is multiplied with.
    public var multiplier: Double
    /// How the two sides compare.
    public var relation: LayoutConstraint.Relation
    /// How much the constraint counts, in (0, 1000].
    public var priority = LayoutPriority.required
    /// A name that diagnostics show.
    public var identifier: String?
    /// Where the anchor was written.
    public let location: SourceLocation

    /// What all the forms come to; the kind's row says whether the number is the constant or the factor.
    init(
        _ kind: QuickAnchorType, _ relatedItem: (any LayoutItem)?, _ number: Double?,
        _ relation: LayoutConstraint.Relation?, _ multiplier: Double, _ fileID: String, _ line: Int
    ) {
        let row = kind.row
        self.kind = kind
        speaksOfInsets = row.reference.isInset
        relatedNode = relatedItem?.layoutNode
        self.relation = relation ?? LayoutConstraint.Relation(row.relation)
        (self.constant, self.multiplier) = row.numbers(number, multiplier: multiplier)
        location = SourceLocation(fileID: fileID, line: line)
    }

    /// The view or guide on the other side while it is alive; nil for the kind's default, mostly the parent.
    public var relatedItem: (any LayoutItem)? { relatedNode?.item }

    /// An anchor to what the kind relates to by default, plus a constant in points, 0 where there is none.
    public init(
        _ kind: QuickAnchorType, _ constant: Double? = nil, multiplier: Double = 1, fileID: String = #fileID,
        line: Int = #line
    ) {
        self.init(kind, nil, constant, nil, multiplier, fileID, line)
    }

    /// An anchor to a view or guide, plus a constant in points, 0 where there is none.
    public init(
        _ kind: QuickAnchorType, _ relatedItem: any LayoutItem, _ constant: Double? = nil, multiplier: Double = 1,
        fileID: String = #fileID, line: Int = #line
    ) {
        self.init(kind, relatedItem, constant, nil, multiplier, fileID, line)
    }
}
