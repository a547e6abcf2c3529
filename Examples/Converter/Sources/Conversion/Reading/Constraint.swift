import KindTable

typealias Attribute = LayoutAttribute
typealias Relation = LayoutRelation

extension LayoutAttribute {
    /// The attribute with the given name.
    init?(_ name: some StringProtocol) {
        guard let attribute = Self.allCases.first(where: { $0.description == name }) else { return nil }
        self = attribute
    }
}

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

extension [Constraint] {
    /// The constraints in the order in which they are written, those of each item together.
    var grouped: [Constraint] {
        var items: [Item] = []
        for constraint in self where !items.contains(constraint.item) { items.append(constraint.item) }
        return items.flatMap { item in filter { $0.item == item } }
    }

    /// Whether the numbers can be evaluated in this order in place of the order in the source: if evaluating one of them
    /// may change another, the order must be the same.
    func canReplace(_ source: [Constraint]) -> Bool {
        !source.contains { $0.hasEffects } || variables == source.variables
    }

    private var variables: [String] {
        flatMap { constraint in
            [constraint.multiplier, constraint.constant].compactMap { $0 }.filter { $0.value == nil }.map {
                "\(constraint.item.path) \(constraint.attribute) \($0.text)"
            }
        }
    }
}

extension Constraint {
    /// Whether evaluating its numbers calls functions that may have effects.
    var hasEffects: Bool { [multiplier, constant].contains { $0?.hasEffects == true } }
}

/// The reason why a constraint is left unchanged.
struct Unreadable: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
