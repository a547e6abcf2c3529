/// Two sides and how they compare, not yet in any solver: `2 * x + y >= 10`.
///
/// Kept in the normal form Σ aᵢxᵢ {=, ≤, ≥} c: variables on the left, one number on the right.
public struct LinearConstraint: Sendable {
    /// The sum on the left.
    public var terms: [Term]
    /// How the two sides compare.
    public var relation: Relation
    /// The number on the right.
    public var constant: Double

    /// A constraint in normal form: Σ terms {=, ≤, ≥} constant.
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
    /// The left side is this number.
    public static func == (left: Self, right: Double) -> LinearConstraint { LinearConstraint(left - right, .equal) }

    /// The left side is this number or less.
    public static func <= (left: Self, right: Double) -> LinearConstraint {
        LinearConstraint(left - right, .lessThanOrEqual)
    }

    /// The left side is this number or more.
    public static func >= (left: Self, right: Double) -> LinearConstraint {
        LinearConstraint(left - right, .greaterThanOrEqual)
    }

    /// Both sides are the same.
    public static func == (left: Self, right: some LinearOperand) -> LinearConstraint {
        LinearConstraint(left - right, .equal)
    }

    /// The left side is the right one or less.
    public static func <= (left: Self, right: some LinearOperand) -> LinearConstraint {
        LinearConstraint(left - right, .lessThanOrEqual)
    }

    /// The left side is the right one or more.
    public static func >= (left: Self, right: some LinearOperand) -> LinearConstraint {
        LinearConstraint(left - right, .greaterThanOrEqual)
    }
}

extension Variable {
    /// Both variables have the same value. Where a `Bool` is wanted, `==` compares the handles instead.
    public static func == (left: Variable, right: Variable) -> LinearConstraint {
        left.expression == right.expression
    }
}
