/// One thing that holds in a layout, or should: a constraint, a frame or a rule, in words.
public struct LayoutStatement: Hashable, Codable, Sendable {
    /// What it says, in one sentence without a full stop.
    public let sentence: String
    /// Where it was written, if a person, or a stack, has made it and the place is known.
    public let location: SourceLocation?
    /// In a conflict: what would have to be added to its number, in points, so that all others of the set could hold.
    /// In an explanation: the value it leads to.
    public let number: Double?
}

extension LayoutStatement {
    init(_ source: RowSource, number: Double?) {
        sentence = source.sentence
        location = source.location
        self.number = number
    }
}
