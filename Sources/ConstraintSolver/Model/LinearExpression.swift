/// A sum of terms and a constant: `2 * x + y - 3`.
///
/// Written with operators, for people; a caller with many constraints hands terms to
/// `Solver.add(_:_:constant:priority:)` and builds no expression at all.
public struct LinearExpression: Sendable {
    public var terms: [Term]
    public var constant: Double

    public init(terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    public init(_ variable: Variable) {
        self.init(terms: [Term(variable)])
    }
}

/// What can stand on either side of a comparison: a variable or an expression.
public protocol LinearOperand: Sendable {
    var expression: LinearExpression { get }
}

extension Variable: LinearOperand {
    public var expression: LinearExpression { LinearExpression(self) }
}

extension LinearExpression: LinearOperand {
    public var expression: LinearExpression { self }
}

extension LinearOperand {
    public static prefix func - (operand: Self) -> LinearExpression { -1 * operand }

    public static func * (factor: Double, operand: Self) -> LinearExpression {
        let expression = operand.expression
        return LinearExpression(
            terms: expression.terms.map { Term($0.variable, factor * $0.coefficient) },
            constant: factor * expression.constant)
    }

    public static func * (operand: Self, factor: Double) -> LinearExpression { factor * operand }

    public static func / (operand: Self, divisor: Double) -> LinearExpression { (1 / divisor) * operand }

    public static func + (operand: Self, constant: Double) -> LinearExpression {
        var sum = operand.expression
        sum.constant += constant
        return sum
    }

    public static func + (constant: Double, operand: Self) -> LinearExpression { operand + constant }

    public static func - (operand: Self, constant: Double) -> LinearExpression { operand + (-constant) }

    public static func - (constant: Double, operand: Self) -> LinearExpression { -1 * operand + constant }

    public static func + (left: Self, right: some LinearOperand) -> LinearExpression {
        var sum = left.expression
        let other = right.expression
        sum.terms += other.terms
        sum.constant += other.constant
        return sum
    }

    public static func - (left: Self, right: some LinearOperand) -> LinearExpression { left + (-1 * right) }
}
