extension Variable: CustomStringConvertible {
    /// The variable's index, as in `x3`; only the solver knows the variable's name.
    public var description: String { "x\(index)" }
}

extension Constraint: CustomStringConvertible {
    /// The constraint's index, as in `c3`.
    public var description: String { "c\(index)" }
}

extension Term: CustomStringConvertible {
    /// The product, as in `2.0 * x3`.
    public var description: String {
        switch coefficient {
        case 1: "\(variable)"
        case -1: "-\(variable)"
        default: "\(coefficient) * \(variable)"
        }
    }
}

extension LinearExpression: CustomStringConvertible {
    /// The sum, as in `2.0 * x3 - x4 + 5.0`.
    public var description: String {
        guard !terms.isEmpty else { return "\(constant)" }
        return constant == 0 ? terms.sum : terms.sum + constant.summand
    }
}

extension LinearConstraint: CustomStringConvertible {
    /// Both sides, as in `2.0 * x3 - x4 >= 5.0`.
    public var description: String { "\(terms.isEmpty ? "0.0" : terms.sum) \(relation) \(constant)" }
}

extension [Term] {
    /// The sum of one or more terms.
    fileprivate var sum: String {
        dropFirst().reduce(self[0].description) { sum, term in
            let size = Term(term.variable, term.coefficient.magnitude)
            return sum + (term.coefficient < 0 ? " - " : " + ") + size.description
        }
    }
}

extension Double {
    /// The number as the last summand of a sum, with its sign as the operator.
    fileprivate var summand: String { (self < 0 ? " - " : " + ") + magnitude.description }
}
