public import LayoutWords

/// The explanation of why the constraints of a report cannot all be satisfied, with remedies.
///
/// If the printed list is not contradictory, there is no conflict, and a note gives the reason. Of a message that
/// reports no conflict, the note says what it means.
public struct ReportExplanation: Hashable, Sendable {
    /// Constraints that cannot all be satisfied.
    public struct Conflict: Hashable, Sendable {
        /// The indices of the members in the report. If there are at most 200, the set is irreducible: without any one
        /// of them, the rest can be satisfied or needs a smaller change.
        public let members: [Int]
        /// The smallest change to a constant that would let the whole list be satisfied, in points; if no single change
        /// would, the smallest one that would let the members be satisfied.
        public let gap: Double
        /// For each member, the change to its constant alone that would let the whole list be satisfied, apart from
        /// separate conflicts in it; nil if no change would.
        public let changes: [Double?]
    }

    /// Each constraint of the report as a sentence without a period; nil if it was not understood.
    public internal(set) var sentences: [String?] = []
    /// The smallest conflict found, preferably one with the constraint that the system broke; nil if the list is not
    /// contradictory.
    public internal(set) var conflict: Conflict?
    /// The purposes of the members that the system made, each as a sentence.
    public internal(set) var meanings: [String] = []
    /// Remedies, each as a sentence, the most likely first. They never suggest a change to a constraint that the system
    /// made.
    public var advice: [String] { remedies.map { $0.sentence } }
    /// The remedies in `advice`, as data; their members are indices in the report. One that no program can apply has no
    /// changes.
    public internal(set) var remedies: [LayoutRemedy] = []
    /// A note that states what a message other than a conflict report means, what is unknown about the report and why, that a bug in Apple's own views causes such a
    /// report in any app, or that only the system's constraints are in conflict; nil if the whole list was read, is
    /// contradictory, and concerns the app.
    public internal(set) var note: String?
    var paragraphs: [Paragraph] = []
}

extension ReportExplanation: CustomStringConvertible {
    /// The explanation as text, wrapped to lines of at most 80 characters, not counting identifiers and source
    /// locations.
    public var description: String { paragraphs.map { $0.wrapped }.joined(separator: "\n") }
}

extension ConflictReport {
    /// The explanation of a report.
    /// - Complexity: O(*n*²) in the number of lines, plus the cost of solving their constraints and, if the conflict
    ///   has at most 200 members, of solving them a few times more for each member and each remedy.
    public var explanation: ReportExplanation { Explaining(self).explanation }
}

extension ReportExplanation {
    /// The explanation as text, under the number of its report if there are several reports.
    package func text(ofReport index: Int, among count: Int) -> String {
        count > 1 ? "Report \(index + 1) of \(count)\n\n\(description)" : description
    }
}
