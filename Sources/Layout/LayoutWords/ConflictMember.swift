/// A constraint as the search for remedies sees it.
package struct ConflictMember {
    /// The origin of a constraint, which determines what may change about it.
    package enum Origin {
        /// The app made it, and may change it.
        case written
        /// The frame of a view whose parent places it by constraints.
        case frame
        /// The frame of a root.
        case rootFrame
        /// The frame of a view that nothing else places, as far as is known.
        case ownFrame
        /// A gap that a stack keeps between its views.
        case spacing
        /// A container made it for a view that is hidden.
        case hiding
        /// The rule that an item's size is never negative; the constant is the size that the item
        /// has now or, if that is larger, the size of its content.
        case nonnegativity
        /// The layout or a container made it.
        case system
    }

    /// The number by which the trial knows the constraint.
    package let id: Int
    package let sentence: ConstraintSentence
    /// The items, as numbers; nil if there is no second one.
    package let items: (first: Int, second: Int?)
    package let origin: Origin
    /// The change to the constant that resolves the conflict on its own, if known.
    package let change: Double?
    package let location: SourceLocation?

    package init(
        id: Int, _ sentence: ConstraintSentence, items: (first: Int, second: Int?), _ origin: Origin, change: Double?,
        location: SourceLocation?
    ) {
        self.id = id
        self.sentence = sentence
        self.items = items
        self.origin = origin
        self.change = change
        self.location = location
    }

    var constant: Double { sentence.constant }
    var isExtent: Bool { sentence.first.attribute.isExtent }
    /// Whether the constraint gives or limits a size in points.
    package var isSize: Bool { isExtent && sentence.second == nil }
    /// Whether the change that resolves the conflict would leave less than a quarter of a size.
    var losesMostOfItsSize: Bool {
        guard isSize, let change else { return false }
        return 4 * (constant + change) < constant
    }
    var subject: String { sentence.first.words }
    /// The phrase with which advice refers to a constraint that has no number.
    package var phrase: String { "the constraint that \(sentence.words)" + (location.map { " (\($0))" } ?? "") }

    /// The second item's attribute, if that item is not the first one.
    private var otherAttribute: AttributeWords? { sentence.isOfOneItem ? nil : sentence.second?.attribute }

    /// Whether both are equations that set the same attribute of an item, and neither relates the item to itself.
    func setsSameAttribute(as other: ConflictMember) -> Bool {
        [self, other].allSatisfy { $0.sentence.comparison == .equal && !$0.sentence.isOfOneItem }
            && items.first == other.items.first && sentence.first.attribute == other.sentence.first.attribute
    }

    /// Whether both compare the same sides.
    func hasSameSides(as other: ConflictMember) -> Bool {
        items == other.items && sentence.first.attribute == other.sentence.first.attribute
            && sentence.second?.attribute == other.sentence.second?.attribute
            && sentence.multiplier == other.sentence.multiplier
    }

    var isOfCenter: Bool { sentence.first.attribute.name.hasSuffix("center") }
    var isVertical: Bool { sentence.first.attribute.kind == .vertical || sentence.first.attribute.name == "height" }

    /// Whether both give sizes of one direction, or distances in it, that are equally large.
    func isLike(_ other: ConflictMember) -> Bool {
        constant != 0 && abs(constant) == abs(other.constant) && isVertical == other.isVertical
            && isSize == other.isSize && (isSize || !isExtent && !other.isExtent)
            && sentence.comparison == other.sentence.comparison && !isOfCenter && !other.isOfCenter
    }

    /// Whether the constraint puts an edge beyond the same edge of another item.
    var pointsOutward: Bool {
        guard sentence.comparison == .equal, sentence.multiplier == 1, sentence.first.attribute == otherAttribute else {
            return false
        }
        switch sentence.first.attribute.name {
        case "leading", "left", "top": return constant < 0
        case "trailing", "right", "bottom": return constant > 0
        default: return false
        }
    }

    /// Whether the constraint's constant may have a value: a length keeps a point at least, a proportion has no
    /// constant, and a distance keeps its direction unless that is outward, or from a center.
    func allows(_ constant: Double) -> Bool {
        if isSize && constant < min(1, max(0, self.constant)) { return false }
        if isExtent && sentence.isOfOneItem && self.constant == 0 { return false }
        return sentence.second == nil || self.constant * constant >= 0 || pointsOutward
            || isOfCenter
    }
}
