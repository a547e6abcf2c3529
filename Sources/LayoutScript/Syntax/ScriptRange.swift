/// A part of a script: its start and end in bytes of UTF-8, and its line and column.
public struct ScriptRange: Hashable, Sendable {
    /// The offset of the first byte, from 0.
    public let start: Int
    /// The offset after the last byte.
    public let end: Int
    /// The line in which the part begins, counted from 1.
    public let line: Int
    /// The position of the first character in its line, counted from 1 in Unicode scalars.
    public let column: Int

    /// The part from the beginning of this one to the end of another.
    func upTo(_ last: ScriptRange) -> ScriptRange {
        ScriptRange(start: start, end: max(end, last.end), line: line, column: column)
    }

    /// The empty part at the end of this one, which is on the same line.
    var after: ScriptRange { ScriptRange(start: end, end: end, line: line, column: column + end - start) }
}
