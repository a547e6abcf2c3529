public import LayoutCore
public import QuickAnchorKinds

/// A constraint that is not yet bound to a view: a kind, a related item, a constant and its other properties.
///
/// The same anchor can be used for any number of views. It does not keep the related item alive.
///
/// ```swift
/// let below = topToBottom(header, 8)
/// screen.quickAdd(left, [below, leadingToLeading(0), widthToConstant(100), heightToConstant(40)])
/// screen.quickAdd(right, [below, trailingToTrailing(0), widthToConstant(100), heightToConstant(40)])
/// ```
public struct QuickAnchor {
    /// The anchor as the layout system reads it. It is the only stored property, so that an array of anchors has the
    /// same memory layout as an array of `UnboundConstraint`.
    var unbound: UnboundConstraint

    /// The constant added to the other side, in points; for a content priority, the priority itself.
    public var constant: Double {
        get { unbound.value.constant }
        set { unbound.value.constant = newValue }
    }

    /// The factor by which the other side is multiplied.
    public var multiplier: Double {
        get { unbound.value.multiplier }
        set { unbound.value.multiplier = newValue }
    }

    /// The priority, in (0, 1000].
    public var priority: LayoutPriority {
        get { unbound.value.priority }
        set { unbound.value.priority = newValue }
    }

    /// The comparison of the two sides.
    public var relation: LayoutConstraint.Relation {
        get { unbound.value.relation }
        set { unbound.value.relation = newValue }
    }

    /// A name for diagnostics.
    public var identifier: String? {
        get { unbound.identifier }
        set { unbound.identifier = newValue }
    }

    /// The kind, which defines the attributes that are constrained to each other.
    public var kind: QuickAnchorType {
        guard let kind = QuickAnchorType(rawValue: unbound.value.source) else {
            preconditionFailure("Every anchor has a kind.")
        }
        return kind
    }

    /// The source location of the anchor.
    public var location: SourceLocation {
        SourceLocation(fileID: unbound.fileID, line: Int(unbound.value.line))
    }

    /// The initializer behind all forms; the kind's row defines the kind's meaning, and whether the number is the
    /// constant or the factor.
    init(
        _ kind: QuickAnchorType, _ relatedItem: (any LayoutItem)?, _ number: Double?,
        _ relation: LayoutConstraint.Relation?, _ multiplier: Double, _ fileID: String, _ line: Int
    ) {
        let template = AnchorTemplate.of(kind)
        let (constant, multiplier) = template.row.numbers(number, multiplier: multiplier)
        unbound = UnboundConstraint(
            ConstraintValue(
                template.row.attribute, relation ?? template.row.relation, template.row.otherAttribute,
                multiplier: multiplier, constant: constant, line: line, source: kind.rawValue),
            template.target, template.pairing, relatedItem?.layoutNode, fileID: fileID)
    }

    /// The view or guide on the other side; nil if the anchor uses the kind's default (usually the parent) or the item
    /// has been deallocated.
    public var relatedItem: (any LayoutItem)? { unbound.named?.item }
}

extension QuickAnchor: QuickAnchorValue {
    /// A number of points.
    public typealias Number = Double

    /// Creates an anchor from its parts. The number is in points; for `aspectRatio`, it is a factor, and for a content
    /// priority, it is the priority. If it is nil, the kind's default is used, if there is one.
    public init(
        _ kind: QuickAnchorType, relatedItem: (any LayoutItem)?, number: Double?,
        relation: LayoutConstraint.Relation?, multiplier: Double, fileID: String, line: Int
    ) {
        self.init(kind, relatedItem, number, relation, multiplier, fileID, line)
    }
}

extension [QuickAnchor] {
    /// The anchors as the layout system reads them, without a copy.
    var unbound: [UnboundConstraint] {
        // Safe, since a structure with one property has the memory layout of that property; AnchorStorageTests checks
        // this.
        unsafe unsafeBitCast(self, to: [UnboundConstraint].self)
    }
}
