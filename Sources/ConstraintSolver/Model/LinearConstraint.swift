/// Two sides and how they compare, not yet in any solver: `2 * x + y >= 10`.
///
/// Kept in the normal form Σ aᵢxᵢ {=, ≤, ≥} c: variables on the left, one number on the right.
public struct LinearConstraint: Sendable {
    public var terms: [Term]
    public var relation: Relation
    /// The number on the right.
    public var constant: Double

    public init(terms: [Term], relation: Relation, constant: Double) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
    }

    init(_ difference: LinearExpression, _ relation: Relation) {
        self.init(terms: difference.terms, relation: relation, constant: -difference.constant)
    }
}

extension LinearOperand {
    public static func == (left: Self, right: Double) -> LinearConstraint { LinearConstraint(left - right, .equal) }

    public static func <= (left: Self, right: Double) -> LinearConstraint {
        LinearConstraint(left - right, .lessThanOrEqual)
    }

    public static func >= (left: Self, right: Double) -> LinearConstraint {
        LinearConstraint(left - right, .greaterThanOrEqual)
    }

    public static func == (left: Self, right: some LinearOperand) -> LinearConstraint {
        LinearConstraint(left - right, .equal)
    }

    public static func <= (left: Self, right: some LinearOperand) -> LinearConstraint {
        LinearConstraint(left - right, .lessThanOrEqual)
    }

    public static func >= (left: Self, right: some LinearOperand) -> LinearConstraint {
        LinearConstraint(left - right, .greaterThanOrEqual)
    }
}
