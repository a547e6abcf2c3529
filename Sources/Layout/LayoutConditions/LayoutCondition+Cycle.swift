extension LayoutCondition {
    /// The message about a condition that changes a number that it reads.
    package func cycleReport(_ alternation: String) -> String {
        "The condition \(self) oscillates: \(alternation). The layout stays as it was before. Use a size that"
            + " does not depend on it, such as the root's."
    }
}

extension LayoutCondition.Quantity {
    /// The phrase for an item's number that alternates with a condition: the number while the condition holds and while
    /// it does not; if either is unknown, only the last number.
    package func alternation(of name: String, while held: Double?, otherwise: Double?, _ last: Double) -> String {
        guard let held, let otherwise else {
            return "\(name)'s \(kind) of \(last.plain) changes with what it switches"
        }
        return "\(name)'s \(kind) is \(otherwise.plain) while it does not hold, and \(held.plain) while it does"
    }
}
