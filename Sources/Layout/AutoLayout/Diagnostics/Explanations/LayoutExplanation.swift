/// The derivation of a layout value: the chain of constraints from the given numbers to this value.
public struct LayoutExplanation: Hashable, Codable, Sendable {
    /// The attribute, as in `red's width`.
    public let subject: String
    /// The value in points as of the last pass, or 0 if the item took no part in it; a position is in the parent's
    /// coordinates.
    public let value: Double
    /// The steps that lead to the value, each after its inputs.
    public let steps: [Step]

    /// One constraint, or several that determine values only together, with the results.
    public struct Step: Hashable, Codable, Sendable {
        /// The constraints, frames and rules.
        public let statements: [LayoutStatement]
        /// The results, as in `red's left is 20`.
        public let results: [String]
    }
}

extension LayoutExplanation: CustomStringConvertible {
    /// A line for the attribute, and one or more lines for each step that leads to its value, wrapped at 80 columns
    /// where possible.
    public var description: String {
        let title = "\(subject) is \(value.plain)"
        guard !steps.isEmpty else { return "\(title). No constraint determines it." }
        return ([title + ", because:"] + steps.map { $0.text }).joined(separator: "\n")
    }
}

extension LayoutExplanation.Step {
    fileprivate var text: String {
        let outcome = "so " + results.joined(separator: ", ")
        guard statements.count > 1 else {
            guard let statement = statements.first else { return "" }
            // The sentence about a frame already contains the number.
            if statement.number == nil { return "  \(statement.sentence)".wrapped(indent: "    ") }
            return "  \(statement.sentence), \(outcome)".wrapped(indent: "    ") + statement.place
        }
        let lines = statements.map { "    \($0.sentence)".wrapped(indent: "      ") + $0.place }
        return (["  together:"] + lines + ["    \(outcome)".wrapped(indent: "      ")]).joined(separator: "\n")
    }
}

extension LayoutStatement {
    /// The source location in parentheses; empty if it is unknown.
    fileprivate var place: String { location.map { " (\($0))" } ?? "" }
}
