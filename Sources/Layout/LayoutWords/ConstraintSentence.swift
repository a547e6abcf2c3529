internal import LayoutMessages

/// A constraint as a sentence: `red's top is 50 below screen's top`.
package struct ConstraintSentence {
    /// One side of a constraint: the name of an item, and the attribute.
    package struct Side {
        package var item: String
        package var attribute: AttributeWords

        package init(_ item: String, _ attribute: AttributeWords) {
            self.item = item
            self.attribute = attribute
        }

        var words: String { item.possessing(attribute.name) }
    }

    package var first: Side
    package var comparison: LayoutRelation
    package var second: Side?
    /// Whether both sides belong to the same item.
    package var isOfOneItem: Bool
    package var multiplier: Double
    package var constant: Double
    /// Whether facing edges of two items are a gap, which a sentence need not name.
    package var isGap: Bool

    package init(
        _ first: Side, _ comparison: LayoutRelation, _ second: Side?, isOfOneItem: Bool = false, multiplier: Double = 1,
        constant: Double, isGap: Bool = false
    ) {
        self.first = first
        self.comparison = comparison
        self.second = second
        self.isOfOneItem = isOfOneItem
        self.multiplier = multiplier
        self.constant = constant
        self.isGap = isGap
    }

    /// The sentence, without a period.
    package var words: String {
        let subject = first.words
        guard let second, multiplier != 0 else {
            return "\(subject) is \(comparison.words)\(constant.plain)\(zeroWords)"
        }
        let other = isOfOneItem ? "its \(second.attribute.name)" : second.words
        if isDistance {
            return isGap && constant > 0
                ? "\(first.item) is \(distance) \(second.item)" : "\(subject) is \(distance) \(other)"
        }
        let factor = multiplier == 1 ? "" : "\(multiplier.plainFactor) times "
        let offset = constant == 0 ? "" : constant < 0 ? " minus \((-constant).plain)" : " plus \(constant.plain)"
        return "\(subject) is \(comparison.words)\(factor)\(other)\(offset)"
    }

    private var isDistance: Bool { multiplier == 1 && !first.attribute.isExtent }

    /// The end of the sentence for a constraint whose multiplier is 0.
    private var zeroWords: String { second.map { ", plus 0 times \($0.words)" } ?? "" }

    /// The distance and direction from the other side: `at least 8 before`.
    private var distance: String {
        let (beyond, short) = first.attribute.sides
        if constant == 0 {
            switch comparison {
            case .equal: return "at"
            case .lessThanOrEqual: return "not \(beyond)"
            case .greaterThanOrEqual: return "not \(short)"
            }
        }
        guard constant < 0 else { return "\(comparison.words)\(constant.plain) \(beyond)" }
        return "\(comparison.turned.words)\((-constant).plain) \(short)"
    }
}
