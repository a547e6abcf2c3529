/// A coefficient times a variable: one summand of a linear expression.
public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// What it is multiplied with.
    public var coefficient: Double

    /// A coefficient, 1 unless said otherwise, times a variable.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
