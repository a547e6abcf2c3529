/// A position in a string where a part of a report begins.
struct Mark {
    enum Kind {
        /// The sentence with which a report begins.
        case header
        /// The first words of a list of constraints that are not in conflict.
        case listing
        /// A constraint, beginning with its class.
        case constraint
        /// The sentence before the broken constraint.
        case recovery
        /// The text printed in place of hidden constraints.
        case redaction
        /// The first words of a message that reports no conflict.
        case message(LayoutMessage)
        /// Advice that the system prints after a report.
        case trailer
    }

    let kind: Kind
    let start: Int
    /// The end of the recognized words.
    let end: Int
}
