/// Why the constraints of a report cannot all be satisfied, and what to do about it.
///
/// If the printed list does not contradict itself, there is no conflict but a note that says so and why.
public struct ReportExplanation: Hashable, Sendable {
    /// Constraints that cannot all be satisfied.
    public struct Conflict: Hashable, Sendable {
        /// Their indices in the report: without any one of them, the rest can be satisfied.
        public let members: [Int]
        /// The least change of one constant after which all can be satisfied, in points.
        public let gap: Double
        /// For each member, the change to its constant alone after which all can be satisfied; nil if none would do.
        public let changes: [Double?]
    }

    /// Each constraint of the report as a sentence without a full stop; nil where it was not understood.
    public internal(set) var sentences: [String?] = []
    /// The smallest set that was found; nil if the list does not contradict itself.
    public internal(set) var conflict: Conflict?
    /// The purposes for which the system made some members, each a sentence.
    public internal(set) var meanings: [String] = []
    /// Remedies, the likeliest first, each a sentence. The system's own constraints are not to be changed.
    public internal(set) var advice: [String] = []
    /// What is unknown, and why; nil if the whole list was read and contradicts itself.
    public internal(set) var note: String?
    var paragraphs: [Paragraph] = []
}

extension ReportExplanation: CustomStringConvertible {
    /// All of this as text, in lines of at most 80 columns where possible.
    public var description: String { paragraphs.map { $0.wrapped }.joined(separator: "\n") }
}

extension ConflictReport {
    /// The explanation of a report.
    /// - Complexity: O(*n*) in the number of lines, plus the cost of solving their constraints, and those of the
    ///   conflict once more for each of its members, of which up to 200 are looked at in this way.
    public var explanation: ReportExplanation { Explaining(self).explanation }
}
