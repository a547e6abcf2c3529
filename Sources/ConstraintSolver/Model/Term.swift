/// A coefficient times a variable: one summand of a linear expression.
public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The coefficient.
    public var coefficient: Double

    /// A coefficient, 1 by default, times a variable.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
