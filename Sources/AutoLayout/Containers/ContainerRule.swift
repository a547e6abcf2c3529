/// A constraint that a container requires, as a value that can be compared with an existing constraint.
struct ContainerRule {
    let reason: ContainerReason
    private let first: LayoutNode
    private let second: LayoutNode?
    private var value: ConstraintValue

    /// A rule between two items.
    init(
        _ reason: ContainerReason, _ first: any LayoutItem, _ firstAttribute: LayoutConstraint.Attribute,
        _ second: any LayoutItem, _ secondAttribute: LayoutConstraint.Attribute,
        relation: LayoutConstraint.Relation = .equal, multiplier: Double = 1, constant: Double = 0,
        priority: LayoutPriority = .required
    ) {
        self.reason = reason
        self.first = first.layoutNode
        self.second = second.layoutNode
        value = ConstraintValue(
            firstAttribute, relation, secondAttribute, multiplier: multiplier, constant: constant, priority: priority)
    }

    /// A rule that an extent is a number of points, or compares with it.
    init(
        _ reason: ContainerReason, _ item: any LayoutItem, _ extent: LayoutConstraint.Attribute,
        _ relation: LayoutConstraint.Relation = .equal, is length: Double, priority: LayoutPriority = .required
    ) {
        self.reason = reason
        first = item.layoutNode
        second = nil
        value = ConstraintValue(extent, relation, .notAnAttribute, constant: length, priority: priority)
    }

    /// Whether a constraint differs at most in its numbers, which can be changed in place.
    func fits(_ constraint: LayoutConstraint) -> Bool {
        constraint.isActive && constraint.firstNode === first && constraint.secondNode === second
            && constraint.firstAttribute == value.firstAttribute
            && constraint.secondAttribute == value.secondAttribute && constraint.relation == value.relation
            && constraint.containerReason == reason
    }

    /// Applies the numbers of this rule to a constraint that fits.
    func adjust(_ constraint: LayoutConstraint) {
        constraint.multiplier = value.multiplier
        constraint.constant = value.constant
        constraint.priority = value.priority
    }

    func makeConstraint(_ labels: ContainerLabels) -> LayoutConstraint {
        let constraint = LayoutConstraint(first, second, value, labels.location)
        constraint.identifier = labels.identifier(for: reason)
        constraint.containerReason = reason
        return constraint
    }
}
