public import AutoLayout
public import QuickAnchorKinds

/// A constraint that is not yet bound to a view: a kind, a related item, a constant and its other properties.
///
/// The same anchor can be used for any number of views. It does not keep the related item alive.
public struct QuickAnchor: QuickAnchorNames {
    // A literal of anchors is made on the stack while it is small, so they are: 64 bytes each.
    let relatedNode: LayoutNode?
    /// The constant on the other side, in points.
    public var constant: Double
    /// The factor of the other side.
    public var multiplier: Double
    /// The priority, in (0, 1000].
    public var priority = LayoutPriority.required
    private var name: AnchorName?
    let fileID: String
    let line: Int32
    /// Which attributes of the two items are constrained to each other.
    public let kind: QuickAnchorType
    /// How the two sides compare.
    public var relation: LayoutConstraint.Relation
    /// Whether the other side is the safe area or the margins.
    let refersToInsets: Bool

    /// A name for diagnostics.
    public var identifier: String? {
        get { name?.text }
        set { name = newValue.map(AnchorName.init) }
    }

    /// Where the anchor was written.
    public var location: SourceLocation { SourceLocation(fileID: fileID, line: Int(line)) }

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
        self.fileID = fileID
        self.line = Int32(truncatingIfNeeded: line)
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

/// The name that few anchors have, apart from them.
private final class AnchorName {
    let text: String

    init(_ text: String) {
        self.text = text
    }
}
