extension [String] {
    /// The strings as a list: `red, green and blue`, `1 or 2`.
    package func list(_ conjunction: String = "and") -> String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }
}

/// Constraints by their numbers: `constraint 1`, `constraints 1, 2 and 5`.
package func constraints(_ numbers: [String]) -> String {
    "constraint\(numbers.count > 1 ? "s" : "") \(numbers.list())"
}
