/// One constraint that a stack view wants, as a value: it can be compared with one that is there.
struct StackRule {
    let reason: StackReason
    let first: any LayoutItem
    let firstAttribute: LayoutConstraint.Attribute
    let relation: LayoutConstraint.Relation
    let second: (any LayoutItem)?
    let secondAttribute: LayoutConstraint.Attribute
    var multiplier = 1.0
    var constant = 0.0
    var priority = LayoutPriority.required

    /// A rule between two items.
    init(
        _ reason: StackReason, _ first: any LayoutItem, _ firstAttribute: LayoutConstraint.Attribute,
        _ second: any LayoutItem, _ secondAttribute: LayoutConstraint.Attribute,
        relation: LayoutConstraint.Relation = .equal, multiplier: Double = 1, constant: Double = 0,
        priority: LayoutPriority = .required
    ) {
        self.reason = reason
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.second = second
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }

    /// A rule that an extent is a number of points.
    init(
        _ reason: StackReason, _ item: any LayoutItem, _ extent: LayoutConstraint.Attribute, is length: Double,
        priority: LayoutPriority
    ) {
        self.reason = reason
        first = item
        firstAttribute = extent
        relation = .equal
        second = nil
        secondAttribute = .notAnAttribute
        constant = length
        self.priority = priority
    }

    /// Whether a constraint says the same but for its numbers, which can be changed in place.
    func fits(_ constraint: LayoutConstraint) -> Bool {
        constraint.isActive && constraint.firstNode === first.layoutNode
            && constraint.secondNode === second?.layoutNode && constraint.firstAttribute == firstAttribute
            && constraint.secondAttribute == secondAttribute && constraint.relation == relation
    }

    /// Gives a constraint that fits the numbers of this rule.
    func adjust(_ constraint: LayoutConstraint) {
        constraint.multiplier = multiplier
        constraint.constant = constant
        constraint.priority = priority
    }

    func makeConstraint(_ identifier: String, _ location: SourceLocation) -> LayoutConstraint {
        let constraint = LayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
            multiplier: multiplier, constant: constant, fileID: location.fileID, line: location.line)
        constraint.priority = priority
        constraint.identifier = identifier
        constraint.stackReason = reason
        return constraint
    }
}
