/// A small fault that can be switched on in a file.
public struct Mutant: Equatable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        case comparison, sign, logic, constant, statement
        case earlyReturn = "early return"
        case arguments
    }

    /// The path of the file, relative to the root of the repository.
    public let file: String
    public let line: Int
    public let kind: Kind
    /// The innermost function, initializer, subscript or property that contains the fault.
    public let scope: String
    /// The lines before the fault, as one line.
    public let before: String
    /// The lines with the fault, as one line; empty if a statement is left out.
    public let after: String
    /// Whether the fault is in the initial value of a global or static variable, which is computed only for the first
    /// test that reads it.
    public let isInGlobal: Bool
    public let edits: [Edit]
}

/// A part of a file that is surrounded by a check of whether a mutant is alive.
public struct Edit: Equatable, Sendable {
    public enum Form: Sendable {
        /// An expression, which is replaced.
        case expression
        /// A statement, which is replaced, or left out if the replacement is empty.
        case statement
        /// An empty range, where a statement is inserted.
        case insertion
    }

    /// The part of the file, in bytes.
    public let range: Range<Int>
    public let replacement: String
    public let form: Form

    /// The text to insert before and after the range.
    func surroundings(number: Int) -> (before: String, after: String) {
        switch form {
        case .expression: ("(isMutant(\(number)) ? \(replacement) : ", ")")
        case .statement where replacement.isEmpty: ("if !isMutant(\(number)) { ", " }")
        case .statement: ("if isMutant(\(number)) { \(replacement) } else { ", " }")
        case .insertion: (" if isMutant(\(number)) { \(replacement) }; ", "")
        }
    }
}
