/// A part of a script: its start and end in bytes of UTF-8, and its line and column.
public struct ScriptRange: Hashable, Sendable {
    /// The offset of the first byte, from 0.
    public let start: Int
    /// The offset after the last byte.
    public let end: Int
    /// The line on which the part begins, counted from 1.
    public let line: Int
    /// The column of the part's first character, in Unicode scalars, counted from 1.
    public let column: Int

    /// The range from the start of this one to the end of another.
    func upTo(_ last: ScriptRange) -> ScriptRange {
        ScriptRange(start: start, end: max(end, last.end), line: line, column: column)
    }

    /// Whether a literal is written in this range, and not where a variable was given its value.
    func contains(_ literal: ScriptRange?) -> Bool {
        literal.map { start <= $0.start && $0.end <= end } ?? false
    }
}
