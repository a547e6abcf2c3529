/// A linear equation or inequality that does not belong to any solver: `2 * x + y >= 10`.
///
/// It is stored in the normal form Σ aᵢxᵢ {=, ≤, ≥} c: variables on the left, and one number on the right.
public struct LinearConstraint: Sendable {
    /// The terms of the left side.
    public var terms: [Term]
    /// The comparison of the two sides.
    public var relation: Relation
    /// The right side.
    public var constant: Double

    /// Creates a constraint in normal form: Σ terms {=, ≤, ≥} constant.
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
    /// The constraint that the left side equals a number.
    /// - Complexity: O(*n*) in the number of terms.
    public static func == (left: Self, right: Double) -> LinearConstraint { LinearConstraint(left - right, .equal) }

    /// The constraint that the left side is at most a number.
    /// - Complexity: O(*n*) in the number of terms.
    public static func <= (left: Self, right: Double) -> LinearConstraint {
        LinearConstraint(left - right, .lessThanOrEqual)
    }

    /// The constraint that the left side is at least a number.
    /// - Complexity: O(*n*) in the number of terms.
    public static func >= (left: Self, right: Double) -> LinearConstraint {
        LinearConstraint(left - right, .greaterThanOrEqual)
    }

    /// The constraint that both sides are equal.
    /// - Complexity: O(*n*) in the number of terms.
    public static func == (left: Self, right: some LinearOperand) -> LinearConstraint {
        LinearConstraint(left - right, .equal)
    }

    /// The constraint that the left side is at most the right side.
    /// - Complexity: O(*n*) in the number of terms.
    public static func <= (left: Self, right: some LinearOperand) -> LinearConstraint {
        LinearConstraint(left - right, .lessThanOrEqual)
    }

    /// The constraint that the left side is at least the right side.
    /// - Complexity: O(*n*) in the number of terms.
    public static func >= (left: Self, right: some LinearOperand) -> LinearConstraint {
        LinearConstraint(left - right, .greaterThanOrEqual)
    }
}

extension Variable {
    /// The constraint that both variables are equal. Where a `Bool` is expected, `==` compares the handles instead.
    /// - Complexity: O(1)
    public static func == (left: Variable, right: Variable) -> LinearConstraint {
        left.expression == right.expression
    }
}
