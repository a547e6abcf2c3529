/// A report of constraints that cannot all be satisfied, as UIKit and AppKit print it, or another of their messages about
/// constraints.
///
/// ```swift
/// for report in ConflictReport.all(in: log) { print(report.explanation) }
/// ```
public struct ConflictReport: Hashable, Sendable {
    /// The constraints of the printed list, one for each line, in the order of the list.
    public internal(set) var constraints: [ReportedConstraint] = []
    /// The constraint that the system broke, as printed below the list.
    public internal(set) var brokenConstraint: ReportedConstraint?
    /// The index of the broken constraint in `constraints`, if the list contains it.
    ///
    /// The constraint is found by its address, since its text is printed differently.
    public internal(set) var brokenIndex: Int?
    /// Whether the system hid constraints by printing `<private>` in place of them.
    public internal(set) var isRedacted = false
    /// The kind of message, if it does not report a conflict; otherwise nil.
    public internal(set) var message: LayoutMessage?
    /// Whether the end of the list was found.
    var isListClosed = false
    /// The positions and sizes that a message calls ambiguous.
    var ambiguities: [Equation.Side] = []

    /// The number of lines that were understood.
    /// - Complexity: O(*n*) in the number of lines.
    public var readCount: Int { constraints.reduce(0) { $0 + ($1.isRead ? 1 : 0) } }

    /// The reports in a string, in order; empty if there are none.
    ///
    /// Text between reports is skipped. Timestamps, quoting, lost line ends and other traces of pasting are tolerated.
    /// - Complexity: O(*n*) in the length of the text.
    public static func all(in text: String) -> [ConflictReport] { all(in: Array(text.utf8)) }

    /// The reports in text encoded as UTF-8. Bytes that are not valid UTF-8 are accepted, too.
    /// - Complexity: O(*n*) in the number of bytes.
    public static func all(in bytes: [UInt8]) -> [ConflictReport] {
        var reader = ReportReader(bytes)
        return reader.reports()
    }
}

extension ConflictReport {
    mutating func findBroken() {
        guard let id = brokenConstraint?.id?.asciiLowercased else { return }
        brokenIndex = constraints.firstIndex { $0.id?.asciiLowercased == id }
    }

    /// Determines the roles of constraints that the system made.
    mutating func findRoles() {
        let hasMasonry = constraints.contains { $0.className == "MASLayoutConstraint" }
        for index in constraints.indices {
            constraints[index].role = SystemRole(constraints[index], besideMasonry: hasMasonry)
        }
        guard let broken = brokenConstraint else { return }
        let role = brokenIndex.map { constraints[$0].role } ?? SystemRole(broken, besideMasonry: hasMasonry)
        brokenConstraint?.role = role
    }

    /// Replaces items that are known only as a view's superview with the item that another line names as that
    /// superview. This is possible because a view has only one superview.
    mutating func findSuperviews() {
        var superviews: [String: ReportedItem?] = [:]
        for equation in constraints.compactMap({ $0.equation }) {
            guard let superview = equation.superview, equation.items.contains(superview) else { continue }
            for item in equation.items where item != superview {
                if let known = superviews[item.key], known != superview {
                    superviews[item.key] = .some(nil)
                } else {
                    superviews[item.key] = superview
                }
            }
        }
        for index in constraints.indices {
            guard let equation = constraints[index].equation, let subview = equation.second?.item.isSuperviewOf,
                let superview = superviews[subview] ?? nil
            else { continue }
            constraints[index].equation = Equation(equation, secondItem: superview)
        }
    }
}
