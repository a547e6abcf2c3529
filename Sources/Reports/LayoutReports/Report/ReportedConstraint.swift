/// A constraint in a line of a report.
public struct ReportedConstraint: Hashable, Sendable {
    /// The line as printed, without quotes and the text around them.
    public let text: String
    /// The address of the constraint, or the name that a library printed in place of it.
    public let id: String?
    /// The class of the constraint.
    public let className: String?
    /// The identifier of the constraint.
    public let identifier: String?
    /// The file in which the constraint was written, if the report contains it.
    public let file: String?
    /// The line in `file`.
    public let line: Int?
    /// Whether the system, not the app, made the constraint.
    public var isOfSystem: Bool { role != nil }
    /// Whether the line was understood; if not, its text is known, but not what the constraint requires.
    public var isRead: Bool { equation != nil }

    /// The equation; nil if the line was not understood.
    package internal(set) var equation: Equation?
    /// The purpose for which the system made the constraint; nil if the app made it.
    package internal(set) var role: SystemRole?
}

extension ReportedConstraint {
    init(_ parser: ConstraintParser, text: String) {
        self.init(
            text: text, id: parser.id, className: parser.className, identifier: parser.identifier,
            file: parser.location?.file, line: parser.location?.line, equation: parser.equation, role: nil)
    }

    /// A line that is not understood.
    init(unread text: String) {
        self.init(
            text: text, id: nil, className: nil, identifier: nil, file: nil, line: nil, equation: nil, role: nil)
    }
}
