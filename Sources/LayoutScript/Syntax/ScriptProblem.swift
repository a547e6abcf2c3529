/// Something in a script that cannot be read as Swift, or that the library does not have.
public struct ScriptProblem: Error, Hashable, Sendable {
    /// The part of the script that it refers to.
    public let range: ScriptRange
    /// The error and, if there is a likely one, a correction.
    public let sentence: String

    init(_ range: ScriptRange, _ sentence: String) {
        (self.range, self.sentence) = (range, sentence)
    }
}

extension ScriptProblem: CustomStringConvertible {
    /// The line, the column and the sentence: `2:25: There is no “topToTp”: did you mean topToTop?`.
    public var description: String { "\(range.line):\(range.column): \(sentence)" }
}
