/// A sum of terms and a constant: `2 * x + y - 3`.
///
/// The operators are for readability. Code that adds many constraints can pass terms to
/// `Solver.add(_:_:constant:priority:)` instead, without building expressions.
public struct LinearExpression: Sendable {
    /// The terms; a variable may occur in more than one.
    public var terms: [Term]
    /// The constant.
    public var constant: Double

    /// Creates a sum of terms and a constant; without arguments, the sum is 0.
    public init(terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    /// Creates an expression that is a single variable.
    public init(_ variable: Variable) {
        self.init(terms: [Term(variable)])
    }
}

/// An operand of a comparison: a variable or an expression.
public protocol LinearOperand: Sendable {
    /// The operand as an expression.
    var expression: LinearExpression { get }
}

extension Variable: LinearOperand {
    /// The variable alone.
    public var expression: LinearExpression { LinearExpression(self) }
}

extension LinearExpression: LinearOperand {
    /// The expression itself.
    public var expression: LinearExpression { self }
}

extension LinearOperand {
    /// The negated operand.
    /// - Complexity: O(*n*) in the number of terms.
    public static prefix func - (operand: Self) -> LinearExpression { -1 * operand }

    /// The operand with every coefficient and the constant multiplied by a number.
    /// - Complexity: O(*n*) in the number of terms.
    public static func * (factor: Double, operand: Self) -> LinearExpression {
        let expression = operand.expression
        return LinearExpression(
            terms: expression.terms.map { Term($0.variable, factor * $0.coefficient) },
            constant: factor * expression.constant)
    }

    /// The operand with every coefficient and the constant multiplied by a number.
    /// - Complexity: O(*n*) in the number of terms.
    public static func * (operand: Self, factor: Double) -> LinearExpression { factor * operand }

    /// The operand with every coefficient and the constant divided by a number.
    /// - Complexity: O(*n*) in the number of terms.
    public static func / (operand: Self, divisor: Double) -> LinearExpression { (1 / divisor) * operand }

    /// The sum of the operand and a number.
    /// - Complexity: O(*n*) in the number of terms.
    public static func + (operand: Self, constant: Double) -> LinearExpression {
        var sum = operand.expression
        sum.constant += constant
        return sum
    }

    /// The sum of a number and the operand.
    /// - Complexity: O(*n*) in the number of terms.
    public static func + (constant: Double, operand: Self) -> LinearExpression { operand + constant }

    /// The operand minus a number.
    /// - Complexity: O(*n*) in the number of terms.
    public static func - (operand: Self, constant: Double) -> LinearExpression { operand + (-constant) }

    /// A number minus the operand.
    /// - Complexity: O(*n*) in the number of terms.
    public static func - (constant: Double, operand: Self) -> LinearExpression { -1 * operand + constant }

    /// The sum of two operands; the solver combines terms of the same variable.
    /// - Complexity: O(*n*) in the number of terms.
    public static func + (left: Self, right: some LinearOperand) -> LinearExpression {
        var sum = left.expression
        let other = right.expression
        sum.terms += other.terms
        sum.constant += other.constant
        return sum
    }

    /// The difference of two operands.
    /// - Complexity: O(*n*) in the number of terms.
    public static func - (left: Self, right: some LinearOperand) -> LinearExpression { left + (-1 * right) }
}
