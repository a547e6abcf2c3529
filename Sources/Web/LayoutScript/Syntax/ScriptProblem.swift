/// A part of a script that is not valid Swift, or that the library does not support.
public struct ScriptProblem: Error, Hashable, Sendable {
    /// The part of the script to which the problem refers.
    public let range: ScriptRange
    /// A description of the error and, if possible, a likely correction.
    public let sentence: String

    init(_ range: ScriptRange, _ sentence: String) {
        (self.range, self.sentence) = (range, sentence)
    }
}

extension ScriptProblem: CustomStringConvertible {
    /// The line, the column and the sentence: `2:25: There is no “topToTp”: did you mean topToTop?`.
    public var description: String { "\(range.line):\(range.column): \(sentence)" }
}
