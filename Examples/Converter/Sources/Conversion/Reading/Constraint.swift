import KindTable

typealias Attribute = QuickAnchorType.Attribute
typealias Relation = QuickAnchorType.Relation

/// A constraint as described in source code.
struct Constraint {
    /// The other side of a constraint.
    enum Other: Equatable {
        case nothing
        case superview
        case item(Item)
    }

    var item: Item
    var attribute: Attribute
    var relation: Relation
    var other: Other
    var otherAttribute: Attribute
    /// Whether the other attribute refers to the other item's layout margins.
    var isMargin = false
    /// The factor for the other attribute; nil means 1.
    var multiplier: Number?
    /// The constant in points; nil means 0.
    var constant: Number?
    /// The calls that give the anchor a priority, an identifier or a condition, as they are written in the shorthand.
    var modifiers: [String] = []

    init(
        _ item: Item, _ attribute: Attribute, _ relation: Relation, _ other: Other, _ otherAttribute: Attribute,
        isMargin: Bool = false, multiplier: Number? = nil, constant: Number? = nil
    ) {
        self.item = item
        self.attribute = attribute
        self.relation = relation
        self.other = other
        self.otherAttribute = otherAttribute
        self.isMargin = isMargin
        self.multiplier = multiplier?.value == 1 ? nil : multiplier
        self.constant = constant?.value == 0 ? nil : constant
    }

    /// The item on the other side, if that side names an item other than `item`.
    var otherItem: Item? {
        guard case .item(let other) = other, other != item else { return nil }
        return other
    }

    /// The same constraint seen from the other item, if it can be written that way.
    var flipped: Constraint? {
        guard let other = otherItem, other.owner == other, multiplier == nil, !isMargin,
            constant.map(\.isSimple) ?? true
        else { return nil }
        let relation: Relation =
            switch relation {
            case .lessThanOrEqual: .greaterThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .lessThanOrEqual
            }
        var flipped = Constraint(
            other, otherAttribute, relation, .item(item), attribute, constant: constant?.negated)
        flipped.modifiers = modifiers
        return (try? flipped.anchor(parent: nil)) == nil ? nil : flipped
    }
}

/// The reason why a constraint is left unchanged.
struct Unreadable: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
