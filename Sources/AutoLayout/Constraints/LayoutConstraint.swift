/// A linear relation between two attributes: `first {==, <=, >=} multiplier × second + constant`.
///
/// A constraint never keeps an item alive. While it is active its tree keeps it; `constant`, `multiplier` and
/// `priority` can be changed all the time and take effect in place with the next pass.
public final class LayoutConstraint {
    let firstNode: LayoutNode
    let secondNode: LayoutNode?
    /// What of the first item the constraint speaks of.
    public let firstAttribute: Attribute
    /// What of the second item it is compared with, or `notAnAttribute`.
    public let secondAttribute: Attribute
    /// How the two sides compare.
    public let relation: Relation
    /// A name that diagnostics show.
    public var identifier: String?
    /// Where the constraint was written.
    public let location: SourceLocation

    init(
        _ firstNode: LayoutNode, _ firstAttribute: Attribute, _ relation: Relation, _ secondNode: LayoutNode?,
        _ secondAttribute: Attribute, multiplier: Double, constant: Double, location: SourceLocation
    ) {
        self.firstNode = firstNode
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.secondNode = secondNode
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        self.location = location
    }

    /// A constraint, not yet active: `item.attribute {==, <=, >=} multiplier × toItem.attribute + constant` in points.
    ///
    /// Pairings that make no sense are refused with a diagnostic when the constraint is activated.
    public convenience init(
        item: any LayoutItem, attribute firstAttribute: Attribute, relatedBy relation: Relation = .equal,
        toItem secondItem: (any LayoutItem)? = nil, attribute secondAttribute: Attribute = .notAnAttribute,
        multiplier: Double = 1, constant: Double = 0, fileID: String = #fileID, line: Int = #line
    ) {
        self.init(
            item.layoutNode, firstAttribute, relation, secondItem?.layoutNode, secondAttribute,
            multiplier: multiplier, constant: constant, location: SourceLocation(fileID: fileID, line: line))
    }

    /// What the second attribute is multiplied with; of positions it counts from the container's origin.
    public var multiplier: Double

    /// What is added on the right side, in points.
    public var constant: Double

    /// How much the constraint counts, in (0, 1000]; 1000, the default, must hold.
    public var priority: LayoutPriority = .required

    /// Whether the constraint takes part in the layout of its tree.
    ///
    /// Activating twice counts once. What cannot be activated stays inactive, with a diagnostic.
    public var isActive: Bool = false
}
