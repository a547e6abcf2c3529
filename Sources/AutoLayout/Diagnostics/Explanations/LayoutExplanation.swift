/// How a number of a layout came about: the chain from numbers that were given to this one.
public struct LayoutExplanation: Hashable, Codable, Sendable {
    /// What is explained, as in `red's width`.
    public let subject: String
    /// Its value in points as of the last pass; of a place, as seen from the parent.
    public let value: Double
    /// What leads to it, each after what it builds on.
    public let steps: [Step]

    /// What one constraint gives, or several that give something only together.
    public struct Step: Hashable, Codable, Sendable {
        /// The constraints, frames and rules.
        public let statements: [LayoutStatement]
        /// What comes out, as in `red's left is 20`.
        public let results: [String]
    }
}

extension LayoutExplanation: CustomStringConvertible {
    /// A line for what is explained and one for each constraint on the way, in 80 columns as far as places let them.
    public var description: String {
        let title = "\(subject) is \(value.plain)"
        guard !steps.isEmpty else { return "\(title): no constraint says so, it came out like this." }
        return ([title + ", because:"] + steps.map { $0.text }).joined(separator: "\n")
    }
}

extension LayoutExplanation.Step {
    fileprivate var text: String {
        let outcome = "so " + results.joined(separator: ", ")
        guard statements.count > 1 else {
            guard let statement = statements.first else { return "" }
            // A frame says its number already.
            if statement.number == nil { return "  \(statement.sentence)".wrapped(indent: "    ") }
            return "  \(statement.sentence), \(outcome)".wrapped(indent: "    ") + statement.place
        }
        let lines = statements.map { "    \($0.sentence)".wrapped(indent: "      ") + $0.place }
        return (["  these together:"] + lines + ["    \(outcome)".wrapped(indent: "      ")]).joined(separator: "\n")
    }
}

extension LayoutStatement {
    /// Where it was written, in brackets.
    fileprivate var place: String { location.map { " (\($0))" } ?? "" }
}
