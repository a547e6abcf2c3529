/// A constraint that a stack view requires, as a value that can be compared with an existing constraint.
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

    /// Whether a constraint differs at most in its numbers, which can be changed in place.
    func fits(_ constraint: LayoutConstraint) -> Bool {
        constraint.isActive && constraint.firstNode === first.layoutNode
            && constraint.secondNode === second?.layoutNode && constraint.firstAttribute == firstAttribute
            && constraint.secondAttribute == secondAttribute && constraint.relation == relation
    }

    /// Applies the numbers of this rule to a constraint that fits.
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
