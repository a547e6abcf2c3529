/// A sum of terms and a constant: `2 * x + y - 3`.
///
/// Written with operators, for people; a caller with many constraints hands terms to
/// `Solver.add(_:_:constant:priority:)` and builds no expression at all.
public struct LinearExpression: Sendable {
    /// The summands with a variable; one variable may stand in several.
    public var terms: [Term]
    /// The number that is added to them.
    public var constant: Double

    /// A sum of terms and a constant; of neither, it is 0.
    public init(terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    /// A variable alone.
    public init(_ variable: Variable) {
        self.init(terms: [Term(variable)])
    }
}

/// What can stand on either side of a comparison: a variable or an expression.
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
    /// The operand with the other sign.
    public static prefix func - (operand: Self) -> LinearExpression { -1 * operand }

    /// The operand, each coefficient and the constant multiplied.
    public static func * (factor: Double, operand: Self) -> LinearExpression {
        let expression = operand.expression
        return LinearExpression(
            terms: expression.terms.map { Term($0.variable, factor * $0.coefficient) },
            constant: factor * expression.constant)
    }

    /// The operand, each coefficient and the constant multiplied.
    public static func * (operand: Self, factor: Double) -> LinearExpression { factor * operand }

    /// The operand, each coefficient and the constant divided.
    public static func / (operand: Self, divisor: Double) -> LinearExpression { (1 / divisor) * operand }

    /// The operand and a number.
    public static func + (operand: Self, constant: Double) -> LinearExpression {
        var sum = operand.expression
        sum.constant += constant
        return sum
    }

    /// A number and the operand.
    public static func + (constant: Double, operand: Self) -> LinearExpression { operand + constant }

    /// The operand less a number.
    public static func - (operand: Self, constant: Double) -> LinearExpression { operand + (-constant) }

    /// A number less the operand.
    public static func - (constant: Double, operand: Self) -> LinearExpression { -1 * operand + constant }

    /// The sum of two operands; terms of one variable are only put together by the solver.
    public static func + (left: Self, right: some LinearOperand) -> LinearExpression {
        var sum = left.expression
        let other = right.expression
        sum.terms += other.terms
        sum.constant += other.constant
        return sum
    }

    /// The difference of two operands.
    public static func - (left: Self, right: some LinearOperand) -> LinearExpression { left + (-1 * right) }
}
