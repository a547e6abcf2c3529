/// A constraint as a line of a report has it.
public struct ReportedConstraint: Hashable, Sendable {
    /// The line as printed, without quotes and the text around them.
    public let text: String
    /// Its address, or the name that a library gave it in place of the address.
    public let id: String?
    /// Its class.
    public let className: String?
    /// Its identifier.
    public let identifier: String?
    /// The file in which it was written, as far as the report has it.
    public let file: String?
    /// The line in that file.
    public let line: Int?
    /// Whether the system made it, and not the app.
    public var isOfSystem: Bool { role != nil }
    /// Whether the line was understood; if not, all there is of it is its text.
    public var isRead: Bool { equation != nil }

    /// Its equation; nil if it was not understood.
    package internal(set) var equation: Equation?
    /// The purpose for which the system made it.
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
