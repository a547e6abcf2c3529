/// A constraint, frame or rule of a layout, as a sentence.
public struct LayoutStatement: Hashable, Codable, Sendable {
    /// The sentence, without a period.
    public let sentence: String
    /// The place where the constraint was written, if known.
    public let location: SourceLocation?
    /// For a member of a conflict, the number of points to add to its constant so that all members can hold. In an
    /// explanation, the value that follows from the statement alone, unless the statement contains it. Otherwise nil.
    public let number: Double?

    package init(sentence: String, location: SourceLocation?, number: Double?) {
        (self.sentence, self.location, self.number) = (sentence, location, number)
    }
}
